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

/** A whole image reaches the canvas' sides, so that it is no small picture in a frame. */
const SMALLEST = 1;

/** The same for a whole image that floats before a ground: it breathes. */
export function floatMove({ index, duration, lead, tail }: MoveOptions): Keyframes {
  const travel = Math.min(0.08, PER_SECOND * toSeconds(duration));
  const [from, to] = index % 2 === 0 ? [SMALLEST, SMALLEST + travel] : [SMALLEST + travel, SMALLEST];
  return {
    scale: [
      { at: subTicks(ZERO, lead), value: from, easing: 'linear' },
      { at: (duration + tail) as Ticks, value: to, easing: 'linear' },
    ],
  };
}
