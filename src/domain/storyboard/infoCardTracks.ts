import type { OverlayTrack, Project, ShapeClip, TextClip, VisualClip } from '../../engine/project/schema';
import { fromSeconds, maxTicks, minTicks, subTicks, type Ticks, ticks } from '../../engine/time/ticks';
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
import { type GraphicsStyleKey, graphicsStyles } from './graphics.data';
import type { InfoCard, InfoRow } from './infoCards';
import type { SeenHeat, SeenText } from './shotClips';

/** Shares of the canvas. */
interface PanelPlace {
  readonly width: number;
  readonly height: number;
  readonly middle: number;
  /** From the canvas' middle; absent = in it. */
  readonly x?: number;
  /** Absent = that of the look. */
  readonly fill?: string;
}

/** How large a card is drawn, and where. */
interface CardLayout {
  readonly middleOf: (height: number, stretch: Stretch) => number;
  /** 1 = as over a picture. */
  readonly scale: number;
}

/** What is in the pictures below the cards. */
type Pictures = Pick<InfoOptions, 'texts' | 'heats'>;

interface InfoOptions {
  readonly canvas: Project['canvas'];
  readonly style: GraphicsStyleKey;
  /** Lines of text in the pictures below: a card stands clear of them where it can. */
  readonly texts?: readonly SeenText[];
  /** What stands out in them: of places without text the quietest is taken. */
  readonly heats?: readonly SeenHeat[];
}

/** How long before its words a line comes: the eye reads while the ear hears. */
export const AHEAD = fromSeconds(0.15);
/** Heights of lines and sizes of letters: the first of the canvas' height, the second of its shorter side. */
const LINE = { height: 0.062, size: 0.062 };
/** Where a card's middle may be, best first: above the captions, below badge and marks. */
const MIDDLES = [0.4, 0.43, 0.37, 0.46, 0.34, 0.49, 0.52, 0.55] as const;
/** Beyond these it would meet badge and marks, or the captions. */
const ROOM = { top: 0.215, bottom: 0.64 };
/** Between upright and wide the tags of price and offer reach farther down, and nothing stands beside them. */
const TOP_BELOW_TAGS = 0.356;
/** Below those a card of prices has less room. */
const TIGHT = 0.9;
/** How much larger a comparison is on a wide canvas, where it fits. */
const WIDE_COLUMNS = 1.35;
const WIDEST = 0.84;
/**
 * Columns of a comparison: width, distance of their middles from that of the canvas and room for words, shares of its
 * width; words up to `oneLine` letters wide stand in one line, of two one may be `uneven` letters longer than half.
 */
const COLUMN = { width: 0.395, apart: 0.215, text: 0.34, oneLine: 5, uneven: 1.6 };
/** What a card covers of the subject counts so much beside what it covers of a text. */
const HEAT = 0.2;

/**
 * Tracks of a video's info cards, lowest first: a panel, then its lines, each of which comes when it is spoken. Ordinary
 * shape and text clips; none overlaps another on its track.
 */
export function infoCardTracks(
  spans: readonly CardSpan[],
  cards: ReadonlyMap<string, InfoCard>,
  { canvas, style, texts = [], heats = [] }: InfoOptions,
): readonly OverlayTrack[] {
  const look = graphicsStyles.find(({ key }) => key === style) ?? graphicsStyles[0];
  const isBelowTags = lineStretch(canvas) > 1 && canvas.width <= canvas.height;
  const top = isBelowTags ? TOP_BELOW_TAGS : ROOM.top;
  const middle = (height: number, stretch: Stretch) => middleOf(height, stretch, { texts, heats }, top);
  const draw = infoCardDrawer(canvas, look, { middleOf: middle, scale: 1 });
  return layeredTracks(
    'info',
    spans.flatMap((span) => {
      const info = cards.get(span.card.id);
      if (!info) return [];
      const to = endOf(info, span);
      const starts = info.rows.map((row) => startOf(row, { ...span, to }));
      return [draw(info, `info-${span.card.id}`, starts, to)];
    }),
  );
}

/** Clips that stand over each other, lowest first, as tracks; several times in the video, on the same tracks. */
export function layeredTracks(
  name: string,
  stacks: readonly (readonly (VisualClip | undefined)[])[],
): readonly OverlayTrack[] {
  const depth = Math.max(0, ...stacks.map(({ length }) => length));
  return Array.from({ length: depth }, (_, layer) => stacks.flatMap((stack) => stack[layer] ?? [])).flatMap(
    (clips, index): readonly OverlayTrack[] =>
      clips.length > 0 ? [{ id: `${name}-${index}`, name: '', hidden: false, locked: false, muted: false, clips }] : [],
  );
}

