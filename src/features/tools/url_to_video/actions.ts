import { knownFramework, wantFrameworks } from '@/blocks/frameworks/useFrameworks';
import { collectMedia } from '@/blocks/goods/collectMedia';
import { readPictures } from '@/blocks/goods/findFocuses';
import { linkProblem } from '@/blocks/goods/linkProblem';
import { segmentBehavior, suggestFrameworks } from '@/domain/frameworks';
import { planShots } from '@/domain/storyboard/planShots';
import { splitScript } from '@/domain/storyboard/splitScript';
import { estimateSeconds, isSpeakable } from '@/engine/captions/spoken';
import { shownByCaller } from '@/lib/request';
import { goodsApi } from '@/services/goods/api';
import { scriptApi } from '@/services/script/api';
import { speechApi } from '@/services/speech/api';
import { firstHttpUrl } from '@/utils/firstHttpUrl';
import { newId } from '@/utils/newId';
import { ToolError } from '../shell';
import { type Card, chosenMedia, type Facts, type Video, voiceKey } from './video';

/** What a stage works with. */
export interface Work {
  readonly get: () => Video;
  readonly set: (patch: Partial<Video>) => void;
  readonly signal: AbortSignal;
  readonly tell: (done: number, count: number) => void;
}

const mostMedia = 12;
const atOnce = 3;

/** Does something for each, some at a time, until it is called off. */
async function forEach<T>(list: readonly T[], { signal, tell }: Work, act: (item: T) => Promise<void>): Promise<void> {
  let next = 0;
  let done = 0;
  const worker = async () => {
    for (let item = list[next++]; item !== undefined; item = list[next++]) {
      signal.throwIfAborted();
      await act(item);
      done += 1;
      tell(done, list.length);
    }
  };
  await Promise.all(Array.from({ length: atOnce }, worker));
}

/** Reads the page; its images come into the own store, since those of other sites cannot be drawn. */
export async function read(work: Work): Promise<void> {
  const { get, set, signal } = work;
  const url = firstHttpUrl(get().link);
  if (!url) throw new ToolError('compose.link.invalid');
  const found = await goodsApi
    .extract({ url }, { ...shownByCaller, signal, timeout: 30_000 })
    .catch((error: unknown) => {
      const reason = linkProblem(error);
      throw reason ? new ToolError(reason) : error;
    });
  const { media: all, missing: _missing, extractor: _extractor, ...facts } = found;
  const media = all.slice(0, mostMedia);
  set({ facts: { ...facts, link: facts.link || url }, media, without: [] });
  await forEach(media, work, async (item) => {
    const collected = await collectMedia(item);
    const video = get();
    if (collected.kind === 'broken') return set({ without: [...video.without, item.url] });
    set({ media: video.media.map((one) => (one.url === item.url ? collected.media : one)) });
  });
  if (chosenMedia(get()).length === 0) throw new ToolError('toolLink.noImages');
}

/** Keeps the goods in the library, so that what is made hangs on it. */
async function saveGoods({ get, set, signal }: Work): Promise<string> {
  const { facts, goodsId, savedFacts, ...video } = get();
  if (!facts?.title.trim()) throw new ToolError('toolLink.noTitle');
  const media = chosenMedia(get()).map((one) => ({ ...one }));
  const cover = media.find(({ kind }) => kind === 'image')?.url ?? '';
  const mark = JSON.stringify([facts, video.without, video.media.map(({ url }) => url)]);
  if (goodsId && mark === savedFacts) return goodsId;
  const saved = await goodsApi.save(
    { ...(goodsId ? { id: goodsId } : {}), ...facts, media, cover },
    { ...shownByCaller, signal },
  );
  set({ goodsId: saved.id, savedFacts: mark });
  return saved.id;
}

/** The frameworks that fit, the best first. */
export const suggestionsFor = (facts: Facts) => suggestFrameworks(facts, { platform: 'douyin' });

