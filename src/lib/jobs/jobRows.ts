import { localStore } from '../storage/localStore';
import { isJobBusy, type Job, type JobState } from './types';

/** A job as it lies in localStorage. Flat, because rows of earlier versions are read on: they lack what came later. */
export interface JobRow {
  readonly id: string;
  readonly kind: string;
  readonly title: string;
  readonly state: Exclude<JobState['name'], 'paused'>;
  readonly isPaused?: boolean;
  readonly stage?: string;
  readonly percent?: number;
  readonly etaSeconds?: number;
  readonly link?: string;
  readonly code?: string;
  readonly reason?: string;
  readonly retryable?: boolean;
  readonly startedAt: number;
  readonly updatedAt: number;
  readonly tab: string;
}

/** A job with the tab that it belongs to. */
export interface OwnedJob extends Job {
  readonly tab: string;
}

export const JOB_ROWS_KEY = 'app_local_tasks';
const MAX_ROWS = 30;
const MAX_AGE_MS = 7 * 24 * 3600 * 1000;
/** A running job of another tab that has not been heard of for this long is taken as interrupted. */
export const SILENCE_MS = 20_000;

const isRow = (value: unknown): value is JobRow =>
  typeof value === 'object' && value !== null && 'id' in value && typeof value.id === 'string';

/** Rows that are young enough to be shown; broken or blocked storage only costs the history. */
export function readRows(now: number): readonly JobRow[] {
  const rows = localStore.get(JOB_ROWS_KEY, Array.isArray) ?? [];
  return rows.filter(isRow).filter(({ updatedAt }) => now - Number(updatedAt) < MAX_AGE_MS);
}

/** Newest first; a full or blocked storage must not stop the work. */
export function writeRows(rows: readonly JobRow[]): void {
  localStore.set(JOB_ROWS_KEY, [...rows].sort((a, b) => b.startedAt - a.startedAt).slice(0, MAX_ROWS));
}

export function toRow({ id, kind, title, link, state, startedAt, updatedAt, tab }: OwnedJob): JobRow {
  const { name, ...details } = state;
  if ('error' in details) delete details.error;
  const stateName = name === 'paused' ? { state: 'running' as const, isPaused: true } : { state: name };
  return { id, kind, title, ...(link ? { link } : {}), ...stateName, ...details, startedAt, updatedAt, tab };
}

/** A job of another tab, or of an earlier visit: this tab's own rows are only read when the page begins. */
export function fromRow(row: JobRow, tab: string, now: number): OwnedJob {
  const { id, kind, title, link, startedAt, updatedAt } = row;
  const state = stateOf(row);
  const isLost = isJobBusy(state) && (row.tab === tab || now - updatedAt > SILENCE_MS);
  return {
    ...{ id, kind, title, link, startedAt, updatedAt },
    tab: row.tab,
    isHere: false,
    state: isLost ? { name: 'interrupted' } : state,
  };
}

function stateOf({
  state,
  isPaused,
  stage,
  percent = 0,
  etaSeconds,
  code = '',
  reason = '',
  ...row
}: JobRow): JobState {
  if (state === 'running') return { name: isPaused ? 'paused' : 'running', stage, percent, etaSeconds };
  if (state === 'failed') return { name: 'failed', code, reason, retryable: row.retryable ?? true };
  // What a later version may have written is at least no job under way.
  return { name: plainStates.has(state) ? state : 'interrupted' };
}

const plainStates: ReadonlySet<string> = new Set(['queued', 'succeeded', 'canceled', 'interrupted']);
