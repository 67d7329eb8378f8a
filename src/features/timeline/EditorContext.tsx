import { createContext, useContext, useMemo } from 'react';
import { useSelected } from '@/blocks/document';
import type { Player } from '@/engine/playback';
import type { PlayerState } from '@/engine/playback/player';
import type { Project } from '@/engine/project/schema';
import type { EditorState, EditorStore } from './model/editorStore';

/** What the parts of one open editor share; none of it changes while it is open. */
export interface EditorParts {
  readonly store: EditorStore;
  /** The preview's player; it draws once the preview has given it a canvas. */
  readonly player: Player;
}

export const EditorContext = createContext<EditorParts | undefined>(undefined);

export function useEditorParts(): EditorParts {
  const parts = useContext(EditorContext);
  if (!parts) throw new Error('EditorContext is missing');
  return parts;
}

/** A piece of the editor's state; the component renders again only when it is another one (`Object.is`). */
export function useEditor<T>(selector: (state: EditorState) => T): T {
  const { store } = useEditorParts();
  return useSelected(store, selector);
}

export const useProject = (): Project => useEditor(({ history }) => history.present);

/** A piece of the player's state. For the moving playhead draw from `player.subscribe` instead of rendering. */
export function usePlayer<T>(selector: (state: PlayerState) => T): T {
  const { player } = useEditorParts();
  const store = useMemo(() => ({ subscribe: player.subscribe, getState: player.state }), [player]);
  return useSelected(store, selector);
}
