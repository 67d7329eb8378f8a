import { claimKindOf } from '../writing/claims';
import {
  choiceWords,
  detailWords,
  freshWords,
  peopleWords,
  placeWords,
  pointingWords,
  visitWords,
} from './imageMatch.data';
import { isOffer, tellsPrice } from './offer';
import type { Focus, Sentence, ShotReason } from './types';

/** How well a picture suits a sentence: 0 = as well as any other, more = better, with what speaks for it. */
export interface Suiting {
  readonly worth: number;
  readonly reason?: ShotReason;
}

/** What a sentence speaks of, as far as a picture can show it. */
type Topic = 'people' | 'detail' | 'fresh' | 'choice' | 'goods' | 'place';

/**
 * What is seen in a picture: `plain` goods before a calm ground, `part` of them there, a thing `near` before what is out
 * of focus, a `surface` that fills the picture, a `scene`, or one that is crisp and full all over (`wide`).
 */
type View = 'plain' | 'part' | 'near' | 'surface' | 'scene' | 'wide';

/** Shares of a picture in focus up to which it is a near view, and from which on a wide one. */
const NEAR = 0.5;
const WIDE = 0.75;
/** A surface is in focus all over, as crisp everywhere, and has no large darks and lights. */
const SURFACE = { spread: 0.95, evenness: 0.4, contrast: 0.8 };
/** Goods are large from this share of a picture before their ground on. */
const LARGE = 0.4;

/** A shorter line is a label on the goods, or a small note beside them. Share of the image's width. */
const HEADING = 0.25;

/** It says something itself: heading and price tag would stand over its words. */
const isPoster = ({ texts = [] }: Focus): boolean => texts.some(({ width }) => width >= HEADING);

function viewOf({ kind, look }: Focus): View | undefined {
  if (!kind) return undefined;
  if (kind === 'packshot') return 'plain';
  if (!look) return kind === 'detail' ? 'part' : 'scene';
  const { spread, evenness, contrast } = look;
  if (spread >= SURFACE.spread && evenness >= SURFACE.evenness && contrast <= SURFACE.contrast) return 'surface';
  if (spread <= NEAR) return 'near';
  return kind === 'scene' && spread >= WIDE ? 'wide' : 'scene';
}

/**
 * What each view is worth for a topic: less than a name or a word that both have ({@link suitingOf}), and never so much
 * that a picture would come again before another one was seen.
 */
const WORTH: Readonly<Record<Topic, Readonly<Record<View | 'face' | 'poster', number>>>> = {
  people: { face: 1, plain: -0.5, part: -0.5, near: 0, surface: -0.5, scene: 0.5, wide: 0.5, poster: -0.5 },
  detail: { face: -0.3, plain: 0.2, part: 0.9, near: 0.9, surface: 1, scene: 0, wide: -0.6, poster: -0.2 },
  fresh: { face: -0.3, plain: 0.4, part: 0.8, near: 1, surface: -0.2, scene: 0.2, wide: -0.6, poster: -0.3 },
  choice: { face: -0.3, plain: 0.8, part: -0.3, near: 0.3, surface: 0.2, scene: 0.4, wide: -0.3, poster: -0.2 },
  goods: { face: -0.2, plain: 1, part: -0.8, near: 0.3, surface: -0.6, scene: 0, wide: -0.5, poster: -1 },
  place: { face: 0.5, plain: -0.8, part: -0.8, near: -0.6, surface: -0.4, scene: 0.6, wide: 1, poster: -0.5 },
};
/** What the ground around the goods is worth, where it is no packshot: the calmer the plainer they stand there. */
const CALM = 1.2;
/** Writing that can be read shows workmanship as well. */
const PRINT = 0.5;
/** From here on the card says why. */
const TELLING = 0.5;

/** Shorter pieces of a name are words like others. */
const SHORTEST_NAME = 3;

/** Without the name of the goods, as far as the sentence says it: in 手工鲜肉包 nothing is told of how it is made. */
function withoutName(text: string, goodsName: string): string {
  const characters = [...goodsName];
  for (let length = characters.length; length >= SHORTEST_NAME; length -= 1)
    for (let at = 0; at + length <= characters.length; at += 1) {
      const piece = characters.slice(at, at + length).join('');
      if (text.includes(piece)) return withoutName(text.replaceAll(piece, ' '), goodsName);
    }
  return text;
}

/** Beside a price or an order all else that a sentence speaks of counts less. */
const BESIDE_OFFER = 0.7;

