import { type EditorState, TextSelection, type Transaction } from '@tiptap/pm/state';
import type { EditorView } from '@tiptap/pm/view';
import { App } from 'antd';
import { useMemo, useRef } from 'react';
import { readSheetText, sheetHtml } from '@/domain/articles/html';
import { useT } from '@/hooks/useT';
import { cleanPaste, isPastedAddress, pastedAddress } from './model/cleanPaste';

/** Characters that a body may hold here; far beyond what any platform takes, and still quick to type in. */
const mostCharacters = 100_000;
/** Size of pasted HTML that is still read; Word wraps a page in a multiple of its text. */
const mostPastedHtml = 4_000_000;
/** With the images that it carries in itself. */
const mostPastedBytes = 80_000_000;

/** Takes the images of a paste out of the text and begins their uploads where they stood. */
function uploadPasted(
  view: EditorView,
  files: readonly File[],
  onFiles: (files: readonly File[], pos: number) => void,
): void {
  const { tr, doc } = view.state;
  const places: { readonly pos: number; readonly size: number; readonly file: File | undefined }[] = [];
  doc.descendants((node, pos) => {
    const src: unknown = node.type.name === 'image' ? node.attrs.src : undefined;
    if (isPastedAddress(src))
      places.push({ pos, size: node.nodeSize, file: files.find((_, index) => pastedAddress(index) === src) });
  });
  for (const { pos, size } of places.toReversed()) tr.delete(pos, pos + size);
  if (tr.docChanged) view.dispatch(tr.setMeta('addToHistory', false));
  for (const { pos, file } of places) if (file) onFiles([file], tr.mapping.map(pos, -1));
}

/** What comes in by clipboard and by drop: cleaned, bounded, images to the upload. */
export function usePaste(onFiles: (files: readonly File[], pos: number) => void) {
  const t = useT();
  const { message } = App.useApp();
  const latest = useRef({ t, message, onFiles });
  latest.current = { t, message, onFiles };

  return useMemo(() => {
    // What the coming paste carries beside its HTML, and the images that it brings.
    let rtf = '';
    let files: readonly File[] = [];
    type Told = 'richText.tooMuch' | 'richText.lostImages' | 'richText.lostFrames';
    const tell = (id: Told, values: Record<string, number>) =>
      void latest.current.message.warning(latest.current.t(id, values));
    const takeFiles = (data: DataTransfer | null, pos: number): boolean => {
      const files = [...(data?.files ?? [])];
      // Word gives its text and, for good measure, an image of it.
      if (files.length === 0 || data?.types.includes('text/html')) return false;
      latest.current.onFiles(files, pos);
      return true;
    };
    const leave = (view: EditorView): void => {
      const left = leaveTable(view.state);
      if (left) view.dispatch(left);
    };
    return {
      transformPastedHTML: (html: string): string => {
        const pasted = cleanPaste(html, rtf);
        rtf = '';
        files = pasted.files;
        if (pasted.lostImages > 0) tell('richText.lostImages', { count: pasted.lostImages });
        if (pasted.lostFrames > 0) tell('richText.lostFrames', { count: pasted.lostFrames });
        return pasted.html;
      },
      handlePaste: (view: EditorView, event: ClipboardEvent): boolean => {
        const data = event.clipboardData;
        if (takeFiles(data, view.state.selection.to)) return true;
        const wasInTable = behindTable(view.state, view.state.selection.to) !== undefined;
        const html = data?.getData('text/html') ?? '';
        const text = data?.getData('text/plain') ?? '';
        // Images in the page itself are no text; they have bounds of their own.
        const bare = html.replace(/base64,[A-Za-z0-9+/=\s]+/g, '');
        const length = text.length || bare.replace(/<[^>]{0,2000}>/g, '').length;
        const room = mostCharacters - view.state.doc.content.size;
        if (length <= room && bare.length <= mostPastedHtml && html.length <= mostPastedBytes) {
          const rows = html === '' ? readSheetText(text) : undefined;
          if (rows && !view.state.selection.$from.parent.type.spec.code) {
            view.pasteHTML(sheetHtml(rows));
            if (!wasInTable) leave(view);
            return true;
          }
          rtf = data?.getData('text/rtf') ?? '';
          // The text is in the document when this comes round, and nothing has been saved of it yet.
          queueMicrotask(() => {
            if (files.length > 0) uploadPasted(view, files, latest.current.onFiles);
            files = [];
            if (!wasInTable) leave(view);
          });
          return false;
        }
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

/** Position behind the table that holds a position; undefined where none does. */
function behindTable({ doc }: EditorState, pos: number): number | undefined {
  const place = doc.resolve(pos);
  for (let depth = 1; depth <= place.depth; depth += 1)
    if (place.node(depth).type.name === 'table') return place.after(depth);
  return undefined;
}

/**
 * Puts the cursor behind the table that it stands in, into a new paragraph where nothing follows. What is pasted next
 * would else go into the last cell of a table that was just pasted. Undefined where it stands in no table.
 */
function leaveTable(state: EditorState): Transaction | undefined {
  const end = behindTable(state, state.selection.to);
  if (end === undefined) return undefined;
  const { tr, schema } = state;
  if (!tr.doc.resolve(end).nodeAfter?.isTextblock && schema.nodes.paragraph)
    tr.insert(end, schema.nodes.paragraph.create());
  return tr.setSelection(TextSelection.create(tr.doc, end + 1)).scrollIntoView();
}
