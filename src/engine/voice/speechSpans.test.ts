import fc from 'fast-check';
import { pausesBetween, speechSpans } from './speechSpans';

const frame = 0.032;
const chances = (...parts: readonly (readonly [seconds: number, chance: number])[]): number[] =>
  parts.flatMap(([seconds, chance]) => Array.from({ length: Math.round(seconds / frame) }, () => chance));

test('speech begins where it is likely and ends after a pause, not at a breath', () => {
  const spans = speechSpans(chances([1, 0], [1, 0.9], [0.2, 0.1], [1, 0.8], [1, 0]), frame, 4.2);
  expect(spans).toHaveLength(1);
  expect(spans[0]?.start).toBeCloseTo(0.97, 1);
  expect(spans[0]?.end).toBeCloseTo(3.2, 1);
});

test('what is half likely goes on, but does not begin; a cough is no speech', () => {
  expect(speechSpans(chances([1, 0.4], [0.1, 0.9], [1, 0]), frame, 2.1)).toEqual([]);
  expect(speechSpans(chances([0.3, 0.9], [2, 0.4], [1, 0]), frame, 3.3)[0]?.end).toBeCloseTo(2.32, 1);
});

test('pauses are what is left, both ends among them', () => {
  const speech = [
    { start: 0.5, end: 2 },
    { start: 2.2, end: 4 },
  ];
  expect(pausesBetween(speech, 6, 0.4)).toEqual([
    { start: 0, end: 0.5 },
    { start: 4, end: 6 },
  ]);
  expect(pausesBetween([], 6, 0.4)).toEqual([{ start: 0, end: 6 }]);
});

test('whatever is heard, stretches are in order, apart and inside the source', () => {
  fc.assert(
    fc.property(fc.array(fc.double({ min: 0, max: 1, noNaN: true }), { maxLength: 400 }), (all) => {
      const duration = all.length * frame;
      let last = 0;
      for (const { start, end } of speechSpans(all, frame, duration)) {
        expect(start).toBeGreaterThanOrEqual(last);
        expect(end).toBeGreaterThan(start);
        expect(end).toBeLessThanOrEqual(duration + 1e-9);
        last = end;
      }
    }),
  );
});
