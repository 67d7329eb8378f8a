import {
  ExportError,
  type ExportFormat,
  type ExportJob,
  type ExportOptions,
  type ExportProgress,
  startExport,
} from '@/engine/export';
import { createPlayer } from '@/engine/playback';
import { projectDuration } from '@/engine/project/projectDuration';
import type { Project } from '@/engine/project/schema';
import { frameCount, frameStart } from '@/engine/time/frameRate';
import { toSeconds } from '@/engine/time/ticks';
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

/** Frames of the mixed video as the preview shows them, against those in the file. */
export async function exportAgainstPreview(
  frames: readonly number[],
  given: GivenMedia,
): Promise<readonly FrameDifference[]> {
  const project = await versionGroupOf({ video: 'mixed' }, given);
  const { fps, width, height } = project.canvas;
  const { blob, release } = await start(project, { quality: 'high' }).result;
  const inFile = await imagesAt(
    blob,
    frames.map((frame) => toSeconds(frameStart(frame, fps)) + 0.004),
  );
  await release();

  const canvas = document.createElement('canvas');
  const player = createPlayer(canvas, { maxEdge: Math.max(width, height) });
  player.setProject(project);
  const shown = surface(width, height);
  const found: FrameDifference[] = [];
  for (const [index, frame] of frames.entries()) {
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
    const image = inFile[index];
    if (!image) throw new Error(`no image ${frame} in the file`);
    const preview = pixelsOf(shown);
    found.push({ frame, ...differenceOf(preview, image), sheet: await pngOf(sideBySide(preview, image)) });
  }
  player.dispose();
  return found;
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
