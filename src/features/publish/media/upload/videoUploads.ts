import { diagnose, type MediaReason } from '@/engine/media/diagnose';
import { hasAiMetadata } from '@/engine/media/hasAiMetadata';
import type { MediaDetails } from '@/engine/media/probe';
import { type JobTracker, trackJob } from '@/lib/jobs';
import { releaseObjectUrl } from '@/lib/objectUrl';
import { type UploadItem, uploadQueue } from '@/lib/uploads';
import { recordFile } from '@/services/file/storeFile';
import type { Video } from '@/services/video/schema';
import { recordVideo, type VideoOrder, videoFileName } from '@/services/video/storeVideo';

/** What holds for all that are uploaded together. */
export interface UploadOrder {
  readonly isAi: boolean;
  /** The label can be seen in the image. */
  readonly isVisible: boolean;
  readonly goodsId?: string | undefined;
  readonly note?: string | undefined;
}

interface VideoTypes {
  readonly target: {
    /** The video that it becomes a version of; '' = a video of its own. */
    readonly versionOf: string;
    readonly title: string;
    readonly order?: UploadOrder;
  };
  readonly info: {
    readonly facts: MediaDetails;
    /** Object address of a small image. */
    readonly preview: string;
    readonly hasMetadata: boolean;
    readonly reason?: MediaReason;
  };
  readonly result: Video;
  /** Null: it cannot be read, and nothing says why. */
  readonly refusal: MediaReason | null;
  readonly twin: never;
}

/** A video of this computer on its way to the finished ones. */
export type VideoUpload = UploadItem<VideoTypes>;

const MAX_SIZE_MB = 4096;
const MAX_TITLE = 120;
const PREVIEW_WIDTH = 240;

const titleOf = (name: string): string => name.replace(/\.[^.]+$/, '').slice(0, MAX_TITLE) || name;

/** As it is written in the record. */
function containerOf({ name, type }: { readonly name: string; readonly type: string }): string {
  const ending = /\.(\w+)$/.exec(name)?.[1]?.toLowerCase() ?? '';
  if (['mov', 'webm', 'mkv'].includes(ending)) return ending;
  return type === 'video/webm' ? 'webm' : 'mp4';
}

function orderOf({ file, target: { title, versionOf, order }, info }: VideoUpload): VideoOrder {
  const { isAi = false, isVisible = false, goodsId, note } = order ?? {};
  const hasMetadata = info?.hasMetadata ?? false;
  return {
    title: title.trim() || titleOf(file.name),
    ai_label: { visible: isAi && isVisible, metadata: hasMetadata },
    is_ai: isAi || hasMetadata,
    source: goodsId ? [{ type: 'goods', id: goodsId }] : [],
    ...(goodsId ? { goods_id: goodsId } : {}),
    ...(versionOf ? { version_of: versionOf } : {}),
    ...(note ? { version_note: note } : {}),
  };
}

const isPlace = (value: unknown): value is Record<string, unknown> => typeof value === 'object' && value !== null;

/** Finished videos, one after another once they are sent off; they go on when the dialog is closed. */
export const videoUploads = uploadQueue.define<VideoTypes>({
  key: 'video',
  start: 'manual',
  maxSizeMB: () => MAX_SIZE_MB,
  checksAtOnce: Number.POSITIVE_INFINITY,
  uploadsAtOnce: 1,
  async check({ file }) {
    const { probe, thumbnail } = await import('@/engine/media');
    const facts = await probe(file).catch(() => null);
    const reason = await diagnose(file, facts, 'video').catch(() => null);
    if (!facts || (reason && !reason.isUsable)) return { refusal: reason };
    const image = await thumbnail(file, Math.min(0.8, facts.duration / 2), PREVIEW_WIDTH).catch(() => undefined);
    const hasMetadata = await hasAiMetadata(file);
    const preview = image ? URL.createObjectURL(image) : '';
    return { info: { facts, preview, hasMetadata, ...(reason ? { reason } : {}) } };
  },
  nameOf: (item) => videoFileName(orderOf(item).title, containerOf(item.file)),
  async record(item, stored, { signal, once }) {
    const { file, info } = item;
    if (!info) throw new Error('a video is recorded after its check');
    const { width, height, duration } = info.facts;
    const { id } = await once('file', () => recordFile(stored, { facts: { width, height, duration }, signal }));
    return recordVideo(id, { blob: file, ...info.facts, container: containerOf(file) }, orderOf(item), signal);
  },
  // The file is chosen again after a reload: gigabytes are not kept twice.
  persist: {
    place: ({ target: { versionOf, title } }) => ({ versionOf, title }),
    targetOf: (place) =>
      isPlace(place) ? { versionOf: String(place.versionOf ?? ''), title: String(place.title ?? '') } : undefined,
  },
});

