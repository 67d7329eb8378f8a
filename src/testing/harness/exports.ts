import { paintStill } from '@/blocks/stills';
import {
  ExportError,
  type ExportFormat,
  type ExportJob,
  type ExportOptions,
  type ExportProgress,
  startExport,
} from '@/engine/export';
import { createPlayer } from '@/engine/playback';
import { createProject } from '@/engine/project/createProject';
import { projectDuration } from '@/engine/project/projectDuration';
import type { Project } from '@/engine/project/schema';
import type { Watermark } from '@/engine/resolve/watermarkLayer';
import { frameCount, frameStart } from '@/engine/time/frameRate';
import { toSeconds, ZERO } from '@/engine/time/ticks';
import { brightenings, factsOf, imagesAt, onsets, type VideoFacts } from './demux';
import { type GivenMedia, type ProjectDraft, projectOf } from './draft';
import { type Difference, differenceOf, pixelsOf, pngOf, sideBySide, surface } from './pixels';
import { beeps, flashVideo, longVideo, mixedVideo } from './videos';

type Video = 'flash' | 'mixed' | 'long';

export interface VideoOptions {
  readonly video: Video;
  readonly format?: ExportFormat;
  /** Length of the long video. */
  readonly seconds?: number;
}

/** What the export said of its file, and what the file says of itself. */
export interface Exported extends VideoFacts {
  readonly said: {
    readonly container: string;
    readonly videoCodec: string | null;
    readonly audioCodec: string | null;
    readonly duration: number;
    readonly size: number;
    readonly realm: string;
  };
  /** Images that the project has. */
  readonly expectedFrames: number;
  /** Seconds that the project has. */
  readonly expectedDuration: number;
  /** Turnings to bright, and beginnings of sound, seconds; flash video only. */
  readonly seen: readonly number[];
  readonly heard: readonly number[];
  /** Temporary files after the file was given back. */
  readonly left: readonly string[];
}

export interface FrameDifference extends Difference {
  readonly frame: number;
  /** Base64: preview, file, distance side by side. */
  readonly sheet: string;
}

/** How a job ended: made, or the error's code. */
export interface Ended {
  readonly outcome: string;
  /** Whether a made file could still be read after that. */
  readonly isReadable: boolean;
  readonly left: readonly string[];
}

let progress: ExportProgress | null = null;

/** Of the export that runs, for who watches from outside. */
export const progressNow = (): ExportProgress | null => progress;

const drafts: Readonly<Record<Video, (seconds: number) => ProjectDraft>> = {
  flash: flashVideo,
  mixed: mixedVideo,
  long: longVideo,
};

const audio = { kind: 'audio' as const, url: URL.createObjectURL(beeps()) };

const versionGroupOf = ({ video, seconds = 30 }: VideoOptions, given: GivenMedia): Promise<Project> =>
  projectOf(video, drafts[video](seconds), new Map([...given, ['beeps', audio]]));

function start(project: Project, options: ExportOptions): ExportJob {
  const job = startExport(project, options);
  job.onProgress((now) => {
    progress = now;
  });
  return job;
}

/** Temporary files of exports, in the browser's private disk. */
async function leftovers(): Promise<readonly string[]> {
  const root = await navigator.storage.getDirectory();
  const folder = await root.getDirectoryHandle('engine-work', { create: true });
  const names: string[] = [];
  for await (const name of (folder as unknown as { keys(): AsyncIterable<string> }).keys()) names.push(name);
  return names;
}

export async function exportVideo(options: VideoOptions, given: GivenMedia): Promise<Exported> {
  const project = await versionGroupOf(options, given);
  const { blob, release, ...said } = await start(project, { format: options.format ?? 'mp4' }).result;
  const isFlash = options.video === 'flash';
  const facts = await factsOf(blob);
  const [seen, heard] = isFlash ? [await brightenings(blob), await onsets(blob)] : [[], []];
  await release();
  const duration = projectDuration(project);
  const { container, videoCodec, audioCodec, size, realm } = said;
  return {
    ...facts,
    said: { container, videoCodec, audioCodec, duration: said.duration, size, realm },
    expectedFrames: frameCount(duration, project.canvas.fps),
    expectedDuration: toSeconds(duration),
    seen,
    heard,
    left: await leftovers(),
  };
}

/** A brand's mark as an image, red on nothing: the worker has to read it from its data URL. */
async function aMark(): Promise<Watermark> {
  const canvas = Object.assign(document.createElement('canvas'), { width: 120, height: 40 });
  const context = canvas.getContext('2d');
  if (!context) throw new Error('no 2d context');
  context.fillStyle = 'red';
  context.fillRect(10, 5, 100, 30);
  return { text: '', image: canvas.toDataURL('image/png'), ratio: 3, place: 'bottomRight', opacity: 0.8 };
}

/**
 * Frames of the mixed video with a brand's mark as the preview shows them, against those in the file.
 * @returns with what the mark alone makes of the first one
 */
