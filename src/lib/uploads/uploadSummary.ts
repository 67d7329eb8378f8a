import type { UploadItem, UploadState } from './types';

/** States that still want something of the network or of this computer. */
const busyStates: ReadonlySet<UploadState> = new Set(['checking', 'queued', 'uploading', 'recording']);
const endedStates: ReadonlySet<UploadState> = new Set(['done', 'skipped', 'failed', 'refused']);

type Counted = Pick<UploadItem, 'state' | 'size' | 'percent' | 'speed'>;

export const isBusy = ({ state }: Pick<UploadItem, 'state'>): boolean => busyStates.has(state);
export const isEnded = ({ state }: Pick<UploadItem, 'state'>): boolean => endedStates.has(state);

interface UploadSummary {
  readonly total: number;
  readonly done: number;
  readonly failed: number;
  readonly waiting: number;
  readonly isBusy: boolean;
  readonly isPaused: boolean;
  /** 0–100 over all bytes. */
  readonly percent: number;
  /** Bytes a second, all together. */
  readonly speed: number;
  readonly etaSeconds?: number;
}

/** The whole of a list in figures; refused ones do not count. */
export function summarizeUploads(items: readonly Counted[]): UploadSummary {
  const counted = items.filter(({ state }) => state !== 'refused');
  const bytes = counted.reduce((sum, { size }) => sum + size, 0);
  const sent = counted.reduce((sum, item) => sum + sentOf(item), 0);
  const speed = counted.reduce((sum, item) => sum + (item.state === 'uploading' ? item.speed : 0), 0);
  const left = counted.reduce((sum, item) => sum + (isBusy(item) ? item.size - sentOf(item) : 0), 0);
  const count = (...states: readonly UploadState[]): number =>
    counted.filter(({ state }) => states.includes(state)).length;
  return {
    total: counted.length,
    done: count('done', 'skipped'),
    failed: count('failed'),
    waiting: count('duplicate'),
    isBusy: counted.some(isBusy),
    isPaused: !counted.some(isBusy) && count('paused') > 0,
    percent: bytes > 0 ? (sent / bytes) * 100 : 0,
    speed,
    ...(speed > 0 && left > 0 ? { etaSeconds: left / speed } : {}),
  };
}

function sentOf({ state, size, percent }: Counted): number {
  if (state === 'done' || state === 'skipped' || state === 'recording') return size;
  // The percent of a check is no share of the bytes.
  return state === 'checking' ? 0 : (size * percent) / 100;
}
