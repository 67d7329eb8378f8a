import { type AudioPlan, type AudioSegment, mergeIntervals } from './audioPlan';
import { DUCK_ATTACK, DUCK_RELEASE, duckGain, gainAt, segmentGain } from './gain';

const segment: AudioSegment = {
  clipId: 'c',
  mediaId: 'm',
  role: 'music',
  start: 10,
  end: 20,
  trimStart: 0,
  speed: 1,
  pitchKept: true,
  reversed: false,
  volume: 0.8,
  fadeIn: 2,
  fadeOut: 1,
  volumeCurve: [],
};

test('fades rise from nothing, hold the volume, and end in nothing', () => {
  expect(segmentGain(segment, 10)).toBe(0);
  expect(segmentGain(segment, 11)).toBeCloseTo(0.8 * Math.SQRT1_2);
  expect(segmentGain(segment, 15)).toBeCloseTo(0.8);
  expect(segmentGain(segment, 20)).toBe(0);
  expect(segmentGain(segment, 9.99)).toBe(0);
});

test('a cut without fades does not click: it starts from silence within milliseconds', () => {
  const plain = { ...segment, fadeIn: 0, fadeOut: 0 };
  expect(segmentGain(plain, 10)).toBe(0);
  expect(segmentGain(plain, 10.01)).toBeCloseTo(0.8);
});

test('music is down while somebody speaks, with ramps around', () => {
  const voice = [{ start: 5, end: 8 }];
  const at = (time: number) => duckGain(voice, 0.25, time);
  expect(at(5 - DUCK_ATTACK - 0.01)).toBe(1);
  expect(at(5 - DUCK_ATTACK / 2)).toBeCloseTo(0.625);
  expect(at(5)).toBe(0.25);
  expect(at(8)).toBe(0.25);
  expect(at(8 + DUCK_RELEASE / 2)).toBeCloseTo(0.625);
  expect(at(8 + DUCK_RELEASE + 0.01)).toBe(1);
});

test('the ducking curve has no jumps', () => {
  const voice = mergeIntervals([
    { start: 1, end: 2 },
    { start: 3.05, end: 4 },
  ]);
  for (let time = 0; time < 6; time += 0.001) {
    expect(Math.abs(duckGain(voice, 0.2, time + 0.001) - duckGain(voice, 0.2, time))).toBeLessThan(0.01);
  }
});

test('short pauses between sentences keep the music down', () => {
  const merged = mergeIntervals([
    { start: 3, end: 4 },
    { start: 0, end: 2.5 },
    { start: 6, end: 7 },
  ]);
  expect(merged).toEqual([
    { start: 0, end: 4 },
    { start: 6, end: 7 },
  ]);
});

test.each([0.25, 0.3, 0.4, 0.5, 0.9])(
  'a pause of %f s lets the music breathe: up and down once, never far',
  (length) => {
    const voice = [{ start: 1, end: 6 }];
    const plan: AudioPlan = { segments: [], voice, pauses: [{ start: 3, end: 3 + length }], duckGain: 0.25 };
    const music = { ...segment, start: 0, end: 20, volume: 1, fadeIn: 0, fadeOut: 0 };
    const level = (time: number): number => 20 * Math.log10(gainAt(plan, music, time) / 0.25);
    const values = Array.from({ length: 101 }, (_, index) => level(3 + (length * index) / 100));
    expect(level(2.9)).toBeCloseTo(0);
    expect(values[0]).toBeCloseTo(0);
    expect(values[100]).toBeCloseTo(0);
    expect(level(3 + length + 0.01)).toBeCloseTo(0);
    expect(values[50]).toBeGreaterThan(1.5);
    expect(values[50]).toBeLessThan(3.001);
    const turns = values.slice(2).filter((value, index) => {
      const [before, at] = [values[index] ?? 0, values[index + 1] ?? 0];
      return (at - before) * (value - at) < 0;
    });
    expect(turns).toHaveLength(1);
    const steepest = Math.max(...values.slice(1).map((value, index) => Math.abs(value - (values[index] ?? 0))));
    expect((steepest * 100) / length).toBeLessThan(30);
  },
);

test('music that is not pushed down does not come up in a pause either', () => {
  const plan: AudioPlan = {
    segments: [],
    voice: [{ start: 1, end: 6 }],
    pauses: [{ start: 3, end: 3.5 }],
    duckGain: 1,
  };
  const music = { ...segment, start: 0, end: 20, volume: 1, fadeIn: 0, fadeOut: 0 };
  expect(gainAt(plan, music, 3.25)).toBe(1);
});
