import type { Editor } from '@tiptap/core';
import type { Node as DocNode } from '@tiptap/pm/model';
import { useEffect, useState } from 'react';
import { type TextIndex, textIndexOf } from './model/textIndex';

export interface DocText {
  readonly doc: DocNode;
  readonly index: TextIndex;
}

const bigDocument = 20_000;
const bigDelay = 250;
const delay = 60;

const read = (doc: DocNode): DocText => ({ doc, index: textIndexOf(doc) });

/** The words of the document, read anew when writing pauses for a moment. */
export function useDocText(editor: Editor): DocText {
  const [known, setKnown] = useState(() => read(editor.state.doc));
  useEffect(() => {
    let timer: ReturnType<typeof setTimeout> | undefined;
    const update = () => {
      clearTimeout(timer);
      const wait = editor.state.doc.content.size > bigDocument ? bigDelay : delay;
      timer = setTimeout(() => setKnown(read(editor.state.doc)), wait);
    };
    // Not `update`: content that comes from outside (a restored version) is set without one.
    const onTransaction = ({ transaction }: { transaction: { docChanged: boolean } }) => {
      if (transaction.docChanged) update();
    };
    editor.on('transaction', onTransaction);
    update();
    return () => {
      clearTimeout(timer);
      editor.off('transaction', onTransaction);
    };
  }, [editor]);
  return known;
}
