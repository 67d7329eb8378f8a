import { createStore } from 'zustand/vanilla';
import type { ReadonlyStore } from '@/blocks/document';
import type { Action } from './actions';
import { reduce } from './reducer';
import { type ComposeState, type Draft, initialState } from './state';

/** State outside React, so that streams, voices and exports go on while the user looks at another step. */
export interface ComposeStore extends ReadonlyStore<ComposeState> {
  dispatch(action: Action): void;
  /** The draft alone, as its session knows it. */
  get(): Draft;
  /** Another draft in the place of this one. */
  load(draft: Draft): void;
}

export function createComposeStore(start: ComposeState = initialState): ComposeStore {
  const { getState, setState, subscribe } = createStore<ComposeState>(() => start);
  const dispatch = (action: Action): void => {
    const state = getState();
    const next = reduce(state, action);
    if (next !== state) setState(next, true);
  };
  return {
    getState,
    subscribe,
    dispatch,
    get: () => getState().draft,
    load: (draft) => dispatch({ type: 'draft/load', draft }),
  };
}
