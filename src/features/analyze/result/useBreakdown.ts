import { useCallback, useMemo, useState, useSyncExternalStore } from 'react';
import type { BreakdownDoc } from '@/blocks/breakdown/doc';
import { useFrameworks } from '@/blocks/frameworks/useFrameworks';
import {
  breakDown,
  changeRole,
  matchFrameworks,
  mergeWithNext,
  nudgeBorder,
  type Span,
  splitAt,
} from '@/domain/breakdown';
import type { DocStore } from '../model/docStore';
import type { SegmentEdit } from './SegmentCard';

function edited(doc: BreakdownDoc, edit: SegmentEdit): BreakdownDoc {
  const { text, cuts } = doc;
  const next = (() => {
    switch (edit.kind) {
      case 'role':
        return changeRole(cuts, edit.index, edit.role);
      case 'merge':
        return mergeWithNext(cuts, edit.index);
      case 'split':
        return splitAt(text, cuts, edit.index);
      default:
        return nudgeBorder(text, cuts, edit.index, edit.direction);
    }
  })();
  return next === cuts ? doc : { ...doc, cuts: next };
}

/** The open document with everything that is told of it, what is selected in it, and its edits. */
export function useBreakdown(store: DocStore) {
  const { doc, past, future } = useSyncExternalStore(store.subscribe, store.getState);
  const { text, marks, cuts } = doc;
  const { frameworks } = useFrameworks();
  const result = useMemo(() => breakDown({ text, marks }, cuts), [text, marks, cuts]);
  const matches = useMemo(() => matchFrameworks(result, frameworks), [result, frameworks]);
  const [chosen, setChosen] = useState<{ readonly index: number; readonly mark?: Span }>();
  const last = result.segments.length - 1;
  const select = useCallback((index: number, mark?: Span) => setChosen({ index, ...(mark ? { mark } : {}) }), []);
  const edit = useCallback(
    (change: SegmentEdit) => {
      store.act((now) => edited(now, change));
      setChosen({ index: change.index });
    },
    [store],
  );
  return {
    doc,
    result,
    matches,
    canUndo: past.length > 0,
    canRedo: future.length > 0,
    selected: chosen && Math.min(chosen.index, last),
    focus: chosen?.mark,
    select,
    edit,
  };
}
