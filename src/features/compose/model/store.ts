import type { Action } from './actions';
import { reduce } from './reducer';
import { type ComposeState, initialState } from './state';

/** State outside React, so that streams, voices and exports go on while the user looks at another step. */
export interface ComposeStore {
  getState(): ComposeState;
  dispatch(action: Action): void;
  /** Returns how to unsubscribe. */
  subscribe(listener: () => void): () => void;
}

export function createComposeStore(start: ComposeState = initialState): ComposeStore {
  let state = start;
  const listeners = new Set<() => void>();
  return {
    getState: () => state,
    dispatch: (action) => {
      const next = reduce(state, action);
      if (next === state) return;
      state = next;
      for (const listener of listeners) listener();
    },
    subscribe: (listener) => {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
  };
}
