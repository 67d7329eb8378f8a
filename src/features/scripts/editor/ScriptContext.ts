import { createContext, useContext } from 'react';
import { type DocumentSession, useSelected } from '@/blocks/document';
import type { WritingAction, WritingTone } from '@/domain/writing';
import type { ScriptDoc } from '../model/doc';
import type { ScriptState, ScriptStore } from '../model/scriptDocument';

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
  readonly session: DocumentSession<ScriptDoc>;
}

export const ScriptContext = createContext<ScriptParts | undefined>(undefined);

/** What the open script is made of. @throws outside of an open script */
export function useScriptParts(): ScriptParts {
  const parts = useContext(ScriptContext);
  if (!parts) throw new Error('useScriptParts outside of a script');
  return parts;
}

/** A part of the open script. */
export const useScript = <T>(choose: (doc: ScriptDoc) => T): T =>
  useScriptState(({ history }) => choose(history.present));

/** A part of the editor's state: the script with its history, and what is selected. */
export const useScriptState = <T>(choose: (state: ScriptState) => T): T => useSelected(useScriptParts().store, choose);
