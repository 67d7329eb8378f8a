import { type LocalTaskAction, localTasks } from '@/lib/localTasks';
import type { ExportQueue } from './exportQueue';
import type { ExportEntry, ExportState } from './types';

/** What the task center says, in the language in use. */
export interface TaskWords {
  readonly stage: (state: ExportState) => string;
  readonly reason: (error: unknown) => string;
  readonly pause: string;
  readonly resume: string;
  readonly download: string;
  readonly store: string;
  readonly retry: string;
  readonly save: (entry: ExportEntry) => void;
}

const taskId = (entry: ExportEntry): string => `export:${entry.order.id}`;
const editorLink = ({ order }: ExportEntry): string =>
  order.projectId ? `/editor/timeline?project=${encodeURIComponent(order.projectId)}` : '/editor/timeline';
/** Making is the long part; storing takes the last tenth. */
const MAKING = 0.9;

/**
 * Shows a queue's jobs in the task center, wherever in the product the user is, with what can be done about each.
 *
 * @returns ends it
 */
export function showInTasks(queue: ExportQueue, words: TaskWords): () => void {
  let seen: readonly ExportEntry[] = [];
  const update = () => {
    const entries = queue.entries();
    for (const entry of entries) {
      const before = seen.find(({ order }) => order.id === entry.order.id)?.state;
      if (before !== entry.state) show(queue, words, entry, before);
    }
    seen = entries;
  };
  update();
  return queue.subscribe(update);
}

function show(queue: ExportQueue, words: TaskWords, entry: ExportEntry, before: ExportState | undefined): void {
  const { state, order } = entry;
  const id = taskId(entry);
  const begins = state.phase === 'waiting' || state.phase === 'storing';
  if (begins && !localTasks.all().some((task) => task.id === id && task.state === 'running')) {
    localTasks.start({
      id,
      kind: 'render',
      title: order.title,
      link: editorLink(entry),
      cancel: () => queue.cancel(order.id),
    });
  }
  const stage = words.stage(state);
  switch (state.phase) {
    case 'waiting':
      localTasks.update(id, { stage, percent: 0 });
      break;
    case 'exporting':
      localTasks.update(id, {
        stage,
        percent: state.percent * (order.isStored ? MAKING : 1),
        ...(state.etaSeconds === null ? {} : { etaSeconds: state.etaSeconds }),
      });
      break;
    case 'storing':
      localTasks.update(id, {
        stage,
        percent: 100 * MAKING + (state.step.phase === 'uploading' ? state.step.percent * (0.99 - MAKING) : 9),
      });
      break;
    case 'made':
      // Stored at once: the task goes on.
      if (!order.isStored || before?.phase === 'storing') localTasks.finish(id, { link: editorLink(entry) });
      break;
    case 'stored':
      localTasks.finish(id, { link: `/publish/media?video=${encodeURIComponent(state.videoId)}` });
      break;
    case 'failed':
    case 'storeFailed':
      localTasks.fail(id, words.reason(state.error));
      break;
    case 'canceled':
      localTasks.cancel(id);
      break;
    case 'interrupted':
      break;
  }
  if (before?.phase !== state.phase || isPaused(before) !== isPaused(state)) {
    localTasks.offer(id, actionsFor(queue, words, entry));
  }
}

const isPaused = (state: ExportState | undefined): boolean => state?.phase === 'exporting' && state.isPaused;

function actionsFor(queue: ExportQueue, words: TaskWords, entry: ExportEntry): readonly LocalTaskAction[] {
  const { state, order } = entry;
  const act = (id: string, label: string, run: () => void): LocalTaskAction => ({ id, label, run });
  const download = act('download', words.download, () => words.save(entry));
  switch (state.phase) {
    case 'exporting':
      return [
        state.isPaused
          ? act('resume', words.resume, () => queue.resume(order.id))
          : act('pause', words.pause, () => queue.pause(order.id)),
      ];
    case 'made':
      return isVideo(entry) ? [download, act('store', words.store, () => queue.storeNow(order.id))] : [download];
    case 'stored':
      return [download];
    case 'storeFailed':
      return [act('retry', words.retry, () => queue.retry(order.id)), download];
    case 'failed':
    case 'canceled':
    case 'interrupted':
      return [act('retry', words.retry, () => queue.retry(order.id))];
    default:
      return [];
  }
}

/** Only videos become finished videos. */
export const isVideo = ({ state }: ExportEntry): boolean =>
  'result' in state && ['mp4', 'webm', 'mov'].includes(state.result.container);