export async function exportAgainstPreview(
  frames: readonly number[],
  given: GivenMedia,
): Promise<{ readonly frames: readonly FrameDifference[]; readonly mark: Difference }> {
  const project = await versionGroupOf({ video: 'mixed' }, given);
  const { fps } = project.canvas;
  const watermark = await aMark();
  const { blob, release } = await start(project, { quality: 'high', watermark }).result;
  const inFile = await imagesAt(
    blob,
    frames.map((frame) => toSeconds(frameStart(frame, fps)) + 0.004),
  );
  await release();

  const found: FrameDifference[] = [];
  const previews = await previewsOf(project, frames, watermark);
  for (const [index, frame] of frames.entries()) {
    const [preview, image] = [previews[index], inFile[index]];
    if (!preview || !image) throw new Error(`no image ${frame} in the file`);
    found.push({ frame, ...differenceOf(preview, image), sheet: await pngOf(sideBySide(preview, image)) });
  }
  const [marked, bare] = [previews[0], (await previewsOf(project, frames.slice(0, 1)))[0]];
  if (!marked || !bare) throw new Error('no preview');
  return { frames: found, mark: differenceOf(marked, bare) };
}

/** Relative luminance of WCAG 2 of each pixel, 0–1. */
function luminances({ data }: ImageData): readonly number[] {
  const linear = (byte: number): number => {
    const share = byte / 255;
    return share <= 0.04045 ? share / 12.92 : ((share + 0.055) / 1.055) ** 2.4;
  };
  return Array.from({ length: data.length / 4 }, (_, pixel) => {
    const [red = 0, green = 0, blue = 0] = data.subarray(pixel * 4, pixel * 4 + 3);
    return 0.2126 * linear(red) + 0.7152 * linear(green) + 0.0722 * linear(blue);
  });
}

/**
 * Contrast of a brand's mark in letters on a plain ground, by the renderer of preview and export.
 * @returns WCAG contrast of the lightest to the darkest of what the mark shows, ground included, and the share of the
 * image that stands out from the ground by 3 : 1
 */
export async function markContrast(
  background: string,
  opacity: number,
): Promise<{ readonly contrast: number; readonly share: number }> {
  const project = createProject({ title: 'mark' });
  const plain = { ...project, canvas: { ...project.canvas, background } };
  const watermark: Watermark = { text: '\u661f\u6cb3\u667a\u521b', image: '', ratio: 1, place: 'topRight', opacity };
  const order = { project: plain, time: ZERO, width: plain.canvas.width };
  const drawn = await paintStill({ ...order, watermark });
  const bare = await paintStill(order);
  const [seen, ground] = [drawn, bare].map((canvas) => {
    const context = canvas.getContext('2d');
    if (!context) throw new Error('no 2d context');
    return luminances(pixelsOf(context));
  });
  if (!seen || !ground) throw new Error('nothing drawn');
  const ratio = (a: number, b: number): number => (Math.max(a, b) + 0.05) / (Math.min(a, b) + 0.05);
  const standing = seen.filter((light, pixel) => ratio(light, ground[pixel] ?? 0) >= 3).length;
  const low = seen.reduce((least, light) => Math.min(least, light), 1);
  const high = seen.reduce((most, light) => Math.max(most, light), 0);
  return { contrast: ratio(high, low), share: standing / seen.length };
}

async function previewsOf(project: Project, frames: readonly number[], watermark?: Watermark): Promise<ImageData[]> {
  const { fps, width, height } = project.canvas;
  const canvas = document.createElement('canvas');
  const player = createPlayer(canvas, { maxEdge: Math.max(width, height), watermark });
  player.setProject(project);
  const shown = surface(width, height);
  const images: ImageData[] = [];
  for (const frame of frames) {
    await new Promise<void>((resolve, reject) => {
      const stop = player.subscribe(({ ready, error }) => {
        if (error) reject(error);
        if (!ready) return;
        stop();
        resolve();
      });
      player.seek(frameStart(frame, fps));
    });
    shown.drawImage(canvas, 0, 0);
    images.push(pixelsOf(shown));
  }
  player.dispose();
  return images;
}

/** Starts the video, cancels it at a moment, and looks what is left on disk. */
export async function cancelVideo(when: 'at once' | 'under way' | 'finished', given: GivenMedia): Promise<Ended> {
  const job = start(await versionGroupOf({ video: 'long', seconds: when === 'finished' ? 2 : 60 }, given), {});
  if (when === 'at once') job.cancel();
  if (when === 'under way') {
    job.onProgress(({ frame }) => {
      if (frame > 60) job.cancel();
    });
  }
  if (when === 'finished') {
    const { blob, release } = await job.result;
    job.cancel();
    // Longer than a worker is given to obey.
    await new Promise((done) => setTimeout(done, 2500));
    const isReadable = await blob.arrayBuffer().then(
      (bytes) => bytes.byteLength === blob.size,
      () => false,
    );
    await release();
    return { outcome: 'made', isReadable, left: await leftovers() };
  }
  return ended(job);
}

/** The end of an export that is meant to fail. */
export const failVideo = async (options: VideoOptions, given: GivenMedia): Promise<Ended> =>
  ended(start(await versionGroupOf(options, given), { format: options.format ?? 'mp4' }));

async function ended(job: ExportJob): Promise<Ended> {
  const outcome = await job.result.then(
    () => 'made',
    (error: unknown) =>
      error instanceof ExportError ? error.code : error instanceof Error ? error.name : String(error),
  );
  return { outcome, isReadable: false, left: await leftovers() };
}
