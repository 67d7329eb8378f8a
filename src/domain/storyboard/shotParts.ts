import { type FrameRate, frameAt, frameStart } from '../../engine/time/frameRate';
import { fromSeconds, subTicks, type Ticks, toSeconds } from '../../engine/time/ticks';
import { MIN_CLIP_SECONDS, MIN_PIECE_SECONDS } from './cutPoints';
import { suitingOf } from './imageMatch';
import { shotOf } from './planShots';
import type { Card, Focus, Shot, ShotMedia } from './types';

/** A picture or clip that may go on where a clip has ended; the lowest cost first. */
export interface RestShot {
  readonly shot: Shot;
  readonly cost: number;
}

/** Of another look at what the sentence's neighbor shows, a further showing of one picture, and a clip where a still would do. */
const COST = { neighbor: 6, use: 1.5, video: 1 };

interface RestOptions {
  /** Everything that may be shown; the cards' own shots are among it anyway. */
  readonly media: readonly ShotMedia[];
  readonly focuses?: Readonly<Record<string, Focus>> | undefined;
  readonly goodsName?: string;
}

/**
 * What may be shown once the clip of a card has ended before its sentence: what suits the sentence, and rather what is
 * shown nowhere else. The answer is the same at every call.
 */
export function restShots(
  cards: readonly Card[],
  { media, focuses = {}, goodsName = '' }: RestOptions,
): (card: Card) => readonly RestShot[] {
  const own = cards.flatMap(({ shot, drawn }) => (shot && !drawn ? [shot] : []));
  // Of what stands in both, the media know the name.
  const known = new Map<string, ShotMedia>([...own, ...media].map((item) => [item.url, item] as const));
  const focusOf = (url: string): Focus | undefined => focuses[url] ?? own.find((shot) => shot.url === url)?.focus;
  return (card) => {
    const at = cards.findIndex(({ id }) => id === card.id);
    const after = cards[at + 1];
    const next = after?.drawn ? undefined : after?.shot?.url;
    return [...known.values()]
      .filter(({ kind, duration = 0 }) => kind === 'image' || duration >= MIN_CLIP_SECONDS)
      .map((item): RestShot => {
        const focus = focusOf(item.url);
        const { worth } = suitingOf(card, { media: item, focus }, { goodsName, isOpening: false });
        const uses = own.filter(({ url }) => url === item.url).length;
        return {
          shot: { ...shotOf(item), ...(focus ? { focus } : {}) },
          cost:
            uses * COST.use -
            worth +
            (item.kind === 'video' ? COST.video : 0) +
            (item.url === next ? COST.neighbor : 0),
        };
      })
      .sort((a, b) => a.cost - b.cost);
  };
}

/** A stretch of a card that shows one picture or clip. */
interface ShotPart {
  readonly shot: Shot | null;
  readonly from: Ticks;
  readonly to: Ticks;
}

interface PartOptions {
  readonly fps: FrameRate;
  /** What may follow a clip that ends early, the best first; asked for only then. */
  readonly rests: () => readonly Shot[];
}

/**
 * What a card shows from `from` to `to`, without gaps: its shot, and where that is a clip that ends before, other
 * pictures for the rest. A clip that began too late for its time begins earlier. The last part may still be a clip that
 * is too short, where nothing else can be shown; it is then played again.
 */
export function shotParts(shot: Shot | null, from: Ticks, to: Ticks, { fps, rests }: PartOptions): readonly ShotPart[] {
  if (!shot) return [{ shot, from, to }];
  const parts: ShotPart[] = [];
  let current = shot;
  let start = from;
  let others: readonly Shot[] | undefined;
  for (;;) {
    const end = clipEnd(current, start, to, fps);
    if (end !== undefined && end < to) others = (others ?? rests()).filter(({ url }) => url !== current.url);
    const next = others?.[0];
    if (end === undefined || end >= to || !next)
      return [...parts, { shot: timed(current, start, to), from: start, to }];
    parts.push({ shot: { ...current, trimStart: 0 }, from: start, to: end });
    [current, start] = [next, end];
  }
}

/** Where a clip has to give way to another picture: `to` where it lasts, undefined where one of the two would only flash. */
function clipEnd(shot: Shot, from: Ticks, to: Ticks, fps: FrameRate): Ticks | undefined {
  if (shot.kind !== 'video' || shot.duration <= 0) return to;
  const wanted = toSeconds(subTicks(to, from));
  if (shot.duration >= wanted) return to;
  const shown = Math.min(shot.duration, wanted - MIN_PIECE_SECONDS);
  const end = frameStart(frameAt((from + fromSeconds(Math.max(0, shown))) as Ticks, fps), fps);
  // A frame less counts: the clip may end within it. What the user chose may be shorter than what planning takes.
  return toSeconds(subTicks(end, from)) > MIN_PIECE_SECONDS - fps.den / fps.num ? end : undefined;
}

/** A clip that lasts for its time from where it begins, or from as late as its length lets it. */
function timed(shot: Shot, from: Ticks, to: Ticks): Shot {
  if (shot.kind !== 'video' || shot.duration <= 0) return shot;
  const latest = Math.max(0, shot.duration - toSeconds(subTicks(to, from)));
  return shot.trimStart > latest ? { ...shot, trimStart: latest } : shot;
}
