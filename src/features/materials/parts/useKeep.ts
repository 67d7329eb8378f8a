import { useNavigate } from '@umijs/max';
import { useState } from 'react';
import { useActionRunner } from '@/hooks/useAction';
import { type MessageId, useT } from '@/hooks/useT';
import { messageOf } from '@/lib/request';
import { saveBlob } from '@/lib/saveBlob';
import type { FileRecord } from '@/services/file/schema';
import { storeFile } from '@/services/file/storeFile';
import { timelineOfFile } from '@/services/project/timelineOfFile';

interface KeepFacts {
  readonly width?: number;
  readonly height?: number;
  readonly duration?: number;
}

export interface Made {
  readonly file: File;
  readonly facts: KeepFacts;
}

const maxSizeMB = 500;

interface ActOptions {
  readonly done?: MessageId;
  /** What to say of a failure that is not the server's: a file that cannot be read. */
  readonly explain?: (error: unknown) => string | undefined;
}

/** What can be done with something made here: downloaded, stored, put on a timeline. Failures are told in words. */
export function useKeep() {
  const t = useT();
  const navigate = useNavigate();
  const runAction = useActionRunner();
  const [busy, setBusy] = useState('');
  const store = ({ file, facts }: Made): Promise<FileRecord> => storeFile(file, { name: file.name, maxSizeMB, facts });

  /** Runs one act at a time; resolves what it gave, undefined when it failed. */
  const act = async <T>(name: string, run: () => Promise<T>, { done, explain }: ActOptions = {}) => {
    const failed = (error: unknown): string => {
      const isTainted = error instanceof DOMException && error.name === 'SecurityError';
      if (isTainted) return t('material.cannotDraw');
      return explain?.(error) ?? t('material.failed', { reason: messageOf(error) });
    };
    setBusy(name);
    const outcome = await runAction(run, undefined, { messages: { done, failed } });
    setBusy('');
    return outcome?.result;
  };
  return {
    busy,
    act,
    store,
    download: (make: () => Promise<File>) =>
      act('download', async () => {
        const file = await make();
        saveBlob(file, file.name);
      }),
    toLibrary: (make: () => Promise<Made>) =>
      act('library', async () => store(await make()), { done: 'material.inLibrary' }),
    toTimeline: async (make: () => Promise<Made>) => {
      const address = await act('timeline', async () => {
        const record = await store(await make());
        const kind = record.kind === 'audio' || record.kind === 'video' ? record.kind : 'image';
        const { id, url, width = 0, height = 0, duration = 0 } = record;
        return timelineOfFile({ id, title: record.name.replace(/\.[^.]+$/, ''), url, kind, width, height, duration }, [
          { type: 'file', id },
        ]);
      });
      if (address) navigate(address);
    },
  };
}
