import type { ExportJob, ExportResult, ExportStage } from '@/engine/export/types';
import { localTasks } from '@/lib/localTasks';

/** What a making of a video goes through, from the document to the finished record. */
export type JobState =
  | {
      readonly phase: 'exporting';
      readonly stage: ExportStage;
      readonly percent: number;
      readonly etaSeconds: number | null;
    }
  | { readonly phase: 'uploading'; readonly percent: number; readonly result: ExportResult }
  | { readonly phase: 'saving'; readonly result: ExportResult }
  /** The video is made, but not stored yet: it can be downloaded, and stored again without making it anew. */
  | { readonly phase: 'storeFailed'; readonly problem: string; readonly result: ExportResult }
  | { readonly phase: 'failed'; readonly problem: string }
  | { readonly phase: 'canceled' }
  | { readonly phase: 'done'; readonly result: ExportResult };

export interface JobPlan {
  /** Names the composition. */
  readonly key: string;
  readonly title: string;
  /** Where it is taken up again. */
  readonly link: string;
  readonly begin: () => ExportJob;
  /** Uploads and records the video; reports 0–100 of the upload, then `saving`. */
  readonly store: (
    result: ExportResult,
    tell: (state: { readonly phase: 'uploading'; readonly percent: number } | { readonly phase: 'saving' }) => void,
    signal: AbortSignal,
  ) => Promise<string>;
  readonly onEnd: (state: JobState) => void;
  /** The sentence for an error; undefined = the user canceled. */
  readonly explain: (error: unknown) => string | undefined;
  readonly stageName: (state: JobState) => string;
}

interface Running {
  readonly plan: JobPlan;
  state: JobState;
  cancel: () => void;
}

const jobs = new Map<string, Running>();
const listeners = new Set<() => void>();
const tell = () => {
  for (const listener of listeners) listener();
};

const isBusy = (state: JobState): boolean =>
  state.phase === 'exporting' || state.phase === 'uploading' || state.phase === 'saving';

function set(job: Running, state: JobState): void {
  job.state = state;
  const { plan } = job;
  const id = taskId(plan.key);
  if (state.phase === 'exporting') {
    localTasks.update(id, {
      stage: plan.stageName(state),
      // Making is the long part; storing takes the last tenth.
      percent: state.percent * 0.9,
      ...(state.etaSeconds === null ? {} : { etaSeconds: state.etaSeconds }),
    });
  } else if (state.phase === 'uploading') {
    localTasks.update(id, { stage: plan.stageName(state), percent: 90 + state.percent * 0.09 });
  } else if (state.phase === 'saving') {
    localTasks.update(id, { stage: plan.stageName(state), percent: 99 });
  } else if (state.phase === 'failed' || state.phase === 'storeFailed') {
    localTasks.fail(id, state.problem);
  } else if (state.phase === 'canceled') {
    localTasks.cancel(id);
  }
  if (!isBusy(state)) plan.onEnd(state);
  tell();
}

const taskId = (key: string): string => `render:${key}`;

function register(job: Running): void {
  const { key, title, link } = job.plan;
  localTasks.start({ id: taskId(key), kind: 'render', title, link, cancel: () => job.cancel() });
}

async function storeResult(job: Running, result: ExportResult): Promise<void> {
  const controller = new AbortController();
  job.cancel = () => controller.abort();
  set(job, { phase: 'uploading', percent: 0, result });
  try {
    const link = await job.plan.store(result, (state) => set(job, { ...state, result }), controller.signal);
    localTasks.finish(taskId(job.plan.key), { link });
    set(job, { phase: 'done', result });
  } catch (error) {
    const problem = job.plan.explain(error);
    set(job, problem === undefined ? { phase: 'canceled' } : { phase: 'storeFailed', problem, result });
  }
}

async function make(job: Running): Promise<void> {
  let result: ExportResult;
  try {
    const making = job.plan.begin();
    job.cancel = making.cancel;
    const end = making.onProgress(({ stage, percent, etaSeconds }) =>
      set(job, { phase: 'exporting', stage, percent, etaSeconds }),
    );
    result = await making.result.finally(end);
  } catch (error) {
    const problem = job.plan.explain(error);
    set(job, problem === undefined ? { phase: 'canceled' } : { phase: 'failed', problem });
    return;
  }
  await storeResult(job, result);
}

/** Videos being made in this tab. They go on while the user is elsewhere in the product; the task center shows them. */
export const exportJobs = {
  get: (key: string): JobState | undefined => jobs.get(key)?.state,
  isRunning: (key: string): boolean => {
    const job = jobs.get(key);
    return job !== undefined && isBusy(job.state);
  },
  hasRunning: (): boolean => [...jobs.values()].some((job) => isBusy(job.state)),
  subscribe: (listener: () => void): (() => void) => {
    listeners.add(listener);
    return () => listeners.delete(listener);
  },
  start: (plan: JobPlan): void => {
    const before = jobs.get(plan.key);
    if (before && isBusy(before.state)) return;
    if (before) void releaseOf(before.state);
    const job: Running = {
      plan,
      state: { phase: 'exporting', stage: 'preparing', percent: 0, etaSeconds: null },
      cancel: () => undefined,
    };
    jobs.set(plan.key, job);
    register(job);
    tell();
    void make(job);
  },
  /** Stores a video again that is made already. */
  storeAgain: (key: string): void => {
    const job = jobs.get(key);
    if (job?.state.phase !== 'storeFailed') return;
    register(job);
    void storeResult(job, job.state.result);
  },
  cancel: (key: string): void => jobs.get(key)?.cancel(),
  /** Forgets an ended one and frees its file. */
  forget: (key: string): void => {
    const job = jobs.get(key);
    if (!job || isBusy(job.state)) return;
    void releaseOf(job.state);
    jobs.delete(key);
    tell();
  },
};

const releaseOf = async (state: JobState): Promise<void> => {
  if ('result' in state) await state.result.release();
};
