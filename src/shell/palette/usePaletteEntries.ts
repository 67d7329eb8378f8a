import { history, useAccess } from '@umijs/max';
import { useDebounce } from 'ahooks';
import { useEffect, useMemo, useState, useSyncExternalStore } from 'react';
import { useT } from '@/hooks/useT';
import { type Command, commandRegistry } from '@/lib/commands';
import { type FoundRecord, searchRecords } from './searchRecords';

/** One line of the palette. */
export interface PaletteEntry {
  readonly id: string;
  readonly title: string;
  readonly group: string;
  readonly shortcut?: string;
  readonly run: () => void;
}

interface PaletteEntries {
  readonly entries: readonly PaletteEntry[];
  readonly isSearching: boolean;
  readonly hasFailed: boolean;
}

/** Whether every word of the text stands somewhere in the command's title or keywords. */
export function matchesText(command: Pick<Command, 'title' | 'keywords'>, text: string): boolean {
  const hay = [command.title, ...(command.keywords ?? [])].join(' ').toLowerCase();
  return text
    .toLowerCase()
    .split(/\s+/)
    .every((word) => hay.includes(word));
}

interface Search {
  readonly text: string;
  readonly records: readonly FoundRecord[];
  readonly hasFailed: boolean;
}

const noSearch: Search = { text: '', records: [], hasFailed: false };

/** What the palette lists for a text: commands at once, records as they come. */
export function usePaletteEntries(text: string): PaletteEntries {
  const t = useT();
  const { canVisit } = useAccess();
  const commands = useSyncExternalStore(commandRegistry.subscribe, commandRegistry.all);
  const wanted = useDebounce(text.trim(), { wait: 200 });
  const [search, setSearch] = useState<Search>(noSearch);

  useEffect(() => {
    if (!wanted) return;
    const abort = new AbortController();
    void searchRecords(wanted, { canVisit }, abort.signal).then((found) => {
      if (!abort.signal.aborted) setSearch({ text: wanted, ...found });
    });
    return () => abort.abort();
  }, [wanted, canVisit]);

  const typed = text.trim();
  const isFresh = search.text === typed && typed !== '';
  const entries = useMemo(() => {
    const usable = commands.filter(
      (command) => !command.isHidden && (command.enabled?.() ?? true) && matchesText(command, typed),
    );
    const records = isFresh
      ? search.records.map(
          (record): PaletteEntry => ({
            id: `${record.kind}.${record.id}`,
            title: record.title,
            group: t(`shell.palette_${record.kind}`),
            run: () => history.push(record.path),
          }),
        )
      : [];
    return grouped([...usable, ...records]);
  }, [commands, typed, isFresh, search.records, t]);

  return { entries, isSearching: typed !== '' && !isFresh, hasFailed: isFresh && search.hasFailed };
}

/** Keeps a group's entries together, groups in the order of their first entry. */
function grouped(entries: readonly PaletteEntry[]): PaletteEntry[] {
  const groups = new Map<string, PaletteEntry[]>();
  for (const entry of entries) groups.set(entry.group, [...(groups.get(entry.group) ?? []), entry]);
  return [...groups.values()].flat();
}
