import { createStore } from 'zustand/vanilla';
import { newId } from '@/utils/newId';
import { fromRow, JOB_ROWS_KEY, type JobRow, type OwnedJob, readRows, SILENCE_MS, toRow, writeRows } from './jobRows';
import { setRunningJobs } from './runningJobs';
import { isJobBusy, type Job, type JobState } from './types';

type StateName = JobState['name'];

const again: readonly StateName[] = ['queued', 'running'];
/** What may become of a job. A job that has ended only begins anew: its first end counts, whatever is said later. */
const nextStates: Readonly<Record<StateName, readonly StateName[]>> = {
  queued: ['running', 'failed', 'canceled'],
  running: ['running', 'paused', 'succeeded', 'failed', 'canceled'],
  paused: ['running', 'paused', 'succeeded', 'failed', 'canceled'],
  succeeded: again,
  failed: again,
  canceled: again,
  interrupted: again,
};

/** Whether a job may go from one state to another. */
export const canMove = (from: StateName, to: StateName): boolean => nextStates[from].includes(to);

const TAB_KEY = 'app_tab';
const SAVE_EVERY_MS = 1000;

function tabId(): string {
  try {
    const known = sessionStorage.getItem(TAB_KEY);
    if (known) return known;
    const made = newId();
    sessionStorage.setItem(TAB_KEY, made);
    return made;
  } catch {
    return 'tab';
  }
}

export type JobStart = Pick<Job, 'id' | 'kind' | 'title' | 'link' | 'input' | 'output' | 'state'>;
type JobPatch = Partial<Pick<Job, 'link' | 'output' | 'state'>>;

/**
 * The jobs of this browser: legal moves only, summaries kept over a reload, other tabs' jobs seen with their signs of
 * life. It runs nothing.
 *
 * @param now Milliseconds since 1970; tests bring their own.
 */
export function createJobStore(now: () => number = Date.now) {
  const tab = tabId();
  const rows = readRows(now());
  let own: readonly OwnedJob[] = rows.filter((row) => row.tab === tab).map((row) => fromRow(row, tab, now()));
  let others: readonly JobRow[] = rows.filter((row) => row.tab !== tab);
  let savedAt = 0;
  let heartbeat: ReturnType<typeof setInterval> | undefined;
  const store = createStore<{ readonly jobs: readonly Job[] }>(() => ({ jobs: view() }));

  function view(): readonly Job[] {
    const foreign = others.filter(({ id }) => !own.some((job) => job.id === id));
    return [...own, ...foreign.map((row) => fromRow(row, tab, now()))].sort((a, b) => b.startedAt - a.startedAt);
  }

  function readOthers(): void {
    others = readRows(now()).filter((row) => row.tab !== tab);
  }

  function save(): void {
    savedAt = now();
    readOthers();
    const foreign = others.filter(({ id }) => !own.some((job) => job.id === id));
    writeRows([...own.map(toRow), ...foreign]);
  }

  function publish(isUrgent: boolean): void {
    if (isUrgent || now() - savedAt >= SAVE_EVERY_MS) save();
    const alive = own.filter(({ isHere }) => isHere).length;
    setRunningJobs(alive);
    if (alive > 0) heartbeat ??= setInterval(beat, SILENCE_MS / 4);
    else {
      clearInterval(heartbeat);
      heartbeat = undefined;
    }
    store.setState({ jobs: view() });
  }

  /** A stalled stage reports nothing; other tabs must still see that the work goes on. */
  function beat(): void {
    own = own.map((job) => (job.isHere ? { ...job, updatedAt: now() } : job));
    save();
  }

  const find = (id: string): Job | undefined => store.getState().jobs.find((job) => job.id === id);

  return {
    /** For `useStore`; whoever changes jobs does it through the functions below. */
    store,
    /** Newest first; the same array until something changes. */
    all: (): readonly Job[] => store.getState().jobs,
    find,
    subscribe: (listener: () => void): (() => void) => store.subscribe(listener),
    /** Puts a job of this tab in its place; the same id again starts it anew. */
    begin(start: JobStart, startedAt = now()): void {
      const isHere = isJobBusy(start.state);
      own = [{ ...start, isHere, tab, startedAt, updatedAt: now() }, ...own.filter(({ id }) => id !== start.id)];
      publish(true);
    },
    /** Changes a job of this tab. An illegal move changes nothing. @returns whether it was changed. */
    move(id: string, change: JobPatch): boolean {
      const job = own.find((item) => item.id === id);
      if (!job || (change.state && !canMove(job.state.name, change.state.name))) return false;
      const state = change.state ?? job.state;
      const isUrgent = state.name !== job.state.name;
      const next = { ...job, ...change, state, isHere: isJobBusy(state), updatedAt: now() };
      own = own.map((item) => (item.id === id ? next : item));
      publish(isUrgent);
      return true;
    },
    /** Takes an ended job off the list. */
    remove(id: string): void {
      const job = find(id);
      if (!job || isJobBusy(job.state)) return;
      own = own.filter((item) => item.id !== id);
      writeRows(readRows(now()).filter((row) => row.id !== id));
      publish(true);
    },
    /** Takes in what other tabs wrote. */
    refresh(): void {
      readOthers();
      store.setState({ jobs: view() });
    },
    rowsKey: JOB_ROWS_KEY,
  };
}

export type JobStore = ReturnType<typeof createJobStore>;
