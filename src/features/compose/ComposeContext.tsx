import { createContext, useContext, useRef, useSyncExternalStore } from 'react';
import type { Dispatch } from './model/actions';
import type { DraftSync } from './model/draftSync';
import type { ComposeState } from './model/state';
import type { ComposeStore } from './model/store';
import type { VoiceMaker } from './produce/voiceMaker';
import type { ScriptWriter } from './script/scriptWriter';

/** What the parts of one open composition share; none of it changes while it is open. */
export interface ComposeParts {
  readonly store: ComposeStore;
  readonly sync: DraftSync;
  readonly writer: ScriptWriter;
  readonly voices: VoiceMaker;
  /** Names the composition among the exports of this tab. */
  readonly key: string;
}

export const ComposeContext = createContext<ComposeParts | undefined>(undefined);

export function useParts(): ComposeParts {
  const parts = useContext(ComposeContext);
  if (!parts) throw new Error('ComposeContext is missing');
  return parts;
}

export const useDispatch = (): Dispatch => useParts().store.dispatch;

/** A piece of the state. The selector may build objects: it runs again only when the state changes. */
export function useCompose<T>(selector: (state: ComposeState) => T): T {
  const { store } = useParts();
  const last = useRef<{ state: ComposeState; selector: unknown; value: T }>(undefined);
  return useSyncExternalStore(store.subscribe, () => {
    const state = store.getState();
    const known = last.current;
    if (known && known.state === state && known.selector === selector) return known.value;
    const value = selector(state);
    if (known && Object.is(known.value, value)) {
      last.current = { state, selector, value: known.value };
      return known.value;
    }
    last.current = { state, selector, value };
    return value;
  });
}
