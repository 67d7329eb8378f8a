import { useCallback, useEffect, useMemo, useRef, useState } from 'react';
import { CanceledError } from '@/lib/request/errors';
import { toListError } from '@/lib/request/lists';
import { shownByCaller } from '@/lib/request/types';
import type { CallOptions, FilterChoice, ResourcePageData, ResourceQuery, ResourceRow } from './types';

/** Rows asked for at once. */
const windowSize = 100;
/** Rows beyond the screen that are asked for as well: whoever scrolls on finds them there. */
const ahead = 60;

export interface WindowedList<Row> {
  /** Rows there are in all; undefined until the first answer. */
  readonly total: number | undefined;
  /** The row at a place, if it is here already. */
  readonly at: (index: number) => Row | undefined;
  /** Asks for what lies between two places and is not here. */
  readonly ensure: (from: number, to: number) => void;
  /** Rows that are here, in their order. */
  readonly loaded: readonly Row[];
  readonly filter: Readonly<Record<string, readonly FilterChoice[]>> | undefined;
  readonly isLoading: boolean;
  readonly error: Error | undefined;
  /** Loads anew what is on screen; what is there stays until then. */
  readonly refresh: () => void;
  /** Changes a row at once. */
  readonly patch: (id: string, part: Partial<Row>) => void;
}

interface Held<Row> {
  readonly key: string;
  readonly total: number;
  readonly pages: ReadonlyMap<number, readonly Row[]>;
  readonly filter: ResourcePageData<Row>['filter'];
}

type Query = Omit<ResourceQuery, 'page' | 'page_size'>;

/**
 * A long list of which only the part on screen is loaded, page by page, in any order: for lists that scroll without an
 * end. A new query begins anew; the old rows stay until its first answer.
 */
export function useWindowedList<Row extends ResourceRow>(
  data: (query: ResourceQuery, options: CallOptions) => Promise<ResourcePageData<Row>>,
  query: Query,
): WindowedList<Row> {
  const key = JSON.stringify(query);
  const [held, setHeld] = useState<Held<Row>>();
  const [pending, setPending] = useState(0);
  const [error, setError] = useState<Error>();
  const [version, setVersion] = useState(0);
  const running = useRef(new Map<string, AbortController>());
  const seen = useRef({ from: 0, to: 0 });
  const latest = useRef({ data, query, key, held });
  latest.current = { data, query, key, held };

  const load = useCallback(async (page: number, isFresh: boolean) => {
    const { key: asked, query: now } = latest.current;
    const name = `${asked}#${page}`;
    if (running.current.has(name) && !isFresh) return;
    running.current.get(name)?.abort();
    const controller = new AbortController();
    running.current.set(name, controller);
    setPending((count) => count + 1);
    try {
      const answer = await latest.current.data(
        { ...now, page, page_size: windowSize },
        { signal: controller.signal, ...shownByCaller },
      );
      if (latest.current.key !== asked || controller.signal.aborted) return;
      setError(undefined);
      setHeld((before) => {
        const isSame = before?.key === asked;
        const pages = new Map(isSame ? before.pages : []);
        pages.set(page, answer.list);
        return { key: asked, total: answer.paginator.total, pages, filter: answer.filter ?? before?.filter };
      });
    } catch (failure) {
      const typed = toListError(failure);
      if (!(typed instanceof CanceledError) && latest.current.key === asked) setError(typed);
    } finally {
      if (running.current.get(name) === controller) running.current.delete(name);
      setPending((count) => count - 1);
    }
  }, []);

  // biome-ignore lint/correctness/useExhaustiveDependencies: a new query or a refresh loads anew
  useEffect(() => {
    const isSame = latest.current.held?.key === key;
    const { from, to } = isSame ? seen.current : { from: 0, to: 0 };
    const [first, last] = [pageAt(from), pageAt(to)];
    // What is not on screen is forgotten, not loaded: it may have changed as well.
    setHeld((before) => {
      if (before?.key !== key) return before;
      const kept = [...before.pages].filter(([page]) => page >= first && page <= last);
      return { ...before, pages: new Map(kept) };
    });
    for (let page = first; page <= last; page += 1) void load(page, true);
    return () => {
      for (const [name, controller] of running.current) if (name.startsWith(`${key}#`)) controller.abort();
      running.current.clear();
    };
  }, [key, version, load]);

  const ensure = useCallback(
    (from: number, to: number) => {
      const { held: now, key: asked } = latest.current;
      if (now?.key !== asked) return;
      seen.current = { from, to: Math.max(from, Math.min(to, now.total - 1)) };
      const last = Math.max(0, Math.min(seen.current.to + ahead, now.total - 1));
      for (let page = pageAt(Math.max(0, from - ahead)); page <= pageAt(last); page += 1) {
        if (!now.pages.has(page)) void load(page, false);
      }
    },
    [load],
  );
  const at = useCallback((index: number) => held?.pages.get(pageAt(index))?.[index % windowSize], [held]);
  const loaded = useMemo(() => [...(held?.pages ?? [])].sort(([a], [b]) => a - b).flatMap(([, rows]) => rows), [held]);
  const patch = useCallback((id: string, part: Partial<Row>) => {
    setHeld((before) => {
      if (!before) return before;
      const pages = [...before.pages].map(
        ([page, rows]) => [page, rows.map((row) => (row.id === id ? { ...row, ...part } : row))] as const,
      );
      return { ...before, pages: new Map(pages) };
    });
  }, []);

  return {
    total: held?.total,
    at,
    ensure,
    loaded,
    filter: held?.filter,
    isLoading: pending > 0 || held?.key !== key,
    error: pending > 0 ? undefined : error,
    refresh: useCallback(() => setVersion((before) => before + 1), []),
    patch,
  };
}

/** Pages count from 1. */
const pageAt = (index: number): number => Math.floor(index / windowSize) + 1;
