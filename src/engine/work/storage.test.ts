import { isStale, tempName } from './storage';

const HOUR = 3_600_000;

test('a temporary file is stale a day after it was begun', () => {
  const name = tempName('id', 1_000_000);
  expect(isStale(name, 1_000_000 + 23 * HOUR)).toBe(false);
  expect(isStale(name, 1_000_000 + 25 * HOUR)).toBe(true);
});

test('what is not ours is left alone', () => {
  expect(isStale('notes.txt', Date.now())).toBe(false);
});
