import type { BreakdownDoc } from '@/blocks/breakdown/doc';

interface DocState {
  readonly doc: BreakdownDoc;
  readonly past: readonly BreakdownDoc[];
  readonly future: readonly BreakdownDoc[];
}

/** The open breakdown, outside React: the draft sync follows it. */
export interface DocStore {
  getState(): DocState;
  subscribe(listener: () => void): () => void;
  /** Makes a change that can be undone; the same document changes nothing. */
  act(change: (doc: BreakdownDoc) => BreakdownDoc): void;
  /** Names are typed letter by letter: no step of their own. */
  rename(title: string): void;
  load(doc: BreakdownDoc): void;
  undo(): void;
  redo(): void;
}

const mostSteps = 200;

export function createDocStore(doc: BreakdownDoc): DocStore {
  let state: DocState = { doc, past: [], future: [] };
  const listeners = new Set<() => void>();
  const put = (next: DocState): void => {
    state = next;
    for (const listener of listeners) listener();
  };
  return {
    getState: () => state,
    subscribe: (listener) => {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
    act: (change) => {
      const next = change(state.doc);
      if (next === state.doc) return;
      put({ doc: next, past: [...state.past, state.doc].slice(-mostSteps), future: [] });
    },
    rename: (title) => put({ ...state, doc: { ...state.doc, title } }),
    load: (next) => put({ doc: next, past: [...state.past, state.doc].slice(-mostSteps), future: [] }),
    undo: () => {
      const before = state.past.at(-1);
      if (!before) return;
      const { doc: now, past, future } = state;
      put({ doc: { ...before, title: now.title }, past: past.slice(0, -1), future: [now, ...future] });
    },
    redo: () => {
      const [next, ...future] = state.future;
      if (!next) return;
      const { doc: now, past } = state;
      put({ doc: { ...next, title: now.title }, past: [...past, now], future });
    },
  };
}
