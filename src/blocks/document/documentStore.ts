import { createStore } from 'zustand/vanilla';
import { History, type StepOptions } from '@/engine/edit/history';

/** An open document with the steps that led to it. */
export interface DocumentState<D> {
  readonly history: History<D>;
}

/** Step label, a message id: another version was loaded. */
const LOAD_LABEL = 'document.load';

/** Reads a store and hears of its changes: what a selector hook needs. */
export interface ReadonlyStore<S> {
  getState(): S;
  /** Returns how to unsubscribe. */
  subscribe(listener: () => void): () => void;
}

export interface DocumentStore<D, X extends object = object> extends ReadonlyStore<DocumentState<D> & X> {
  /** The document as it stands. */
  get(): D;
  /** Makes a change that can be taken back; the same document changes nothing. Steps with the same `merge` become one. */
  change(change: (document: D) => D, step: StepOptions): void;
  /** Puts a history in the place of this one: a step made elsewhere, a drag that is given up. */
  setHistory(history: History<D>): void;
  undo(): void;
  redo(): void;
  /** Another document in the place of this one, as a step: undo brings this one back. */
  load(document: D): void;
  /** What the editor knows beside the document. */
  set(patch: Partial<X>): void;
}

interface StoreOptions<D, X> {
  /** What the editor knows beside the document, at the start. */
  readonly extra: X;
  /** Brings that up to date after the document has changed, e.g. takes what is gone out of the selection. */
  readonly settle?: (state: DocumentState<D> & X) => Partial<X>;
}

/** A document with its history, outside React. */
export function createDocumentStore<D, X extends object = object>(
  document: D,
  { extra, settle }: StoreOptions<D, X>,
): DocumentStore<D, X> {
  type State = DocumentState<D> & X;
  const store = createStore<State>(() => ({ ...extra, history: History.start(document) }));
  const setHistory = (history: History<D>): void => {
    const state = store.getState();
    if (history === state.history) return;
    const next = { ...state, history };
    store.setState(settle ? { ...next, ...settle(next) } : next, true);
  };
  const get = (): D => store.getState().history.present;
  return {
    getState: store.getState,
    subscribe: store.subscribe,
    get,
    setHistory,
    change: (change, step) => setHistory(store.getState().history.push(change(get()), step)),
    undo: () => setHistory(store.getState().history.undo()),
    redo: () => setHistory(store.getState().history.redo()),
    load: (next) => setHistory(store.getState().history.seal().push(next, { label: LOAD_LABEL })),
    set: (patch) => store.setState({ ...store.getState(), ...patch }, true),
  };
}
