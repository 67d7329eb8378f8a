import { App } from 'antd';
import { type ClipboardEvent, useCallback } from 'react';
import { pastedLines } from '@/domain/articles/html';
import { useT } from '@/hooks/useT';

const keepNone = (): boolean => false;

type Pasted = ClipboardEvent<HTMLTextAreaElement>;

/** Puts words where the cursor stands. The browser's own command keeps its undo. */
function insertText(field: HTMLTextAreaElement, text: string): void {
  if (document.execCommand?.('insertText', false, text)) return;
  field.setRangeText(text, field.selectionStart, field.selectionEnd, 'end');
  field.dispatchEvent(new Event('input', { bubbles: true }));
}

/**
 * For fields of plain text: cells of a sheet or a table become lines that read by themselves, and that is said.
 *
 * @param isKept texts whose tables the field reads itself; they are pasted as they are
 * @returns `read` gives the lines for a field that places them itself; undefined where the paste holds no table.
 */
export function useTablePaste(isKept: (text: string) => boolean = keepNone): {
  readonly read: (event: Pasted) => string | undefined;
  readonly onPaste: (event: Pasted) => void;
} {
  const t = useT();
  const { message } = App.useApp();
  const read = useCallback(
    (event: Pasted): string | undefined => {
      const { clipboardData } = event;
      const plain = clipboardData.getData('text/plain');
      if (isKept(plain)) return undefined;
      const lines = pastedLines(clipboardData.getData('text/html'), plain);
      if (!lines?.text) return undefined;
      void message.info({ key: 'pasted-tables', content: t('richText.tablesAsLines', { count: lines.tables }) });
      return lines.text;
    },
    [isKept, message, t],
  );
  const onPaste = useCallback(
    (event: Pasted): void => {
      if (event.defaultPrevented || event.currentTarget.readOnly) return;
      const text = read(event);
      if (text === undefined) return;
      event.preventDefault();
      insertText(event.currentTarget, text);
    },
    [read],
  );
  return { read, onPaste };
}