/** When the words of a line are spoken, told from their place in the sentence. */
function startOf({ spokenAs }: InfoRow, { card, start, end, from }: CardSpan): Ticks {
  const place = Math.max(0, card.text.indexOf(spokenAs)) / Math.max(1, card.text.length);
  return maxTicks(from, ticks(Math.round(start + place * (end - start)) - AHEAD));
}

/** How long a card stands after its words, and at least: time to read it. */
const AFTER = fromSeconds(1.6);
const LEAST_SHOWN = fromSeconds(2.4);

/** It goes when the sentence has long gone on to something else: the picture is seen again. */
function endOf({ rows }: InfoCard, span: CardSpan): Ticks {
  const { card, start, end, to } = span;
  const told = Math.max(...rows.map(({ spokenAs }) => card.text.indexOf(spokenAs) + spokenAs.length));
  const spoken = start + (told / Math.max(1, card.text.length)) * (end - start);
  const first = Math.min(...rows.map((row) => startOf(row, span)));
  return minTicks(to, ticks(Math.round(Math.max(spoken + AFTER, first + LEAST_SHOWN))));
}

/** The place of a card of this height where it covers least of what is written in the pictures. */
function middleOf(height: number, { from, to }: Stretch, { texts, heats }: Required<Pictures>, top: number): number {
  const isSeen = (band: SeenText): boolean => band.from < to && band.to > from;
  const shows = heats.filter(isSeen);
  // Several pictures may be seen meanwhile: each counts by its time.
  const seen = [
    ...texts.filter(isSeen).map((band) => ({ ...band, weight: 1 })),
    ...shows.map((band) => {
      const share = (Math.min(to, band.to) - Math.max(from, band.from)) / Math.max(1, to - from);
      return { ...band, weight: HEAT * band.heat * share };
    }),
  ];
  const covered = (middle: number) =>
    seen.reduce(
      (sum, { top, bottom, weight }) =>
        sum + weight * Math.max(0, Math.min(bottom, middle + height / 2) - Math.max(top, middle - height / 2)),
      0,
    );
  const isIn = (middle: number, from: number) => middle - height / 2 >= from && middle + height / 2 <= ROOM.bottom;
  const clear = MIDDLES.filter((middle) => isIn(middle, top));
  const places = clear.length > 0 ? clear : MIDDLES.filter((middle) => isIn(middle, ROOM.top));
  const [usual = MIDDLES[0], ...others] = places;
  return others.reduce((best, middle) => (covered(middle) < covered(best) - 0.002 ? middle : best), usual);
}

/**
 * Draws a card: its panel first, then what stands on it, each row from its start on. Every card has its own prefix for
 * the ids of its clips.
 */
