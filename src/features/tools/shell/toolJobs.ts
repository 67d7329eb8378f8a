import { localTasks } from '@/lib/localTasks';
import { readSession } from '@/lib/session';
import { kv } from '@/lib/storage';
import { newId } from '@/utils/newId';
import { toolHistory } from './toolHistory';
import { toolAddress } from './toolKeys';
import type { ToolJob, ToolJobState, ToolOrder, ToolProgress, ToolRecord } from './types';

type Note = Pick<ToolOrder, 'tool' | 'title' | 'inputs' | 'options' | 'source'> & { readonly mchno: string };

interface ToolWords {
  readonly reason: (error: unknown) => string;
  readonly pause: string;
  readonly resume: string;
}

const notes = kv<Note>('tool-jobs');
const listeners = new Set<() => void>();
const aborts = new Map<string, AbortController>();
const ended = new Set<(job: ToolJob, record: ToolRecord) => void>();
let jobs: readonly ToolJob[] = [];
let recovered: Promise<void> | undefined;
let words: ToolWords | undefined;

const taskIdOf = (id: string): string => `tool:${id}`;
const find = (id: string): ToolJob | undefined => jobs.find((job) => job.id === id);

function set(next: readonly ToolJob[]): void {
  jobs = next;
  for (const listener of listeners) listener();
}

const put = (id: string, state: ToolJobState): void =>
  set(jobs.map((job) => (job.id === id ? { ...job, state } : job)));

const isAbort = (error: unknown, signal: AbortSignal): boolean =>
  signal.aborted || (error instanceof Error && (error.name === 'AbortError' || error.name === 'CanceledError'));

function offerHolding(id: string): void {
  const job = find(id);
  if (!words || job?.state.phase !== 'running' || !job.order.pause) return;
  const { isPaused } = job.state;
  localTasks.offer(taskIdOf(id), [
    {
      id: 'hold',
      label: isPaused ? words.resume : words.pause,
      run: () => hold(id, !isPaused),
    },
  ]);
}

function hold(id: string, isPaused: boolean): void {
  const job = find(id);
  if (job?.state.phase !== 'running') return;
  if (isPaused) job.order.pause?.();
  else job.order.resume?.();
  put(id, { ...job.state, isPaused });
  offerHolding(id);
}

async function work(id: string, order: ToolOrder): Promise<void> {
  const controller = new AbortController();
  aborts.set(id, controller);
  const { tool, title, inputs, options, source = [] } = order;
  const { mchno } = readSession();
  const task = taskIdOf(id);
  localTasks.start({ id: task, kind: 'tool', title, link: toolAddress(tool), cancel: () => cancel(id) });
  offerHolding(id);
  const tell = (progress: ToolProgress): void => {
    const state = find(id)?.state;
    if (state?.phase !== 'running' || controller.signal.aborted) return;
    put(id, { ...state, progress });
    const { stage, percent, etaSeconds } = progress;
    localTasks.update(task, { percent, ...(stage ? { stage } : {}), ...(etaSeconds ? { etaSeconds } : {}) });
  };
  try {
    const outputs = await order.run({ signal: controller.signal, tell });
    if (controller.signal.aborted) return;
    const record = await toolHistory.add({ tool, title, inputs, options, source, mchno }, outputs);
    const job = find(id);
    forget(id);
    localTasks.finish(task, { link: `${toolAddress(tool)}?run=${record.id}` });
    if (job) for (const listener of ended) listener(job, record);
  } catch (error) {
    if (isAbort(error, controller.signal)) {
      forget(id);
      localTasks.cancel(task);
      return;
    }
    put(id, { phase: 'failed', error });
    void notes.delete(id).catch(() => undefined);
    localTasks.fail(task, words?.reason(error) ?? '');
  } finally {
    aborts.delete(id);
    localTasks.offer(task, []);
  }
}

function forget(id: string): void {
  void notes.delete(id).catch(() => undefined);
  set(jobs.filter((job) => job.id !== id));
}

function start(order: ToolOrder): string {
  const id = newId();
  const { tool, title, inputs, options, source } = order;
  const note: Note = { tool, title, inputs, options, ...(source ? { source } : {}), mchno: readSession().mchno };
  // Without room for the note the work itself still goes on.
  void notes.set(id, note).catch(() => undefined);
  set([{ id, order, state: { phase: 'running', progress: { percent: 0 }, isPaused: false } }, ...jobs]);
  void work(id, order);
  return id;
}

function cancel(id: string): void {
  const controller = aborts.get(id);
  if (!controller || controller.signal.aborted) return;
  controller.abort();
  forget(id);
  localTasks.cancel(taskIdOf(id));
}

/** Finds what an earlier visit of this page left unfinished; another tab's work is its own. */
function recover(): Promise<void> {
  recovered ??= (async () => {
    const { mchno } = readSession();
    const isElsewhere = (id: string) =>
      localTasks.all().some((task) => task.id === taskIdOf(id) && task.state === 'running');
    const left = (await notes.entries().catch(() => [])).filter(
      ([id, note]) => note.mchno === mchno && !find(id) && !isElsewhere(id),
    );
    if (left.length === 0) return;
    set([...jobs, ...left.map(([id, order]): ToolJob => ({ id, order, state: { phase: 'interrupted' } }))]);
  })();
  return recovered;
}

/** The runs of all tools in this tab. They live as long as the page, whatever screen it shows. */
export const toolJobs = {
  /** Newest first; the same array until something changes. */
  all: (): readonly ToolJob[] => jobs,
  subscribe(listener: () => void): () => void {
    listeners.add(listener);
    return () => listeners.delete(listener);
  },
  /** Told of every run that came to its end with its results. */
  onEnd(listener: (job: ToolJob, record: ToolRecord) => void): () => void {
    ended.add(listener);
    return () => ended.delete(listener);
  },
  /** Begins a run. @returns its id. */
  start,
  cancel,
  pause: (id: string): void => hold(id, true),
  resume: (id: string): void => hold(id, false),
  /** Runs a failed one again. */
  retry(id: string): void {
    const job = find(id);
    if (job?.state.phase !== 'failed' || !job.order.run) return;
    forget(id);
    start({ ...job.order, run: job.order.run });
  },
  /** Takes one that failed or was interrupted off the list. */
  remove(id: string): void {
    if (find(id)?.state.phase !== 'running') forget(id);
  },
  recover,
  /** What the task center says, in the language in use. */
  speak(next: ToolWords): void {
    words = next;
  },
};
