import { createJobStore } from './jobStore';
import { type Controls, KindRunner, progressOf, reported } from './kindRunner';
import type { DefinedJobKind, JobKind, JobReport, TrackedJob } from './kinds';
import { createLanes } from './lanes';
import { isJobBusy, type Job, type JobAction } from './types';

/** What is done with jobs of a kind without knowing what they hold. */
type KnownKind = Pick<KindRunner<unknown, unknown, unknown>, 'guardsLeaving' | 'stop' | 'free' | 'actions'> & {
  readonly retry: (id: string) => void;
};

/**
 * All background work of this browser: kinds of job are defined, ordered, and run outside of any screen.
 *
 * @param now Milliseconds since 1970; tests bring their own.
 */
export function createJobs(now: () => number = Date.now) {
  const store = createJobStore(now);
  const lanes = createLanes();
  const kinds = new Map<string, KnownKind>();
  const controls: Controls = new Map();
  const trackedActions = new Map<string, () => readonly JobAction[]>();

  function setPaused(id: string, isPaused: boolean): void {
    const state = store.find(id)?.state;
    const hold = controls.get(id)?.hold;
    if (!hold || state?.name !== (isPaused ? 'running' : 'paused')) return;
    if (isPaused) hold.pause();
    else hold.resume();
    store.move(id, { state: { ...progressOf(state), name: isPaused ? 'paused' : 'running', etaSeconds: undefined } });
  }

  function endTracked(id: string, change: Parameters<typeof store.move>[1]): void {
    if (!store.move(id, change)) return;
    controls.delete(id);
    trackedActions.delete(id);
  }

  return {
    ...store,
    /** Defines what jobs of one kind do; once a page, at a module's top. @returns how they are ordered and found. */
    defineKind<Input, Output, Stored = Input>(kind: JobKind<Input, Output, Stored>): DefinedJobKind<Input, Output> {
      const runner = new KindRunner(kind, { store, lanes, controls });
      kinds.set(kind.name, runner);
      return runner;
    },
    /** Stops a job of this tab; it counts as stopped at once, whatever still comes of it. */
    cancel(id: string): void {
      const control = controls.get(id);
      const job = store.find(id);
      if (!control || !job?.isHere) return;
      const kind = kinds.get(job.kind);
      if (kind) kind.stop(id);
      else endTracked(id, { state: { name: 'canceled' } });
      control.cancel();
    },
    pause: (id: string): void => setPaused(id, true),
    resume: (id: string): void => setPaused(id, false),
    /** Whether it can be paused and go on. */
    canPause: (id: string): boolean => controls.get(id)?.hold !== undefined,
    /** Takes up again what failed, was canceled or interrupted, from what of it is there already. */
    retry(id: string): void {
      const job = store.find(id);
      if (job) kinds.get(job.kind)?.retry(id);
    },
    /** Forgets an ended job and frees what it has made. */
    remove(id: string): void {
      const job = store.find(id);
      if (!job || isJobBusy(job.state)) return;
      kinds.get(job.kind)?.free(id);
      store.remove(id);
    },
    /** What can be done with a job; nothing for one whose kind is not loaded. */
    actions: (job: Job): readonly JobAction[] =>
      trackedActions.get(job.id)?.() ?? kinds.get(job.kind)?.actions(job) ?? [],
    /** Whether the browser should ask before this page is closed. */
    guardsLeaving: (): boolean => store.all().some((job) => job.isHere && kinds.get(job.kind)?.guardsLeaving === true),
    /**
     * Shows work that another module drives: an upload queue, a maker of proxies. The first end counts; whatever is
     * reported later changes nothing.
     */
    track({ cancel, actions, ...job }: TrackedJob) {
      const { id } = job;
      controls.set(id, { cancel: cancel ?? (() => undefined) });
      if (actions) trackedActions.set(id, actions);
      store.begin({ ...job, state: { name: 'running', percent: 0 } });
      return {
        id,
        report: (report: JobReport): void => {
          const state = store.find(id)?.state;
          if (state && isJobBusy(state)) store.move(id, { state: reported(state, report) });
        },
        succeed: (link?: string): void => endTracked(id, { state: { name: 'succeeded' }, ...(link ? { link } : {}) }),
        fail: (reason: string): void =>
          endTracked(id, { state: { name: 'failed', code: 'failed', reason, retryable: false } }),
        cancel: (): void => endTracked(id, { state: { name: 'canceled' } }),
      };
    },
  };
}

/** The reins of work that another module drives. */
export type JobTracker = ReturnType<ReturnType<typeof createJobs>['track']>;
