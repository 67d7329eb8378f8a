import type { Project } from '../project/schema';
import { sameFrame } from '../render/sameFrame';
import { resolve } from '../resolve/resolve';
import { rateNumber } from '../time/frameRate';
import { KEY_SECONDS } from './bitrate';
import type { CopyForecast } from './forecast';
import { type ExportSettings, frameTime } from './settings';
import type { ExportOptions } from './types';

/** What encoding some short parts of a video has shown. */
export interface SizeTrial {
  /** Bytes a second of images that are encoded, nothing copied. */
  readonly bytesPerSecond: number;
  /** Bytes that the first image takes beyond that. */
  readonly startBytes: number;
}

/** A part of the file that stands for others like it. */
export interface TrialPart {
  /** Images of the file, half-open. */
  readonly first: number;
  readonly end: number;
  /** Of what is encoded, 0–1. */
  readonly share: number;
}

/** Moments that are looked at, spread over what is encoded. */
const MOMENTS = 120;
/** Parts of what moves and of what stands. */
const MOVING_PARTS = 2;
const STILL_PARTS = 1;

/** Moments of what is encoded, told apart by whether the next image differs. */
export function momentsOf(
  project: Project,
  settings: ExportSettings,
  { watermark, copy }: Pick<ExportOptions, 'watermark'> & { readonly copy?: CopyForecast | undefined } = {},
): { readonly moving: readonly number[]; readonly still: readonly number[] } {
  const { frames } = settings;
  const isCopied = (frame: number): boolean =>
    copy?.parts.some(({ first, end }) => frame >= first && frame < end) ?? false;
  const moving: number[] = [];
  const still: number[] = [];
  const step = Math.max(1, frames / MOMENTS);
  for (let at = 0; at < frames; at += step) {
    const frame = Math.floor(at);
    if (isCopied(frame)) continue;
    const next = Math.min(frames - 1, frame + 1);
    const [now, then] = [frame, next].map((each) => resolve(project, frameTime(settings, each), watermark));
    (now && then && sameFrame(now, then) ? still : moving).push(frame);
  }
  return { moving, still };
}

/** Short parts of a video whose encoding tells how large the whole becomes; none where nothing is encoded. */
export function trialParts(
  project: Project,
  settings: ExportSettings,
  given: Parameters<typeof momentsOf>[2] = {},
): readonly TrialPart[] {
  const { moving, still } = momentsOf(project, settings, given);
  const all = moving.length + still.length;
  // From one key image to the next: encoders draw a still image finer once in a while, not evenly.
  const length = Math.max(2, Math.round(KEY_SECONDS * rateNumber(settings.fps)));
  const spread = (moments: readonly number[], most: number): readonly TrialPart[] => {
    const count = Math.min(most, moments.length);
    return Array.from({ length: count }, (_, index): TrialPart => {
      const middle = moments[Math.floor(((index + 0.5) * moments.length) / count)] ?? 0;
      const first = Math.max(0, Math.min(middle, settings.frames - length));
      return { first, end: Math.min(settings.frames, first + length), share: moments.length / count / all };
    });
  };
  return [...spread(moving, MOVING_PARTS), ...spread(still, STILL_PARTS)];
}

/**
 * A first key image is about twice as large as the later ones: the encoder does not know yet how much it has to spare.
 * Measured with Chromium's H.264 on twelve kinds of scenes: 1.9 to 2.5.
 */
const LATER_KEY = 0.5;

/**
 * What a video takes that goes on like a part of it.
 *
 * @param bytes Of each image of the part, the first of which is a key image.
 */
export function trialOf(bytes: readonly number[], fps: number): SizeTrial {
  const [key = 0, ...others] = bytes;
  const within = others.reduce((total, value) => total + value, key * LATER_KEY);
  return { bytesPerSecond: (within / Math.max(1, bytes.length)) * fps, startBytes: key * (1 - LATER_KEY) };
}
