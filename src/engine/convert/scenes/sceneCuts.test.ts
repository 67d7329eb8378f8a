import { type FrameChange, sceneCuts } from './sceneCuts';

const RATE = 30;
/** A video whose frames change by `usual`, with cuts at some frames. */
function changes(count: number, usual: (frame: number) => number, cuts: readonly number[]): FrameChange[] {
  return Array.from({ length: count }, (_, frame) => {
    const change = cuts.includes(frame) ? 0.5 : usual(frame);
    return { time: frame / RATE, change, lasting: cuts.includes(frame) ? 0.5 : change * 1.5 };
  });
}
const framesOf = (times: readonly number[]): readonly number[] => times.map((time) => Math.round(time * RATE));

test('cuts in a video that stands still', () => {
  expect(framesOf(sceneCuts(changes(300, () => 0.005, [60, 150, 240])))).toEqual([60, 150, 240]);
});

test('a camera that moves all the time is no row of cuts', () => {
  expect(sceneCuts(changes(300, (frame) => 0.2 + 0.05 * Math.sin(frame), []))).toEqual([]);
});

test('a cut between moving scenes stands out', () => {
  expect(framesOf(sceneCuts(changes(300, (frame) => 0.06 + 0.02 * Math.sin(frame), [90])))).toEqual([90]);
});

test('a flash comes and goes', () => {
  const video = changes(200, () => 0.01, []);
  video[80] = { time: 80 / RATE, change: 0.6, lasting: 0.01 };
  video[82] = { time: 82 / RATE, change: 0.6, lasting: 0.02 };
  expect(sceneCuts(video)).toEqual([]);
});

test('scenes are not shorter than wished; of two cuts near each other the stronger counts', () => {
  const video = changes(200, () => 0.01, [60, 66]);
  video[66] = { time: 66 / RATE, change: 0.8, lasting: 0.8 };
  expect(framesOf(sceneCuts(video, { shortest: 0.6 }))).toEqual([66]);
});

test('more sensitive finds softer cuts', () => {
  const video = changes(200, () => 0.01, []);
  video[100] = { time: 100 / RATE, change: 0.1, lasting: 0.1 };
  expect(sceneCuts(video, { sensitivity: 0.2 })).toEqual([]);
  expect(framesOf(sceneCuts(video, { sensitivity: 0.9 }))).toEqual([100]);
});
