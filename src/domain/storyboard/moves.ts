import type { ImageClip, Keyframe } from '../../engine/project/schema';
import { subTicks, type Ticks, toSeconds, ZERO } from '../../engine/time/ticks';

type Keyframes = ImageClip['keyframes'];

/** Growth of a still a second, and the most it grows: gentle enough not to be noticed as such. */
const PER_SECOND = 0.022;
const MOST = 0.14;

interface MoveOptions {
  /** Counts up along the video, so that neighbors move differently. */
  readonly index: number;
  readonly duration: Ticks;
  /** Ticks before and after the clip during which a transition shows it: the move goes on there. */
  readonly lead: Ticks;
  readonly tail: Ticks;
  readonly width: number;
  readonly height: number;
}

/** A slow move over a still that fills the canvas, never showing its border. Keyframes of scale, x and y. */
export function stillMove({ index, duration, lead, tail, width, height }: MoveOptions): Keyframes {
  const travel = Math.min(MOST, PER_SECOND * toSeconds(duration));
  const between = (from: number, to: number): readonly Keyframe[] => [
    { at: subTicks(ZERO, lead), value: from, easing: 'linear' },
    { at: (duration + tail) as Ticks, value: to, easing: 'linear' },
  ];
  const wide = 1.02 + travel;
  // What an image `wide` times the canvas can move without showing its border, with a pixel to spare.
  const [sideways, upwards] = [(width * travel) / 2, (height * travel) / 2];
  const moves: readonly Keyframes[] = [
    { scale: between(1.02, wide) },
    { scale: between(wide, wide), x: between(sideways, -sideways) },
    { scale: between(wide, 1.02) },
    { scale: between(wide, wide), y: between(-upwards, upwards) },
    { scale: between(wide, wide), x: between(-sideways, sideways) },
  ];
  return moves[index % moves.length] ?? {};
}

/** Canvas widths a second by which a way over a picture goes on: one can look at what passes. */
const PAN_PER_SECOND = 0.2;

interface PanOptions extends MoveOptions {
  /** How many times as wide as the canvas is what may be passed over; above 1. */
  readonly range: number;
}

/**
 * A way over an image that is wider than the canvas, from side to side and around its middle. For a clip whose image is
 * laid into the canvas by its width: keyframes of scale and x, which never show its border.
 */
export function panMove({ index, duration, lead, tail, width, range }: PanOptions): Keyframes {
  const seconds = toSeconds((duration + lead + tail) as Ticks);
  const travel = Math.min(range - 1, PAN_PER_SECOND * seconds);
  const end = ((index % 2 === 0 ? 1 : -1) * width * travel) / 2;
  const between = (from: number, to: number): readonly Keyframe[] => [
    { at: subTicks(ZERO, lead), value: from, easing: 'linear' },
    { at: (duration + tail) as Ticks, value: to, easing: 'linear' },
  ];
  // A pixel to spare on each side.
  const scale = range * (1 + 4 / width);
  return { scale: between(scale, scale), x: between(end, -end) };
}

interface FloatOptions extends MoveOptions {
  /** Of the size at which it reaches two sides of the canvas. */
  readonly share: number;
}

/**
 * The same for a whole image that floats before a ground: it breathes. At its largest it grows over its sides by so
 * little that they only fade into the ground; a smaller one stays smaller than it, so that a cut between them is seen.
 */
export function floatMove({ index, duration, lead, tail, share }: FloatOptions): Keyframes {
  const travel = Math.min(share < 1 ? 0.04 : 0.08, PER_SECOND * toSeconds(duration));
  const [from, to] = index % 2 === 0 ? [share, share + travel] : [share + travel, share];
  return {
    scale: [
      { at: subTicks(ZERO, lead), value: from, easing: 'linear' },
      { at: (duration + tail) as Ticks, value: to, easing: 'linear' },
    ],
  };
}
