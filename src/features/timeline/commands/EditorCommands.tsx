import { useEffect } from 'react';
import { useCommands } from '@/hooks/useCommands';
import { isTyping } from '@/hooks/useHotkeys';
import { useT } from '@/hooks/useT';
import { useEditorSetting } from '../EditorSetting';
import { clipboardText, pasteText, removeCopied } from './clipboardCommands';
import { momentOf } from './moment';
import { editorCommands } from './table';
import { commandTitleId, registeredId, runEditorCommand, useCommandContext } from './useEditorCommand';

const isTextSelected = (): boolean => (window.getSelection()?.toString() ?? '') !== '';

/**
 * The browser's own copy, cut and paste: they reach the system clipboard without asking for a permission. Files that are
 * pasted are left to whoever takes files.
 */
function useClipboardEvents(): void {
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

/** Makes the editor's actions known to palette, shortcut list and hotkeys while it is open. */
export function EditorCommands() {
  const t = useT();
  const context = useCommandContext();
  const { closedCommands } = useEditorSetting();
  useClipboardEvents();
  const group = t('timeline.commands');
  useCommands(
    editorCommands
      .filter(({ id }) => !closedCommands.includes(id))
      .map((definition) => ({
        id: registeredId(definition.id),
        title: t(commandTitleId(definition.id)),
        group,
        keywords: [definition.id],
        ...(definition.shortcuts ? { shortcut: definition.shortcuts } : {}),
        ...(definition.whileTyping ? { whileTyping: true } : {}),
        ...(definition.isHidden ? { isHidden: true } : {}),
        ...(definition.clipboard ? { clipboard: definition.clipboard } : {}),
        enabled: () => definition.isEnabled?.(momentOf(context), context) ?? true,
        run: () => runEditorCommand(definition.id, context),
      })),
  );
  return null;
}
