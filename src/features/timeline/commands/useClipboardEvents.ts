import { useEffect } from 'react';
import { isTyping } from '@/hooks/useHotkeys';
import { clipboardText, pasteText, removeCopied } from './clipboardCommands';
import { momentOf } from './moment';
import { useCommandContext } from './useEditorCommand';

const isTextSelected = (): boolean => (window.getSelection()?.toString() ?? '') !== '';

/**
 * The browser's own copy, cut and paste: they reach the system clipboard without asking for a permission. Files that are
 * pasted are left to whoever takes files.
 */
export function useClipboardEvents(): void {
  const context = useCommandContext();
  useEffect(() => {
    const onCopy = (event: ClipboardEvent) => {
      if (event.defaultPrevented || isTyping(event.target) || isTextSelected()) return;
      const moment = momentOf(context);
      const text = clipboardText(moment);
      if (text === undefined) return;
      event.preventDefault();
      event.clipboardData?.setData('text/plain', text);
      if (event.type === 'cut') removeCopied(context, moment);
      else context.host.tell('timeline.copied', { count: moment.selection.size });
    };
    const onPaste = (event: ClipboardEvent) => {
      if (event.defaultPrevented || isTyping(event.target)) return;
      if (pasteText(context, momentOf(context), event.clipboardData?.getData('text/plain') ?? ''))
        event.preventDefault();
    };
    document.addEventListener('copy', onCopy);
    document.addEventListener('cut', onCopy);
    document.addEventListener('paste', onPaste);
    return () => {
      document.removeEventListener('copy', onCopy);
      document.removeEventListener('cut', onCopy);
      document.removeEventListener('paste', onPaste);
    };
  }, [context]);
}
