import { contentHash } from '@/lib/oss';
import { textOfWords } from '@/lib/request/words';
import type { createLimiter } from './limiter';
import type { NewUpload, UploadItem, UploadPurpose, UploadState, UploadTypes } from './types';

/** A purpose, and how many of its files are checked and sent at once. */
export interface Defined {
  readonly purpose: UploadPurpose<UploadTypes>;
  readonly limitChecks: ReturnType<typeof createLimiter>;
  readonly limitUploads: ReturnType<typeof createLimiter>;
}

/** What an item needs beside what is shown of it. */
export interface Work {
  /** Of the run that counts; a paused or canceled one has no say any more. */
  controller?: AbortController;
  isChecked: boolean;
  /** Taken up after a reload: nobody is there to be asked. */
  readonly isRestored: boolean;
  readonly onDone: NewUpload<UploadTypes>['onDone'];
  /** Steps of the record that have succeeded. */
  readonly steps: Map<string, Promise<unknown>>;
  readonly waiters: ((item: UploadItem | undefined) => void)[];
  /** Gives back the claim on a kept file. */
  release?: () => void;
}

export interface Restored {
  readonly id: string;
  readonly release: () => void;
}

const runningStates: ReadonlySet<UploadState> = new Set(['queued', 'uploading', 'recording']);

export const hasCheck = ({ check, convert, findTwins, prepare, sameContent }: UploadPurpose<UploadTypes>): boolean =>
  Boolean(check || convert || findTwins || prepare) || sameContent === 'refuse';

/** A file that was moved or deleted meanwhile looks like a lost connection to the browser. */
export const isReadable = async (file: File): Promise<boolean> => {
  try {
    await file.slice(0, 1).arrayBuffer();
    return true;
  } catch {
    return false;
  }
};

/**
 * What is checked and sent: the file as its purpose wants it, with its hash where twins are refused.
 * @returns it, or why it is not taken
 */
export async function itemToCheck(purpose: UploadPurpose<UploadTypes>, item: UploadItem): Promise<UploadItem | string> {
  const file = (await purpose.convert?.(item.file)) ?? item.file;
  if (!(file instanceof File)) return textOfWords(file);
  const hash = purpose.sameContent === 'refuse' ? await contentHash(file) : undefined;
  return file === item.file ? { ...item, hash } : { ...item, file, name: file.name, size: file.size, hash };
}

export const messageOfId = (messageId: 'upload.twice' | 'upload.gone'): string => textOfWords({ messageId });

/** Whether another file of the list has this content. One that failed does not count. */
export const hasSameContent = (items: readonly UploadItem[], { id, purpose }: UploadItem, hash: string): boolean =>
  items.some(
    (other) => other.id !== id && other.purpose === purpose && other.hash === hash && other.state !== 'failed',
  );

/** The file with the same content whose upload serves this one too: an earlier one, so that none wait mutually. */
export const findLeader = (items: readonly UploadItem[], { id, purpose, hash }: UploadItem): UploadItem | undefined =>
  items
    .slice(
      0,
      items.findIndex((item) => item.id === id),
    )
    .find((item) => hash && item.purpose === purpose && item.hash === hash && runningStates.has(item.state));

/** Runs a step of a record once; one that failed is run again. */
export function runOnce<V>(
  steps: Map<string, Promise<unknown>> | undefined,
  step: string,
  run: () => Promise<V>,
): Promise<V> {
  const known = steps?.get(step) as Promise<V> | undefined;
  if (known) return known;
  const made = run();
  steps?.set(step, made);
  made.catch(() => steps?.delete(step));
  return made;
}

const RETRY_MS = 5000;

/**
 * Looks every few seconds, and when the network is back, for as long as `look` finds something to look after.
 *
 * @returns begins to look
 */
export function createWatch(look: () => boolean): () => void {
  let timer: ReturnType<typeof setInterval> | undefined;
  const tick = (): void => {
    if (look()) return;
    clearInterval(timer);
    timer = undefined;
    window.removeEventListener('online', tick);
  };
  return () => {
    if (timer !== undefined) return;
    timer = setInterval(tick, RETRY_MS);
    window.addEventListener('online', tick);
  };
}
