import type { OverlayTrack, Project, ShapeClip, VisualClip } from '../../engine/project/schema';
import { fromSeconds, subTicks, type Ticks, ticks } from '../../engine/time/ticks';
import type { CardSpan } from './cardSpans';
import { priceLabels } from './drawnShots.data';
import { fadeIn, lineStretch, type Stretch, textDrawer, widthOf } from './graphicClips';
import { type GraphicsStyleKey, graphicsStyles } from './graphics.data';
import type { InfoCard } from './infoCards';
import { AHEAD, infoCardDrawer, layeredTracks } from './infoCardTracks';
import type { SeenText } from './shotClips';
import type { DrawnKind, DrawnShot } from './types';

interface DrawnOptions {
  readonly canvas: Project['canvas'];
  readonly style: GraphicsStyleKey;
  /** A heading stands over the opening. */
  readonly isHeaded: boolean;
  /** Where the end card begins: nothing of a drawn shot is seen under it. */
  readonly endCardFrom: Ticks;
}

interface DrawnTracks {
  readonly tracks: readonly OverlayTrack[];
  /** Where they stand, for what else is drawn to keep off. */
  readonly texts: readonly SeenText[];
}

/**
 * Where a drawn shot may stand, shares of the canvas' height: below badge and price tag, above the captions. On a wide
 * canvas they stand beside it.
 */
function roomOf(canvas: Project['canvas']): { readonly top: number; readonly bottom: number } {
  if (canvas.width > canvas.height) return { top: 0.2, bottom: 0.635 };
  return lineStretch(canvas) > 1 ? { top: 0.27, bottom: 0.64 } : { top: 0.3, bottom: 0.645 };
}
/** Under the opening's heading it begins here, without a title of its own; the second where lines take more height. */
const BELOW_HEADING = [0.345, 0.44] as const;
const TITLE = { size: 0.062, room: 0.06 };
const SCALE = { least: 0.66, most: 1.3, leastWide: 0.45 };
/** A row comes so long after the one before it, and all of them within this share of the shot. */
const STEP = fromSeconds(0.3);
const ALL_WITHIN = 0.25;
/** A shot that lasts longer goes with the voice, and does not stand for longer without a change. */
const STILL = fromSeconds(6);
/** Share of a long shot over which rows are spread whose words are not spoken in it. */
const SPREAD = 0.6;
/** The distance from which a card is seen in turn with its own size. */
const FAR = 0.84;

const cardKinds: Readonly<Record<Exclude<DrawnKind, 'price'>, InfoCard['kind']>> = {
  comparison: 'comparison',
  ingredients: 'list',
  steps: 'steps',
  map: 'place',
};

/**
 * Tracks of the shots that are drawn in place of a picture, lowest first: a ground that covers what is behind it, a
 * title, then the card itself, whose rows come one after the other. Ordinary shape and text clips.
 */
export function drawnShotTracks(
  spans: readonly CardSpan[],
  { canvas, style, isHeaded, endCardFrom }: DrawnOptions,
): DrawnTracks {
  const look = graphicsStyles.find(({ key }) => key === style) ?? graphicsStyles[0];
  const room = roomOf(canvas);
  const belowHeading = BELOW_HEADING[lineStretch(canvas) > 1 ? 1 : 0];
  const drawn = spans.flatMap((span, index) => {
    const { drawn: shot, shot: picture, card } = { ...span, drawn: span.card.drawn };
    const to = Math.min(span.to, Math.max(span.from, endCardFrom)) as Ticks;
    if (!shot || shot.rows.length === 0 || to <= span.from) return [];
    const isUnder = isHeaded && index === 0;
    const place = { from: span.from, to, top: isUnder ? belowHeading : room.top, bottom: room.bottom };
    const starts = startsOf(shot.rows, { ...span, to });
    const borders = bordersOf(starts, place);
    const ground = groundOf(card.id, place, { canvas, look, isClear: picture?.kind === 'image' });
    const first = { ...place, to: borders[0] ?? to };
    const clips = cardOf(card.id, shot, first, { canvas, look, starts, hasTitle: !isUnder && shot.title !== '' });
    const pivot = Math.round(((place.top + place.bottom) / 2 - 0.5) * canvas.height);
    const pieces = borders.map((end, at): readonly (VisualClip | undefined)[] => {
      const shown = at === 0 ? clips : clips.map((clip) => clip && again(clip, at, borders[at - 1] ?? place.from, end));
      // The last one is seen in its own size.
      const isFar = (borders.length - 1 - at) % 2 === 1;
      return isFar ? shown.map((clip) => clip && fromAfar(clip, pivot)) : shown;
    });
    const above = ground.map(() => undefined);
    const stacks = pieces.map((piece, at) => [...(at === 0 ? ground : above), ...piece]);
    return [{ stacks, text: place }];
  });
  return {
    tracks: layeredTracks(
      'drawn',
      drawn.flatMap(({ stacks }) => stacks),
    ),
    texts: drawn.map(({ text }) => text),
  };
}

