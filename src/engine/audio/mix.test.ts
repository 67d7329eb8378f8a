import fc from '@/testing/property';
import { limit, mixInto, SAMPLE_RATE, silence } from './mix';

const ramp = (length: number): Float32Array => Float32Array.from({ length }, (_, index) => index / length);
const sine = (frequency: number, rate: number, length: number): Float32Array =>
  Float32Array.from({ length }, (_, index) => Math.sin((2 * Math.PI * frequency * index) / rate));

test('the same rate and full gain copy the audio; mono goes to both sides', () => {
  const block = silence(1000);
  const data = ramp(1200);
  const source = { channels: [data], sampleRate: SAMPLE_RATE };
  mixInto(block, { source, position: 100, step: 1, offset: 0, frames: 1000, gain: () => 1 });
  expect([...block.left]).toEqual([...data.subarray(100, 1100)]);
  expect([...block.right]).toEqual([...block.left]);
});

test('audios add up where they overlap and nowhere else', () => {
  const block = silence(400);
  const source = { channels: [new Float32Array(400).fill(0.25)], sampleRate: SAMPLE_RATE };
  mixInto(block, { source, position: 0, step: 1, offset: 0, frames: 300, gain: () => 1 });
  mixInto(block, { source, position: 0, step: 1, offset: 200, frames: 200, gain: () => 1 });
  expect(block.left[100]).toBe(0.25);
  expect(block.left[250]).toBe(0.5);
  expect(block.left[350]).toBe(0.25);
});

test('speech at 22 050 Hz keeps its pitch', () => {
  const length = 4800;
  const block = silence(length);
  const source = { channels: [sine(440, 22_050, 3000)], sampleRate: 22_050 };
  mixInto(block, { source, position: 3, step: 22_050 / SAMPLE_RATE, offset: 0, frames: length, gain: () => 1 });
  const wanted = (index: number): number => Math.sin(2 * Math.PI * 440 * (3 / 22_050 + index / SAMPLE_RATE));
  const worst = Math.max(...Array.from(block.left, (value, index) => Math.abs(value - wanted(index))));
  expect(worst).toBeLessThan(0.01);
});

test('windows meet without a seam: two halves equal the whole', () => {
  const data = sine(300, 44_100, 5000);
  const source = { channels: [data], sampleRate: 44_100 };
  const step = 44_100 / SAMPLE_RATE;
  const gain = (frame: number): number => frame / 5000;
  fc.assert(
    fc.property(fc.integer({ min: 1, max: 3999 }), (cut) => {
      const whole = silence(4000);
      mixInto(whole, { source, position: 5, step, offset: 0, frames: 4000, gain });
      const parts = silence(4000);
      mixInto(parts, { source, position: 5, step, offset: 0, frames: cut, gain });
      mixInto(parts, { source, position: 5 + cut * step, step, offset: cut, frames: 4000 - cut, gain });
      for (let i = 0; i < 4000; i += 97) expect(parts.left[i]).toBeCloseTo(whole.left[i] ?? 0, 5);
    }),
    { numRuns: 25 },
  );
});

test('however loud the sum, nothing clips, and quiet audio is left alone', () => {
  const block = silence(4);
  block.left.set([0.5, -0.84, 3, -100]);
  limit(block);
  expect(block.left[0]).toBe(0.5);
  expect(block.left[1]).toBeCloseTo(-0.84);
  for (const value of block.left) expect(Math.abs(value)).toBeLessThanOrEqual(1);
  expect(block.left[2]).toBeGreaterThan(0.9);
});
