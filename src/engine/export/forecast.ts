import type { Project } from '../project/schema';
import type { ExportOptions } from './types';

/** How much of a video an export takes over as it is. */
export interface CopyForecast {
  readonly frames: number;
  /** Images whose packets are copied, of `frames`. */
  readonly copied: number;
  /** Where in the file those images lie: first and end, counted in images. */
  readonly parts: readonly { readonly first: number; readonly end: number }[];
  /** Of those images in the file. */
  readonly copiedBytes: number;
  readonly isAudioCopied: boolean;
  /** Of the sound in the file, about; 0 where it is not copied. */
  readonly audioBytes: number;
}

/**
 * Asks, before an export, what its images and its sound will be: the same decision that the export takes. Reads the heads
 * of the videos and the times of their packets, no images. What answers is loaded when it is asked.
 *
 * @returns undefined where nothing can be said: not a video, too long, not to be encoded here.
 * @throws MediaError
 */
export async function forecastCopy(project: Project, options: ExportOptions = {}): Promise<CopyForecast | undefined> {
  return (await import('./copy/forecast')).forecastCopy(project, options);
}

/** Whole percent that are copied; 100 only where nothing is encoded, 0 only where nothing is copied. */
export function copiedPercent({ frames, copied }: Pick<CopyForecast, 'frames' | 'copied'>): number {
  if (frames <= 0 || copied <= 0) return 0;
  if (copied >= frames) return 100;
  return Math.min(99, Math.max(1, Math.round((copied / frames) * 100)));
}
