import { createContext } from 'react';

/** Places in the bar above an editor that its page may fill. */
export type EditorBarPlace = 'state' | 'actions';

/** The elements to draw into; null until the bar is mounted or when there is none. */
export const EditorBarContext = createContext<Readonly<Record<EditorBarPlace, HTMLElement | null>>>({
  state: null,
  actions: null,
});
