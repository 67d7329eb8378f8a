import type { OverlayTrack, Project, ShapeClip, TextClip, VisualClip } from '../../engine/project/schema';
import { aiLabelBottom } from '../../engine/resolve/aiLabelLayer';
import { BRAND_MARK_CLIP } from '../../engine/resolve/watermarkLayer';
import { fromSeconds, maxTicks, minTicks, subTicks, type Ticks, ticks, ZERO } from '../../engine/time/ticks';
import { spokenNameOf, titleWithoutLabels, withoutMeasures } from '../writing/productName';
import { addressOf } from './address';
import type { CardSpan } from './cardSpans';
import {
  fadeIn,
  LINE_HEIGHT,
  lineStretch,
  pinClips,
  type Stretch,
  type TextStyle,
  textDrawer,
  widthOf,
} from './graphicClips';
import { askWords, type GraphicsStyleKey, graphicsStyles } from './graphics.data';
import { headingPlace, tagPlace, titleSize } from './headingPlace';
import { callOf, clausesOf, isOffer, tellsPrice } from './offer';
import type { SeenHeat, SeenText } from './shotClips';
import type { Sentence } from './types';

/** What stands on the pictures beside the captions; an empty text = not shown. */
export interface VideoGraphics {
  /** Title of the opening: the cover of the video. */
  readonly title: string;
  /** Short words for the strongest selling point, while the goods are explained. */
  readonly badge: string;
  /** Price tag, where the price is told and at the end. */
  readonly price: string;
  /** What one gets now, under the price. */
  readonly offer: string;
  /** Small in a corner, all through. */
  readonly brand: string;
  /** What the goods are called, at the end. */
  readonly name: string;
  /** Where the shop is, with the sign of a place beside it, at the end. */
  readonly address: string;
  /** What the viewer shall do, large at the end. */
  readonly call: string;
}

export type GraphicsPart = keyof VideoGraphics;

/** In the order in which they are offered to be changed. */
export const graphicsParts: readonly GraphicsPart[] = [
  'title',
  'badge',
  'price',
  'offer',
  'brand',
  'name',
  'address',
  'call',
];

/** Most characters of each; longer ones would not be read. */
export const graphicsLimits: Readonly<Record<GraphicsPart, number>> = {
  title: 22,
  badge: 10,
  price: 14,
  offer: 16,
  brand: 12,
  name: 14,
  address: 18,
  call: 14,
};

interface GraphicsFacts {
  readonly title: string;
  readonly price: string;
  /** Absent or empty = none. */
  readonly offer?: string;
  readonly brand: string;
  /** What the merchant says that the goods are called. */
  readonly spokenName?: string;
  readonly sellingPoints: readonly string[];
  readonly specs?: readonly { readonly name: string; readonly value: string }[];
}

/**
 * The graphics that a video has when nobody says otherwise: words of its own script and facts of its goods, none that
 * would have to be cut short.
 */
export function defaultGraphics(sentences: readonly Sentence[], facts: GraphicsFacts): VideoGraphics {
  const firstFitting = (part: GraphicsPart, candidates: readonly string[]): string =>
    candidates.find((text) => text !== '' && [...text].length <= graphicsLimits[part]) ?? '';
  const [first, last] = [sentences[0], sentences.at(-1)];
  return {
    title: first ? firstFitting('title', titlesOf(first.text)) : '',
    badge: firstFitting(
      'badge',
      facts.sellingPoints.slice(0, 3).flatMap((point) => clausesOf(point.replace(/^\u3010[^\u3011]*\u3011/, ''))),
    ),
    price: facts.price === '' ? '' : `\u00a5${facts.price.replace(/\.00$/, '')}`,
    offer: firstFitting('offer', offersOf(facts.offer ?? '')),
    brand: firstFitting('brand', [facts.brand.trim()]),
    name: firstFitting('name', namesOf(facts)),
    address: firstFitting('address', [addressOf(facts)]),
    call: last ? firstFitting('call', [callOf(last.text) ?? '', askWords.exec(last.text)?.[0] ?? '']) : '',
  };
}

