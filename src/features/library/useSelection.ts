import { useCallback, useMemo, useState } from 'react';
import type { FileRecord } from '@/services/file/schema';

export interface Selection {
  readonly files: readonly FileRecord[];
  readonly has: (id: string) => boolean;
  /** With `isRange` everything between the last choice and this one, as far as it is loaded. */
  readonly toggle: (file: FileRecord, isRange: boolean) => void;
  readonly set: (files: readonly FileRecord[]) => void;
  readonly clear: () => void;
}

/** Chosen files; they stay chosen while one scrolls, filters and opens folders. */
export function useSelection(loaded: readonly FileRecord[]): Selection {
  const [chosen, setChosen] = useState<ReadonlyMap<string, FileRecord>>(new Map());
  const [last, setLast] = useState('');
  const toggle = useCallback(
    (file: FileRecord, isRange: boolean) => {
      setLast(file.id);
      setChosen((before) => {
        const next = new Map(before);
        const from = loaded.findIndex(({ id }) => id === last);
        const to = loaded.findIndex(({ id }) => id === file.id);
        if (isRange && from >= 0 && to >= 0) {
          for (const one of loaded.slice(Math.min(from, to), Math.max(from, to) + 1)) next.set(one.id, one);
        } else if (!next.delete(file.id)) next.set(file.id, file);
        return next;
      });
    },
    [loaded, last],
  );
  const files = useMemo(() => {
    const fresh = new Map(loaded.map((file) => [file.id, file]));
    return [...chosen.values()].map((file) => fresh.get(file.id) ?? file);
  }, [chosen, loaded]);
  return {
    files,
    has: useCallback((id) => chosen.has(id), [chosen]),
    toggle,
    set: (next) => setChosen(new Map(next.map((file) => [file.id, file]))),
    clear: useCallback(() => setChosen(new Map()), []),
  };
}
