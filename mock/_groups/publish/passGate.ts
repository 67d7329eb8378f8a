import type { PlatformId } from '../../../src/domain/platforms';
import { defaultCompliancePolicy } from '../../../src/domain/publishing';
import { type GatedTexts, publishGate } from '../../../src/domain/publishing/gate';
import { type Context, fail } from '../../_core/serve';
import { preparedWords } from '../complianceWords';

const quoted = (words: readonly string[]): string =>
  [...new Set(words)]
    .slice(0, 5)
    .map((word) => `“${word}”`)
    .join('');

/**
 * Refuses what the merchant's policy does not let out, naming the words.
 * @returns the note for the history when someone with the right has let it pass
 */
export function passGate(
  ctx: Context,
  texts: GatedTexts,
  to: readonly PlatformId[],
  overrideReason: string | undefined,
): string | undefined {
  const policy = ctx.merchant.compliance_policy ?? defaultCompliancePolicy;
  const { verdict, marks } = publishGate(texts, to, policy, preparedWords(ctx.merchant));
  if (verdict !== 'blocked') return undefined;
  const words = quoted(marks.filter(({ isBlocking }) => isBlocking).map(({ written }) => written));
  if (!overrideReason) {
    return fail(`文案含违禁词${words}，按商家的发布规则不能发出，请替换后再试`, { errorCode: 'COMPLIANCE_BLOCKED' });
  }
  if (!ctx.can('publish.override')) return fail('无权放行含违禁词的作品', { errorCode: 'ACTION_DENIED' });
  return `${ctx.account.name}放行了违禁词${words}，理由：${overrideReason}`;
}
