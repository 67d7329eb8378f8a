import { previewSize } from './previewSize';

const upright = { width: 1080, height: 1920 };

it('fits the longer edge', () => {
  expect(previewSize(upright, 1280, 1)).toEqual({ width: 720, height: 1280 });
  expect(previewSize({ width: 1920, height: 1080 }, 640, 1)).toEqual({ width: 640, height: 360 });
});

it('never draws more than the project has', () => {
  expect(previewSize(upright, 4000, 1)).toEqual(upright);
});

it('goes down with the quality, to two pixels at least', () => {
  expect(previewSize(upright, 1280, 0.5)).toEqual({ width: 360, height: 640 });
  expect(previewSize(upright, 1, 0.25)).toEqual({ width: 2, height: 2 });
});
