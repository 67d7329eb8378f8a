import fc from '@/testing/property';
import { limiterGains } from './limiter';
import { LoudnessMeter } from './loudness';
import { applyMaster, findMaster, type LoudnessTarget, planMaster } from './mastering';
import { SAMPLE_RATE, type StereoBlock } from './mix';
import { MixMeter, mixLoudness, SPAN } from './mixMeter';
import { truePeak } from './truePeak';

const goal: LoudnessTarget = { target: -14, truePeak: -1 };
const decibels = (factor: number): number => 20 * Math.log10(factor);
const gainOf = (value: number): number => 10 ** (value / 20);

type Wave = (seconds: number) => number;

const block = (seconds: number, left: Wave, right = left): StereoBlock => {
  const length = Math.round(seconds * SAMPLE_RATE);
  const channel = (wave: Wave) => Float32Array.from({ length }, (_, i) => wave(i / SAMPLE_RATE));
  const made = channel(left);
  return { left: made, right: right === left ? made.slice() : channel(right) };
};
const sine =
  (hertz: number, level: number): Wave =>
  (t) =>
    level * Math.sin(2 * Math.PI * hertz * t);
const piece = ({ left, right }: StereoBlock, from: number, frames: number): StereoBlock => ({
  left: left.slice(from, from + frames),
  right: right.slice(from, from + frames),
});
const measured = (whole: StereoBlock) => {
  const meter = new MixMeter();
  meter.add(whole);
  return meter.end();
};
const loudnessOf = (whole: StereoBlock): number => {
  const meter = new LoudnessMeter(SAMPLE_RATE);
  meter.add(whole.left, whole.right);
  return meter.value();
};
const peakOf = ({ left, right }: StereoBlock): number => decibels(Math.max(truePeak(left), truePeak(right)));

/** Syllables of a buzzing voice with sharp onsets, and pauses between sentences. */
const voice: Wave = (t) => {
  if (t % 3.1 > 2.7) return 0;
  const syllable = (t * 4) % 1;
  const buzz = Array.from({ length: 12 }, (_, k) => Math.sin(2 * Math.PI * 130 * (k + 1) * t) / (k + 1)).reduce(
    (sum, value) => sum + value,
    0,
  );
  return 0.22 * buzz * Math.exp(-4 * syllable) * (1 - Math.exp(-60 * syllable));
};
const music: Wave = (t) =>
  0.03 * (Math.sin(2 * Math.PI * 220 * t) + Math.sin(2 * Math.PI * 277 * t)) +
  0.09 * Math.exp(-30 * ((t * 2) % 1)) * Math.sin(2 * Math.PI * 60 * t);

test.each([
  ['a stereo tone of 1 kHz at −23 dBFS', block(20, sine(1000, gainOf(-23))), -23],
  ['the same at −33 dBFS', block(20, sine(1000, gainOf(-33))), -33],
  [
    'a tone between quieter ones that the relative gate leaves out',
    block(80, (t) => sine(1000, gainOf(t < 10 || t >= 70 ? -36 : -23))(t)),
    -23,
  ],
  [
    'the same between near silence',
    block(100, (t) => sine(1000, gainOf(t < 10 || t >= 90 ? -72 : t < 20 || t >= 80 ? -36 : -23))(t)),
    -23,
  ],
  [
    'three levels, of which the gate keeps all',
    block(60.1, (t) => sine(1000, gainOf(t >= 20 && t < 40.1 ? -20 : -26))(t)),
    -23,
  ],
])('%s reads what EBU Tech 3341 asks', (_, whole, wanted) => {
  expect(Math.abs(loudnessOf(whole) - wanted)).toBeLessThan(0.1);
  expect(Math.abs(mixLoudness(measured(whole)) - wanted)).toBeLessThan(0.1);
});

test.each([
  ['a quarter of the rate at 45°', (t: number) => 0.5 * Math.sin(2 * Math.PI * 12_000 * t + Math.PI / 4), -6],
  ['a sixth of the rate at 60°', (t: number) => 0.5 * Math.sin(2 * Math.PI * 8000 * t + Math.PI / 3), -6],
])('the peak between samples of a tone of %s is seen', (_, wave, wanted) => {
  const { left } = block(0.1, wave);
  const faded = left.map((value, i) => value * Math.min(1, i / 600, (left.length - i) / 600));
  const peak = decibels(truePeak(faded));
  expect(peak).toBeGreaterThan(wanted - 0.4);
  expect(peak).toBeLessThan(wanted + 0.2);
});

test('a mix measures the same in whatever pieces it comes', () => {
  const whole = block(1.3, voice, music);
  const atOnce = measured(whole);
  fc.assert(
    fc.property(fc.array(fc.integer({ min: 1, max: 20_000 }), { minLength: 3, maxLength: 20 }), (sizes) => {
      const meter = new MixMeter();
      let at = 0;
      for (const size of sizes) {
        meter.add(piece(whole, at, size));
        at += size;
      }
      meter.add(piece(whole, at, whole.left.length));
      expect(meter.end()).toEqual(atOnce);
    }),
    { numRuns: 20 },
  );
});

