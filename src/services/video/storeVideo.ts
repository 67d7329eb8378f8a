import { thumbnail } from '@/engine/media/thumbnail';
import { keptCall, sendKept } from '@/lib/request/keptCall';
import { shownByCaller } from '@/lib/request/types';
import { cleanFileName } from '@/utils/cleanFileName';
import type { InputOf } from '../contract';
import type { FileRecord } from '../file/schema';
import { storeFile } from '../file/storeFile';
import { videoApi } from './api';
import type { Video, videoContract } from './schema';

/** A minute of 1080 × 1920 takes about 60 MB; the product's 50 MB is for images and files that are chosen. */
const maxSizeMB = 4096;
const coverWidth = 540;
/** Seconds: the first image stands, the caption has come in. */
const coverAt = 0.8;

/** A video as an export has made it, or as it was chosen. */
export interface MadeVideo {
  readonly blob: Blob;
  readonly width: number;
  readonly height: number;
  /** Seconds. */
  readonly duration: number;
  readonly container: string;
  readonly videoCodec: string | null;
  readonly audioCodec: string | null;
  /** Frames a second, where they are known. */
  readonly fps?: number;
}

/** What the record says beside the facts of the file: title, AI label, what it was made from. */
export type VideoOrder = Pick<
  InputOf<(typeof videoContract)['save']>,
  | 'title'
  | 'project_id'
  | 'goods_id'
  | 'framework_id'
  | 'ai_label'
  | 'source'
  | 'is_ai'
  | 'texts'
  | 'version_of'
  | 'version_note'
> & {
  /** A cover of the user's own choice; default a frame near the beginning. */
  readonly cover?: Blob;
};

export type StoreStage =
  | { readonly phase: 'uploading' /** 0–100 */; readonly percent: number }
  | { readonly phase: 'saving' };

export const videoFileName = (title: string, container: string): string => `${cleanFileName(title)}.${container}`;

/** What of a video is stored already, until its record is confirmed. */
interface Steps {
  file?: FileRecord;
  cover?: Blob;
  shown?: FileRecord;
}

const begun = new WeakMap<Blob, Steps>();

function stepsOf(blob: Blob): Steps {
  const steps = begun.get(blob) ?? {};
  begun.set(blob, steps);
  return steps;
}

/**
 * Puts a made video and its cover into the object store and records it as a finished video. Tried again with the
 * same bytes it goes on where it failed, so that one video comes of it whatever got lost.
 *
 * @param jobId of a job that goes on after a reload: a video that may be recorded already is not stored a second time
 * @throws the typed errors of lib/request; CanceledError after an abort; MediaError when the cover cannot be drawn
 */
export async function storeVideo(
  made: MadeVideo,
  order: VideoOrder,
  tell: (stage: StoreStage) => void,
  signal: AbortSignal,
  jobId?: string,
): Promise<Video> {
  const kept = jobId === undefined ? undefined : keptCall<VideoBody>(slotOf(jobId));
  if (jobId !== undefined && kept) return saveVideo(kept.body, signal, jobId);
  const { width, height, duration } = made;
  const steps = stepsOf(made.blob);
  steps.file ??= await storeFile(made.blob, {
    name: videoFileName(order.title, made.container),
    maxSizeMB,
    signal,
    facts: { width, height, duration },
    onProgress: ({ percent }) => tell({ phase: 'uploading', percent }),
    onRecording: () => tell({ phase: 'saving' }),
  });
  return recordVideo(steps.file.id, made, order, signal, jobId);
}

/**
 * Makes the cover of a video whose file is recorded already, and records the finished video.
 *
 * @throws as storeVideo does
 */
export async function recordVideo(
  fileId: string,
  { blob, width, height, duration, container, videoCodec, audioCodec, fps }: MadeVideo,
  { cover, ...order }: VideoOrder,
  signal: AbortSignal,
  jobId?: string,
): Promise<Video> {
  const steps = stepsOf(blob);
  const image = cover ?? steps.cover ?? (await thumbnail(blob, Math.min(coverAt, duration / 2), coverWidth));
  if (image !== steps.cover) steps.shown = undefined;
  steps.cover = image;
  steps.shown ??= await storeFile(image, { name: `${cleanFileName(order.title)}.jpg`, signal });
  const video = await saveVideo(
    {
      ...order,
      file_id: fileId,
      cover: steps.shown.url,
      width,
      height,
      duration,
      container,
      video_codec: videoCodec ?? '',
      audio_codec: audioCodec ?? '',
      fps,
    },
    signal,
    jobId,
  );
  begun.delete(blob);
  return video;
}

type VideoBody = InputOf<(typeof videoContract)['save']>;

const slotOf = (jobId: string): string => `video/${jobId}`;

const saveVideo = (body: VideoBody, signal: AbortSignal, jobId: string | undefined): Promise<Video> =>
  jobId === undefined
    ? videoApi.save(body, { ...shownByCaller, signal })
    : sendKept(slotOf(jobId), body, (sent, idempotencyKey) =>
        videoApi.save(sent, { ...shownByCaller, signal, idempotencyKey }),
      );