/** The sentence whole, else its first clauses, as many as fit. */
function titlesOf(text: string): readonly string[] {
  const whole = text.trim().replace(/[\u3002.\uff0c,]+$/, '');
  const clauses = clausesOf(text);
  return [whole, ...clauses.map((_, index) => clauses.slice(0, clauses.length - index).join('\uff0c'))];
}

/**
 * What the merchant calls the goods; else their title without labels and brand, as far as it is short also without
 * measures; else what one calls them in speech.
 */
function namesOf({ title, brand, spokenName = '' }: GraphicsFacts): readonly string[] {
  if (spokenName.trim() !== '') return [spokenName.trim()];
  const plain = titleWithoutLabels(title, brand);
  return plain === brand.trim() ? [] : [plain, withoutMeasures(plain), spokenNameOf({ title, brand })];
}

/** Without the blanks that stand beside figures in writing, whole or its first clause that fits. */
function offersOf(text: string): readonly string[] {
  const close = text.trim().replace(/(?<=[\p{Script=Han}\d])\s+(?=[\p{Script=Han}\d])/gu, '');
  return [close, ...clausesOf(close)];
}

interface GraphicsOptions {
  readonly canvas: Project['canvas'];
  readonly style: GraphicsStyleKey;
  /** Where the video ends. */
  readonly end: Ticks;
  /** What stands out in the pictures, and what is written in them: the heading keeps off both where it can. */
  readonly heats?: readonly SeenHeat[];
  readonly texts?: readonly SeenText[];
}

/** Clips that print what is being spoken. */
export const TITLE_ID = 'title-card';
export const CALL_ID = 'end-call';

const LONGEST_TITLE = fromSeconds(5);
const LONGEST_END_CARD = fromSeconds(3);

/**
 * Tracks of a video's graphics, lowest first: opening title, badge, price tag, brand mark, and an end card. They are
 * ordinary text and shape clips, so the timeline can change each of them. None overlaps another on its track.
 */
export function graphicsTracks(
  spans: readonly CardSpan[],
  graphics: VideoGraphics,
  { canvas, style, end, heats = [], texts = [] }: GraphicsOptions,
): readonly OverlayTrack[] {
  const [first, last] = [spans[0], spans.at(-1)];
  if (!first || !last) return [];
  const look = graphicsStyles.find(({ key }) => key === style) ?? graphicsStyles[0];
  const titleAt = (stretch: Stretch) => headingPlace(graphics.title, stretch, { canvas, heats, texts });

  const endFrom = endCardStart(spans, graphics, end);
  // A single sentence has both: one after the other, for they stand at the same place.
  const openingTo = spans.length > 1 ? first.to : ticks(Math.round(first.to / 2));
  const titleTo = minTicks(minTicks(openingTo, LONGEST_TITLE), endFrom);
  const priceFrom = maxTicks(priceStart(spans), titleTo);
  const opening = { from: ZERO, to: titleTo };
  const ending = { from: endFrom, to: end };
  const middle = { from: spans.length > 2 ? first.to : titleTo, to: minTicks(priceFrom, endFrom) };
  const offered = { from: priceFrom, to: endFrom };
  const draw = drawerOf(canvas, look, { titleAt, tag: tagPlace(offered, texts, belowMark(canvas, TAG_SIZE, 0.2)) });
  const card = endCard(graphics, ending, { canvas, look });
  const tracks: readonly (readonly [string, readonly (VisualClip | undefined)[]])[] = [
    ['graphics-shade', [graphics.call ? draw.shade(ending) : undefined]],
    ['graphics-title', [draw.title(graphics.title, opening), card.call]],
    ['graphics-tag', [draw.badge(graphics.badge, middle), draw.price(graphics.price, offered)]],
    ['graphics-offer', [draw.offer(graphics.offer, offered), card.offer]],
    ['graphics-end', [card.price]],
    ['graphics-name', [card.name]],
    ['graphics-address', [card.address]],
    ...card.pin.map((clip) => [`graphics-${clip.id}`, [clip]] as const),
    ['graphics-brand', [draw.brand(graphics.brand, { from: ZERO, to: endFrom }), card.brand]],
  ];
  return tracks.flatMap(([id, clips]): readonly OverlayTrack[] => {
    const shown = clips.filter((clip) => clip !== undefined);
    return shown.length > 0 ? [{ id, name: '', hidden: false, locked: false, muted: false, clips: shown }] : [];
  });
}

