import { useLocation } from '@umijs/max';
import { useCallback, useEffect, useRef, useState } from 'react';
import { useT } from '@/hooks/useT';
import { shownByCaller } from '@/lib/request';
import { HttpError } from '@/lib/request/errors';
import { fileApi } from '@/services/file/api';
import type { FileRecord } from '@/services/file/schema';
import { errorWords } from './errorWords';
import { keepFiles, keptFiles } from './keptFiles';
import { readToolFile } from './readToolFile';
import { ToolError } from './ToolError';
import { toolHistory } from './toolHistory';
import type { ToolKey } from './toolKeys';
import type { ToolFile, ToolFileKind } from './types';

interface ToolFilesOptions {
  readonly tool: ToolKey;
  readonly accept: readonly ToolFileKind[];
  /** Most that may stand in the list; with 1 a new file takes the place of the old. */
  readonly max?: number;
}

export interface ToolFileStore extends Required<ToolFilesOptions> {
  readonly files: readonly ToolFile[];
  /** Files that are being looked at or fetched. */
  readonly pending: number;
  /** What could not be fetched, in words. */
  readonly failure: string;
  readonly add: (files: readonly File[]) => Promise<void>;
  /** Files of the library. */
  readonly addRecords: (records: readonly FileRecord[]) => Promise<void>;
  readonly remove: (id: string) => void;
  readonly clear: () => void;
}

type Incoming = { readonly file: File; readonly source?: ToolFile['source'] };

/** The stored file with its bytes. @throws the typed errors of lib/request */
async function fetchRecord({ id, url, name, mime }: FileRecord): Promise<Incoming> {
  const response = await fetch(url);
  if (!response.ok) throw new HttpError(response.status);
  return { file: new File([await response.blob()], name, { type: mime }), source: { type: 'file', id } };
}

/** Loads the file that the address names; undefined = it names none. */
function addressedFiles(search: string): (() => Promise<readonly Incoming[]>) | undefined {
  const params = new URLSearchParams(search);
  const fileId = params.get('file');
  const resultId = params.get('result');
  if (fileId) return async () => [await fetchRecord(await fileApi.mediaInfo({ id: fileId }, shownByCaller))];
  if (!resultId) return undefined;
  return async () => {
    const found = await toolHistory.find(resultId);
    const file = found && (await toolHistory.file(found.result));
    if (!file) throw new ToolError('tools.resultGone');
    return [{ file }];
  };
}

/**
 * The files that a tool works on: dropped, pasted, picked, of the library, named by the address (`?file=` of the library,
 * `?result=` of another tool); small enough ones come back after a reload.
 */
export function useToolFiles({ tool, accept, max = 1 }: ToolFilesOptions): ToolFileStore {
  const t = useT();
  const { search } = useLocation();
  const [files, setFiles] = useState<readonly ToolFile[]>([]);
  const [pending, setPending] = useState(0);
  const [failure, setFailure] = useState('');
  const isTouched = useRef(false);
  /** Counts what the user has asked for in the place of what there was. */
  const round = useRef(0);
  const latest = useRef({ accept, t });
  latest.current = { accept, t };

  /** Whatever is still being looked at or fetched comes too late then. */
  const begin = useCallback((): (() => boolean) => {
    isTouched.current = true;
    if (max === 1) round.current += 1;
    const own = round.current;
    return () => own === round.current;
  }, [max]);

  const take = useCallback(
    async (incoming: readonly Incoming[], isWanted: () => boolean) => {
      const most = max === 1 ? incoming.slice(-1) : incoming.slice(0, max);
      setPending((count) => count + most.length);
      for (const { file, source } of most) {
        const read = await readToolFile(file, latest.current.accept, latest.current.t);
        const next: ToolFile = source ? { ...read, source } : read;
        setPending((count) => count - 1);
        if (isWanted()) setFiles((all) => (max === 1 ? [next] : [...all, next].slice(0, max)));
      }
    },
    [max],
  );

  const fetching = useCallback(
    async (load: () => Promise<readonly Incoming[]>) => {
      const isWanted = begin();
      setFailure('');
      setPending((count) => count + 1);
      try {
        const incoming = await load();
        if (isWanted()) await take(incoming, isWanted);
      } catch (error) {
        if (isWanted()) setFailure(errorWords(error, latest.current.t));
      } finally {
        setPending((count) => count - 1);
      }
    },
    [begin, take],
  );

  const add = useCallback(
    async (chosen: readonly File[]) => {
      const isWanted = begin();
      setFailure('');
      await take(
        chosen.map((file) => ({ file })),
        isWanted,
      );
    },
    [begin, take],
  );
  const addRecords = useCallback(
    async (records: readonly FileRecord[]) => {
      await fetching(() => Promise.all(records.map(fetchRecord)));
    },
    [fetching],
  );

  useEffect(() => {
    const load = addressedFiles(search);
    if (load) void fetching(load);
    else {
      void keptFiles(tool).then((kept) => {
        const isWanted = () => !isTouched.current;
        if (isWanted() && kept.length > 0) void take(kept, isWanted);
      });
    }
  }, [search, tool, take, fetching]);

  useEffect(() => {
    if (isTouched.current && pending === 0) void keepFiles(tool, files);
  }, [tool, files, pending]);

  const remove = useCallback((id: string) => {
    isTouched.current = true;
    setFiles((all) => all.filter((file) => file.id !== id));
  }, []);
  const clear = useCallback(() => {
    isTouched.current = true;
    round.current += 1;
    setFiles([]);
  }, []);

  return { tool, accept, max, files, pending, failure, add, addRecords, remove, clear };
}
