import { type FactSource, sourcesOf } from '../../../src/domain/factCheck';
import type { PlatformId } from '../../../src/domain/platforms';
import {
  type GatedTexts,
  publishGate,
  rememberingChecks,
  type TextChecks,
  type VideoText,
} from '../../../src/domain/publishing/gate';
import { formatDuration } from '../../../src/utils/formatDuration';
import { type Context, fail } from '../../_core/serve';
import { preparedWords } from '../complianceWords';
import { goodsOf } from '../goods/records';
import { gatePolicyOfMerchant } from '../platformPolicy';
import { markedTexts, videosOf } from '../videos';

const quoted = (words: readonly string[]): string =>
  [...new Set(words)]
    .slice(0, 5)
    .map((word) => `“${word}”`)
    .join('');

/** What is said in a post's video, as far as somebody may object to it. */
export function videoTexts(ctx: Context, videoId: string): VideoText[] | undefined {
  const video = videosOf(ctx.db).find(videoId);
  return video ? markedTexts(ctx, video).marked : undefined;
}

/** What is known of the goods that a post's video is about. */
function knownOf(ctx: Context, videoId: string): readonly FactSource[] | undefined {
  const goodsId = videosOf(ctx.db)
    .find(videoId)
    ?.source.findLast(({ type }) => type === 'goods')?.id;
  const goods = goodsId ? goodsOf(ctx).find(goodsId) : undefined;
  return goods && goods.mchno === ctx.merchant.mchno ? sourcesOf(goods) : undefined;
}

interface Looked {
  readonly checks: TextChecks;
  readonly videos: Map<string, Pick<GatedTexts, 'video_texts' | 'known'>>;
}

/** What was looked at for a call: a table of a thousand posts names the same video in row after row. */
const lookedByCall = new WeakMap<Context, Looked>();

function lookedBy(ctx: Context): Looked {
  const looked = lookedByCall.get(ctx) ?? { checks: rememberingChecks(preparedWords(ctx.merchant)), videos: new Map() };
  lookedByCall.set(ctx, looked);
  return looked;
}

function ofVideo(ctx: Context, id: string): Pick<GatedTexts, 'video_texts' | 'known'> {
  const { videos } = lookedBy(ctx);
  const found = videos.get(id) ?? { video_texts: videoTexts(ctx, id), known: knownOf(ctx, id) };
  videos.set(id, found);
  return found;
}

/**
 * Refuses what the merchant's policy does not let out, naming the words.
 * @returns the note for the history when someone with the right has let it pass
 */
export function passGate(
  ctx: Context,
  texts: Omit<GatedTexts, 'video_texts' | 'known'>,
  videoId: string,
  to: readonly PlatformId[],
  overrideReason: string | undefined,
): string | undefined {
  const { verdict, marks, facts } = publishGate(
    { ...texts, ...ofVideo(ctx, videoId) },
    to,
    gatePolicyOfMerchant(ctx.merchant),
    lookedBy(ctx).checks,
  );
  if (verdict !== 'blocked') return undefined;
  const blocking = marks.filter(({ isBlocking }) => isBlocking);
  const words = quoted(blocking.map(({ written }) => written));
  const stopped = facts.filter(({ isBlocking }) => isBlocking);
  const statements = quoted(stopped.map(({ written }) => written));
  if (!overrideReason) {
    const sentence = blocking.every(({ field }) => field === 'video') ? blocking[0]?.sentence : undefined;
    if (sentence) {
      return fail(
        `视频 ${formatDuration(sentence.at)} 处说到违禁词${words}：“${sentence.text.slice(0, 60)}”，按商家的发布规则不能发出，请修改视频后再试`,
        { errorCode: 'COMPLIANCE_BLOCKED' },
      );
    }
    if (blocking.length === 0) {
      const [first] = stopped;
      const source = first?.fact.source ? `，资料写的是“${first.fact.source.text.slice(0, 40)}”` : '';
      if (first?.fact.parts)
        return fail(
          `标题里的“${first.written}”和正文对不上，正文里是 ${first.fact.parts.real} 个，按商家的发布规则不能发出，请改正后再试`,
          { errorCode: 'COMPLIANCE_BLOCKED' },
        );
      return fail(`文案里的${statements}和商品资料对不上${source}，按商家的发布规则不能发出，请改正后再试`, {
        errorCode: 'COMPLIANCE_BLOCKED',
      });
    }
    return fail(`文案含违禁词${words}，按商家的发布规则不能发出，请替换后再试`, { errorCode: 'COMPLIANCE_BLOCKED' });
  }
  if (!ctx.can('publish.override')) return fail('无权放行含违禁词或不实说法的作品', { errorCode: 'ACTION_DENIED' });
  const passed = [words && `违禁词${words}`, statements && `与资料不符的说法${statements}`].filter(Boolean).join('、');
  return `${ctx.account.name}放行了${passed}，理由：${overrideReason}`;
}
