import { useCallback, useMemo, useState } from 'react';
import type { BreakdownDoc } from '@/blocks/breakdown/doc';
import { useSelected } from '@/blocks/document';
import { useFrameworks } from '@/blocks/frameworks/useFrameworks';
import {
  breakDown,
  changeHook,
  changeRole,
  matchFrameworks,
  mergeWithNext,
  nudgeBorder,
  type Span,
  splitAt,
} from '@/domain/breakdown';
import type { BreakdownStore } from '../AnalyzeSession';
import type { SegmentEdit } from './SegmentCard';

function edited(doc: BreakdownDoc, edit: SegmentEdit): BreakdownDoc {
  const { text, cuts } = doc;
  const next = (() => {
    switch (edit.kind) {
      case 'role':
        return changeRole(cuts, edit.index, edit.role);
      case 'hook':
        return changeHook(cuts, edit.index, edit.hook);
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
export function useBreakdown(store: BreakdownStore) {
  const history = useSelected(store, (state) => state.history);
  const doc = history.present;
  const { text, marks, cuts } = doc;
  const { frameworks } = useFrameworks();
  const result = useMemo(() => breakDown({ text, marks }, cuts), [text, marks, cuts]);
  const matches = useMemo(() => matchFrameworks(result, frameworks), [result, frameworks]);
  const [chosen, setChosen] = useState<{ readonly index: number; readonly mark?: Span }>();
  const last = result.segments.length - 1;
  const select = useCallback((index: number, mark?: Span) => setChosen({ index, ...(mark ? { mark } : {}) }), []);
  const edit = useCallback(
    (change: SegmentEdit) => {
      store.change((now) => edited(now, change), { label: `analyze.${change.kind}` });
      setChosen({ index: change.index });
    },
    [store],
  );
  return {
    doc,
    result,
    matches,
    canUndo: history.canUndo,
    canRedo: history.canRedo,
    selected: chosen && Math.min(chosen.index, last),
    focus: chosen?.mark,
    select,
    edit,
  };
}
