import { useMemo, useState } from 'react';
import { suggestionPieces, textWith } from '@/domain/writing/suggestionPieces';

/** The pieces of a suggestion and which of its changes the user leaves out. */
export function useSuggestion(before: string, after: string, onChange?: (text: string) => void) {
  const pieces = useMemo(() => suggestionPieces(before, after), [before, after]);
  const [left, setLeft] = useState<{ readonly of: typeof pieces; readonly places: ReadonlySet<number> }>();
  const places = left && left.of === pieces ? left.places : new Set<number>();
  const changes = pieces.flatMap((piece, index) => (piece.kind === 'change' ? [index] : []));
  const set = (next: ReadonlySet<number>) => {
    setLeft({ of: pieces, places: next });
    onChange?.(textWith(pieces, next));
  };
  return {
    pieces,
    changes,
    taken: changes.length - places.size,
    text: textWith(pieces, places),
    isLeft: (index: number) => places.has(index),
    toggle(index: number) {
      const next = new Set(places);
      if (!next.delete(index)) next.add(index);
      set(next);
    },
    takeAll: () => set(new Set()),
    leaveAll: () => set(new Set(changes)),
  };
}
