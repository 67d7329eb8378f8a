import { createContext, useContext, useSyncExternalStore } from 'react';
import type { WritingAction, WritingTone } from '@/domain/writing';
import type { DraftSync } from '@/lib/drafts/draftSync';
import type { TabPresence } from '@/lib/tabPresence';
import type { ScriptState, ScriptStore } from '../model/scriptStore';

/** An act of the writer on some sentences, reviewed before anything changes. */
export interface AiJob {
  readonly ids: readonly string[];
  readonly act: WritingAction;
  readonly tone?: WritingTone;
  /** Makes a repeated act a new one. */
  readonly seed: number;
}

export interface ScriptParts {
  readonly store: ScriptStore;
  readonly sync: DraftSync;
  readonly presence: TabPresence;
}

export const ScriptContext = createContext<ScriptParts | undefined>(undefined);

/** What the open script is made of. @throws outside of an open script */
export function useScriptParts(): ScriptParts {
  const parts = useContext(ScriptContext);
  if (!parts) throw new Error('useScriptParts outside of a script');
  return parts;
}

/** A part of the open script's state; `choose` must give the same object while nothing has changed. */
export function useScript<T>(choose: (state: ScriptState) => T): T {
  const { store } = useScriptParts();
  return useSyncExternalStore(store.subscribe, () => choose(store.getState()));
}
