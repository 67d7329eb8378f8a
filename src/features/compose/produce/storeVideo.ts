import type { ExportResult } from '@/engine/export';
import { thumbnail } from '@/engine/media/thumbnail';
import { uploadFile } from '@/lib/oss';
import { fileApi } from '@/services/file/api';
import { videoApi } from '@/services/video/api';
import { cleanFileName } from '@/utils/cleanFileName';
import { saveScript } from '../model/saveScript';
import { sourceOf } from '../model/sourceOf';
import type { VideoOutput } from '../model/state';
import type { ComposeStore } from '../model/store';
import type { JobPlan } from './exportJobs';

/** A minute of 1080 × 1920 takes about 60 MB; the product's 50 MB is for pictures and files that are chosen. */
const maxSizeMB = 4096;
const coverWidth = 540;
/** Seconds: the first picture stands, the caption has come in. */
const coverAt = 0.8;
const quiet = { skipErrorHandler: true } as const;

export const fileNameOf = (title: string, container: string): string => `${cleanFileName(title)}.${container}`;

export interface StoreOrder {
  readonly store: ComposeStore;
  readonly projectId: string | undefined;
  readonly title: string;
  readonly aiLabel: boolean;
}

type Tell = Parameters<JobPlan['store']>[1];

/**
 * Puts a made video and its cover into the object store and records both, with the chain of what it was made from.
 * @throws the typed errors of lib/request; CanceledError after an abort
 */
export async function storeVideo(
  result: ExportResult,
  { store, projectId, title, aiLabel }: StoreOrder,
  tell: Tell,
  signal: AbortSignal,
): Promise<VideoOutput> {
  const name = fileNameOf(title, result.container);
  await saveScript(store, title);
  const stored = await uploadFile(result.blob, {
    name,
    maxSizeMB,
    signal,
    onProgress: ({ percent }) => tell({ phase: 'uploading', percent }),
  });
  tell({ phase: 'saving' });
  const { hash, ...object } = stored;
  const file = await fileApi.save(
    {
      ...object,
      ...(hash ? { hash } : {}),
      width: result.width,
      height: result.height,
      duration: result.duration,
    },
    { ...quiet, signal },
  );
  const cover = await storeCover(result, title, signal);
  const { draft } = store.getState();
  const video = await videoApi.save(
    {
      title,
      file_id: file.id,
      cover,
      ...(projectId ? { project_id: projectId } : {}),
      ...(draft.goods.form.id ? { goods_id: draft.goods.form.id } : {}),
      ...(draft.brief.frameworkId ? { framework_id: draft.brief.frameworkId } : {}),
      width: result.width,
      height: result.height,
      duration: result.duration,
      container: result.container,
      video_codec: result.videoCodec ?? '',
      audio_codec: result.audioCodec ?? '',
      ai_label: { visible: aiLabel, metadata: aiLabel },
      source: [...sourceOf(draft), ...(projectId ? [{ type: 'project' as const, id: projectId }] : [])],
    },
    { ...quiet, signal },
  );
  return {
    id: video.id,
    url: video.url,
    title: video.title,
    cover: video.cover,
    width: video.width,
    height: video.height,
    duration: video.duration,
    size: video.size,
    container: video.container,
    videoCodec: video.video_codec,
    audioCodec: video.audio_codec,
  };
}

async function storeCover(result: ExportResult, title: string, signal: AbortSignal): Promise<string> {
  const picture = await thumbnail(result.blob, Math.min(coverAt, result.duration / 2), coverWidth);
  const stored = await uploadFile(picture, { name: `${cleanFileName(title)}.jpg`, signal });
  const { hash, ...object } = stored;
  const file = await fileApi.save({ ...object, ...(hash ? { hash } : {}) }, { ...quiet, signal });
  return file.url;
}
