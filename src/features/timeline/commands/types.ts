import type { Player } from '@/engine/playback';
import type { Project } from '@/engine/project/schema';
import type { Ticks } from '@/engine/time/ticks';
import type { MessageId } from '@/hooks/useT';
import type { EditorState, EditorStore } from '../model/editorStore';
import type { EditorCommandId } from './ids';

/** What the screen around the editor does for a command. */
export interface EditorHost {
  /** Saves now, without waiting for the moment of quiet. */
  readonly save: () => void;
  /** A short sentence at the top of the page. */
  readonly tell: (id: MessageId, values?: Record<string, string | number>) => void;
  readonly toggleFullScreen: () => void;
}

/** All that a command works on. */
export interface CommandContext {
  readonly store: EditorStore;
  readonly player: Player;
  readonly host: EditorHost;
}

/** The moment at which a command is looked at or run. */
export interface Moment {
  readonly state: EditorState;
  readonly project: Project;
  readonly playhead: Ticks;
  /** The clips that are chosen, with what is linked to them or grouped with them. */
  readonly selection: ReadonlySet<string>;
}

/** One act of the editor: feeds buttons, menus, shortcuts and the palette alike. */
export interface EditorCommandDefinition {
  readonly id: EditorCommandId;
  readonly shortcuts?: readonly string[];
  readonly whileTyping?: boolean;
  readonly clipboard?: 'copy' | 'cut' | 'paste';
  /** Not in the palette: it only makes sense on the keyboard. */
  readonly isHidden?: boolean;
  readonly isEnabled?: (moment: Moment, context: CommandContext) => boolean;
  /** For switches: whether it is on. */
  readonly isActive?: (moment: Moment) => boolean;
  readonly run: (context: CommandContext, moment: Moment) => void;
}
