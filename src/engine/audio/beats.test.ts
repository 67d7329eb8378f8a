import { findBeats, findTempo } from './beats';

const RATE = 44_100;

/** Reproducible noise, −1…1. */
function noise(seed: number): () => number {
  let state = seed;
  return () => {
    state = (Math.imul(state, 1_664_525) + 1_013_904_223) >>> 0;
    return state / 2 ** 31 - 1;
  };
}

/** A click (a short falling tone) on every beat, under noise. */
function clickTrack(bpm: number, seconds: number, noiseLevel: number, first = 0.35) {
  const random = noise(bpm);
  const samples = Float32Array.from({ length: seconds * RATE }, () => noiseLevel * random());
  const beats: number[] = [];
  for (let at = first; at < seconds - 0.1; at += 60 / bpm) {
    beats.push(at);
    const start = Math.round(at * RATE);
    for (let i = 0; i < 0.05 * RATE; i += 1) {
      const index = start + i;
      samples[index] =
        (samples[index] ?? 0) + 0.6 * Math.exp(-i / (0.01 * RATE)) * Math.sin((2 * Math.PI * 880 * i) / RATE);
    }
  }
  return { samples, beats };
}

const shareFound = (wanted: readonly number[], found: readonly number[]): number =>
  wanted.filter((beat) => found.some((at) => Math.abs(at - beat) <= 0.04)).length / wanted.length;

describe.each([90, 120, 128])('%i beats a minute', (bpm) => {
  it.each([0, 0.05, 0.15])('are found within 40 ms under noise of %f', (level) => {
    const { samples, beats } = clickTrack(bpm, 20, level);
    const found = findBeats(samples, RATE);
    expect(shareFound(beats, found)).toBeGreaterThanOrEqual(0.95);
    expect(found.length).toBeLessThanOrEqual(beats.length * 1.05);
    expect(findTempo(samples, RATE)).toBeCloseTo(bpm, -0.3);
  });
});

test('silence and steady noise have no beats worth a marker', () => {
  expect(findBeats(new Float32Array(RATE * 5), RATE)).toEqual([]);
  expect(findBeats(new Float32Array(0), RATE)).toEqual([]);
  expect(findBeats(new Float32Array(100), RATE)).toEqual([]);
});

test('beats stop where the music stops', () => {
  const { samples } = clickTrack(120, 10, 0);
  const padded = new Float32Array(RATE * 20);
  padded.set(samples, RATE * 4);
  const found = findBeats(padded, RATE);
  expect(found[0]).toBeGreaterThan(4.2);
  expect(found.at(-1)).toBeLessThan(14.1);
});

test('markers lie evenly: no two nearer than half a beat', () => {
  const found = findBeats(clickTrack(128, 20, 0.1).samples, RATE);
  for (let i = 1; i < found.length; i += 1) expect((found[i] ?? 0) - (found[i - 1] ?? 0)).toBeGreaterThan(0.3);
});
