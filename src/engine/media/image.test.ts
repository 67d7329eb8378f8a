import { scaleStep } from './image';

test.each([
  [2, 1],
  [1, 1],
  [0.8, 1],
  [0.7, Math.SQRT1_2],
  [0.5, 0.5],
  [0.3, 2 ** -1.5],
])('an image drawn at %p of its size is kept at %p', (wanted, kept) => {
  expect(scaleStep(wanted)).toBeCloseTo(kept);
});

test('a copy is never smaller than it is drawn, and a whole zoom needs few copies', () => {
  const steps = Array.from({ length: 500 }, (_, index) => 0.4 + index * 0.001);
  for (const wanted of steps) expect(scaleStep(wanted)).toBeGreaterThanOrEqual(wanted - 1e-6);
  expect(new Set(steps.map(scaleStep)).size).toBeLessThanOrEqual(4);
});

test('a clip shrunk to nothing still has an image', () => {
  expect(scaleStep(0)).toBeGreaterThan(0);
  expect(scaleStep(Number.NaN)).toBeGreaterThan(0);
});
