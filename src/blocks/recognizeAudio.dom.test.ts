import type { PcmSource } from '@/engine/audio/pcmSource';
import fc from '@/testing/property';
import { RecognizerCallsError, recognizeAudio } from './recognizeAudio';

const noise = (size: number): Float32Array<ArrayBuffer> =>
  Float32Array.from({ length: size }, (_, at) => (at % 2 === 0 ? 0.5 : -0.5));

const silent = (sampleRate: number): PcmSource => ({
  sampleRate,
  read: async (from, to) => ({ channels: [new Float32Array(Math.max(0, to - from))], sampleRate }),
});
const loud = (sampleRate: number): PcmSource => ({
  sampleRate,
  read: async (from, to) => ({ channels: [noise(Math.max(0, to - from))], sampleRate }),
});

async function callsFor(source: PcmSource, from: number, to: number): Promise<number> {
  let calls = 0;
  const shares: number[] = [];
  await recognizeAudio(source, {
    from,
    to,
    signal: new AbortController().signal,
    onProgress: (share) => shares.push(share),
    call: async () => {
      calls += 1;
      if (calls > 50) throw new Error('never ends');
      return { segments: [], hasWords: true, engine: 'none' } as never;
    },
  });
  expect(shares.at(-1) ?? 1).toBe(1);
  return calls;
}

test('sound without a pause takes a call for each minute begun, whatever its length and rate', async () => {
  await fc.assert(
    fc.asyncProperty(
      fc.double({ min: 0, max: 20, noNaN: true }),
      fc.double({ min: 0.001, max: 130, noNaN: true }),
      fc.constantFrom(4000, 8000, 11_025),
      async (from, length, rate) => {
        const samples = Math.round(length * 16_000);
        expect(await callsFor(loud(rate), from, from + length)).toBe(Math.ceil(samples / (60 * 16_000)));
      },
    ),
    { numRuns: 12 },
  );
}, 60_000);

test('a length that ends between two samples ends', async () => {
  for (const length of [60.00003, 1.00001, 61.000031, 0.1 + 0.2]) {
    expect(await callsFor(loud(8000), 0, length)).toBeLessThanOrEqual(2);
  }
});

test('nothing to hear is not sent: less than a sample, or an end before the beginning', async () => {
  expect(await callsFor(loud(8000), 3, 3)).toBe(0);
  expect(await callsFor(loud(8000), 3, 3.00001)).toBe(0);
  expect(await callsFor(loud(8000), 3, 2)).toBe(0);
  expect(await callsFor(loud(8000), 3, Number.NaN)).toBe(0);
});

test('silence is cut in its middle and takes no more calls than pauses allow', async () => {
  expect(await callsFor(silent(8000), 0, 125)).toBeLessThanOrEqual(5);
});

test('more calls than a sound of that length can need are refused with a sentence', async () => {
  const endless = Promise.resolve();
  await expect(
    recognizeAudio(loud(8000), {
      from: 0,
      to: 60 * 60 * 24 * 4,
      signal: new AbortController().signal,
      onProgress: () => undefined,
      call: async () => endless as never,
    }),
  ).rejects.toBeInstanceOf(RecognizerCallsError);
});
