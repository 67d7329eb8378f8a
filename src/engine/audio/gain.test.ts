import { type AudioSegment, mergeIntervals } from './audioPlan';
import { DUCK_ATTACK, DUCK_RELEASE, duckGain, segmentGain } from './gain';

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
