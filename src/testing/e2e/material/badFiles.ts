import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { GivenFile } from './media';

/**
 * Files as people have them: broken, turned, uneven. All show the same scene, 160 × 90 pixels, 15 images a second,
 * some two seconds: grey, the left top quarter red, a white bar wandering right. Made by `scripts/makeBadFiles.ts`.
 */
const badFiles = {
  /** Nothing wrong with it: H.264, AAC, a key frame a second. */
  plain: 'plain.mp4',
  /** Its index tells of two seconds, its bytes end after 60 %. */
  truncated: 'truncated.mp4',
  /** 0 bytes. */
  empty: 'empty.mp4',
  /** Stored lying down, to be turned a quarter: 90 × 160 as shown. */
  rotated: 'rotated.mp4',
  /** Variable frame rate: images of 33 and of 100 ms. */
  vfr: 'vfr.mp4',
  /** Stored 80 × 90 with pixels twice as wide as high. */
  anamorphic: 'anamorphic.mp4',
  /** VP9, 161 × 91. */
  odd: 'odd.webm',
  /** Few browsers on Linux decode it. */
  hevc: 'hevc.mp4',
  /** No sound track. */
  mute: 'mute.mp4',
  /** Two sound tracks: 440 Hz, 880 Hz. */
  twoVoices: 'two-voices.mp4',
  /** Cut between key frames: its first packets are dated before zero; 1.5 s as shown. */
  negative: 'negative.mp4',
  /** VP9 with alpha: only the red quarter is opaque. */
  alpha: 'alpha.webm',
  /** As editing software hands it on: H.264 of 4:2:2, 10 bits and full range, 5.1 channels. */
  studio: 'studio.mp4',
  /** A usual image, its sound AC-3. */
  dolby: 'dolby.mp4',
  /** A usual image, its sound ALAC, which nothing here decodes. */
  lossless: 'lossless.mp4',
  /** MKV of 29.97 images a second, in another order than shown, 21 ms behind the sound's lead-in. */
  late: 'late.mkv',
  /** An image an hour, for ten hours. */
  tenHours: 'ten-hours.mp4',
} as const;

const types: Readonly<Record<string, string>> = { webm: 'video/webm', mkv: 'video/x-matroska' };

export type BadFile = keyof typeof badFiles;

/** One of the files above as the browser's file chooser takes it. */
export function badFile(kind: BadFile): GivenFile {
  const name = badFiles[kind];
  const buffer = readFileSync(join('src', 'testing', 'e2e', 'material', 'bad', name));
  return { name, mimeType: types[name.split('.').pop() ?? ''] ?? 'video/mp4', buffer };
}
