import { clipboardCommands } from './clipboardCommands';
import { cutCommands } from './cutCommands';
import { editCommands } from './editCommands';
import { type EditorCommandId, editorCommandIds } from './ids';
import { playbackCommands } from './playbackCommands';
import type { EditorCommandDefinition } from './types';
import { viewCommands } from './viewCommands';

const byId = new Map(
  [...playbackCommands, ...editCommands, ...cutCommands, ...clipboardCommands, ...viewCommands].map((definition) => [
    definition.id,
    definition,
  ]),
);

/** Every act of the editor in the order of the shortcut list. */
export const editorCommands: readonly EditorCommandDefinition[] = editorCommandIds.flatMap((id) => byId.get(id) ?? []);

export const editorCommand = (id: EditorCommandId): EditorCommandDefinition | undefined => byId.get(id);
