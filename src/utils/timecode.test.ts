import { formatTimecode, parseTimecode } from './timecode';

test.each([
  [0, 30, '00:00:00'],
  [29, 30, '00:00:29'],
  [30, 30, '00:01:00'],
  [1799, 30, '00:59:29'],
  [25 * 3600 + 5, 25, '1:00:00:05'],
  [30, 29.97, '00:01:00'],
  [-4, 30, '00:00:00'],
])('frame %d at %d a second is %s', (frame, fps, text) => {
  expect(formatTimecode(frame, fps)).toBe(text);
});

test.each([
  ['00:01:00', 30],
  ['1:10', 40],
  ['12', 360],
  ['12.5', 375],
  ['1:02.5', 1875],
  ['1：10', 40],
  ['+10', 110],
  ['-10', 90],
  ['-9:00', 0],
  ['', undefined],
  ['abc', undefined],
  ['1:2:3:4:5', undefined],
])('%s means frame %s', (text, frame) => {
  expect(parseTimecode(text, 30, 100)).toBe(frame);
});

test('what is written is read again', () => {
  for (const fps of [24, 25, 30, 50, 60])
    for (const frame of [0, 1, fps - 1, fps, fps * 61 + 3, fps * 3600 + 7])
      expect(parseTimecode(formatTimecode(frame, fps), fps)).toBe(frame);
});
