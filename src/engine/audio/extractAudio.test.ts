import { extractAudio } from './extractAudio';
import { silences } from './silences';
import { wavFile } from './wavFile';

const source = (wave: (t: number) => number, sampleRate: number) => ({
  sampleRate,
  read: async (from: number, to: number) => ({
    channels: [0, 1].map(() => Float32Array.from({ length: to - from }, (_, i) => wave((from + i) / sampleRate))),
    sampleRate,
  }),
});

test('a stretch comes out at the rate asked for, as long as asked, both sides as one', async () => {
  const wave = (t: number): number => Math.sin(2 * Math.PI * 300 * t);
  const shares: number[] = [];
  const heard = await extractAudio(source(wave, 44_100), {
    from: 2,
    to: 27.5,
    onProgress: (share) => shares.push(share),
  });
  expect(heard).toHaveLength(25.5 * 16_000);
  for (const at of [10, 100_000, 399_990]) expect(heard[at]).toBeCloseTo(wave(2 + at / 16_000), 1);
  expect(shares.at(-1)).toBe(1);
});

test('what a lower rate cannot carry is taken off, not folded back', async () => {
  const heard = await extractAudio(
    source((t) => Math.sin(2 * Math.PI * 15_000 * t), 48_000),
    { from: 0, to: 1 },
  );
  expect(Math.max(...heard.subarray(1000, 15_000).map(Math.abs))).toBeLessThan(0.02);
});

test('it stops when it is told to', async () => {
  const stopped = extractAudio(
    source(() => 0, 48_000),
    { from: 0, to: 100, signal: AbortSignal.abort(new Error('no')) },
  );
  await expect(stopped).rejects.toThrow('no');
});

test('pauses are found under noise, with a breath left to the words', () => {
  const samples = Float32Array.from({ length: 16_000 * 6 }, (_, i) => {
    const t = i / 16_000;
    const isSpeech = (t > 1 && t < 2) || (t > 2.2 && t < 3) || (t > 4.5 && t < 5.5);
    return 0.004 * Math.sin(i * 1.7) + (isSpeech ? 0.3 * Math.sin(i / 9) : 0);
  });
  const found = silences(samples, 16_000);
  expect(found.map(({ start, end }) => [start.toFixed(1), end.toFixed(1)])).toEqual([
    ['0.0', '0.9'],
    ['3.1', '4.4'],
  ]);
});

test('a WAV says what it holds', () => {
  const bytes = wavFile([Float32Array.of(0, 1, -2), Float32Array.of(0.5, 0, 0)], 22_050);
  const view = new DataView(bytes.buffer);
  expect(bytes).toHaveLength(44 + 12);
  expect([view.getUint16(22, true), view.getUint32(24, true), view.getUint32(40, true)]).toEqual([2, 22_050, 12]);
  expect([0, 1, 2, 3, 4].map((i) => view.getInt16(44 + i * 2, true))).toEqual([0, 16_384, 32_767, 0, -32_767]);
});
