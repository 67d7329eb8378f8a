import { createProject } from '../project/createProject';
import { parseProject } from '../project/parseProject';
import type { Project } from '../project/schema';
import { fromSeconds } from '../time/ticks';
import { estimateSize } from './estimateSize';
import { exportSettings } from './settings';
import { trialOf, trialParts } from './sizeTrial';

const SECOND = 5_000_000 / 8;

/** Ten seconds of 1080 × 1920: an image, a video of as many seconds as given, and the image again. */
function aProject(moving: number, keyframes: object = {}): Project {
  const base = createProject({ title: 't', id: 'p' });
  const place = (id: string, start: number, duration: number) => ({
    ...{ id, start: fromSeconds(start), duration: fromSeconds(duration) },
  });
  const clips = [
    { ...place('a', 0, 4), type: 'image', mediaId: 'shot', keyframes },
    { ...place('b', 4, moving), type: 'video', mediaId: 'pan' },
    { ...place('c', 4 + moving, 6 - moving), type: 'image', mediaId: 'shot' },
  ];
  return parseProject({
    ...base,
    canvas: { ...base.canvas, width: 1080, height: 1920, fps: { num: 30, den: 1 } },
    media: {
      shot: { id: 'shot', kind: 'image', url: '/cup.jpg', width: 100, height: 100 },
      pan: { id: 'pan', kind: 'video', url: '/pan.mp4', width: 1080, height: 1920, duration: fromSeconds(20) },
    },
    tracks: { overlay: [], audio: [], main: { id: 'main', clips: clips.filter(({ duration }) => duration > 0) } },
  });
}

const still = () => aProject(0);

test('what stands takes a fraction of what moves, and the disk is asked for all that it may take', () => {
  const [standing, half, moving] = [0, 3, 6].map((seconds) => estimateSize(aProject(seconds)));
  expect(standing?.bytes).toBeLessThan(0.25 * 10 * SECOND);
  expect(half?.bytes).toBeGreaterThan(2 * (standing?.bytes ?? 0));
  expect(moving?.bytes).toBeGreaterThan(0.5 * 10 * SECOND);
  for (const one of [standing, half, moving]) {
    expect(one?.bound).toBe(10 * SECOND);
    expect(one?.least).toBeLessThan(one?.bytes ?? 0);
    expect(one?.most).toBeLessThanOrEqual(one?.bound ?? 0);
  }
  const scale = [
    { at: 0, value: 1 },
    { at: fromSeconds(4), value: 1.2 },
  ].map((key) => ({ ...key, easing: 'linear' }));
  expect(estimateSize(aProject(0, { scale })).bytes).toBeGreaterThan(2 * (standing?.bytes ?? 0));
});

test('what its parts took tells more than whether it moves; a scene too hard for the encoder needs more of the disk', () => {
  const trial = { bytesPerSecond: 20_000, startBytes: 30_000 };
  expect(estimateSize(still(), {}, { trial })).toEqual({
    ...{ bytes: 230_000, least: 172_500, most: 299_000, bound: 10 * SECOND },
  });
  const hard = estimateSize(still(), {}, { trial: { bytesPerSecond: 4 * SECOND, startBytes: 0 } });
  expect([hard.bytes, hard.bound]).toEqual([40 * SECOND, 52 * SECOND]);
});

test('what is copied is as large as it is', () => {
  const copy = { frames: 300, copied: 300, copiedBytes: 30_000_000, isAudioCopied: true, audioBytes: 200_000 };
  const all = estimateSize(aProject(6), {}, { copy: { ...copy, parts: [{ first: 0, end: 300 }] } });
  expect(all).toEqual({ bytes: 30_200_000, least: 30_200_000, most: 30_200_000, bound: 30_200_000 });
  const half = { ...copy, copied: 150, copiedBytes: 15_000_000, isAudioCopied: false, audioBytes: 0 };
  const some = estimateSize(aProject(6), {}, { copy: { ...half, parts: [{ first: 0, end: 150 }] } });
  expect(some.bound).toBe(15_000_000 + 5 * SECOND);
});

test('parts that are tried stand for what moves and what stands, and for nothing that is copied', () => {
  const settings = exportSettings(aProject(3));
  const parts = trialParts(aProject(3), settings);
  // 37 of 120 moments move, the cut from the image to the video among them.
  const shares = parts.map(({ share }) => Math.round(share * 100));
  expect(shares).toEqual([15, 15, 70]);
  expect(parts.every(({ first, end }) => end - first === 60)).toBe(true);
  const copy = { frames: 300, copied: 90, copiedBytes: 1, isAudioCopied: false, audioBytes: 0 };
  const left = trialParts(aProject(3), settings, { copy: { ...copy, parts: [{ first: 119, end: 210 }] } });
  expect(left.map(({ share }) => share)).toEqual([1]);
});

test('a first key image is larger than the later ones: that counts once', () => {
  const part = [60_000, ...Array.from({ length: 59 }, () => 100)];
  expect(trialOf(part, 30)).toEqual({ bytesPerSecond: (30_000 + 5_900) / 2, startBytes: 30_000 });
});
