import { DocumentError, type DocumentReason, readDocument } from '@/lib/documents';
import { messageOf, shownByCaller } from '@/lib/request';
import { CanceledError } from '@/lib/request/errors';
import { storeFile } from '@/services/file/storeFile';
import { knowledgeApi } from '@/services/knowledge/api';
import type { Knowledge, UnreadReason } from '@/services/knowledge/schema';

type IntakeStage = 'waiting' | 'reading' | 'storing' | 'cutting' | 'done' | 'unread' | 'refused' | 'failed';

export interface IntakeItem {
  readonly id: number;
  readonly file: File;
  readonly stage: IntakeStage;
  readonly percent: number;
  /** Of a refused file. */
  readonly reason?: DocumentReason;
  /** Of a failed one, in words. */
  readonly failure?: string;
  readonly record?: Knowledge;
}

const atOnce = 2;
const maxSizeMB = 20;
/** Files without readable text that are kept all the same, with their reason. */
const keptUnread: Partial<Record<DocumentReason, Exclude<UnreadReason, ''>>> = {
  scanned: 'scanned',
  encrypted: 'encrypted',
  broken: 'broken',
};

/**
 * Takes documents in, two at a time: the text is read here, the file goes to the library, the server cuts the text.
 * Lives outside React, so that closing the drawer stops nothing.
 */
export function createIntake(onDone: () => void) {
  let items: readonly IntakeItem[] = [];
  let next = 1;
  const listeners = new Set<() => void>();
  const stops = new Map<number, AbortController>();

  const set = (change: readonly IntakeItem[]) => {
    items = change;
    for (const listener of listeners) listener();
  };
  const patch = (id: number, change: Partial<IntakeItem>) =>
    set(items.map((item) => (item.id === id ? { ...item, ...change } : item)));

  async function take({ id, file }: IntakeItem): Promise<void> {
    const controller = new AbortController();
    const { signal } = controller;
    stops.set(id, controller);
    try {
      patch(id, { stage: 'reading', percent: 0 });
      const { text, title, unread } = await readFile(file, signal, (share) => patch(id, { percent: share * 40 }));
      patch(id, { stage: 'storing', percent: 40 });
      const stored = await storeFile(file, {
        name: file.name,
        maxSizeMB,
        signal,
        onProgress: ({ percent }) => patch(id, { percent: 40 + percent / 2 }),
      });
      patch(id, { stage: 'cutting', percent: 92 });
      const record = await knowledgeApi.save(
        {
          title: [...(title || file.name)].slice(0, 120).join(''),
          text,
          unread,
          origin: { kind: 'file', name: file.name.slice(0, 255), url: '', file_id: stored.id },
        },
        { ...shownByCaller, signal },
      );
      patch(id, { stage: unread ? 'unread' : 'done', percent: 100, record });
      onDone();
    } catch (error) {
      if (signal.aborted || error instanceof CanceledError) return;
      if (error instanceof DocumentError) patch(id, { stage: 'refused', reason: error.reason });
      else patch(id, { stage: 'failed', failure: messageOf(error) });
    } finally {
      stops.delete(id);
      pump();
    }
  }

  function pump(): void {
    const free = atOnce - stops.size;
    for (const item of items.filter(({ stage }) => stage === 'waiting').slice(0, Math.max(0, free))) void take(item);
  }

  return {
    get: () => items,
    subscribe(listener: () => void) {
      listeners.add(listener);
      return () => void listeners.delete(listener);
    },
    add(files: readonly File[]) {
      const added = files.map((file): IntakeItem => ({ id: next++, file, stage: 'waiting', percent: 0 }));
      set([...items, ...added]);
      pump();
    },
    /** Takes one out; what is under way is stopped. */
    remove(id: number) {
      stops.get(id)?.abort();
      set(items.filter((item) => item.id !== id));
      pump();
    },
    again(id: number) {
      patch(id, { stage: 'waiting', percent: 0, failure: undefined, reason: undefined });
      pump();
    },
  };
}
export type Intake = ReturnType<typeof createIntake>;

interface ReadText {
  readonly text: string;
  readonly title: string;
  readonly unread: UnreadReason;
}

async function readFile(file: File, signal: AbortSignal, onProgress: (share: number) => void): Promise<ReadText> {
  try {
    const { text, title = '' } = await readDocument(file, { pageBreaks: true, signal, onProgress });
    return { text, title, unread: '' };
  } catch (error) {
    const unread = error instanceof DocumentError ? keptUnread[error.reason] : undefined;
    if (!unread) throw error;
    return { text: '', title: file.name.replace(/\.[^.]+$/, ''), unread };
  }
}
