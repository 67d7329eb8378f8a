import { createContext, useContext } from 'react';
import { type DocumentSession, useSelected } from '@/blocks/document';
import type { Dispatch } from './model/actions';
import { formatOf } from './model/selectors';
import type { ComposeState, Draft } from './model/state';
import type { ComposeStore } from './model/store';
import type { VoiceMaker } from './produce/voiceMaker';
import type { ScriptWriter } from './script/scriptWriter';

/** What the parts of one open composition share; none of it changes while it is open. */
export interface ComposeParts {
  readonly store: ComposeStore;
  readonly session: DocumentSession<Draft>;
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
export const useCompose = <T,>(selector: (state: ComposeState) => T): T => useSelected(useParts().store, selector);

/** The shape of the video, for what stands in its place. */
export const useVideoAspect = (): string => useCompose(({ draft }) => formatOf(draft).replace(':', ' / '));
