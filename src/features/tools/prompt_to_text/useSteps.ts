import { useCallback, useState } from 'react';
import type { CiteSource } from '@/blocks/knowledge';
import type { ChatStep } from '@/services/chat/schema';

const none: readonly CiteSource[] = [];

/** Passages that an answer cites, from the steps of its stream. */
export function useSteps() {
  const [sources, setSources] = useState(none);
  const onEvent = useCallback((event: Readonly<Record<string, unknown>>) => {
    const found = (event as { step?: ChatStep }).step?.found ?? [];
    const passages = found.flatMap(({ id, title, number, passage, place, quote }) =>
      number === undefined || passage === undefined
        ? []
        : [{ number, id, passage, title, path: place ? [place] : [], text: quote ?? '' }],
    );
    if (passages.length > 0) setSources((before) => [...before, ...passages]);
  }, []);
  const clear = useCallback(() => setSources(none), []);
  return { sources, onEvent, clear };
}
