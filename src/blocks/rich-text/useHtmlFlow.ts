import type { Editor } from '@tiptap/core';
import { useEffect, useRef } from 'react';

const bigDocument = 20_000;
const bigDelay = 400;

/**
 * The body goes out when it changes (a big one when writing pauses, and at the latest when the page or the editor goes),
 * and comes in when somebody else has changed it: a restored version, another tab's state.
 */
export function useHtmlFlow(editor: Editor, value: string, onChange: (html: string) => void): void {
  const latest = useRef(onChange);
  latest.current = onChange;
  const known = useRef(value);

  useEffect(() => {
    let timer: ReturnType<typeof setTimeout> | undefined;
    const emit = () => {
      clearTimeout(timer);
      timer = undefined;
      const html = editor.isEmpty ? '' : editor.getHTML();
      if (html === known.current) return;
      known.current = html;
      latest.current(html);
    };
    const flush = () => {
      if (timer !== undefined) emit();
    };
    const update = () => {
      if (editor.state.doc.content.size <= bigDocument) emit();
      else timer ??= setTimeout(emit, bigDelay);
    };
    editor.on('update', update);
    editor.on('blur', flush);
    window.addEventListener('pagehide', flush);
    return () => {
      flush();
      editor.off('update', update);
      editor.off('blur', flush);
      window.removeEventListener('pagehide', flush);
    };
  }, [editor]);

  useEffect(() => {
    if (value === known.current) return;
    known.current = value;
    editor.commands.setContent(value, { emitUpdate: false });
  }, [editor, value]);
}