/** Looks into files: what they are, or why they cannot be used. */
export const addVideos = (files: readonly File[], versionOf: string): void =>
  void videoUploads.add(files.map((file) => ({ file, target: { versionOf, title: titleOf(file.name) } })));

export function renameVideo({ id, target }: VideoUpload, title: string): void {
  videoUploads.amend(id, { target: { ...target, title: title.slice(0, MAX_TITLE) } });
}

export function removeVideo({ id, info }: VideoUpload): void {
  videoUploads.cancel(id);
  if (info?.preview) releaseObjectUrl(info.preview);
}

/** Ended ones need not be shown again. */
export function clearEndedVideos(): void {
  for (const item of videoUploads.items()) if (item.state === 'done' || item.state === 'refused') removeVideo(item);
}

/** Not on its way: its title can be changed, and it can be sent. */
export const isSendable = ({ state }: VideoUpload): boolean =>
  state === 'ready' || state === 'paused' || state === 'failed';

/** Sends what is ready or had failed, one after another. @returns how many arrived */
export async function sendVideos(order: UploadOrder, versionOf: string): Promise<number> {
  const own = videoUploads.items().filter((item) => item.target.versionOf === versionOf && isSendable(item));
  for (const { id, target } of own) videoUploads.amend(id, { target: { ...target, order } });
  videoUploads.start(own.map(({ id }) => id));
  const ended = await Promise.all(own.map(({ id }) => videoUploads.whenIdle(id)));
  return ended.filter((item) => item?.state === 'done').length;
}

/** Shows each video that travels as a job of its own. */
function followVideos(): void {
  const shown = new Map<string, { readonly job: JobTracker; item: VideoUpload }>();
  const end = (id: string, finish: (job: JobTracker) => void): void => {
    const entry = shown.get(id);
    shown.delete(id);
    if (entry) finish(entry.job);
  };
  videoUploads.subscribe(() => {
    const items = new Map(videoUploads.items().map((item) => [item.id, item]));
    for (const id of [...shown.keys()]) if (!items.has(id)) end(id, (job) => job.cancel());
    for (const item of items.values()) {
      const { id, state, percent, target, reason } = item;
      const isMoving = state === 'uploading' || state === 'recording';
      const entry = shown.get(id);
      if (entry?.item === item || (!isMoving && !entry)) continue;
      if (isMoving) {
        const { job } = entry ?? { job: trackVideo(id, target.title) };
        shown.set(id, { job, item });
        job.report({ percent: percent * 0.99 });
      } else if (state === 'failed') end(id, (job) => job.fail(reason));
      else if (state === 'done' && item.result) {
        const link = `/publish/media?video=${encodeURIComponent(item.result.id)}`;
        end(id, (job) => job.succeed(link));
      } else if (state !== 'queued') end(id, (job) => job.cancel());
    }
  });
}

const trackVideo = (id: string, title: string): JobTracker =>
  trackJob({
    id: `video-upload-${id}`,
    kind: 'upload',
    title,
    link: '/publish/media',
    cancel: () => videoUploads.pause(id),
  });

followVideos();
