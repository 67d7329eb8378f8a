import fc from '@/testing/property';
import { formatDuration } from './formatDuration';
import { parseClock } from './parseClock';

test.each([
  ['0:05', 5],
  ['01:30', 90],
  ['1:02.5', 62.5],
  ['90:00', 5400],
  ['1\uff1a30', 90],
  [' 02:03 ', 123],
  ['1:00:01', 3601],
])('%s is %d seconds', (text, seconds) => {
  expect(parseClock(text)).toBe(seconds);
});

test.each(['', '5', '1:60', '1:-2', 'a:b', '1:2:3:4', '1:75:00', '1:2.'])('%s is no time', (text) => {
  expect(parseClock(text)).toBeUndefined();
});

test('reads back what formatDuration writes', () => {
  fc.assert(fc.property(fc.nat(359_999), (seconds) => expect(parseClock(formatDuration(seconds))).toBe(seconds)));
});
