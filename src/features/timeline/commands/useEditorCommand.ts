import { createContext, useCallback, useContext, useMemo, useSyncExternalStore } from 'react';
import { type MessageId, useT } from '@/hooks/useT';
import { shortcutBindings } from '@/lib/shortcutBindings';
import { isApple } from '@/utils/isApple';
import { shortcutKeys } from '@/utils/shortcut';
import { useEditorParts } from '../EditorContext';
import { useMoment } from '../model/useMoment';
import type { EditorCommandId } from './ids';
import { momentOf } from './moment';
import { editorCommand } from './table';
import type { CommandContext, EditorHost } from './types';

const quietHost: EditorHost = { save: () => undefined, tell: () => undefined, toggleFullScreen: () => undefined };

export const EditorHostContext = createContext<EditorHost>(quietHost);

/** What commands work on, for code that runs several of them. */
export function useCommandContext(): CommandContext {
  const { store, player } = useEditorParts();
  const host = useContext(EditorHostContext);
  return useMemo(() => ({ store, player, host }), [store, player, host]);
}

interface EditorCommand {
  readonly id: EditorCommandId;
  readonly title: string;
  /** As it stands on the keyboard, `Ctrl B`; empty when there is none. */
  readonly shortcut: string;
  readonly enabled: boolean;
  /** For switches: whether it is on; undefined for what is no switch. */
  readonly active: boolean | undefined;
  readonly run: () => void;
}

/** The command's name among all commands of the app. */
export const registeredId = (id: EditorCommandId): string => `editor.${id}`;

export const commandTitleId = (id: EditorCommandId): MessageId => `timeline.command.${id}`;

/**
 * One act of the editor for a button or a menu. Renders again when it becomes possible or impossible, not with every
 * step of the playhead: while it plays, what was possible at its start stays so.
 */
export function useEditorCommand(id: EditorCommandId): EditorCommand {
  const t = useT();
  const context = useCommandContext();
  // Three bits: enabled, active, a switch.
  const bits = useMoment(() => {
    const definition = editorCommand(id);
    if (!definition) return 0;
    const moment = momentOf(context);
    const enabled = definition.isEnabled?.(moment, context) ?? true;
    return (enabled ? 1 : 0) + (definition.isActive?.(moment) ? 2 : 0) + (definition.isActive ? 4 : 0);
  });
  const keys = useSyncExternalStore(
    shortcutBindings.subscribe,
    () => shortcutBindings.shortcutsOf(registeredId(id), editorCommand(id)?.shortcuts ?? [])[0],
  );
  const run = useCallback(() => runEditorCommand(id, context), [id, context]);
  return useMemo(
    () => ({
      id,
      title: t(commandTitleId(id)),
      shortcut: keys ? shortcutKeys(keys, isApple).join(' ') : '',
      enabled: (bits & 1) === 1,
      active: (bits & 4) === 4 ? (bits & 2) === 2 : undefined,
      run,
    }),
    [id, t, keys, bits, run],
  );
}

/** Runs a command when it is possible now. */
export function runEditorCommand(id: EditorCommandId, context: CommandContext): void {
  const definition = editorCommand(id);
  if (!definition) return;
  const moment = momentOf(context);
  if (definition.isEnabled && !definition.isEnabled(moment, context)) return;
  definition.run(context, moment);
}
