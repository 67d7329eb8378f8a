import type { Editor } from '@tiptap/core';
import { useEffect } from 'react';
import type { Mark } from '@/domain/compliance';
import { compliancePaint } from './extensions/paint';
import type { DocText } from './useDocText';

/** Draws the marks into the text; they move with it until the next check. */
export function useComplianceMarks(editor: Editor, { doc, index }: DocText, marks: readonly Mark[]): void {
  useEffect(() => {
    // Written on since: the marks of the newer words come in a moment.
    if (editor.isDestroyed || editor.state.doc !== doc) return;
    const painted = marks.map(({ from, to, level, reason }, place) => ({
      from: index.posAt(from),
      to: index.endAt(to),
      className: `rt-mark rt-mark-${level}`,
      index: place,
      label: reason,
    }));
    editor.view.dispatch(editor.state.tr.setMeta(compliancePaint.key, { painted }));
  }, [editor, doc, index, marks]);
}