/**
 * When the end card comes; the end of the video where there is none. What the user had drawn for the last sentence is
 * seen for the first half of it.
 */
export function endCardStart(spans: readonly CardSpan[], { call }: VideoGraphics, end: Ticks): Ticks {
  const last = spans.at(-1);
  if (!call || !last || spans.length < 2) return end;
  const earliest = last.card.drawn ? ticks(Math.round((last.from + last.to) / 2)) : last.from;
  return maxTicks(earliest, subTicks(end, LONGEST_END_CARD));
}

/** From the sentence that tells the price on; else from the first that asks for something. */
function priceStart(spans: readonly CardSpan[]): Ticks {
  const later = spans.slice(1);
  const told = later.find(({ card }) => tellsPrice(card.text)) ?? later.find(({ card }) => isOffer(card));
  return told?.from ?? spans.at(-1)?.from ?? ZERO;
}

type Look = (typeof graphicsStyles)[number];

/** Middles, shares of the canvas' height. */
interface Places {
  readonly titleAt: (stretch: Stretch) => number;
  readonly tag: number;
}

const BADGE_SIZE = 0.05;
const TAG_SIZE = 0.088;
/** Height of words on a ground, in heights of their letters. */
const PILL_HEIGHT = 1.88;

/** Middle of words under the mark of AI content: `usual` in a video of 9:16, else just below it. */
function belowMark(canvas: Project['canvas'], size: number, usual: number): number {
  if (lineStretch(canvas) === 1) return usual;
  const short = Math.min(canvas.width, canvas.height);
  return (aiLabelBottom(canvas) + short * (0.012 + (size * PILL_HEIGHT) / 2)) / canvas.height;
}

/** Sizes are shares of the canvas' shorter side, places of its width and height: upright and wide videos alike. */
function drawerOf(canvas: Project['canvas'], look: Look, { titleAt, tag }: Places) {
  const text = textDrawer(canvas);
  return {
    title: (words: string, stretch: Stretch) =>
      text(TITLE_ID, words, stretch, {
        size: titleSize(words),
        y: titleAt(stretch),
        color: look.title,
        outline: look.outline,
        background: look.ground,
        shadow: look.ground === '',
        pops: true,
      }),
    badge: (words: string, stretch: Stretch) =>
      text('badge', words, stretch, {
        size: BADGE_SIZE,
        y: belowMark(canvas, BADGE_SIZE, 0.18),
        side: -1,
        color: look.tagText,
        background: look.tag,
        isPill: true,
        pops: true,
      }),
    price: (words: string, stretch: Stretch) =>
      text('price-tag', words, stretch, {
        size: TAG_SIZE,
        y: tag,
        side: -1,
        color: look.tagText,
        background: look.tag,
        turn: -5,
        pops: true,
      }),
    offer: (words: string, stretch: Stretch) =>
      text('offer-tag', words, stretch, {
        size: 0.05,
        y: tag + 0.068 * lineStretch(canvas),
        side: -1,
        color: look.tag,
        background: look.tagText,
        turn: -5,
        pops: true,
      }),
    brand: (words: string, stretch: Stretch) =>
      text(BRAND_MARK_CLIP, words, stretch, {
        size: 0.036,
        y: 0.124,
        side: 1,
        color: '#ffffff',
        background: 'rgba(0,0,0,0.4)',
        isPill: true,
      }),
    shade: ({ from, to }: Stretch): ShapeClip | undefined =>
      to > from
        ? {
            type: 'shape',
            id: 'end-shade',
            name: '',
            shape: 'rect',
            start: from,
            duration: subTicks(to, from),
            params: { width: canvas.width, height: canvas.height, fill: 'rgba(0,0,0,0.62)' },
            keyframes: { opacity: fadeIn(subTicks(to, from)) },
            effects: [],
          }
        : undefined,
  };
}