/**
 * When each row comes: in a short shot one soon after the other, in a long one when it is spoken, or spread over the
 * shot where its words are not.
 */
function startsOf(
  rows: DrawnShot['rows'],
  { card, start, end, from, to }: Omit<CardSpan, 'shot' | 'voice'>,
): readonly Ticks[] {
  if (to - from <= STILL) {
    const step = Math.min(STEP, ((to - from) * ALL_WITHIN) / rows.length);
    return rows.map((_, index) => ticks(Math.round(from + index * step)));
  }
  let after = 0;
  const places = rows.map(({ text }) => {
    const at = card.text.indexOf(text, after);
    if (at >= 0) after = at + text.length;
    return at;
  });
  const isSpoken = places.every((at) => at >= 0);
  return places.map((at, index) => {
    // Something stands from the first moment on.
    if (index === 0) return from;
    const spoken = start + (at / Math.max(1, card.text.length)) * (end - start) - AHEAD;
    const spread = from + index * Math.min(STILL, (SPREAD * (to - from)) / rows.length);
    return ticks(Math.round(Math.max(from, Math.min(to, isSpoken ? spoken : spread))));
  });
}

/** Ends of the pieces in which a card is seen, from two distances in turn: several where it would stand too still. */
function bordersOf(starts: readonly Ticks[], { from, to }: Stretch): readonly Ticks[] {
  const last = starts.at(-1) ?? from;
  const count = to - from > STILL ? Math.max(1, Math.ceil((to - last) / STILL)) : 1;
  return Array.from({ length: count }, (_, at) => ticks(Math.round(last + ((at + 1) / count) * (to - last))));
}

/** What stands already, in a later piece: it does not come in once more. */
const again = (clip: VisualClip, piece: number, from: Ticks, to: Ticks): VisualClip => ({
  ...clip,
  id: `${clip.id}-piece-${piece + 1}`,
  start: from,
  duration: subTicks(to, from),
  keyframes: {},
});

/** Smaller by the distance, about the middle of the card's room. */
function fromAfar(clip: VisualClip, pivot: number): VisualClip {
  const { x = 0, y = 0 } = clip.params;
  const { scale } = clip.keyframes;
  return {
    ...clip,
    params: {
      ...clip.params,
      scale: FAR,
      x: Math.round(Number(x) * FAR) + 0,
      y: Math.round(pivot + (Number(y) - pivot) * FAR) + 0,
    },
    keyframes: {
      ...clip.keyframes,
      ...(scale ? { scale: scale.map((frame) => ({ ...frame, value: frame.value * FAR })) } : {}),
    },
  };
}

type Look = (typeof graphicsStyles)[number];
type Place = Stretch & { readonly top: number; readonly bottom: number };

interface GroundOptions {
  readonly canvas: Project['canvas'];
  readonly look: Look;
  /** A picture is behind it, and may be seen through it. */
  readonly isClear: boolean;
}

/** A sheet in the color of the look with two large discs in that of its tags. */
function groundOf(id: string, { from, to }: Stretch, { canvas, look, isClear }: GroundOptions): readonly ShapeClip[] {
  const { width, height } = canvas;
  const side = Math.round(Math.max(width, height) * 0.55);
  const clip = (part: string, shape: ShapeClip['shape'], params: ShapeClip['params']): ShapeClip => ({
    type: 'shape',
    id: `drawn-${id}-${part}`,
    name: '',
    shape,
    start: from,
    duration: subTicks(to, from),
    params,
    keyframes: {},
    effects: [],
  });
  const disc = { width: side, height: side, fill: look.tag, opacity: 0.14 };
  return [
    clip('sheet', 'rect', { width, height, fill: look.sheet, ...(isClear ? { opacity: 0.62 } : {}) }),
    clip('disc', 'ellipse', { ...disc, x: Math.round(width * 0.45), y: Math.round(-height * 0.32) }),
    clip('disc-low', 'ellipse', { ...disc, x: Math.round(-width * 0.5), y: Math.round(height * 0.36) }),
  ];
}

interface CardOptions {
  readonly canvas: Project['canvas'];
  readonly look: Look;
  readonly hasTitle: boolean;
  readonly starts: readonly Ticks[];
}

