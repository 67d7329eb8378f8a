import type { EditorView } from '@tiptap/pm/view';
import { App } from 'antd';
import { useMemo, useRef } from 'react';
import { useT } from '@/hooks/useT';
import { cleanPaste } from './model/cleanPaste';

/** Characters that a body may hold here; far beyond what any platform takes, and still quick to type in. */
const mostCharacters = 100_000;
/** Size of pasted HTML that is still read; Word wraps a page in a multiple of its text. */
const mostPastedHtml = 4_000_000;

/** What comes in by clipboard and by drop: cleaned, bounded, images to the upload. */
export function usePaste(onFiles: (files: readonly File[], pos: number) => void) {
  const t = useT();
  const { message } = App.useApp();
  const latest = useRef({ t, message, onFiles });
  latest.current = { t, message, onFiles };

  return useMemo(() => {
    const tell = (id: 'richText.tooMuch' | 'richText.lostImages', values: Record<string, number>) =>
      void latest.current.message.warning(latest.current.t(id, values));
    const takeFiles = (data: DataTransfer | null, pos: number): boolean => {
      const files = [...(data?.files ?? [])];
      // Word gives its text and, for good measure, an image of it.
      if (files.length === 0 || data?.types.includes('text/html')) return false;
      latest.current.onFiles(files, pos);
      return true;
    };
    return {
      transformPastedHTML: (html: string): string => {
        const { html: clean, lostImages } = cleanPaste(html);
        if (lostImages > 0) tell('richText.lostImages', { count: lostImages });
        return clean;
      },
      handlePaste: (view: EditorView, event: ClipboardEvent): boolean => {
        const data = event.clipboardData;
        if (takeFiles(data, view.state.selection.to)) return true;
        const html = data?.getData('text/html') ?? '';
        const text = data?.getData('text/plain') ?? '';
        const length = text.length || html.replace(/<[^>]{0,2000}>/g, '').length;
        const room = mostCharacters - view.state.doc.content.size;
        if (length <= room && html.length <= mostPastedHtml) return false;
        event.preventDefault();
        tell('richText.tooMuch', { count: length, most: mostCharacters });
        return true;
      },
      handleDrop: (view: EditorView, event: DragEvent, _: unknown, isMove: boolean): boolean => {
        if (isMove) return false;
        const place = view.posAtCoords({ left: event.clientX, top: event.clientY });
        if (!takeFiles(event.dataTransfer, place?.pos ?? view.state.selection.to)) return false;
        event.preventDefault();
        return true;
      },
    };
  }, []);
}
