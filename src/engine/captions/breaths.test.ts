import { elapsed } from '@/testing/elapsed';
import { breathsOf } from './breaths';
import { captionLength } from './measure';

test('a short sentence stays whole, a long one is cut between words and loses nothing', () => {
  expect(breathsOf('早上好', 120)).toEqual(['早上好']);
  const pieces = breathsOf('one two three '.repeat(400), 60);
  expect(pieces.every((piece) => captionLength(piece) <= 60)).toBe(true);
  expect(pieces.join('').replace(/\s/g, '')).toBe('onetwothree'.repeat(400));
});

test.each([')', '!', '“', '\u0000', '🥤', 'a b'])('a row of %j takes time in proportion to its length', (unit) => {
  expect(breathsOf(unit.repeat(6000), 120).length).toBeGreaterThan(10);
  // It was 9 seconds for 20 000 brackets, and four times as much for twice as many.
  expect(elapsed(() => breathsOf(unit.repeat(6000), 120), 2)).toBeLessThan(4000);
});
