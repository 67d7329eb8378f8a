import type { Editor } from '@tiptap/core';
import { ComplianceBar } from '@/blocks/compliance';
import type { Mark } from '@/domain/compliance';
import { rewriteRange } from '../model/replaceText';
import type { DocText } from '../useDocText';

interface ComplianceRowProps {
  readonly editor: Editor;
  readonly words: DocText;
  readonly marks: readonly Mark[];
  readonly isChecking: boolean;
}

/** Counts, replace all and undo; what is replaced keeps its bold and its links, and is one step of undo. */
export function ComplianceRow({ editor, words, marks, isChecking }: ComplianceRowProps) {
  return (
    <ComplianceBar
      text={words.index.text}
      marks={marks}
      isChecking={isChecking}
      onChange={(text) => {
        if (editor.state.doc !== words.doc) return;
        editor.view.dispatch(rewriteRange(editor.state.tr, 0, editor.state.doc.content.size, text));
      }}
    />
  );
}
