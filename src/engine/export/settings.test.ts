import { createProject } from '../project/createProject';
import { parseProject } from '../project/parseProject';
import type { Project } from '../project/schema';
import { commonRates } from '../time/frameRate';
import { fromSeconds, TICKS_PER_SECOND } from '../time/ticks';
import { exportSettings, frameTime } from './settings';

/** Ten seconds of one image. */
function aProject(canvas: object = {}): Project {
  const base = createProject({ title: 't', id: 'p' });
  return parseProject({
    ...base,
    canvas: { ...base.canvas, width: 1080, height: 1920, fps: { num: 30, den: 1 }, ...canvas },
    media: { shot: { id: 'shot', kind: 'image', url: '/cup.jpg', width: 100, height: 100 } },
    tracks: {
      ...{ overlay: [], audio: [] },
      main: { id: 'main', clips: [{ type: 'image', id: 'a', mediaId: 'shot', start: 0, duration: fromSeconds(10) }] },
    },
  });
}

test('by default the video has the canvas’s size and rate and all of its length', () => {
  expect(exportSettings(aProject())).toMatchObject({ format: 'mp4', width: 1080, height: 1920, frames: 300 });
});

test('codecs get even sizes, images their own', () => {
  expect(exportSettings(aProject({ width: 101, height: 203 }))).toMatchObject({ width: 102, height: 204 });
  expect(exportSettings(aProject({ width: 101, height: 203 }), { format: 'png' })).toMatchObject({
    ...{ width: 101, height: 203, frames: 1 },
  });
});

test('a preset makes no image larger and no video faster than it is', () => {
  const small = aProject({ width: 360, height: 640, fps: { num: 25, den: 1 } });
  expect(exportSettings(small, { preset: 'douyin' })).toMatchObject({ width: 360, fps: { num: 25, den: 1 } });
  const large = aProject({ width: 2160, height: 3840, fps: { num: 60, den: 1 } });
  const set = exportSettings(large, { preset: 'douyin' });
  expect([set.width, set.height, set.fps.num / set.fps.den, set.frames]).toEqual([1080, 1920, 30, 300]);
});

test('a range is kept within the video, and images are counted from its start', () => {
  const range = { start: fromSeconds(4), end: fromSeconds(99) };
  const set = exportSettings(aProject(), { range });
  expect(set.frames).toBe(180);
  expect(frameTime(set, 0)).toBe(fromSeconds(4));
  expect(frameTime(set, 30)).toBe(fromSeconds(5));
});

test('an image that the video covers only in part is a whole one of the file: the rate stays exact', () => {
  // Ten seconds are 299.7 images at 29.97.
  const set = exportSettings(aProject({ fps: { num: 30000, den: 1001 } }));
  expect(set.frames).toBe(300);
  expect(set.duration * 30000).toBe(300 * 1001 * TICKS_PER_SECOND);
  expect(exportSettings(aProject({ fps: { num: 30000, den: 1001 } }), { format: 'wav' }).duration).toBe(
    fromSeconds(10),
  );
});

test('a GIF is kept small', () => {
  expect(exportSettings(aProject(), { format: 'gif' })).toMatchObject({ width: 480, frames: 150 });
});

const rate = (num: number, den: number) => ({ num, den });

test.each([
  ['29.97 under a preset of 30', rate(30000, 1001), { preset: 'douyin' }, rate(30000, 1001)],
  ['59.94 under a preset of 30', rate(60000, 1001), { preset: 'douyin' }, rate(30000, 1001)],
  ['60 under a preset of 30', rate(60, 1), { preset: 'douyin' }, rate(30, 1)],
  ['59.94 as a GIF', rate(60000, 1001), { format: 'gif' }, rate(15000, 1001)],
  ['23.976 that is wished', rate(30, 1), { fps: 23.976 }, rate(24000, 1001)],
  ['59.94 that is wished', rate(30, 1), { fps: 59.94 }, rate(60000, 1001)],
  ['24 that is wished', rate(24000, 1001), { fps: 24 }, rate(24, 1)],
  ['the own rate that is wished', rate(30000, 1001), { fps: 29.97 }, rate(30000, 1001)],
  ['a rate that nothing else keeps to', rate(30, 1), { fps: 17.5 }, rate(17500, 1000)],
] as const)('%s is exact', (_, fps, options, expected) => {
  expect(exportSettings(aProject({ fps }), options).fps).toEqual(expected);
});

test.each(commonRates)('every image of a video at $num/$den lies where its source has it', (fps) => {
  const set = exportSettings(aProject({ fps }), { preset: 'bilibili' });
  expect(set.fps).toEqual(fps);
  // Frame k of the source is shown from k · den / num seconds on; in whole ticks, so that packets can be copied.
  for (const index of [0, 1, 2, 99, 239]) {
    expect(frameTime(set, index) * fps.num).toBe(index * fps.den * TICKS_PER_SECOND);
  }
});
