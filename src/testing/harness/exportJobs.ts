import { copiedPercent, type ExportOptions, type ExportResult, forecastCopy, startExport } from '@/engine/export';
import { MediaStore } from '@/engine/media';
import { probe } from '@/engine/media/probe';
import type { Project } from '@/engine/project/schema';
import { frameStart } from '@/engine/time/frameRate';
import { toSeconds } from '@/engine/time/ticks';
import { factsOf, imagesAt, type VideoFacts } from './demux';
import { type ClipJob, captionOf, clipProject, complexProject, fileProject, foreignProject } from './jobs';
import { blobOf, type Difference, differenceOf, pixelsOf, surface } from './pixels';
import { bareConversion, type Timed, webavExport } from './rivals';

/** A clip's standard bitrate at 1080 × 1920, as `bitrate.ts` gives it: rivals get the same. */
const BITRATE = 5_000_000;

type ExportSummary = Omit<ExportResult, 'blob' | 'release'>;

interface ExportTime {
  readonly ms: number;
  readonly said: ExportSummary;
}

async function timed(project: Project, options: ExportOptions = {}): Promise<ExportTime & { readonly blob: Blob }> {
  const started = performance.now();
  const { blob, release, ...said } = await startExport(project, options).result;
  const ms = performance.now() - started;
  const kept = new Blob([await blob.arrayBuffer()], { type: blob.type });
  await release();
  return { ms, said, blob: kept };
}

const withoutFile = ({ ms, said }: ExportTime): ExportTime => ({ ms, said });

const rivalry = async (job: ClipJob) => {
  const { width = 1080, height = 1920, fps = 30 } = job;
  return { clip: (await clipProject(job)).clip, width, height, fps, bitrate: BITRATE };
};

interface PathsCompared {
  /** Canvas against the ways named. */
  readonly images: readonly (Difference & { readonly frame: number })[];
  readonly canvas: { readonly said: ExportSummary; readonly facts: VideoFacts };
  readonly other: { readonly said: ExportSummary; readonly facts: VideoFacts };
}

/** The same project by the canvas alone and by other ways, image by image. */
async function comparePaths(
  job: ClipJob,
  paths: NonNullable<ExportOptions['paths']>,
  frames: readonly number[],
): Promise<PathsCompared> {
  const { project } = await clipProject(job);
  const quality = 'high';
  const [canvas, other] = [
    await timed(project, { quality, paths: ['canvas'] }),
    await timed(project, { quality, paths }),
  ];
  const times = frames.map((frame) => toSeconds(frameStart(frame, project.canvas.fps)) + 0.004);
  const [expected, drawn] = [await imagesAt(canvas.blob, times), await imagesAt(other.blob, times)];
  const images = frames.map((frame, index) => {
    const [a, b] = [expected[index], drawn[index]];
    if (!a || !b) throw new Error(`no image ${frame}`);
    return { frame, ...differenceOf(a, b) };
  });
  return {
    images,
    canvas: { said: canvas.said, facts: await factsOf(canvas.blob) },
    other: { said: other.said, facts: await factsOf(other.blob) },
  };
}

interface MadeFile {
  readonly said: ExportSummary;
  readonly type: string;
  /** The file's first bytes, latin-1. */
  readonly head: string;
  readonly estimate: number;
}

async function exportAs(job: ClipJob, options: ExportOptions): Promise<MadeFile> {
  const { project } = await clipProject(job);
  const { estimateSize } = await import('@/engine/export');
  const { said, blob } = await timed(project, options);
  const bytes = new Uint8Array(await blob.slice(0, 12).arrayBuffer());
  const head = String.fromCharCode(...bytes);
  return { said, type: blob.type, head, estimate: estimateSize(project, options).bytes };
}

interface ForeignJob {
  /** Files one after the other, base64, each shown whole. */
  readonly files: readonly { readonly base64: string; readonly seconds: number; readonly trim?: number }[];
  readonly size: { readonly width: number; readonly height: number };
  /** Seconds that a text stands over the image. */
  readonly textFrom?: number;
  readonly textFor?: number;
}

interface ForeignExported {
  readonly said: ExportSummary;
  readonly facts: VideoFacts;
  /** Whole percent that the dialog would have told. */
  readonly told: number;
  /** Images that are those of the files to the pixel. */
  readonly equal: number;
  /** Images that lie furthest from what they should be, worst first. */
  readonly worst: readonly (Difference & { readonly frame: number; readonly isCovered: boolean })[];
  readonly base64: string;
  readonly canvas: string;
}

/**
 * Foreign videos in one timeline, copied where nothing touches them. What no text covers is held against the files'
 * own images, the rest against the same timeline drawn image by image.
 */
async function exportForeign(job: ForeignJob): Promise<ForeignExported> {
  const project = await foreignProject(job);
  const forecast = await forecastCopy(project);
  const canvas = await timed(project, { quality: 'high', paths: ['canvas'] });
  const copied = await timed(project, { quality: 'high' });
  const facts = await factsOf(copied.blob);
  const times = Array.from({ length: facts.frames }, (_, frame) => frame / 30 + 0.004);
  const [expected, drawn] = [await imagesAt(canvas.blob, times), await imagesAt(copied.blob, times)];
  const own: ImageData[] = [];
  for (const { base64, seconds, trim = 0 } of job.files) {
    const moments = Array.from({ length: Math.round(seconds * 30) }, (_, frame) => trim + frame / 30 + 0.004);
    own.push(...(await imagesAt(blobOf(base64, 'video/mp4'), moments)));
  }
  const { textFrom = 0, textFor = 0 } = job;
  const images = times.map((time, frame) => {
    const isCovered = time >= textFrom && time < textFrom + textFor;
    const [a, b] = [(isCovered ? expected : own)[frame], drawn[frame]];
    if (!a || !b) throw new Error(`no image ${frame}`);
    return { frame, isCovered, ...differenceOf(a, b) };
  });
  return {
    said: copied.said,
    facts,
    told: forecast ? copiedPercent(forecast) : -1,
    equal: images.filter(({ isCovered, mean }) => !isCovered && mean === 0).length,
    worst: images.toSorted((a, b) => b.mean - a.mean).slice(0, 5),
    base64: await base64Of(copied.blob),
    canvas: await base64Of(canvas.blob),
  };
}

