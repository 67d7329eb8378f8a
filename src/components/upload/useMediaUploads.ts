import { useCallback, useEffect, useRef, useState } from 'react';
import { forgetUpload, uploadFile } from '@/lib/oss';
import { messageOf } from '@/lib/request';
import { CanceledError } from '@/lib/request/errors';
import { readMedia } from './readMedia';
import type { MediaItem, MediaKind, PendingMedia, UploadedFile } from './types';

interface MediaUploadsOptions {
  readonly maxSizeMB: number;
  readonly record?: (file: UploadedFile) => Promise<{ readonly id: string; readonly url: string }>;
  readonly onDone: (item: MediaItem, order: number) => void;
}

interface MediaUploads {
  readonly pending: readonly PendingMedia[];
  readonly add: (file: File, kind: MediaKind, preview: string) => void;
  readonly pause: (id: string) => void;
  readonly resume: (id: string) => void;
  /** Starts every failed file again, and only those. */
  readonly retryFailed: () => void;
  readonly cancel: (id: string) => void;
}

interface Entry extends PendingMedia {
  readonly order: number;
}

let serial = 0;

/** The files of one field on their way up: each pausable, retried alone, its preview released at the end. */
export function useMediaUploads(options: MediaUploadsOptions): MediaUploads {
  const [entries, setEntries] = useState<readonly Entry[]>([]);
  const running = useRef(new Map<string, AbortController>());
  const latest = useRef(options);
  latest.current = options;
  const latestEntries = useRef(entries);
  latestEntries.current = entries;

  const patch = useCallback((id: string, change: Partial<Entry>) => {
    setEntries((all) => all.map((entry) => (entry.id === id ? { ...entry, ...change } : entry)));
  }, []);
  const drop = useCallback((id: string) => {
    setEntries((all) => all.filter((entry) => entry.id !== id));
  }, []);

  const send = useCallback(
    async (entry: Entry, controller: AbortController) => {
      const { maxSizeMB, record } = latest.current;
      try {
        const facts = await readMedia(entry.kind, entry.preview);
        const stored = await uploadFile(entry.file, {
          name: entry.file.name,
          maxSizeMB,
          signal: controller.signal,
          resumeKey: resumeKey(entry.file),
          // lib/oss lets four run at once; until its turn comes a file waits.
          onStart: () => patch(entry.id, { state: 'uploading' }),
          onProgress: ({ percent, speed }) => patch(entry.id, { percent, speed }),
        });
        const { kind: _, ...measures } = facts;
        const { url: address, ...file } = stored;
        const kept = await record?.({ ...file, ...measures });
        const item: MediaItem = { kind: entry.kind, name: entry.file.name, url: kept?.url ?? address, ...measures };
        // The field as it is now: another file may have ended since this one began.
        latest.current.onDone(kept ? { ...item, file_id: kept.id } : item, entry.order);
        URL.revokeObjectURL(entry.preview);
        drop(entry.id);
      } catch (error) {
        if (error instanceof CanceledError || controller.signal.aborted) return;
        patch(entry.id, { state: 'failed', reason: messageOf(error) });
      } finally {
        if (running.current.get(entry.id) === controller) running.current.delete(entry.id);
      }
    },
    [patch, drop],
  );

  useEffect(() => {
    for (const entry of entries) {
      if (entry.state !== 'queued' || running.current.has(entry.id)) continue;
      const controller = new AbortController();
      running.current.set(entry.id, controller);
      void send(entry, controller);
    }
  }, [entries, send]);

  useEffect(() => {
    const controllers = running.current;
    return () => {
      for (const controller of controllers.values()) controller.abort();
    };
  }, []);

  const add = useCallback((file: File, kind: MediaKind, preview: string) => {
    serial += 1;
    const entry: Entry = {
      id: `media-${serial}`,
      order: serial,
      file,
      kind,
      preview,
      state: 'queued',
      percent: 0,
      speed: 0,
      reason: '',
    };
    setEntries((all) => [...all, entry]);
  }, []);

  const pause = useCallback(
    (id: string) => {
      running.current.get(id)?.abort();
      running.current.delete(id);
      patch(id, { state: 'paused', speed: 0 });
    },
    [patch],
  );
  const resume = useCallback((id: string) => patch(id, { state: 'queued' }), [patch]);
  const retryFailed = useCallback(() => {
    setEntries((all) =>
      all.map((entry) => (entry.state === 'failed' ? { ...entry, state: 'queued', reason: '', percent: 0 } : entry)),
    );
  }, []);
  const cancel = useCallback(
    (id: string) => {
      running.current.get(id)?.abort();
      running.current.delete(id);
      const gone = latestEntries.current.find((entry) => entry.id === id);
      drop(id);
      if (!gone) return;
      URL.revokeObjectURL(gone.preview);
      void forgetUpload(resumeKey(gone.file)).catch(() => undefined);
    },
    [drop],
  );

  return { pending: entries, add, pause, resume, retryFailed, cancel };
}

/** The same file picked again after a reload goes on where it stopped. */
function resumeKey(file: File): string {
  return `${file.name}:${file.size}:${file.lastModified}`;
}
