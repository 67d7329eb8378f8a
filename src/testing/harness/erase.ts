import { type EraseRegion, type EraseResult, type EraseSettings, startDetect, startErase } from '@/engine/erase';
import { startExport } from '@/engine/export';
import type { ClipOptions } from './clips';
import { factsOf, imagesAt, type VideoFacts } from './demux';
import { clipProject } from './jobs';
import { differenceOf } from './pixels';

/** Where the captions of the clip job stand, a little more than their letters. */
const CAPTIONS = { x: 0.05, y: 0.6, width: 0.9, height: 0.16 };

interface CaptionedVideo extends ClipOptions {
  /** Seconds within which a caption a second stands; the whole video without them. */
  readonly captionFrom?: number;
  readonly captionFor?: number;
  readonly hasCaptions?: boolean;
}

/** A video with captions burned in by our own export. */
async function captioned(options: CaptionedVideo): Promise<Blob> {
  const { project } = await clipProject({ hasCaptions: true, ...options });
  const { blob, release } = await startExport(project).result;
  const kept = new Blob([await blob.arrayBuffer()], { type: blob.type });
  await release();
  return kept;
}

const settingsOf = (region: Partial<EraseRegion>): EraseSettings => ({
  regions: [{ id: 'a', box: CAPTIONS, spans: null, method: 'fill', strength: 0.6, cover: 'strokes', ...region }],
  cropAspect: 'free',
});

interface EraseTime {
  readonly ms: number;
  readonly said: Omit<EraseResult, 'blob'>;
}

const videos = new Map<string, Promise<Blob>>();

function versionGroupOf(options: CaptionedVideo): Promise<Blob> {
  const key = JSON.stringify(options);
  const known = videos.get(key) ?? captioned(options);
  videos.set(key, known);
  return known;
}

/** How long removing takes; the video is made before. */
async function eraseTime(
  options: CaptionedVideo,
  region: Partial<EraseRegion> = {},
  mostWorkers?: number,
): Promise<EraseTime> {
  const file = await versionGroupOf(options);
  const started = performance.now();
  const job = startErase({ file, settings: settingsOf(region), ...(mostWorkers ? { mostWorkers } : {}) });
  const { blob: _, ...said } = (await job.done).result;
  const ms = performance.now() - started;
  await job.release();
  return { ms, said };
}

interface Erased {
  readonly said: Omit<EraseResult, 'blob'>;
  readonly facts: VideoFacts;
  /** At each time, mean distance to the given video far from the region, and inside it, 0–255. */
  readonly apart: readonly { readonly outside: number; readonly inside: number }[];
}

/** What removing does to some images of a video. */
async function erased(
  options: CaptionedVideo,
  region: Partial<EraseRegion>,
  times: readonly number[],
): Promise<Erased> {
  const file = await versionGroupOf(options);
  const job = startErase({ file, settings: settingsOf(region) });
  const { blob, ...said } = (await job.done).result;
  const before = await imagesAt(file, times);
  const after = await imagesAt(blob, times);
  const facts = await factsOf(blob);
  await job.release();
  const apart = before.map((image, index) => {
    const other = after[index];
    if (!other) throw new Error('no image');
    const part = (from: number, to: number): number => differenceOf(rows(image, from, to), rows(other, from, to)).mean;
    return { outside: part(0, 0.55), inside: part(0.6, 0.76) };
  });
  return { said, facts, apart };
}

interface Seams {
  readonly said: Omit<EraseResult, 'blob'>;
  readonly facts: VideoFacts;
  /** Mean distance of images that several workers made to those of one, 0–255, at each time. */
  readonly apart: readonly number[];
}

/** What several workers make of a video, held against what one makes. */
async function erasedByMany(options: CaptionedVideo, times: readonly number[]): Promise<Seams> {
  const file = await versionGroupOf(options);
  const [one, many] = [1, 2].map((mostWorkers) => startErase({ file, settings: settingsOf({}), mostWorkers }));
  if (!one || !many) throw new Error('nothing was started');
  const alone = await imagesAt((await one.done).result.blob, times);
  const { blob, ...said } = (await many.done).result;
  const shared = await imagesAt(blob, times);
  const facts = await factsOf(blob);
  await Promise.all([one.release(), many.release()]);
  const apart = alone.map((image, index) => {
    const other = shared[index];
    if (!other) throw new Error('no image');
    return differenceOf(rows(image, 0.6, 0.76), rows(other, 0.6, 0.76)).mean;
  });
  return { said, facts, apart };
}

function rows(image: ImageData, from: number, to: number): ImageData {
  const { width, height, data } = image;
  const [first, last] = [Math.round(height * from), Math.round(height * to)];
  return new ImageData(data.slice(first * width * 4, last * width * 4), width, last - first);
}

interface Found {
  readonly video: CaptionedVideo;
  /** Of the time told, how much had captions; of the time with captions, how much was told. 0–1. */
  readonly precision: number;
  readonly recall: number;
  readonly regions: number;
}

/** Whether the captions of a video are found, in time. */
async function findSubtitles(video: CaptionedVideo): Promise<Found> {
  const { found } = (await startDetect({ file: await versionGroupOf(video) }).done).result;
  const spans = found.flatMap(({ spans }) => spans ?? [{ start: 0, end: video.seconds }]);
  const { seconds, hasCaptions = true, captionFrom = 0, captionFor = seconds } = video;
  let [told, stood, both] = [0, 0, 0];
  for (let time = 0.005; time < seconds; time += 0.01) {
    const isTold = spans.some(({ start, end }) => time >= start && time < end);
    const isStanding = hasCaptions && time >= captionFrom && time < captionFrom + captionFor;
    told += isTold ? 1 : 0;
    stood += isStanding ? 1 : 0;
    both += isTold && isStanding ? 1 : 0;
  }
  return { video, precision: told ? both / told : 1, recall: stood ? both / stood : 1, regions: found.length };
}

/** What benches and journeys call of removing subtitles. */
export interface EraseApi {
  readonly eraseTime: typeof eraseTime;
  readonly erased: typeof erased;
  readonly erasedByMany: typeof erasedByMany;
  readonly findSubtitles: typeof findSubtitles;
}

export const eraseApi: EraseApi = { eraseTime, erased, erasedByMany, findSubtitles };
