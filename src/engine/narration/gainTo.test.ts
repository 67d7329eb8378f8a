import { bendPeaks, loudnessOf } from '../audio/loudness';
import { gainTo } from './gainTo';

const RATE = 16_000;
const tone = (seconds: number, size: number): Float32Array =>
  Float32Array.from({ length: seconds * RATE }, (_, i) => size * Math.sin((i * 2 * Math.PI * 440) / RATE));
/** Mostly low with short high peaks, as a voice near a microphone is. */
const peaky = (seconds: number): Float32Array =>
  tone(seconds, 0.05).map((value, i) => (i % 800 < 16 ? value * 18 : value));

async function levelled(parts: readonly Float32Array[], target: number): Promise<number> {
  const play = async (hear: (samples: Float32Array) => void): Promise<void> => {
    for (const part of parts) hear(part.slice());
  };
  const gain = await gainTo(target, RATE, play, () => undefined);
  const whole = Float32Array.from(parts.flatMap((part) => [...part])).map((value) => value * gain);
  bendPeaks(whole);
  return loudnessOf(whole, RATE);
}

test.each([
  ['a loud and a low sentence', [tone(2, 0.5), tone(1, 0), tone(3, 0.04)], -16],
  ['a long silence between short words', [tone(1, 0.3), tone(5, 0), tone(1, 0.2)], -16],
  ['a voice whose peaks are bent', [peaky(3), tone(0.5, 0), peaky(2)], -14],
])('%s are brought to the loudness of the whole', async (_, parts, target) => {
  expect(Math.abs((await levelled(parts, target)) - target)).toBeLessThan(0.5);
});

test('silence stays silence', async () => {
  expect(
    await gainTo(
      -16,
      RATE,
      async (hear) => hear(new Float32Array(RATE)),
      () => undefined,
    ),
  ).toBe(1);
});
