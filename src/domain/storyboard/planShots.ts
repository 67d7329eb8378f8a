import { estimateSeconds } from '../../engine/captions/spoken';
import { hashContent } from '../../engine/resolve/hashContent';
import { nearestRole, type RoleKey } from '../frameworks';
import { MIN_CLIP_SECONDS, MIN_PIECE_SECONDS } from './cutPoints';
import { suitingOf } from './imageMatch';
import type { Suiting } from './lookMatch';
import { BREATH, TAIL_SECONDS } from './pacing';
import type { Card, Focus, Shot, ShotMedia, ShotReason } from './types';

/** Roles that explain the product: it is best seen in motion then. */
const explaining: readonly RoleKey[] = [
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

/** Of a clip where something is explained; a name of one's own counts as the nearest known role. */
const isInMotion = ({ kind }: ShotMedia, role: string): boolean => {
  const key = kind === 'video' ? nearestRole(role) : undefined;
  return key !== undefined && explaining.includes(key);
};

interface PlanOptions {
  /** The first one plans by what is known alone; another seed is another plan, the same seed the same. */
  readonly seed?: number;
  /** Seconds by card id, where voices are known; else `card.voice`, else an estimate from the text. */
  readonly seconds?: Readonly<Record<string, number>>;
  /** Known role by written role name, for names of one's own whose words alone do not tell what they do. */
  readonly roles?: Readonly<Record<string, string>>;
  /** What was found in the images, by address. */
  readonly focuses?: Readonly<Record<string, Focus>> | undefined;
  /** Title and brand of the goods: words that stand everywhere. */
  readonly goodsName?: string;
  /** The user put the media in their order: the first one begins. */
  readonly isSorted?: boolean;
}

const FIRST_SEED = 1;

/** An image of which this share is seen when it fills an upright canvas is strong enough to begin with. */
const FULL = 0.56;
const UPRIGHT = 9 / 16;

/** Costs of a choice; uses weigh more than all that suits, so that every image gets its turn before one comes again. */
const COST = {
  use: 1000,
  notFirst: 100,
  notMain: 0.05,
  sameAgain: 1_000_000,
  lastButOne: 1.5,
  tooShort: 1_000_000_000,
  partly: 1,
  motion: -1.5,
  jitter: 0.9,
  order: 0.001,
  narrow: 2,
};
/** Plans that are kept side by side: an image that suits one sentence well is then not spent on another before it. */
const BEAM = 24;

interface Source {
  readonly media: ShotMedia;
  readonly index: number;
  /** Seconds of a video that are already shown. */
  shown: number;
}

/** A choice for the cards so far. */
interface Plan {
  readonly cost: number;
  /** How often each source is shown, cards of the user's choice included. */
  readonly uses: readonly number[];
  readonly last: number;
  readonly lastButOne: number;
  readonly before: Plan | undefined;
}

const NONE = -1;

/**
 * Gives each card the image or clip that suits its sentence best ({@link suitingOf}), all in all: every one is shown
 * before one comes again, never the same twice in a row (if there is more than one); the strongest at the opening, moving
 * ones for what explains the product; a clip that comes again goes on where it stopped, and one that is shorter
 * than its sentence is followed by another picture (`shotParts`). Cards with a shot of the user's choice keep it. Without media every other card gets null.
 */
export function planShots<C extends Card>(
  cards: readonly C[],
  media: readonly ShotMedia[],
  { seed = FIRST_SEED, seconds = {}, roles = {}, focuses = {}, goodsName = '', isSorted = false }: PlanOptions = {},
): readonly C[] {
  const sources: readonly Source[] = media.map((item, index) => ({ media: item, index, shown: 0 }));
  const indexOf = (url: string | undefined): number => sources.findIndex((source) => source.media.url === url);
  const fixed = cards.map(({ isShotFixed, shot, drawn }) => {
    // What is drawn shows no picture: it is nobody's turn there.
    if (drawn) return NONE;
    return isShotFixed ? indexOf(shot?.url) : undefined;
  });
  const needs = cards.map((card) => seconds[card.id] ?? card.voice?.duration ?? estimateSeconds(card.text));
  // The silence after a sentence shows what it shows.
  const stays = needs.map((need, at) => need + (at + 1 < cards.length ? BREATH : TAIL_SECONDS));
  const suitings = cards.map((card, at) =>
    sources.map(
      ({ media: item }): Suiting =>
        card.isShotFixed
          ? { worth: 0 }
          : suitingOf(card, { media: item, focus: focuses[item.url] }, { goodsName, isOpening: at === 0 }),
    ),
  );
  let plans: readonly Plan[] = [
    {
      cost: 0,
      uses: sources.map(({ index }) => fixed.filter((one) => one === index).length),
      last: NONE,
      lastButOne: NONE,
      before: undefined,
    },
  ];
  cards.forEach((card, at) => {
    const own = fixed[at];
    const situation = {
      stay: stays[at] ?? 0,
      next: fixed[at + 1],
      role: roles[card.role] ?? card.role,
      isOpening: at === 0,
      isSorted,
      jitter: seed === FIRST_SEED ? 0 : COST.jitter,
    };
    const prices = sources.map((source) =>
      standingCost(source, { ...situation, seed: `${seed}/${at}`, worth: suitings[at]?.[source.index]?.worth ?? 0 }),
    );
    if (own !== undefined || sources.length === 0) {
      plans = plans.map((plan) => ({ ...plan, last: own ?? NONE, lastButOne: plan.last, before: plan }));
      return;
    }
    // What cannot be shown here does not keep the others waiting.
    const shown = sources.filter((source) => !isTooShort(source, situation.stay)).map(({ index }) => index);
    plans = plans
      .flatMap((plan) => stepsFrom(plan, prices, shown))
      .sort((a, b) => a.cost - b.cost)
      .slice(0, BEAM)
      .map(follow);
  });
  const chosen: number[] = [];
  for (let plan = plans[0]; plan?.before; plan = plan.before) chosen.unshift(plan.last);
  return cards.map((card, at) => {
    if (card.isShotFixed || card.drawn) return card;
    const source = sources[chosen[at] ?? NONE];
    const reason =
      source && (suitings[at]?.[source.index]?.reason ?? motionReason(source, roles[card.role] ?? card.role));
    return { ...card, shot: source ? cut(source, needs[at] ?? 0, reason) : null };
  });
}

/** How much of its time a clip leaves to another picture, 0–1; 0 where its length is not known. */
function leftShare({ media: { kind, duration = 0 } }: Source, stay: number): number {
  return kind === 'video' && duration > 0 && stay > 0 ? Math.max(0, 1 - duration / stay) : 0;
}

/** It ends before its sentence, and it or the picture after it would only flash. */
const isTooShort = (source: Source, stay: number): boolean =>
  leftShare(source, stay) > 0 && Math.min(source.media.duration ?? 0, stay - MIN_PIECE_SECONDS) < MIN_CLIP_SECONDS;

/** One more card for a plan. */
interface NextShot {
  readonly plan: Plan;
  readonly index: number;
  readonly cost: number;
}

function stepsFrom(plan: Plan, prices: readonly number[], shown: readonly number[]): readonly NextShot[] {
  const least = shown.reduce((few, index) => Math.min(few, plan.uses[index] ?? 0), Number.POSITIVE_INFINITY);
  return prices.map((price, index) => ({
    plan,
    index,
    cost:
      plan.cost +
      price +
      Math.max(0, (plan.uses[index] ?? 0) - least) * COST.use +
      (index === plan.last ? COST.sameAgain : 0) +
      (index === plan.lastButOne ? COST.lastButOne : 0),
  }));
}

const follow = ({ plan, index, cost }: NextShot): Plan => ({
  cost,
  uses: plan.uses.with(index, (plan.uses[index] ?? 0) + 1),
  last: index,
  lastButOne: plan.last,
  before: plan,
});

interface Situation {
  readonly role: string;
  /** Seconds for which it is seen. */
  readonly stay: number;
  readonly isOpening: boolean;
  readonly isSorted: boolean;
  readonly jitter: number;
  /** Source of the next card, where the user chose it. */
  readonly next: number | undefined;
  readonly seed: string;
  readonly worth: number;
}

/** What a choice costs, whatever was chosen before it. */
function standingCost(
  source: Source,
  { stay, next, role, isOpening, isSorted, jitter, seed, worth }: Situation,
): number {
  const { media, index } = source;
  const random = Number.parseInt(hashContent(`${seed}/${media.url}`).slice(0, 5), 36) / 36 ** 5;
  return (
    (index === next ? COST.sameAgain : 0) +
    (isTooShort(source, stay) ? COST.tooShort : leftShare(source, stay) * COST.partly) +
    (isInMotion(media, role) ? COST.motion : 0) +
    (isOpening ? openingCost(media, index, isSorted) : 0) -
    worth +
    random * jitter +
    index * COST.order
  );
}

const motionReason = ({ media }: Source, role: string): ShotReason | undefined =>
  isInMotion(media, role) ? { kind: 'motion' } : undefined;

/** Share of an image that is left when it fills an upright canvas; 1 where its size is not known. */
function seenShare({ width = 0, height = 0 }: ShotMedia): number {
  return width > 0 && height > 0 ? Math.min(1, (UPRIGHT * height) / width) : 1;
}

/** The first image is the main one of most pages, which decides between equals; one of which little is left is weak. */
const openingCost = (media: ShotMedia, index: number, isSorted: boolean): number =>
  isSorted && index > 0
    ? COST.notFirst
    : (index > 0 ? COST.notMain : 0) + COST.narrow * Math.max(0, FULL - seenShare(media));

function cut(source: Source, need: number, reason: ShotReason | undefined): Shot {
  const { media } = source;
  const duration = media.kind === 'video' ? (media.duration ?? 0) : 0;
  const goesOn = source.shown + need <= duration;
  const trimStart = goesOn ? source.shown : Math.max(0, source.shown > 0 ? duration - need : 0);
  source.shown = goesOn ? source.shown + need : 0;
  return { ...shotOf(media, trimStart), ...(reason ? { reason } : {}) };
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