export async function framework(work: Work): Promise<void> {
  const { facts, frameworkId } = work.get();
  if (!facts) throw new ToolError('toolLink.noTitle');
  wantFrameworks();
  await saveGoods(work);
  if (!frameworkId) {
    const best = suggestionsFor(facts)[0]?.framework.id;
    if (best) work.set({ frameworkId: best });
  }
}

export async function script(work: Work): Promise<void> {
  const { get, set, signal } = work;
  const goods_id = await saveGoods(work);
  const { frameworkId = '', seconds, seed } = get();
  let text = '';
  set({ script: '' });
  await scriptApi.generate(
    { goods_id, framework_id: frameworkId, platform: 'douyin', seconds, seed },
    {
      ...shownByCaller,
      signal,
      onText: (piece) => {
        text += piece;
        set({ script: text });
      },
    },
  );
  set({ seed: seed + 1 });
}

/** A card a sentence, each with its image; the sentences are kept as a script. */
export async function board({ get, set, signal }: Work): Promise<void> {
  const video = get();
  const isSame = video.boardOf === video.script && video.cards.length > 0;
  const cards: readonly Card[] = isSame
    ? video.cards
    : splitScript(video.script, () => newId()).map((sentence): Card => ({ ...sentence, shot: null }));
  if (!cards.some(({ text }) => isSpeakable(text))) throw new ToolError('toolLink.noScript');
  const roles = Object.fromEntries(
    (knownFramework(video.frameworkId)?.segments ?? []).map((segment, index) => [
      segment.roleName,
      segmentBehavior(segment, index),
    ]),
  );
  const seconds = Object.fromEntries(cards.map(({ id, text }) => [id, estimateSeconds(text, video.speed)]));
  const media = chosenMedia(video);
  const focuses = await readPictures(media.flatMap(({ kind, url }) => (kind === 'image' ? [url] : [])));
  const goodsName = `${video.facts?.title ?? ''} ${video.facts?.brand ?? ''}`;
  const isSorted = media.some((item) => item.is_placed);
  const planned = planShots(cards, media, { seconds, roles, focuses, goodsName, isSorted });
  set({ cards: planned, boardOf: video.script, focuses });
  const saved = await scriptApi.save(
    {
      ...(video.scriptId ? { id: video.scriptId } : {}),
      title: video.facts?.title.slice(0, 120) ?? '',
      ...(video.goodsId ? { goods_id: video.goodsId } : {}),
      ...(video.frameworkId ? { framework_id: video.frameworkId } : {}),
      sentences: cards.map(({ id, text, role }) => ({ id, text: text.slice(0, 500), role: role.slice(0, 40) })),
      source: [
        ...(video.goodsId ? [{ type: 'goods' as const, id: video.goodsId }] : []),
        ...(video.frameworkId ? [{ type: 'framework' as const, id: video.frameworkId }] : []),
      ],
    },
    { ...shownByCaller, signal },
  );
  set({ scriptId: saved.id });
}

/** Speaks every sentence that has no voice in this voice and speed yet. */
export async function voice(work: Work): Promise<void> {
  const { get, set, signal } = work;
  const { list } = await speechApi.voices({ ...shownByCaller, signal });
  const first = list[0];
  if (!first) throw new ToolError('toolLink.noVoice');
  if (!list.some(({ id }) => id === get().voiceId)) set({ voiceId: first.id });
  const texts = [...new Set(get().cards.map(({ text }) => text.trim()))].filter(
    (text) => isSpeakable(text) && !get().voices[voiceKey(get(), text)],
  );
  await forEach(texts, work, async (text) => {
    const { voiceId, speed } = get();
    const clip = await speechApi.synthesize({ text, voice: voiceId, speed }, { ...shownByCaller, signal });
    set({ voices: { ...get().voices, [voiceKey({ ...get(), voiceId, speed }, text)]: clip } });
  });
}
