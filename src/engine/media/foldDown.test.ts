import { foldDown, type Planes } from './foldDown';

/** Each channel is one value, held for as many frames as there are channels. */
const piece = (...values: readonly number[]): Planes => ({
  numberOfFrames: 2,
  numberOfChannels: values.length,
  copyTo: (target, { planeIndex }) => target.fill(values[planeIndex] ?? 0),
});
const fold = (values: readonly number[], codec: string | null = 'pcm-s16') =>
  foldDown(piece(...values), codec).map(([first]) => first ?? Number.NaN);

/** Measured with `ffmpeg -af aformat=s16:channel_layouts=stereo` on a steady value in one channel, times 1.000. */
const layouts: readonly (readonly [string, string | null, readonly (readonly [number, number])[]])[] = [
  [
    '3.0: left, right, center',
    'aac',
    [
      [0.586, 0],
      [0, 0.586],
      [0.414, 0.414],
    ],
  ],
  [
    '4.0: left, right, center, back',
    'aac',
    [
      [0.453, 0],
      [0, 0.453],
      [0.32, 0.32],
      [0.227, 0.227],
    ],
  ],
  [
    'quad: left, right, both behind',
    'flac',
    [
      [0.586, 0],
      [0, 0.586],
      [0.414, 0],
      [0, 0.414],
    ],
  ],
  [
    '5.0',
    'opus',
    [
      [0.414, 0],
      [0, 0.414],
      [0.293, 0.293],
      [0.293, 0],
      [0, 0.293],
    ],
  ],
  [
    '5.1',
    'ac3',
    [
      [0.414, 0],
      [0, 0.414],
      [0.293, 0.293],
      [0, 0],
      [0.293, 0],
      [0, 0.293],
    ],
  ],
  [
    '6.1',
    'flac',
    [
      [0.343, 0],
      [0, 0.343],
      [0.243, 0.243],
      [0, 0],
      [0.172, 0.172],
      [0.243, 0],
      [0, 0.243],
    ],
  ],
  [
    '7.1',
    'aac',
    [
      [0.32, 0],
      [0, 0.32],
      [0.227, 0.227],
      [0, 0],
      [0.227, 0],
      [0, 0.227],
      [0.227, 0],
      [0, 0.227],
    ],
  ],
];

test.each(layouts)('%s: each channel reaches its side as loud as ffmpeg folds it', (_, codec, expected) => {
  const heard = expected.map((_share, channel) =>
    fold(
      Array.from(expected, (_one, at) => (at === channel ? 1 : 0)),
      codec,
    ),
  );
  for (const [channel, sides] of heard.entries())
    for (const [side, value] of sides.entries())
      expect([channel, side, value]).toEqual([channel, side, expect.closeTo(expected[channel]?.[side] ?? 0, 2.5)]);
});

test('all channels at full scale do not exceed it', () => {
  for (const count of [3, 4, 5, 6, 7, 8]) {
    const sides = fold(Array.from({ length: count }, () => 1));
    for (const side of sides) expect(side).toBeCloseTo(1, 5);
  }
});

test('one and two channels stay as they are, of an unknown layout the first two are taken', () => {
  expect(fold([0.5])).toEqual([0.5]);
  expect(fold([0.5, -0.25])).toEqual([0.5, -0.25]);
  expect(fold(Array.from({ length: 16 }, (_, index) => index / 16))).toEqual([0, 1 / 16]);
});
