import type { MessageId } from '@/hooks/useT';
import type { ScriptDoc } from './doc';

/** What was done, as undo names it. */
type StepLabel = Extract<MessageId, `scripts.step.${string}`>;

interface Step {
  readonly doc: ScriptDoc;
  readonly label: StepLabel;
  /** Typing into the same place is one step. */
  readonly place: string | undefined;
}

export interface ScriptState {
  readonly doc: ScriptDoc;
  readonly past: readonly Step[];
  readonly future: readonly Step[];
  readonly selected: ReadonlySet<string>;
}

export interface ScriptStore {
  getState(): ScriptState;
  subscribe(listener: () => void): () => void;
  change(label: StepLabel, change: (doc: ScriptDoc) => ScriptDoc, place?: string): void;
  undo(): void;
  redo(): void;
  select(ids: ReadonlySet<string>): void;
  /** Another document in the place of this one; undo brings this one back. */
  load(doc: ScriptDoc): void;
}

const mostSteps = 200;

/** A document with its history, outside React. */
export function createScriptStore(doc: ScriptDoc): ScriptStore {
  let state: ScriptState = { doc, past: [], future: [], selected: new Set() };
  const listeners = new Set<() => void>();
  const set = (next: Partial<ScriptState>) => {
    state = { ...state, ...next };
    for (const listener of listeners) listener();
  };
  const known = (next: ScriptDoc) => {
    const ids = new Set(next.sentences.map(({ id }) => id));
    return new Set([...state.selected].filter((id) => ids.has(id)));
  };
  const change: ScriptStore['change'] = (label, make, place) => {
    const next = make(state.doc);
    if (next === state.doc) return;
    const last = state.past.at(-1);
    const goesOn = place !== undefined && last?.place === place && state.future.length === 0;
    const past = goesOn ? state.past : [...state.past, { doc: state.doc, label, place }].slice(-mostSteps);
    set({ doc: next, past, future: [], selected: known(next) });
  };
  return {
    getState: () => state,
    subscribe: (listener) => {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
    change,
    undo: () => {
      const step = state.past.at(-1);
      if (!step) return;
      set({
        doc: step.doc,
        past: state.past.slice(0, -1),
        future: [...state.future, { ...step, doc: state.doc }],
        selected: known(step.doc),
      });
    },
    redo: () => {
      const step = state.future.at(-1);
      if (!step) return;
      set({
        doc: step.doc,
        past: [...state.past, { ...step, doc: state.doc }],
        future: state.future.slice(0, -1),
        selected: known(step.doc),
      });
    },
    select: (selected) => set({ selected }),
    load: (next) => change('scripts.step.load', () => next),
  };
}
