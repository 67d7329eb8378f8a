import { useCommands } from '@/hooks/useCommands';
import { useT } from '@/hooks/useT';
import { momentOf } from './moment';
import { editorCommands } from './table';
import { useClipboardEvents } from './useClipboardEvents';
import { commandTitleId, registeredId, runEditorCommand, useCommandContext } from './useEditorCommand';

/** Makes the editor's actions known to palette, shortcut list and hotkeys while it is open. */
export function EditorCommands() {
  const t = useT();
  const context = useCommandContext();
  useClipboardEvents();
  const group = t('timeline.commands');
  useCommands(
    editorCommands.map((definition) => ({
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