export function infoCardDrawer(
  canvas: Project['canvas'],
  look: (typeof graphicsStyles)[number],
  { middleOf, scale }: CardLayout,
) {
  const short = Math.min(canvas.width, canvas.height);
  /** Widths that letters may take, in shorter sides. */
  const wide = canvas.width / short;
  const stretch = lineStretch(canvas);
  const text = textDrawer(canvas);
  const [ground, words] = look.ground ? [look.ground, look.title] : ['rgba(16,16,16,0.66)', '#ffffff'];

  const panel = (
    id: string,
    { from, to }: Stretch,
    { width, height, middle, x = 0, fill = ground }: PanelPlace,
  ): ShapeClip => ({
    type: 'shape',
    id,
    name: '',
    shape: 'rect',
    start: from,
    duration: subTicks(to, from),
    params: {
      width: Math.round(width * canvas.width),
      height: Math.round(height * canvas.height),
      fill,
      radius: Math.round(short * 0.03),
      ...(x === 0 ? {} : { x: Math.round(x * canvas.width) }),
      y: Math.round((middle - 0.5) * canvas.height),
    },
    keyframes: { opacity: fadeIn(subTicks(to, from)) },
    effects: [],
  });

  /** One property or figure, as large as it can be, its name above it. */
  const large = (row: InfoRow, prefix: string, shown: Stretch) => {
    const size = Math.min(0.17, (0.7 * wide) / Math.max(1, widthOf(row.text, 1)));
    const [labelRoom, valueRoom] = [row.label ? 0.045 * stretch : 0, (size * 1.5 * short) / canvas.height];
    const height = labelRoom + valueRoom + 0.03;
    const middle = middleOf(height, shown);
    const top = middle - height / 2 + 0.015;
    const width = Math.min(
      WIDEST,
      (Math.max(widthOf(row.text, size), widthOf(row.label, 0.05)) * short) / canvas.width + 0.12,
    );
    return [
      panel(`${prefix}-panel`, shown, { width, height, middle }),
      text(`${prefix}-1`, row.text, shown, { size, y: top + labelRoom + valueRoom / 2, color: words, pops: true }),
      ...(row.label
        ? [text(`${prefix}-1-label`, row.label, shown, { size: 0.05, y: top + labelRoom * 0.6, color: words })]
        : []),
    ];
  };

  const lines = ({ kind, rows }: InfoCard, prefix: string, starts: readonly Ticks[], to: Ticks) => {
    // On a wide canvas many lines are smaller than they would like to be.
    const most = (ROOM.bottom - ROOM.top - 0.035) / (rows.length * LINE.height * stretch);
    const fit = stretch > 1 ? Math.min(scale, most) : scale;
    const line = { height: LINE.height * stretch * fit, size: LINE.size * fit };
    const height = rows.length * line.height + 0.035;
    const labelled = rows.map((row) => ({
      ...row,
      labelWidth: row.label ? widthOf(row.label, line.size * 0.8) + 0.06 : 0,
    }));
    const labelWidth = Math.max(...labelled.map((row) => row.labelWidth));
    const widest = labelWidth + Math.max(...rows.map((row) => widthOf(row.text, line.size)));
    const shrink = Math.min(1, (0.74 * canvas.width) / (widest * short));
    const size = line.size * shrink;
    const width = (widest * shrink * short) / canvas.width;
    const left = 0.5 - width / 2;
    const panelFrom = starts[0] ?? to;
    const middle = middleOf(height, { from: panelFrom, to });
    const clips = labelled.flatMap((row, index) => {
      const shown = { from: starts[index] ?? panelFrom, to };
      const y = middle - height / 2 + 0.0175 + line.height * (index + 0.5);
      const isNumber = kind === 'steps';
      const label: TextStyle = {
        size: size * 0.8,
        y,
        left: isNumber ? left : left + 0.005,
        color: isNumber ? look.tagText : words,
        pops: true,
        ...(isNumber ? { background: look.tag, isPill: true } : {}),
      };
      const indent = (labelWidth * shrink * short) / canvas.width;
      return [
        text(`${prefix}-${index + 1}`, row.text, shown, { size, y, left: left + indent, color: words, pops: true }),
        text(`${prefix}-${index + 1}-label`, row.label, shown, label),
      ];
    });
    const place = { width: Math.min(WIDEST, width + 0.12), height, middle };
    return [panel(`${prefix}-panel`, { from: panelFrom, to }, place), ...clips];
  };

  const prices = ([before, now]: readonly InfoRow[], prefix: string, starts: readonly Ticks[], to: Ticks) => {
    if (!before || !now) return [];
    const [first, second] = [starts[0] ?? to, starts[1] ?? to];
    const tight = stretch > 1 && wide <= 1 ? TIGHT : 1;
    const size = Math.min(0.19 * tight, 0.66 / Math.max(1, widthOf(now.text, 1)));
    const height = 0.22 * stretch * tight;
    // Beside it the price tag has room on a wide canvas alone.
    const width = wide > 1 ? Math.min(0.7, widthOf(now.text, size) / wide + 0.12) : 0.7;
    const middle = middleOf(height, { from: first, to });
    const struck = { size: 0.075, y: middle - 0.065 * stretch * tight, color: words, isStruckOut: true };
    return [
      panel(`${prefix}-panel`, { from: first, to }, { width, height, middle }),
      text(`${prefix}-1`, before.text, { from: first, to }, struck),
      text(
        `${prefix}-2`,
        now.text,
        { from: second, to },
        { size, y: middle + 0.025 * stretch * tight, color: look.ground ? words : look.accent, pops: true },
      ),
    ];
  };

  /** A piece of a map, which shows no real streets, and the address below it. */
  const place = (row: InfoRow, prefix: string, shown: Stretch): readonly (VisualClip | undefined)[] => {
    const size = Math.min(0.07, (0.7 * wide) / Math.max(1, widthOf(row.text, 1)));
    const [mapRoom, textRoom] = [0.11 * scale, (size * 1.6 * short) / canvas.height];
    const height = mapRoom + textRoom + 0.03;
    const middle = middleOf(height, shown);
    const top = middle - height / 2;
    const width = Math.min(WIDEST, Math.max(0.6, (widthOf(row.text, size) * short) / canvas.width + 0.12));
    const mapY = Math.round((top + 0.015 + mapRoom / 2 - 0.5) * canvas.height);
    const street = (id: string, params: ShapeClip['params']): ShapeClip => ({
      ...panel(`${prefix}-${id}`, shown, { width: 0, height: 0, middle }),
      params: { fill: look.street, y: mapY, ...params },
    });
    const [along, across] = [width * canvas.width * 0.9, mapRoom * canvas.height * 0.9];
    const thick = Math.round(short * 0.016);
    const pin = { x: 0, y: mapY - across * 0.2, height: across * 0.62, color: look.tag, hole: look.tagText };
    return [
      panel(`${prefix}-panel`, shown, { width, height, middle }),
      street('road', { width: Math.round(along), height: thick, rotation: -3 }),
      street('side', { width: thick, height: Math.round(across), x: Math.round(-along * 0.24), rotation: 9 }),
      street('lane', { width: Math.round(thick / 2), height: Math.round(across), x: Math.round(along * 0.3) }),
      ...pinClips(`${prefix}-pin`, shown, pin),
      text(`${prefix}-1`, row.text, shown, {
        size,
        y: top + 0.015 + mapRoom + textRoom / 2,
        color: words,
        pops: true,
      }),
    ];
  };

  /** The usual at the left, ours at the right and in the color of the tags; their names above them. */
  const columns = (rows: readonly InfoRow[], prefix: string, starts: readonly Ticks[], to: Ticks) => {
    const from = starts[0] ?? to;
    const { width: column, apart } = COLUMN;
    const letters = Math.max(...rows.map((row) => widthOf(row.text, 1)));
    const lineCount = letters > COLUMN.oneLine * wide ? 2 : 1;
    // Lines break between words, so the first of two may be shorter than half: what is longer is written smaller.
    const longest = lineCount === 1 ? letters : letters / 2 + COLUMN.uneven;
    const laidOut = (grow: number) => {
      const size = Math.min(LINE.size * scale * grow, (COLUMN.text * canvas.width) / short / longest);
      const rowHeight = (size * LINE_HEIGHT * lineCount * short) / canvas.height + 0.025;
      const headHeight = LINE.height * stretch * scale * grow;
      return { size, rowHeight, headHeight, height: headHeight + (rows.length / 2) * rowHeight + 0.02, grow };
    };
    const large = laidOut(wide > 1 ? WIDE_COLUMNS : 1);
    const isRoomy = large.height <= ROOM.bottom - ROOM.top;
    const { size, rowHeight, headHeight, height, grow } = isRoomy ? large : laidOut(1);
    const middle = middleOf(height, { from, to });
    const top = middle - height / 2;
    const [usual, own] = rows;
    const head = (row: InfoRow | undefined, side: -1 | 1): TextClip | undefined =>
      text(
        `${prefix}-${side < 0 ? 'usual' : 'own'}`,
        row?.label ?? '',
        { from: side < 0 ? from : (starts[1] ?? from), to },
        {
          size: LINE.size * 0.74 * scale * grow,
          y: top + headHeight / 2 + 0.008,
          x: side * apart,
          color: side < 0 ? words : look.tagText,
          ...(side < 0 ? {} : { background: look.tag, isPill: true, pops: true }),
        },
      );
    return [
      panel(`${prefix}-panel`, { from, to }, { width: column, height, middle, x: -apart }),
      panel(`${prefix}-panel-own`, { from: starts[1] ?? from, to }, { width: column, height, middle, x: apart }),
      head(usual, -1),
      head(own, 1),
      ...rows.map((row, index) =>
        text(
          `${prefix}-${index + 1}`,
          row.text,
          { from: starts[index] ?? from, to },
          {
            size,
            y: top + headHeight + rowHeight * (Math.floor(index / 2) + 0.5),
            x: index % 2 === 0 ? -apart : apart,
            boxWidth: column - 0.04,
            color: words,
            pops: true,
          },
        ),
      ),
    ];
  };

  return (info: InfoCard, prefix: string, starts: readonly Ticks[], to: Ticks): readonly (VisualClip | undefined)[] => {
    const [row] = info.rows;
    const shown = { from: starts[0] ?? to, to };
    if (info.kind === 'price') return prices(info.rows, prefix, starts, to);
    if (info.kind === 'comparison') return columns(info.rows, prefix, starts, to);
    if (info.kind === 'place' && row) return place(row, prefix, shown);
    if (info.kind === 'fact' && row) return large(row, prefix, shown);
    return lines(info, prefix, starts, to);
  };
}
