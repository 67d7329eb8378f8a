import { createStore } from 'zustand/vanilla';
import { newId } from '@/utils/newId';

/** What tabs of this browser tell each other about one record. */
type Message =
  | { readonly type: 'hello'; readonly from: string; readonly id: string }
  | { readonly type: 'here'; readonly from: string; readonly id: string }
  | { readonly type: 'bye'; readonly from: string; readonly id: string }
  | { readonly type: 'saved'; readonly from: string; readonly id: string; readonly revision: number };

export interface PresenceState {
  /** Other tabs of this browser that have the same record open. */
  readonly others: number;
  /** The newest revision that one of them has saved, if any. */
  readonly savedElsewhere: number | undefined;
}

export interface TabPresence {
  getState(): PresenceState;
  /** Returns how to unsubscribe. */
  subscribe(listener: () => void): () => void;
  /** Which record is open here; undefined while it has no id yet. */
  open(id: string | undefined): void;
  saved(revision: number): void;
  dispose(): void;
}

const nobody: PresenceState = { others: 0, savedElsewhere: undefined };

/** Tells the tabs of this browser which record each has open. Without BroadcastChannel nobody is ever seen. */
export function createTabPresence(channelName: string | undefined): TabPresence {
  const me = newId();
  const channel =
    channelName === undefined || typeof BroadcastChannel === 'undefined'
      ? undefined
      : new BroadcastChannel(channelName);
  const others = new Set<string>();
  const store = createStore<PresenceState>(() => nobody);
  let id: string | undefined;

  function show(patch: Partial<PresenceState>): void {
    const state = store.getState();
    const next = { ...state, ...patch };
    if (next.others === state.others && next.savedElsewhere === state.savedElsewhere) return;
    store.setState(next);
  }

  const post = (message: Message): void => channel?.postMessage(message);
  const onMessage = ({ data }: MessageEvent<Message>): void => {
    if (id === undefined || data?.id !== id || data.from === me) return;
    if (data.type === 'bye') others.delete(data.from);
    else others.add(data.from);
    if (data.type === 'hello') post({ type: 'here', from: me, id });
    show({ others: others.size, ...(data.type === 'saved' ? { savedElsewhere: data.revision } : {}) });
  };
  const leave = (): void => {
    if (id !== undefined) post({ type: 'bye', from: me, id });
  };
  // A tab that comes back from the browser's page cache is open again.
  const enter = (event: PageTransitionEvent): void => {
    if (event.persisted && id !== undefined) post({ type: 'hello', from: me, id });
  };
  channel?.addEventListener('message', onMessage);
  globalThis.addEventListener?.('pagehide', leave);
  globalThis.addEventListener?.('pageshow', enter);

  return {
    getState: store.getState,
    subscribe: store.subscribe,
    open: (next) => {
      if (next === id) return;
      leave();
      others.clear();
      id = next;
      show(nobody);
      if (id !== undefined) post({ type: 'hello', from: me, id });
    },
    saved: (revision) => {
      if (id !== undefined) post({ type: 'saved', from: me, id, revision });
    },
    dispose: () => {
      leave();
      id = undefined;
      channel?.close();
      globalThis.removeEventListener?.('pagehide', leave);
      globalThis.removeEventListener?.('pageshow', enter);
    },
  };
}
