import { estimateSeconds } from '../../engine/captions/spoken';
import { hashContent } from '../../engine/resolve/hashContent';
import { nearestRole, type RoleKey } from '../frameworks';
import type { Card, Shot, ShotMedia } from './types';

/** What a sentence asks of its image. lead = the strongest one there is; product = the thing itself, best in motion. */
type ShotWish = 'lead' | 'product' | 'close' | 'any';

const lead: readonly RoleKey[] = ['hook', 'attention', 'opening', 'question', 'conflict', 'punchline'];
const product: readonly RoleKey[] = [
  'solution',
  'evidence',
  'feature',
  'advantage',
  'benefit',
  'answer',
  'how',
  'what',
  'after',
  'bridge',
  'point',
  'desire',
  'gain',
];
const close: readonly RoleKey[] = ['action', 'save', 'summary', 'close'];

/** The wish of a role, by its written name or its key; a name of one's own counts as the nearest known role. */
function shotWish(role: string): ShotWish {
  const key = nearestRole(role);
  if (!key) return 'any';
  if (lead.includes(key)) return 'lead';
  if (product.includes(key)) return 'product';
  return close.includes(key) ? 'close' : 'any';
}

interface PlanOptions {
  /** Another seed, another plan; the same seed, the same plan. */
  readonly seed?: number;
  /** Seconds by card id, where voices are known; else `card.voice`, else an estimate from the text. */
  readonly seconds?: Readonly<Record<string, number>>;
  /** Known role by written role name, for names of one's own whose words alone do not tell what they do. */
  readonly roles?: Readonly<Record<string, string>>;
}

/** Costs of a choice; uses weigh most, so that every image gets its turn before one comes again. */
const COST = { use: 4, sameAgain: 1000, lastButOne: 1.5, tooShort: 50, jitter: 0.9, order: 0.01, narrow: 14 };

/** An image of which this share is seen when it fills an upright canvas is strong enough to begin with. */
const FULL = 0.56;
const UPRIGHT = 9 / 16;

interface Source {
  readonly media: ShotMedia;
  readonly index: number;
  uses: number;
  /** Seconds of a video that are already shown. */
  shown: number;
}

/**
 * Spreads images and clips over cards: evenly, never the same twice in a row (if there is more than one), the
 * strongest (first) for hooks, moving and product images for what explains the product; a clip that comes again goes
 * on where it stopped. Cards with a shot of the user's choice keep it. Without media every other card gets null.
 */
export function planShots<C extends Card>(
  cards: readonly C[],
  media: readonly ShotMedia[],
  { seed = 1, seconds = {}, roles = {} }: PlanOptions = {},
): readonly C[] {
  const sources: readonly Source[] = media.map((item, index) => ({ media: item, index, uses: 0, shown: 0 }));
  const urls: (string | undefined)[] = [];
  for (const card of cards) {
    const fixed = card.isShotFixed ? sources.find(({ media: { url } }) => url === card.shot?.url) : undefined;
    if (fixed) fixed.uses += 1;
  }
  return cards.map((card, index) => {
    if (card.isShotFixed) {
      urls.push(card.shot?.url);
      return card;
    }
    const need = seconds[card.id] ?? card.voice?.duration ?? estimateSeconds(card.text);
    const next = cards[index + 1];
    const around = { last: urls.at(-1), lastButOne: urls.at(-2), next: next?.isShotFixed ? next.shot?.url : undefined };
    const best = cheapest(sources, (source) =>
      cost(source, { need, ...around, role: roles[card.role] ?? card.role, seed: `${seed}/${index}` }),
    );
    const shot = best ? take(best, need) : null;
    urls.push(shot?.url);
    return { ...card, shot };
  });
}

interface Situation {
  readonly role: string;
  readonly need: number;
  readonly last: string | undefined;
  readonly lastButOne: string | undefined;
  readonly next: string | undefined;
  readonly seed: string;
}

function cost({ media, index, uses }: Source, { need, last, lastButOne, next, role, seed }: Situation): number {
  const duration = media.duration ?? 0;
  const random = Number.parseInt(hashContent(`${seed}/${media.url}`).slice(0, 5), 36) / 36 ** 5;
  return (
    uses * COST.use +
    (media.url === last || media.url === next ? COST.sameAgain : 0) +
    (media.url === lastButOne ? COST.lastButOne : 0) +
    (media.kind === 'video' && duration > 0 && duration < need ? COST.tooShort : 0) +
    wishCost(role, media, index) +
    random * COST.jitter +
    index * COST.order
  );
}

/** Share of an image that is left when it fills an upright canvas; 1 where its size is not known. */
function seenShare({ width = 0, height = 0 }: ShotMedia): number {
  return width > 0 && height > 0 ? Math.min(1, (UPRIGHT * height) / width) : 1;
}

function wishCost(role: string, media: ShotMedia, index: number): number {
  switch (shotWish(role)) {
    case 'lead':
      return (index === 0 ? -2 : 0) + COST.narrow * Math.max(0, FULL - seenShare(media));
    case 'close':
      return index === 0 ? -1 : 0;
    case 'product':
      return (media.kind === 'video' ? -1.5 : 0) + (index === 0 ? 0.5 : 0);
    case 'any':
      return 0;
  }
}

function cheapest(sources: readonly Source[], price: (source: Source) => number): Source | undefined {
  let best: { readonly source: Source; readonly price: number } | undefined;
  for (const source of sources) {
    const own = price(source);
    if (!best || own < best.price) best = { source, price: own };
  }
  return best?.source;
}

function take(source: Source, need: number): Shot {
  const { media } = source;
  const duration = media.kind === 'video' ? (media.duration ?? 0) : 0;
  const goesOn = source.shown + need <= duration;
  const trimStart = goesOn ? source.shown : Math.max(0, source.shown > 0 ? duration - need : 0);
  source.uses += 1;
  source.shown = goesOn ? source.shown + need : 0;
  return shotOf(media, trimStart);
}

/** A medium as a shot that begins `trimStart` seconds into it. */
export const shotOf = (media: ShotMedia, trimStart = 0): Shot => ({
  url: media.url,
  kind: media.kind,
  width: media.width ?? 0,
  height: media.height ?? 0,
  duration: media.kind === 'video' ? (media.duration ?? 0) : 0,
  trimStart: media.kind === 'video' ? Math.round(trimStart * 1000) / 1000 : 0,
});
