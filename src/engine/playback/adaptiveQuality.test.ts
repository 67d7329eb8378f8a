import { AdaptiveQuality } from './adaptiveQuality';

const run = (quality: AdaptiveQuality, taken: number, frames: number, from = 0): number => {
  let now = from;
  for (let frame = 0; frame < frames; frame += 1) {
    now += 33;
    quality.sample(taken, now);
  }
  return now;
};

test('one slow frame changes nothing', () => {
  const quality = new AdaptiveQuality(25);
  run(quality, 10, 30);
  quality.sample(200, 2000);
  expect(quality.scale).toBe(1);
});

test('steadily slow drawing lowers the resolution, down to a quarter and not further', () => {
  const quality = new AdaptiveQuality(25);
  run(quality, 60, 15);
  expect(quality.scale).toBe(1 / 2);
  run(quality, 60, 400, 1000);
  expect(quality.scale).toBe(1 / 4);
});

test('with room to spare it comes back, but not when a step up would be too slow again', () => {
  const roomy = new AdaptiveQuality(25);
  const now = run(roomy, 60, 15);
  run(roomy, 4, 120, now);
  expect(roomy.scale).toBe(1);
  const tight = new AdaptiveQuality(25);
  const later = run(tight, 60, 15);
  run(tight, 18, 200, later);
  expect(tight.scale).toBe(1 / 2);
});
