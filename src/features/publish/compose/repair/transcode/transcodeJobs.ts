import { ConvertCanceledError, startConvert } from '@/engine/convert';
import { hasAiMetadata } from '@/engine/media/hasAiMetadata';
import { localTasks } from '@/lib/localTasks';
import { CanceledError } from '@/lib/request/errors';
import type { Video } from '@/services/video/schema';
import { storeVideo } from '@/services/video/storeVideo';

export type TranscodeState =
  | { readonly phase: 'running'; readonly stage: string; readonly percent: number; readonly etaSeconds: number | null }
  | { readonly phase: 'failed'; readonly reason: string }
  | { readonly phase: 'canceled' }
  | { readonly phase: 'done'; readonly video: Video };

interface TranscodeOrder {
  readonly video: Video;
  /** Title and note of the new version. */
  readonly title: string;
  readonly note: string;
  readonly videoBitrate?: number;
  readonly shortSide?: number;
  /** In the language in use. */
  readonly words: {
    readonly stage: (stage: 'preparing' | 'encoding' | 'finalizing' | 'uploading' | 'saving') => string;
    readonly reason: (error: unknown) => string;
  };
}

/** Making is the long part; storing takes the last fifth. */
const MAKING = 80;

const states = new Map<string, TranscodeState>();
const listeners = new Set<() => void>();

const taskId = (videoId: string): string => `transcode:${videoId}`;
const linkOf = (videoId: string): string => `/publish/media?video=${encodeURIComponent(videoId)}`;

function set(videoId: string, state: TranscodeState): void {
  states.set(videoId, state);
  if (state.phase === 'running') {
    const { stage, percent, etaSeconds } = state;
    localTasks.update(taskId(videoId), { stage, percent, ...(etaSeconds === null ? {} : { etaSeconds }) });
  }
  for (const listener of listeners) listener();
}

async function make(order: TranscodeOrder, signal: AbortSignal): Promise<Video> {
  const { video, words } = order;
  const run = (stage: Parameters<typeof words.stage>[0], percent: number, etaSeconds: number | null = null) => {
    if (!signal.aborted) set(video.id, { phase: 'running', stage: words.stage(stage), percent, etaSeconds });
  };
  run('preparing', 0);
  const job = startConvert({
    kind: 'transcode',
    source: video.url,
    ...(order.videoBitrate === undefined ? {} : { videoBitrate: order.videoBitrate }),
    ...(order.shortSide === undefined ? {} : { shortSide: order.shortSide }),
  });
  signal.addEventListener('abort', job.cancel, { once: true });
  if (signal.aborted) job.cancel();
  job.onProgress(({ stage, percent, etaSeconds }) =>
    run(stage === 'copying' || stage === 'looking' ? 'encoding' : stage, (percent / 100) * MAKING, etaSeconds),
  );
  try {
    const { file } = (await job.done).result;
    const label = { visible: video.ai_label.visible, metadata: await hasAiMetadata(file.blob) };
    return await storeVideo(
      { ...file, videoCodec: 'avc', audioCodec: video.audio_codec ? 'aac' : null },
      {
        title: order.title,
        ai_label: label,
        is_ai: video.is_ai,
        version_of: video.version_of || video.id,
        version_note: order.note,
        ...(video.project_id ? { project_id: video.project_id } : {}),
        ...(video.goods_id ? { goods_id: video.goods_id } : {}),
        ...(video.framework_id ? { framework_id: video.framework_id } : {}),
        source: [...video.source, { type: 'video' as const, id: video.id }].slice(-50),
      },
      (step) => (step.phase === 'uploading' ? run('uploading', MAKING + step.percent * 0.19) : run('saving', 99)),
      signal,
    );
  } finally {
    await job.release();
  }
}

/** Ends the moment it is cancelled: what hangs in a slow network is not waited for. */
function untilCanceled<T>(work: Promise<T>, signal: AbortSignal): Promise<T> {
  return new Promise((resolve, reject) => {
    signal.addEventListener('abort', () => reject(new CanceledError()), { once: true });
    work.then(resolve, reject);
  });
}

/** The conversions of this page. They go on while other pages of the product are open; the task center shows them. */
export const transcodeJobs = {
  subscribe: (listener: () => void): (() => void) => {
    listeners.add(listener);
    return () => listeners.delete(listener);
  },
  of: (videoId: string): TranscodeState | undefined => states.get(videoId),
  cancel: (videoId: string): void => localTasks.cancel(taskId(videoId)),
  /** Forgets an ended one, so that it can be begun anew. */
  clear: (videoId: string): void => {
    if (states.get(videoId)?.phase === 'running') return;
    states.delete(videoId);
    for (const listener of listeners) listener();
  },
  /** One at a time for a video; a second call while it runs changes nothing. */
  start: async (order: TranscodeOrder): Promise<void> => {
    const { id } = order.video;
    if (states.get(id)?.phase === 'running') return;
    const abort = new AbortController();
    localTasks.start({
      id: taskId(id),
      kind: 'render',
      title: order.title,
      link: linkOf(id),
      cancel: () => abort.abort(),
    });
    try {
      const video = await untilCanceled(make(order, abort.signal), abort.signal);
      localTasks.finish(taskId(id), { link: linkOf(video.id) });
      set(id, { phase: 'done', video });
    } catch (error) {
      if (abort.signal.aborted || error instanceof ConvertCanceledError || error instanceof CanceledError) {
        set(id, { phase: 'canceled' });
        return;
      }
      const reason = order.words.reason(error);
      localTasks.fail(taskId(id), reason);
      set(id, { phase: 'failed', reason });
    }
  },
};
