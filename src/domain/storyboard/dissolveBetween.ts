import { type FrameRate, frameAt, frameStart } from '../../engine/time/frameRate';
import { fromSeconds, minTicks, type Ticks, ticks } from '../../engine/time/ticks';

const LONGEST = fromSeconds(0.4);

/**
 * Length of the dissolve between two neighbors: 0.4 s, at most two fifths of the shorter one, an even number of frames
 * so that its middle is the cut. Undefined when they are too short for one.
 */
export function dissolveBetween(left: Ticks, right: Ticks, fps: FrameRate): Ticks | undefined {
  const room = minTicks(LONGEST, ticks(Math.min(left, right) * 0.4));
  const half = Math.floor(frameAt(room, fps) / 2);
  return half > 0 ? ticks(frameStart(half, fps) * 2) : undefined;
}
