import { frameStart } from '../time/frameRate';
import { fromSeconds, ticks, toSeconds } from '../time/ticks';
import { sourceTimeAt } from './sourceTime';

const FPS = { num: 30, den: 1 };
/** What a reader of files allows between the wished time and a frame's own, seconds. */
const TOLERANCE = 1e-4;

/** Numbers of the frames that a clip of source frames 45 to 89 shows; `stamp` = when a frame of the file begins. */
function framesShown(stamp: (frame: number) => number, speed: number, reversed: boolean): readonly number[] {
  const duration = ticks(fromSeconds(1.5) / speed);
  const clip = { duration, trimStart: fromSeconds(1.5), speed, reversed };
  return Array.from({ length: 45 / speed }, (_, index) => {
    const wanted = toSeconds(sourceTimeAt(clip, frameStart(index, FPS), fromSeconds(10)));
    const frames = Array.from({ length: 300 }, (_, frame) => frame);
    return frames.findLast((frame) => stamp(frame) <= wanted + TOLERANCE) ?? -1;
  });
}

const exact = (frame: number): number => frame / 30;
/** As WebM and Matroska keep times. */
const inMilliseconds = (frame: number): number => Math.round((frame * 1000) / 30) / 1000;
const backwards = Array.from({ length: 45 }, (_, index) => 89 - index);

test('backwards a clip shows its own frames, the last first', () => {
  expect(framesShown(exact, 1, true)).toEqual(backwards);
});

test('also where a file keeps its times in milliseconds', () => {
  expect(framesShown(inMilliseconds, 1, true)).toEqual(backwards);
});

test('half as fast, each frame backwards stands twice as long', () => {
  expect(framesShown(exact, 0.5, true)).toEqual(backwards.flatMap((frame) => [frame, frame]));
});
