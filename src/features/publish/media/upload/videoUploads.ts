import { diagnose, type MediaReason } from '@/engine/media/diagnose';
import { hasAiMetadata } from '@/engine/media/hasAiMetadata';
import type { MediaDetails } from '@/engine/media/probe';
import { trackJob } from '@/lib/jobs';
import { CanceledError } from '@/lib/request/errors';
import { storeVideo } from '@/services/video/storeVideo';
import { newId } from '@/utils/newId';

export interface VideoUpload {
  readonly id: string;
  readonly file: File;
  /** The video that it becomes a version of; '' = a video of its own. */
  readonly versionOf: string;
  readonly title: string;
  readonly state: 'reading' | 'ready' | 'refused' | 'uploading' | 'saving' | 'stored' | 'failed';
  /** 0–100 while it travels. */
  readonly percent: number;
  readonly facts?: MediaDetails;
  /** Object address of a small image. */
  readonly preview: string;
  readonly reason?: MediaReason;
  readonly error?: unknown;
  readonly hasMetadata: boolean;
  readonly videoId?: string;
}

/** What holds for all that are uploaded together. */
interface VideoOrder {
  readonly isAi: boolean;
  /** The label can be seen in the image. */
  readonly isVisible: boolean;
  readonly goodsId?: string | undefined;
  readonly note?: string | undefined;
}

const longestTitle = 120;
const previewWidth = 240;

const titleOf = (name: string): string => name.replace(/\.[^.]+$/, '').slice(0, longestTitle) || name;

/** As it is written in the record. */
function containerOf({ name, type }: { readonly name: string; readonly type: string }): string {
  const ending = /\.(\w+)$/.exec(name)?.[1]?.toLowerCase() ?? '';
  if (['mov', 'webm', 'mkv'].includes(ending)) return ending;
  return type === 'video/webm' ? 'webm' : 'mp4';
}

/** Videos of this computer on their way to the finished ones; they go on when the dialog is closed. */
class VideoUploads {
  private list: readonly VideoUpload[] = [];
  private readonly listeners = new Set<() => void>();
  private readonly aborts = new Map<string, AbortController>();

  readonly all = (): readonly VideoUpload[] => this.list;
  readonly subscribe = (listener: () => void): (() => void) => {
    this.listeners.add(listener);
    return () => this.listeners.delete(listener);
  };

  /** Looks into files: what they are, or why they cannot be used. */
  readonly add = async (files: readonly File[], versionOf: string): Promise<void> => {
    const items = files.map(
      (file): VideoUpload => ({
        id: newId(),
        file,
        versionOf,
        title: titleOf(file.name),
        state: 'reading',
        percent: 0,
        preview: '',
        hasMetadata: false,
      }),
    );
    this.put([...this.list, ...items]);
    await Promise.all(items.map((item) => this.read(item)));
  };

  readonly rename = (id: string, title: string): void => this.patch(id, { title: title.slice(0, longestTitle) });

  readonly remove = (id: string): void => {
    this.aborts.get(id)?.abort();
    const item = this.list.find((each) => each.id === id);
    if (item?.preview) URL.revokeObjectURL(item.preview);
    this.put(this.list.filter((each) => each.id !== id));
  };

  /** Ended ones need not be shown again. */
  readonly clearEnded = (): void => {
    for (const { id, state } of this.list) if (state === 'stored' || state === 'refused') this.remove(id);
  };

  /** Sends what is ready or had failed, one after another. @returns how many arrived */
  readonly send = async (order: VideoOrder, versionOf: string): Promise<number> => {
    let arrived = 0;
    for (const { id, state, versionOf: video } of this.list) {
      if (video !== versionOf || (state !== 'ready' && state !== 'failed')) continue;
      const item = this.list.find((each) => each.id === id);
      if (item && (await this.sendOne(item, order))) arrived += 1;
    }
    return arrived;
  };

  private async read({ id, file }: VideoUpload): Promise<void> {
    const { probe, thumbnail } = await import('@/engine/media');
    const facts = await probe(file).catch(() => null);
    const reason = await diagnose(file, facts, 'video').catch(() => null);
    if (!facts || (reason && !reason.isUsable)) {
      this.patch(id, { state: 'refused', ...(reason ? { reason } : {}) });
      return;
    }
    const image = await thumbnail(file, Math.min(0.8, facts.duration / 2), previewWidth).catch(() => undefined);
    this.patch(id, {
      state: 'ready',
      facts,
      preview: image ? URL.createObjectURL(image) : '',
      hasMetadata: await hasAiMetadata(file),
      ...(reason ? { reason } : {}),
    });
  }

  private async sendOne(item: VideoUpload, order: VideoOrder): Promise<boolean> {
    const { id, file, facts, title, hasMetadata, versionOf } = item;
    if (!facts) return false;
    const abort = new AbortController();
    this.aborts.set(id, abort);
    this.patch(id, { state: 'uploading', percent: 0, error: undefined });
    const cancel = () => abort.abort();
    const job = trackJob({ id: `video-upload-${id}`, kind: 'upload', title, link: '/publish/media', cancel });
    try {
      const video = await storeVideo(
        { blob: file, ...facts, container: containerOf(file) },
        {
          title: title.trim() || titleOf(file.name),
          ai_label: { visible: order.isAi && order.isVisible, metadata: hasMetadata },
          is_ai: order.isAi || hasMetadata,
          source: order.goodsId ? [{ type: 'goods', id: order.goodsId }] : [],
          ...(order.goodsId ? { goods_id: order.goodsId } : {}),
          ...(versionOf ? { version_of: versionOf } : {}),
          ...(order.note ? { version_note: order.note } : {}),
        },
        (stage) => {
          if (stage.phase === 'saving') this.patch(id, { state: 'saving', percent: 100 });
          else {
            this.patch(id, { percent: stage.percent });
            job.report({ percent: stage.percent * 0.99 });
          }
        },
        abort.signal,
      );
      this.patch(id, { state: 'stored', videoId: video.id });
      job.succeed(`/publish/media?video=${encodeURIComponent(video.id)}`);
      return true;
    } catch (error) {
      if (error instanceof CanceledError || abort.signal.aborted) {
        job.cancel();
        this.patch(id, { state: 'ready', percent: 0 });
      } else {
        job.fail(error instanceof Error ? error.message : '');
        this.patch(id, { state: 'failed', error });
      }
      return false;
    } finally {
      this.aborts.delete(id);
    }
  }

  private patch(id: string, part: Partial<VideoUpload>): void {
    this.put(this.list.map((item) => (item.id === id ? { ...item, ...part } : item)));
  }

  private put(list: readonly VideoUpload[]): void {
    this.list = list;
    for (const listener of this.listeners) listener();
  }
}

export const videoUploads = new VideoUploads();
