import { type AudioPiece, addPeaks } from './peaks';

const piece = (timestamp: number, ...channels: readonly (readonly number[])[]): AudioPiece => ({
  timestamp,
  numberOfFrames: channels[0]?.length ?? 0,
  numberOfChannels: channels.length,
  sampleRate: 8,
  copyTo: (target, { planeIndex }) => target.set(channels[planeIndex] ?? []),
});
const waveform = (length: number) => ({ perSecond: 2, peaks: new Float32Array(length) });
const rounded = (peaks: Float32Array): readonly number[] => [...peaks].map((peak) => Math.round(peak * 100) / 100);

test('each stretch keeps the loudest of both channels, whatever its sign', () => {
  const made = waveform(2);
  addPeaks(made, piece(0, [0.1, -0.5, 0, 0, 0.2, 0, 0, 0], [0, 0.3, 0, 0, 0, 0, -0.9, 0]), 0, null);
  expect(rounded(made.peaks)).toEqual([0.5, 0.9]);
});

test('pieces meet, and what lies outside is left out', () => {
  const made = waveform(2);
  addPeaks(made, piece(9.5, [1, 1, 1, 1, 0.4, 0, 0, 0]), 10, null);
  addPeaks(made, piece(10.5, [0.2, 0.7, 0, 0, 1, 1, 1, 1]), 10, null);
  expect(rounded(made.peaks)).toEqual([0.4, 0.7]);
});

test('a probe of a long audio stands for its stretch; more than full is full', () => {
  const made = waveform(6);
  addPeaks(made, piece(1, [0.1, -3]), 0, null, { at: 1, seconds: 2 });
  expect(rounded(made.peaks)).toEqual([0, 0, 1, 1, 1, 1]);
});

test('of surround sound the center, where speech is, and the rear are seen too', () => {
  const made = waveform(3);
  const rest = [0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0];
  const at = (index: number): readonly number[] => rest.map((value, frame) => (frame === index ? 1 : value));
  addPeaks(made, piece(0, rest, rest, at(1), at(5), at(9), rest), 0, 'ac3');
  expect(rounded(made.peaks)).toEqual([0.29, 0, 0.29]);
});