const base64Of = async (blob: Blob): Promise<string> => {
  const bytes = new Uint8Array(await blob.arrayBuffer());
  let text = '';
  for (const byte of bytes) text += String.fromCharCode(byte);
  return btoa(text);
};

/** Which of ten images of an animation each time shows, by comparing with the browser's own decoding of image 0. */
async function movingImage(base64: string, type: string, times: readonly number[]) {
  const blob = blobOf(base64, type);
  const facts = await probe(blob);
  const media = new MediaStore({ blobs: new Map([['file', blob]]) });
  media.setProject(fileProject(blob, { ...facts, duration: facts.duration }, 1, 'image'));
  const shown: string[] = [];
  for (const time of times) {
    const context = surface(16, 12);
    context.drawImage(await media.image('file', 1, time), 0, 0, 16, 12);
    shown.push(pixelsOf(context).data.join());
  }
  media.dispose();
  return {
    kind: facts.kind,
    duration: facts.duration,
    different: new Set(shown).size,
    isLoop: shown[0] === shown.at(-1),
  };
}

interface FileExported {
  readonly said: ExportSummary;
  readonly facts: VideoFacts;
  /** Red, green and blue in the middle of three quarters of the image, at half the time. */
  readonly leftTop: readonly number[];
  readonly rightTop: readonly number[];
  readonly rightBottom: readonly number[];
}

/** A video of one given file in its own size as shown. */
async function exportFile(base64: string, type: string, seconds: number): Promise<FileExported> {
  const file = blobOf(base64, type);
  const facts = await probe(file);
  const { said, blob } = await timed(fileProject(file, facts, seconds), { quality: 'high' });
  const [image] = await imagesAt(blob, [seconds / 2]);
  if (!image) throw new Error('no image');
  const at = (x: number, y: number): readonly number[] => {
    const from = (Math.floor(image.height * y) * image.width + Math.floor(image.width * x)) * 4;
    return [...image.data.slice(from, from + 3)];
  };
  return {
    said,
    facts: await factsOf(blob),
    leftTop: at(0.25, 0.25),
    rightTop: at(0.75, 0.25),
    rightBottom: at(0.75, 0.6),
  };
}

/** Why a file does not become a video. */
const failFile = (base64: string, type: string): Promise<string> =>
  exportFile(base64, type, 1).then(
    () => 'made',
    (error: unknown) => String(error),
  );

interface Paused {
  /** Images made while it was held, and in all. */
  readonly whileHeld: number;
  readonly frames: number;
  readonly etaWhileHeld: number | null;
}

/** Holds an export for a while in its middle. */
async function pauseExport(job: ClipJob, milliseconds: number): Promise<Paused> {
  const { project } = await clipProject(job);
  const running = startExport(project, { paths: ['canvas'] });
  let frame = 0;
  let eta: number | null = null;
  running.onProgress((now) => {
    frame = now.frame;
    eta = now.etaSeconds;
  });
  while (frame < 5) await new Promise((done) => setTimeout(done, 20));
  running.pause();
  // The frame under way is finished first.
  await new Promise((done) => setTimeout(done, 500));
  const before = frame;
  await new Promise((done) => setTimeout(done, milliseconds));
  const whileHeld = frame - before;
  running.resume();
  const { blob, release } = await running.result;
  const { frames } = await factsOf(blob);
  await release();
  return { whileHeld, frames, etaWhileHeld: eta };
}

/** What benches and journeys call of exports. */
export interface ExportApi {
  readonly exportClip: (job: ClipJob, options?: ExportOptions) => Promise<ExportTime>;
  readonly exportComplex: () => Promise<ExportTime>;
  readonly bareConversion: (job: ClipJob) => Promise<Timed>;
  readonly webavExport: (job: ClipJob) => Promise<Timed>;
  readonly comparePaths: typeof comparePaths;
  readonly exportAs: typeof exportAs;
  readonly exportFile: typeof exportFile;
  readonly failFile: typeof failFile;
  readonly exportForeign: typeof exportForeign;
  readonly movingImage: typeof movingImage;
  readonly pauseExport: typeof pauseExport;
}

export const exportApi: ExportApi = {
  exportClip: async (job, options) => withoutFile(await timed((await clipProject(job)).project, options)),
  exportComplex: async () => withoutFile(await timed(await complexProject())),
  bareConversion: async (job) => bareConversion(await rivalry(job)),
  webavExport: async (job) =>
    webavExport(
      await rivalry(job),
      Array.from({ length: Math.floor(job.seconds) }, (_, index) => captionOf(index)),
    ),
  comparePaths,
  exportAs,
  exportFile,
  failFile,
  exportForeign,
  movingImage,
  pauseExport,
};
