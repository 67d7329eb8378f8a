import { createContext, useContext, useRef, useSyncExternalStore } from 'react';
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
  return useSelected(store.subscribe, store.getState, selector);
}

export const useProject = (): Project => useEditor(({ history }) => history.present);

/** A piece of the player's state. For the moving playhead draw from `player.subscribe` instead of rendering. */
export function usePlayer<T>(selector: (state: PlayerState) => T): T {
  const { player } = useEditorParts();
  return useSelected(player.subscribe, player.state, selector);
}

function useSelected<S, T>(
  subscribe: (listener: () => void) => () => void,
  getState: () => S,
  selector: (state: S) => T,
): T {
  const last = useRef<{ state: S; selector: unknown; value: T }>(undefined);
  return useSyncExternalStore(subscribe, () => {
    const state = getState();
    const known = last.current;
    if (known && known.state === state && known.selector === selector) return known.value;
    const value = selector(state);
    const kept = known && Object.is(known.value, value) ? known.value : value;
    last.current = { state, selector, value: kept };
    return kept;
  });
}
