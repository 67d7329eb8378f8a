import { edgePull } from './edgeScroll';

test('the nearer to an edge the stronger, beyond it in full, in the middle not at all', () => {
  expect(edgePull(500, 0, 1000)).toBe(0);
  expect(edgePull(57, 0, 1000)).toBe(0);
  expect(edgePull(28, 0, 1000)).toBeCloseTo(-0.5);
  expect(edgePull(0, 0, 1000)).toBe(-1);
  expect(edgePull(-300, 0, 1000)).toBe(-1);
  expect(edgePull(972, 0, 1000)).toBeCloseTo(0.5);
  expect(edgePull(1300, 0, 1000)).toBe(1);
});

test('a low view keeps a quiet half', () => {
  expect(edgePull(30, 0, 100)).toBe(0);
  expect(edgePull(70, 0, 100)).toBe(0);
  expect(edgePull(10, 0, 100)).toBeLessThan(0);
  expect(edgePull(10, 10, 10)).toBe(0);
});
