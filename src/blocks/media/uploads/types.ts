import type { FileKind, FileRecord } from '@/services/file/schema';

/** A file that was chosen, with the folders it lay in (from the outermost). */
export interface PickedFile {
  readonly file: File;
  readonly path: readonly string[];
}

/** What the library knows already of a chosen file. */
export interface Twin {
  readonly file: FileRecord;
  /** Where it lies; empty = in no folder. */
  readonly folder: string;
  /** Same content, or only same name and size (very large files). */
  readonly by: 'hash' | 'name';
}

export type UploadStep =
  /** Looked at: hash, and whether the library has it. */
  | 'checking'
  /** In the library already: the user chooses. */
  | 'duplicate'
  | 'queued'
  | 'uploading'
  | 'paused'
  /** It has arrived; facts and cover are being made. */
  | 'recording'
  | 'done'
  /** Not sent: what was there is used instead. */
  | 'skipped'
  | 'failed'
  /** Breaks a rule (too large, empty): trying again would not help. */
  | 'refused';

/** One file on its way into the library. */
export interface LibraryUpload {
  readonly id: string;
  readonly file: File;
  readonly name: string;
  readonly kind: FileKind;
  readonly size: number;
  readonly folderId: string;
  /** Folders that it brings along, for the eye. */
  readonly path: string;
  readonly step: UploadStep;
  /** 0–100. */
  readonly percent: number;
  /** Bytes a second. */
  readonly speed: number;
  /** Why it failed or was refused, in words. */
  readonly reason: string;
  readonly hash?: string;
  readonly twin?: Twin;
  readonly record?: FileRecord;
}

/** Steps that still want something of the network or of this computer. */
const busySteps: ReadonlySet<UploadStep> = new Set(['checking', 'queued', 'uploading', 'recording']);
const endedSteps: ReadonlySet<UploadStep> = new Set(['done', 'skipped', 'failed', 'refused']);

export const isBusy = ({ step }: LibraryUpload): boolean => busySteps.has(step);
export const isEnded = ({ step }: LibraryUpload): boolean => endedSteps.has(step);

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
export function summaryOf(items: readonly LibraryUpload[]): UploadSummary {
  const counted = items.filter(({ step }) => step !== 'refused');
  const bytes = counted.reduce((sum, { size }) => sum + size, 0);
  const sent = counted.reduce((sum, item) => sum + sentOf(item), 0);
  const speed = counted.reduce((sum, item) => sum + (item.step === 'uploading' ? item.speed : 0), 0);
  const left = counted.reduce((sum, item) => sum + (isBusy(item) ? item.size - sentOf(item) : 0), 0);
  const count = (...steps: readonly UploadStep[]): number => counted.filter(({ step }) => steps.includes(step)).length;
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

function sentOf({ step, size, percent }: LibraryUpload): number {
  if (step === 'done' || step === 'skipped' || step === 'recording') return size;
  return (size * percent) / 100;
}
