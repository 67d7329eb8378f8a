import type { TextAreaRef } from 'antd/es/input/TextArea';
import { type KeyboardEvent, type RefObject, useLayoutEffect, useRef } from 'react';
import { frameStart } from '@/engine/time/frameRate';
import type { Ticks } from '@/engine/time/ticks';
import { newId } from '@/utils/newId';
import { useEditorParts } from '../EditorContext';
import { joinCaptions, joinedText, splitCaption } from './model/captionEdits';
import { type CaptionRow, textOf } from './model/captionRows';

/** Where the caret should stand after an edit that made another row. */
export interface Caret {
  readonly clipId: string;
  readonly at: number;
}

interface RowEdits {
  readonly field: RefObject<TextAreaRef | null>;
  readonly write: (text: string) => void;
  readonly retime: (edge: 'start' | 'end', to: Ticks, run: string) => void;
  readonly onKeyDown: (event: KeyboardEvent<HTMLTextAreaElement>) => void;
}

/** Typing, Enter, Backspace and times of one row. */
export function useRowEdits(
  row: CaptionRow,
  before: CaptionRow | undefined,
  caret: RefObject<Caret | undefined>,
): RowEdits {
  const { store } = useEditorParts();
  const field = useRef<TextAreaRef>(null);
  const { id } = row.clip;

  useLayoutEffect(() => {
    const wish = caret.current;
    const area = field.current?.resizableTextArea?.textArea;
    if (wish?.clipId !== id || !area) return;
    caret.current = undefined;
    area.focus();
    area.setSelectionRange(wish.at, wish.at);
  });

  const write = (text: string): void => {
    // A line end that was pasted counts; Enter itself cuts the caption.
    const caption = text.slice(0, 500);
    store.act(
      { type: 'setCaption', clipId: id, texts: { caption } },
      { label: 'timelineCaptions.step.text', merge: `caption:${id}` },
    );
  };
  const retime = (edge: 'start' | 'end', to: Ticks, run: string): void => {
    const merge = `captionTime:${id}:${run}`;
    store.act(
      { type: 'trimClip', clipId: id, edge, to },
      { label: 'timelineCaptions.step.time', merge, isQuiet: true },
    );
  };
  const split = (at: number): void => {
    const rightId = newId();
    const shortest = frameStart(1, store.getState().history.present.canvas.fps);
    const action = splitCaption(row, at, rightId, shortest);
    if (!action) return;
    store.seal();
    if (!store.act(action, { label: 'timelineCaptions.step.split' })) caret.current = { clipId: rightId, at: 0 };
  };
  const join = (): void => {
    const action = before && joinCaptions(before, row);
    if (!before || !action) return;
    store.seal();
    const at = joinedText(textOf(before), textOf(row)).length - textOf(row).length;
    if (!store.act(action, { label: 'timelineCaptions.step.join' })) caret.current = { clipId: before.clip.id, at };
  };
  const onKeyDown = (event: KeyboardEvent<HTMLTextAreaElement>): void => {
    const { key, shiftKey, nativeEvent, currentTarget } = event;
    // Enter that chooses a word of the input method is not ours.
    if (nativeEvent.isComposing || row.isLocked) return;
    const { selectionStart, selectionEnd } = currentTarget;
    if (key === 'Enter' && !shiftKey) {
      event.preventDefault();
      split(selectionStart);
    } else if (key === 'Backspace' && selectionStart === 0 && selectionEnd === 0 && before) {
      event.preventDefault();
      join();
    }
  };
  return { field, write, retime, onKeyDown };
}
