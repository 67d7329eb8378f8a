import { useStore } from 'zustand';
import { useShallow } from 'zustand/react/shallow';
import { createJobs } from './jobs';
import type { DefinedJobKind } from './kinds';
import type { Job } from './types';

export type { JobTracker } from './jobs';
export type { JobContext } from './kinds';
export { isJobBusy, type Job, type JobAction, type JobState } from './types';

/** The background work of this browser: one store for all of it, shown in the task center. */
export const jobs = createJobs();

export const { defineKind: defineJobKind, track: trackJob } = jobs;

/** All jobs, newest first. */
export const useJobs = (): readonly Job[] => useStore(jobs.store, (state) => state.jobs);

/** The jobs of one kind, newest first. */
export const useJobsOf = <Input, Output>(kind: DefinedJobKind<Input, Output>): readonly Job<Input, Output>[] =>
  useStore(
    jobs.store,
    useShallow((state) => state.jobs.filter(kind.owns)),
  );

/** The job of a key, such as the one conversion of a video, where this tab has ordered it; else undefined. */
export const useJob = <Input, Output>(
  kind: DefinedJobKind<Input, Output>,
  key: string,
): Job<Input, Output> | undefined => {
  const job = useStore(jobs.store, () => kind.find(key));
  return job?.input === undefined ? undefined : job;
};

window.addEventListener('storage', (event) => {
  if (event.key === jobs.rowsKey) jobs.refresh();
});

// Another page of the product is fine, a closed tab is not: the browser asks first.
window.addEventListener('beforeunload', (event) => {
  if (jobs.guardsLeaving()) event.preventDefault();
});
