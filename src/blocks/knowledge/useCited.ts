import { useCallback, useState } from 'react';
import type { CiteSource } from './CiteChip';

interface Cited {
  readonly sources: readonly CiteSource[];
  /** Which line (from 0) rests on which passage. */
  readonly lines: readonly { readonly line: number; readonly number: number }[];
}

const none: Cited = { sources: [], lines: [] };

/** Gathers what a writing stream says about its sources; give `onEvent` to the stream. */
export function useCited() {
  const [cited, setCited] = useState<Cited>(none);
  const onEvent = useCallback((event: Readonly<Record<string, unknown>>) => {
    const { sources, cited: lines } = event as { sources?: Cited['sources']; cited?: Cited['lines'] };
    if (sources) setCited((before) => ({ ...before, sources }));
    if (lines) setCited((before) => ({ ...before, lines }));
  }, []);
  const clear = useCallback(() => setCited(none), []);
  return { ...cited, onEvent, clear };
}