function cardOf(
  id: string,
  { kind, title, rows }: DrawnShot,
  place: Place,
  { canvas, look, hasTitle, starts }: CardOptions,
): readonly (VisualClip | undefined)[] {
  const { from, to } = place;
  const prefix = `drawn-${id}`;
  const stretch = lineStretch(canvas);
  const titleRoom = hasTitle ? TITLE.room * stretch : 0;
  const room = place.bottom - place.top - titleRoom;
  const middle = place.top + titleRoom + room / 2;
  const size = Math.min(TITLE.size, 0.8 / Math.max(1, widthOf(title, 1)));
  const card =
    kind === 'price'
      ? pricesOf(prefix, rows, { from, to, middle, room }, { canvas, look, starts })
      : infoCardDrawer(canvas, look, { middleOf: () => middle, scale: scaleOf(kind, rows.length, { room, stretch }) })(
          { kind: cardKinds[kind], rows: shownRows(kind, rows) },
          prefix,
          starts,
          to,
        );
  const panel = card[0];
  const half = panel?.type === 'shape' ? Number(panel.params.height) / canvas.height / 2 : room / 2;
  const heading = hasTitle
    ? textDrawer(canvas)(`${prefix}-title`, title, place, {
        size,
        y: middle - half - titleRoom * 0.6,
        color: look.tagText,
        background: look.tag,
        isPill: true,
        pops: true,
      })
    : undefined;
  return [heading, ...card];
}

/** Steps carry their number. */
const shownRows = (kind: DrawnKind, rows: DrawnShot['rows']): InfoCard['rows'] =>
  rows.map(({ label, text }, index) => ({
    label: kind === 'steps' ? String(index + 1) : label,
    text,
    spokenAs: text,
  }));

/** As large as there is room for the rows, whose heights are those of cards over a picture. */
function scaleOf(
  kind: DrawnKind,
  count: number,
  { room, stretch }: { readonly room: number; readonly stretch: number },
): number {
  const heights = {
    comparison: 0.062 * stretch + (count / 2) * (0.095 * stretch + 0.025),
    map: 0.11 + 0.09 * stretch,
  } as const;
  const height = kind === 'comparison' || kind === 'map' ? heights[kind] : count * 0.062 * stretch;
  const least = stretch > 1 ? SCALE.leastWide : SCALE.least;
  return Math.min(SCALE.most, Math.max(least, (room - 0.035) / height));
}

interface PriceOptions {
  readonly canvas: Project['canvas'];
  readonly look: Look;
  readonly starts: readonly Ticks[];
}

/** The price as large as it can be; a former one struck out above it, an offer below. */
function pricesOf(
  prefix: string,
  rows: DrawnShot['rows'],
  { from, to, middle, room }: Stretch & { readonly middle: number; readonly room: number },
  { canvas, look, starts }: PriceOptions,
): readonly (VisualClip | undefined)[] {
  const text = textDrawer(canvas);
  const short = Math.min(canvas.width, canvas.height);
  const [ground, words] = look.ground ? [look.ground, look.title] : ['rgba(16,16,16,0.66)', '#ffffff'];
  const now = rows.findIndex(({ label }) => label !== priceLabels.former);
  const natural = rows.map((row, index) => {
    const isNow = index === now;
    const full = row.label === '' || isNow ? row.text : `${row.label} ${row.text}`;
    const size = Math.min(isNow ? 0.2 : 0.066, 0.7 / Math.max(1, widthOf(full, 1)));
    return { row, index, isNow, full, size, height: (size * (isNow ? 1.5 : 1.9) * short) / canvas.height };
  });
  const fit = Math.min(1, (room - 0.04) / natural.reduce((sum, line) => sum + line.height, 0));
  const lines = natural.map((line) => ({ ...line, size: line.size * fit, height: line.height * fit }));
  const height = lines.reduce((sum, line) => sum + line.height, 0) + 0.04;
  let top = middle - height / 2 + 0.02;
  const clips = lines.map(({ row, index, isNow, full, size, height: lineHeight }) => {
    const y = top + lineHeight / 2;
    top += lineHeight;
    return text(
      `${prefix}-${index + 1}`,
      full,
      { from: starts[index] ?? from, to },
      {
        size,
        y,
        color: isNow && !look.ground ? look.accent : words,
        pops: true,
        isStruckOut: row.label === priceLabels.former,
      },
    );
  });
  const panel: ShapeClip = {
    type: 'shape',
    id: `${prefix}-panel`,
    name: '',
    shape: 'rect',
    start: from,
    duration: subTicks(to, from),
    params: {
      width: Math.round(canvas.width * 0.8),
      height: Math.round(height * canvas.height),
      fill: ground,
      radius: Math.round(short * 0.03),
      y: Math.round((middle - 0.5) * canvas.height),
    },
    keyframes: { opacity: fadeIn(subTicks(to, from)) },
    effects: [],
  };
  return [panel, ...clips];
}
