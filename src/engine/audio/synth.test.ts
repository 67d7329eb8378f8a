import { findTempo } from './beats';
import { loops } from './loops.data';
import { LoudnessMeter } from './loudness';
import { loopSeconds, renderLoop } from './synth';

const toneOf = (data: Float32Array): number => data.reduce((sum, value) => sum + value * value, 0) / data.length;

test('there are pieces of different mood and tempo', () => {
  expect(loops.length).toBeGreaterThanOrEqual(6);
  expect(new Set(loops.map(({ id }) => id)).size).toBe(loops.length);
  expect(new Set(loops.map(({ bpm }) => bpm)).size).toBeGreaterThan(loops.length / 2);
});

test.each(loops)(
  '$id is music: never full scale, as loud as the others, never silent, no jump where it begins again',
  (score) => {
    const { left, right, sampleRate } = renderLoop(score);
    expect(left.length / sampleRate).toBeCloseTo(loopSeconds(score), 3);
    expect(loopSeconds(score)).toBeGreaterThan(12);
    let peak = 0;
    let steepest = 0;
    for (let i = 1; i < left.length; i += 1) {
      const [l, r, before] = [left[i] ?? 0, right[i] ?? 0, left[i - 1] ?? 0];
      for (const value of [l, -l, r, -r]) if (value > peak) peak = value;
      if (l - before > steepest) steepest = l - before;
      if (before - l > steepest) steepest = before - l;
    }
    expect(peak).toBeLessThan(0.9);
    const meter = new LoudnessMeter(sampleRate);
    meter.add(left, right);
    expect(Math.abs(meter.value() + 17)).toBeLessThan(0.5);
    expect(Math.abs((left[0] ?? 0) - (left.at(-1) ?? 0))).toBeLessThanOrEqual(steepest);
    for (let at = 0; at < left.length - sampleRate; at += sampleRate) {
      expect(toneOf(left.subarray(at, at + sampleRate))).toBeGreaterThan(1e-5);
    }
  },
);

test('the same score gives the same samples', () => {
  const [score] = loops;
  if (!score) throw new Error('no score');
  const [one, two] = [renderLoop(score).left, renderLoop(score).left];
  expect(Buffer.from(one.buffer).equals(Buffer.from(two.buffer))).toBe(true);
});

test('beats are found in our own music', () => {
  const drive = loops.find(({ id }) => id === 'drive');
  if (!drive) throw new Error('no piece');
  const { left, sampleRate } = renderLoop(drive);
  expect(Math.abs((findTempo(left, sampleRate) ?? 0) - drive.bpm)).toBeLessThan(1.5);
});
