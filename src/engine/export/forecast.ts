import type { Project } from '../project/schema';
import type { SizeTrial } from './sizeTrial';
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

/**
 * Makes short parts of a video as the export would, and reads how large their images are: what no look at the document
 * tells, since a camera on a tripod takes a third of what a panning one takes. Takes a second or two of the processor.
 *
 * @returns undefined where nothing is encoded as a video.
 * @throws ExportError, ExportCanceledError
 */
export async function trySize(
  project: Project,
  options: ExportOptions & { readonly copy?: CopyForecast | undefined } = {},
  signal?: AbortSignal,
): Promise<SizeTrial | undefined> {
  return (await import('./encodeParts')).encodeParts(project, options, signal);
}

/** Whole percent that are copied; 100 only where nothing is encoded, 0 only where nothing is copied. */
export function copiedPercent({ frames, copied }: Pick<CopyForecast, 'frames' | 'copied'>): number {
  if (frames <= 0 || copied <= 0) return 0;
  if (copied >= frames) return 100;
  return Math.min(99, Math.max(1, Math.round((copied / frames) * 100)));
}
