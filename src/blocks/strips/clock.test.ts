import { clockOf, readClock } from './clock';

test.each([
  [0, '00:00.000'],
  [75.0426, '01:15.043'],
  [59.9996, '01:00.000'],
  [36_061.5, '10:01:01.500'],
  [Number.NaN, '00:00.000'],
])('%d seconds read %s', (seconds, text) => expect(clockOf(seconds)).toBe(text));

test.each([
  ['01:15.043', 75.043],
  ['1：15', 75],
  ['10:01:01.5', 36_061.5],
  ['7.25', 7.25],
  ['', null],
  ['1:2:3:4', null],
  ['abc', null],
  ['-3', null],
])('%s is %p', (text, seconds) => expect(readClock(text)).toBe(seconds));