test('the limiter never lets a peak over its ceiling, and leaves alone what is below', () => {
  const peaks = fc.array(fc.oneof(fc.float({ min: 0, max: 4, noNaN: true }), fc.constant(0)), { maxLength: 80 });
  fc.assert(
    fc.property(peaks, fc.double({ min: 0.05, max: 1, noNaN: true }), (found, ceiling) => {
      const gains = limiterGains(found, ceiling);
      expect(gains).toHaveLength(found.length + 1);
      for (const [span, peak] of found.entries()) {
        expect(Math.max(gains[span] ?? 9, gains[span + 1] ?? 9) * peak).toBeLessThanOrEqual(
          Math.max(ceiling, Math.min(peak, ceiling)) * 1.000_01,
        );
      }
      if (found.every((peak) => peak <= ceiling)) expect(gains.every((gain) => gain === 1)).toBe(true);
    }),
  );
});

test('the limiter is down before a peak and comes back slowly, without a step', () => {
  const peaks = Array.from({ length: 200 }, (_, span) => (span === 60 ? 2 : 0.5));
  const gains = limiterGains(peaks, 0.5);
  expect(gains[50]).toBe(1);
  expect(gains[60]).toBeCloseTo(0.25);
  expect(gains[61]).toBeCloseTo(0.25);
  const halfSecondLater = gains[61 + Math.round(SAMPLE_RATE / 2 / SPAN)] ?? 0;
  expect(halfSecondLater).toBeGreaterThan(0.95);
  for (let edge = 1; edge < gains.length; edge += 1) {
    const step = (gains[edge] ?? 0) - (gains[edge - 1] ?? 0);
    expect(step).toBeGreaterThan(-0.2);
    expect(step).toBeLessThan(0.03);
  }
});

const spoken = block(12, (t) => voice(t) + music(t));

test.each([
  ['voice over music', spoken],
  ['the same, much too quiet', block(6, (t) => 0.3 * (voice(t) + music(t)))],
  ['the same, far over full scale', block(6, (t) => 6 * (voice(t) + music(t)))],
  ['voice on one side', block(6, voice, () => 0)],
  ['a tone', block(6, sine(1000, 0.05))],
])('%s comes to −14 LUFS with its true peak below −1 dB', async (_, whole) => {
  const master = planMaster(measured(whole), goal, 0);
  if (!master) throw new Error('nothing to master');
  const made = piece(whole, 0, whole.left.length);
  applyMaster(made, 0, master);
  expect(Math.abs(loudnessOf(made) - goal.target)).toBeLessThan(0.3);
  expect(peakOf(made)).toBeLessThanOrEqual(goal.truePeak + 0.05);
});

test('what a mix becomes does not depend on the windows in which it is asked for', async () => {
  const range = { from: 1234, to: 1234 + spoken.left.length };
  const sum = async (from: number, frames: number) => piece(spoken, from - range.from, frames);
  const master = await findMaster(goal, { ...range, sum });
  if (!master) throw new Error('nothing to master');
  const whole = piece(spoken, 0, spoken.left.length);
  applyMaster(whole, range.from, master);
  fc.assert(
    fc.property(fc.nat(spoken.left.length - 10), fc.integer({ min: 1, max: 5000 }), (at, frames) => {
      const window = piece(spoken, at, frames);
      applyMaster(window, range.from + at, master);
      const wanted = piece(whole, at, frames);
      expect(Buffer.from(window.left.buffer).equals(Buffer.from(wanted.left.buffer))).toBe(true);
      expect(Buffer.from(window.right.buffer).equals(Buffer.from(wanted.right.buffer))).toBe(true);
    }),
    { numRuns: 60 },
  );
});

test('silence gets no gain, and near silence no more than 20 dB', () => {
  expect(planMaster(measured(block(2, () => 0)), goal, 0)).toBeUndefined();
  expect(planMaster(measured(block(0, () => 0)), goal, 0)).toBeUndefined();
  const quiet = planMaster(measured(block(2, sine(1000, gainOf(-60)))), goal, 0);
  expect(Math.max(...(quiet?.gains ?? []))).toBeCloseTo(10, 3);
});

test('measuring thirty seconds takes less than a second of the processor', () => {
  const second = block(1, (t) => voice(t) + music(t), voice);
  const meter = new MixMeter();
  meter.add(second);
  const before = process.cpuUsage();
  for (let count = 0; count < 30; count += 1) meter.add(second);
  expect(planMaster(meter.end(), goal, 0)).toBeDefined();
  const { user, system } = process.cpuUsage(before);
  expect((user + system) / 1e6).toBeLessThan(1);
});
