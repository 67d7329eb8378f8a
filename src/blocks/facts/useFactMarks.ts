import { useDeferredValue, useMemo } from 'react';
import type { TextMark } from '@/components/marked-text/MarkedTextArea';
import { checkFacts, type DoubtfulFact, type FactMark, isDoubtful, promiseMarks } from '@/domain/factCheck';
import { useFactSources, useTextBelow } from './FactSources';

const none: readonly FactMark[] = [];
/** UTF-16 units; of a longer text the first lines are checked, since the whole would hold up typing. */
const MAX_LENGTH = 20_000;

/** As many whole lines of a text as are checked. */
function checkedPart(text: string): string {
  if (text.length <= MAX_LENGTH) return text;
  const end = text.lastIndexOf('\n', MAX_LENGTH);
  return text.slice(0, end > 0 ? end : MAX_LENGTH);
}

interface CheckedFacts {
  /** In order, never overlapping; none while an older text is still being checked, since they would point beside its words. */
  readonly marks: readonly FactMark[];
  /** The checked beginning of the text. */
  readonly checked: string;
  readonly isWhole: boolean;
}

/** What a text says of the goods around it, with what is known of it. */
export function useFactMarks(text: string): CheckedFacts {
  const sources = useFactSources();
  const below = useTextBelow();
  const shown = useDeferredValue(text);
  return useMemo(() => {
    const checked = checkedPart(shown);
    if (shown !== text) return { marks: none, checked, isWhole: true };
    const promises = below === '' ? none : promiseMarks(checked, below);
    const stated = sources ? checkFacts(checked, sources) : none;
    const marks = [
      ...promises,
      ...stated.filter((one) => !promises.some(({ from, to }) => one.from < to && one.to > from)),
    ];
    return {
      marks: promises.length > 0 ? marks.toSorted((a, b) => a.from - b.from) : stated,
      checked,
      isWhole: !sources || checked.length === shown.length,
    };
  }, [sources, below, shown, text]);
}

/** How a doubtful statement is drawn in a text: a wavy line, so that it is no marked word. */
export const toFactTextMark = ({ from, to, verdict }: DoubtfulFact): TextMark => ({
  from,
  to,
  tone: verdict === 'contradicted' ? 'error' : 'warning',
  isWavy: true,
});

/**
 * Doubtful statements without what other marks cover already, so that both are drawn.
 * @param taken in order, not overlapping
 * @returns in order; a statement around a marked word comes in pieces
 */
export function uncovered(
  marks: readonly FactMark[],
  taken: readonly { readonly from: number; readonly to: number }[],
): { readonly from: number; readonly to: number; readonly fact: DoubtfulFact }[] {
  return marks.filter(isDoubtful).flatMap((fact) => {
    const pieces: { from: number; to: number; fact: DoubtfulFact }[] = [];
    let at = fact.from;
    for (const { from, to } of taken) {
      if (to <= at || from >= fact.to) continue;
      if (from > at) pieces.push({ from: at, to: from, fact });
      at = Math.max(at, to);
    }
    if (at < fact.to) pieces.push({ from: at, to: fact.to, fact });
    return pieces;
  });
}
