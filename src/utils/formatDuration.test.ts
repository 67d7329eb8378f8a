import { formatDuration } from './formatDuration';

test.each([
  [0, '00:00'],
  [-3, '00:00'],
  [Number.NaN, '00:00'],
  [Number.POSITIVE_INFINITY, '00:00'],
  [9.4, '00:09'],
  [59.9996, '01:00'],
  [59.9, '00:59'],
  [61, '01:01'],
  [3599, '59:59'],
  [3600, '01:00:00'],
  [36_000, '10:00:00'],
  [360_061, '100:01:01'],
])('%d seconds read %s', (seconds, text) => {
  expect(formatDuration(seconds)).toBe(text);
});
