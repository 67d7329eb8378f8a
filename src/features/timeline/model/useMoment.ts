import { useCallback, useSyncExternalStore } from 'react';
import type { Project } from '@/engine/project/schema';
import type { Ticks } from '@/engine/time/ticks';
import { useEditorParts } from '../EditorContext';
import type { EditorState } from './editorStore';

type Primitive = string | number | boolean | undefined;

/**
 * Something simple about document, state and playhead. Renders again only when it is another value, and not while it
 * plays: the moving playhead draws no React.
 */
export function useMoment<T extends Primitive>(read: (project: Project, playhead: Ticks, state: EditorState) => T): T {
  const { store, player } = useEditorParts();
  const subscribe = useCallback(
    (listener: () => void) => {
      const ends = [
        store.subscribe(listener),
        player.subscribe(({ playing }) => {
          if (!playing) listener();
        }),
      ];
      return () => {
        for (const end of ends) end();
      };
    },
    [store, player],
  );
  return useSyncExternalStore(subscribe, () => {
    const state = store.getState();
    return read(state.history.present, player.state().time, state);
  });
}