/** Lines of the end card, from above: sizes are shares of the canvas' shorter side. */
const END_LINES = [
  { part: 'brand', id: 'end-brand', size: 0.05 },
  { part: 'name', id: 'end-name', size: 0.07 },
  { part: 'price', id: 'end-price', size: 0.15 },
  { part: 'offer', id: 'end-offer', size: 0.054 },
  { part: 'address', id: 'end-address', size: 0.05 },
  { part: 'call', id: CALL_ID, size: 0.092 },
] as const;
/** Share of the shorter side that the longest line takes. */
const END_WIDTH = 0.84;
const CALL_WIDTH = 0.62;
/** An address leaves room for its sign on both sides: it stands in the middle like the others. */
const ADDRESS_WIDTH = 0.68;
/** Height of the sign, in heights of the address' letters, and its way from them. */
const PIN = { height: 1.1, gap: 0.75 };
/** Room between two lines, and before the call, whose pill is higher than its letters; shares of the shorter side. */
const END_GAP = 0.026;
const CALL_GAP = 0.07;
/** Of the canvas' height; on wide videos the lines get smaller. */
const MOST_HEIGHT = 0.66;
/** Middle of the card, share of the canvas' height: above what platforms lay over the lower part. */
const END_MIDDLE = 0.43;

type EndPart = (typeof END_LINES)[number]['part'];

const widthLimits: Partial<Record<EndPart, number>> = { call: CALL_WIDTH, address: ADDRESS_WIDTH };

type EndCard = Readonly<Partial<Record<EndPart, TextClip>>> & { readonly pin: readonly ShapeClip[] };

/** The lines of the end card that there are, one under the other around its middle; none without a call. */
function endCard(
  graphics: VideoGraphics,
  ending: Stretch,
  { canvas, look }: { readonly canvas: Project['canvas']; readonly look: Look },
): EndCard {
  if (graphics.call === '') return { pin: [] };
  const text = textDrawer(canvas);
  const short = Math.min(canvas.width, canvas.height) / canvas.height;
  // 老码头 above 老码头火锅 would say it twice.
  const isNamedByBrand = graphics.brand !== '' && graphics.name.startsWith(graphics.brand);
  const lines = END_LINES.filter(({ part }) => graphics[part] !== '' && !(part === 'brand' && isNamedByBrand)).map(
    ({ part, id, size }, at) => {
      const width = widthLimits[part] ?? END_WIDTH;
      const fitting = Math.min(size, width / Math.max(1, widthOf(graphics[part], 1)));
      return { part, id, size: fitting, gap: at === 0 ? 0 : (part === 'call' ? CALL_GAP : END_GAP) * short };
    },
  );
  const heightOf = (size: number): number => size * LINE_HEIGHT * short;
  const whole = lines.reduce((sum, { size, gap }) => sum + gap + heightOf(size), 0);
  const scale = Math.min(1, MOST_HEIGHT / whole);
  let top = END_MIDDLE - (whole * scale) / 2;
  const clips: Partial<Record<EndPart, TextClip>> = {};
  let pin: readonly ShapeClip[] = [];
  for (const { part, id, size: full, gap } of lines) {
    const size = full * scale;
    const y = top + gap * scale + heightOf(size) / 2;
    const clip = text(id, graphics[part], ending, { size, y, ...endStyle(part, look) });
    if (clip) clips[part] = clip;
    if (part === 'address')
      pin = addressPin(graphics.address, ending, { canvas, size, y, color: look.tag, hole: look.tagText });
    top = y + heightOf(size) / 2;
  }
  return { ...clips, pin };
}

/** Left of an address. */
function addressPin(
  address: string,
  ending: Stretch,
  {
    canvas,
    size,
    y,
    color,
    hole,
  }: {
    readonly canvas: Project['canvas'];
    readonly size: number;
    readonly y: number;
    readonly color: string;
    readonly hole: string;
  },
): readonly ShapeClip[] {
  const letters = size * Math.min(canvas.width, canvas.height);
  const x = -(widthOf(address, 1) / 2 + PIN.gap) * letters;
  return pinClips('end-pin', ending, { x, y: (y - 0.5) * canvas.height, height: PIN.height * letters, color, hole });
}

function endStyle(part: EndPart, look: Look): Omit<TextStyle, 'size' | 'y'> {
  if (part === 'price') return { color: look.accent, shadow: true, pops: true };
  if (part !== 'call') return { color: '#ffffff', shadow: true };
  return { color: look.tagText, background: look.tag, isPill: true, pops: true, pulses: true };
}
