import { estimateEm } from '../../engine/captions/measure';
import type { Keyframe, Project, ShapeClip, TextClip } from '../../engine/project/schema';
import { fromSeconds, minTicks, subTicks, type Ticks, ticks, ZERO } from '../../engine/time/ticks';
import { commonSafeArea, safeAreaPlatforms } from '../platforms/safeAreas';

/** When a graphic stands. */
export interface Stretch {
  readonly from: Ticks;
  readonly to: Ticks;
}

export interface TextStyle {
  /** Height of the letters, share of the canvas' shorter side. */
  readonly size: number;
  /** Middle, share of the canvas' height. */
  readonly y: number;
  /** −1 at the left, 1 at the right edge; absent = in the middle. */
  readonly side?: -1 | 1;
  /** Where its letters begin, share of the canvas' width; absent = by its side. */
  readonly left?: number;
  /** Its middle, from that of the canvas, share of the canvas' width; absent = by side and left. */
  readonly x?: number;
  readonly color: string;
  readonly outline?: string;
  readonly background?: string;
  readonly isPill?: boolean;
  readonly shadow?: boolean;
  readonly isStruckOut?: boolean;
  /** Degrees. */
  readonly turn?: number;
  readonly boxWidth?: number;
  readonly pops?: boolean;
  readonly pulses?: boolean;
}

/** Of a line of text, in heights of its letters. */
export const LINE_HEIGHT = 1.24;

/**
 * How much more of the canvas' height a line takes than in a video of 9:16: letters are shares of the shorter side,
 * places of the height.
 */
export const lineStretch = ({ width, height }: Pick<Project['canvas'], 'width' | 'height'>): number =>
  Math.max(1, Math.min(width, height) / height / (9 / 16));

/** Width that words take at a size, share of the canvas' shorter side. */
export const widthOf = (words: string, size: number): number => estimateEm(words, 700, 'Noto Sans SC') * size;

/**
 * Draws words of a video's graphics as ordinary text clips; undefined where there is nothing to say or no time. Sizes
 * are shares of the canvas' shorter side, places of its width and height: upright and wide videos alike.
 */
export function textDrawer(canvas: Project['canvas']) {
  const short = Math.min(canvas.width, canvas.height);
  return (id: string, words: string, { from, to }: Stretch, style: TextStyle): TextClip | undefined => {
    if (words === '' || to <= from) return undefined;
    const fontSize = Math.min(Math.round(style.size * short), largestAside(words, style, canvas));
    const padding = style.background ? Math.round(fontSize * PADDING) : 0;
    const width = widthOf(words, 1) * fontSize + 2 * padding;
    return {
      type: 'text',
      id,
      name: '',
      start: from,
      duration: subTicks(to, from),
      text: words,
      effects: [],
      params: {
        fontSize,
        color: style.color,
        outline: style.outline ? Math.max(2, Math.round(fontSize * 0.09)) : 0,
        ...(style.outline ? { outlineColor: style.outline } : {}),
        ...(style.background
          ? { background: style.background, padding, radius: Math.round(fontSize * (style.isPill ? 0.9 : 0.2)) }
          : {}),
        ...(style.shadow ? { shadow: Math.round(fontSize * 0.12) } : {}),
        ...(style.isStruckOut ? { strikethrough: true } : {}),
        ...(style.turn ? { rotation: style.turn } : {}),
        lineHeight: LINE_HEIGHT,
        boxWidth: style.boxWidth ?? 0.9,
        // Documents know no -0.
        x: Math.round(shiftOf(style, canvas, width)) + 0,
        y: Math.round((style.y - 0.5) * canvas.height),
      },
      keyframes: style.pops ? { scale: pop(subTicks(to, from), style.pulses === true) } : {},
    };
  };
}

interface PinPlace {
  /** Middle, from that of the canvas, and height of the whole; pixels. */
  readonly x: number;
  readonly y: number;
  readonly height: number;
  readonly color: string;
  /** Of the hole in its head. */
  readonly hole: string;
}

/** The sign of a place on a map, lowest part first: point, head, and the hole in it. */
export function pinClips(
  id: string,
  { from, to }: Stretch,
  { x, y, height, color, hole }: PinPlace,
): readonly ShapeClip[] {
  if (to <= from) return [];
  const duration = subTicks(to, from);
  const clip = (part: string, shape: ShapeClip['shape'], params: ShapeClip['params']): ShapeClip => ({
    type: 'shape',
    id: `${id}-${part}`,
    name: '',
    shape,
    start: from,
    duration,
    params,
    keyframes: { opacity: fadeIn(duration) },
    effects: [],
  });
  const head = Math.round(height * 0.66);
  const headY = Math.round(y - (height - head) / 2);
  const point = { width: Math.round(head * 0.78), height: Math.round(height * 0.56), rotation: 180 };
  return [
    clip('point', 'triangle', {
      ...point,
      fill: color,
      x: Math.round(x),
      y: Math.round(y + height / 2 - point.height / 2),
    }),
    clip('head', 'ellipse', { width: head, height: head, fill: color, x: Math.round(x), y: headY }),
    clip('hole', 'ellipse', {
      width: Math.round(head * 0.38),
      height: Math.round(head * 0.38),
      fill: hole,
      x: Math.round(x),
      y: headY,
    }),
  ];
}

/** Around words on a ground, heights of their letters. */
const PADDING = 0.32;

/** Words at a side stay between what platforms lay over both sides: the largest size at which they do, pixels. */
function largestAside(words: string, { side }: TextStyle, canvas: Project['canvas']): number {
  if (side === undefined) return Number.POSITIVE_INFINITY;
  const { left, right } = commonSafeArea(safeAreaPlatforms, canvas);
  return Math.floor((canvas.width - left - right) / (widthOf(words, 1) + 2 * PADDING));
}

/** From the canvas' middle to the middle of words of that width, pixels. */
function shiftOf({ left, side, x }: TextStyle, canvas: Project['canvas'], width: number): number {
  if (x !== undefined) return x * canvas.width;
  if (left !== undefined) return (left - 0.5) * canvas.width + width / 2;
  if (side === undefined) return 0;
  const free = commonSafeArea(safeAreaPlatforms, canvas);
  return side * (canvas.width / 2 - (side < 0 ? free.left : free.right) - width / 2);
}

const POP = fromSeconds(0.28);

const key = (at: Ticks, value: number, easing: Keyframe['easing']): Keyframe => ({ at, value, easing });

/** Opacity of what comes in softly. */
export const fadeIn = (duration: Ticks): readonly Keyframe[] => [
  key(ZERO, 0, 'ease-out'),
  key(minTicks(POP, duration), 1, 'linear'),
];

/** Scale of what comes in with a small bounce; a call to action then beats softly. */
function pop(duration: Ticks, isPulsing: boolean): readonly Keyframe[] {
  const arrived = minTicks(POP, duration);
  const frames = [key(ZERO, 0.8, 'back'), key(arrived, 1, 'ease-in-out')];
  if (!isPulsing) return frames;
  const half = fromSeconds(0.45);
  for (let at = ticks(arrived + half), isLarge = true; at < duration; at = ticks(at + half), isLarge = !isLarge) {
    frames.push(key(at, isLarge ? 1.05 : 1, 'ease-in-out'));
  }
  return frames;
}