function topicsOf({ text, role }: Pick<Sentence, 'text' | 'role'>, goodsName: string): readonly Topic[] {
  const told = withoutName(text, goodsName).replaceAll(pointingWords, '');
  const kind = claimKindOf(told, true);
  const topics: readonly (readonly [Topic, boolean])[] = [
    ['goods', tellsPrice(text) || (isOffer({ text, role }) && !visitWords.test(text))],
    ['place', placeWords.test(told) || kind === 'place'],
    ['people', peopleWords.test(told) || visitWords.test(told) || kind === 'teaching' || kind === 'feel'],
    ['fresh', freshWords.test(told)],
    ['detail', detailWords.test(told) || kind === 'material' || kind === 'look'],
    ['choice', choiceWords.test(told)],
  ];
  return topics.flatMap(([topic, isMeant]) => (isMeant ? [topic] : []));
}

/**
 * How well a picture suits a sentence by what is seen in it: people, use and visits want a face or a scene; material and
 * workmanship a near view or readable print; price and order the goods plainly on their ground; a place a wide view.
 */
export function suitingByLook(
  sentence: Pick<Sentence, 'text' | 'role'>,
  focus: Focus | undefined,
  goodsName: string,
): Suiting {
  const view = focus && viewOf(focus);
  if (!focus || !view) return { worth: 0 };
  const topics = topicsOf(sentence, goodsName);
  const found = topics.map((topic): Suiting => {
    const suiting = ofTopic(topic, view, focus);
    const isBeside = topic !== 'goods' && topics[0] === 'goods';
    return isBeside ? { ...suiting, worth: suiting.worth * BESIDE_OFFER } : suiting;
  });
  const best = found.toSorted((a, b) => b.worth - a.worth)[0];
  return best ?? { worth: 0 };
}

function ofTopic(topic: Topic, view: View, focus: Focus): Suiting {
  const own = WORTH[topic];
  const hasFace = (focus.faces ?? []).length > 0;
  const isPrinted = topic === 'detail' && !isPoster(focus) && (focus.words ?? []).length > 0;
  const values = [
    own[view] + (topic === 'goods' && view !== 'plain' ? CALM * Math.max(0, (focus.look?.calm ?? 0) - 0.2) : 0),
    ...(hasFace ? [own.face] : []),
    ...(isPrinted ? [PRINT] : []),
  ];
  // A face is what one looks at: it decides, for or against the picture.
  const seen = hasFace && own.face < 0 ? Math.min(...values) : Math.max(...values);
  const worth = isPoster(focus) ? Math.min(seen, own.poster) : seen;
  const reason = worth >= TELLING ? reasonOf(topic, hasFace) : undefined;
  return { worth, ...(reason ? { reason } : {}) };
}

function reasonOf(topic: Topic, hasFace: boolean): ShotReason | undefined {
  switch (topic) {
    case 'people':
      return { kind: hasFace ? 'face' : 'wide' };
    case 'detail':
    case 'fresh':
      return { kind: 'near' };
    case 'choice':
      return undefined;
    case 'goods':
      return { kind: 'offer' };
    case 'place':
      return { kind: 'wide' };
  }
}

/** What counts for the opening, and what it is worth at most; a part of the goods is no beginning, nor is a poster. */
const OPENING = { large: 0.5, sharp: 0.4, contrast: 0.3, part: -1.5, poster: -1.2, most: 1.2 };
/** How large the goods are, where they have no ground to be measured against. */
const SIZE: Readonly<Record<View, number>> = { plain: 1, part: 0.5, near: 1, surface: 0.2, scene: 0.6, wide: 0.3 };
/** Pixels of the shorter side below which a picture is soft on an upright canvas. */
const SHARP_SIDE = 700;

/** How strong a picture is to begin with: the goods large, the picture crisp, light and dark apart, and no poster. */
export function openingOf(
  focus: Focus | undefined,
  { width = 0, height = 0 }: { readonly width?: number | undefined; readonly height?: number | undefined } = {},
): Suiting {
  const view = focus && viewOf(focus);
  if (!focus || !view) return { worth: 0 };
  // A heading would stand over its words.
  if (isPoster(focus)) return { worth: OPENING.poster };
  if (view === 'part') return { worth: OPENING.part };
  const reason: ShotReason = { kind: 'opening' };
  if (!focus.look) return view === 'plain' || view === 'scene' ? { worth: OPENING.most, reason } : { worth: 0 };
  const large = view === 'plain' ? Math.min(1, (focus.width * focus.height) / LARGE) : SIZE[view];
  const enough = width > 0 && height > 0 ? Math.min(1, Math.min(width, height) / SHARP_SIDE) : 1;
  const worth =
    OPENING.large * large + OPENING.sharp * focus.look.sharpness * enough + OPENING.contrast * focus.look.contrast;
  return { worth, reason };
}
