import { newId } from '@/utils/newId';
import type { DraftStorage, StoredDraft } from './draftStorage';
import { projectKey } from './draftStorage';
import { hasContent } from './selectors';
import type { Draft } from './state';
import type { ComposeStore } from './store';

/** Where the draft lies, in the words that the screen shows. */
export type SaveState =
  | { readonly kind: 'empty' }
  | { readonly kind: 'saving' }
  | { readonly kind: 'saved'; readonly at: number }
  /** Kept here, the server is out of reach. */
  | { readonly kind: 'offline' }
  /** Kept here, the server refused it. */
  | { readonly kind: 'refused'; readonly error: unknown }
  /** Another tab or person saved meanwhile. */
  | { readonly kind: 'conflict' }
  /** Not even kept here. */
  | { readonly kind: 'lost'; readonly error: unknown };

/** What became of a save on the server. */
export type RemoteResult =
  | { readonly kind: 'saved'; readonly projectId: string; readonly revision: number }
  | { readonly kind: 'conflict' }
  | { readonly kind: 'offline' }
  | { readonly kind: 'refused'; readonly error: unknown };

export interface SyncOptions {
  readonly store: ComposeStore;
  readonly storage: DraftStorage;
  readonly owner: string;
  readonly key: string;
  readonly projectId?: string;
  readonly revision?: number;
  /** False: the draft that is opened has changes that the server lacks; they are saved without waiting for the next. */
  readonly isSynced?: boolean;
  readonly saveRemote: (draft: Draft, projectId: string | undefined, revision?: number) => Promise<RemoteResult>;
  readonly onProject?: (projectId: string) => void;
  /** Milliseconds of quiet before the server is told. */
  readonly delay?: number;
  readonly retryAfter?: number;
  readonly now?: () => number;
}

export interface DraftSync {
  getState(): SaveState;
  subscribe(listener: () => void): () => void;
  /** Saves what is not saved yet; resolves when both places have been asked. */
  flush(): Promise<void>;
  /** Ends a conflict by writing over the other version, which has this revision. */
  overwrite(revision: number): Promise<void>;
  projectId(): string | undefined;
  dispose(): void;
}

/**
 * Keeps a draft: in this browser at every change, on the server after a moment of quiet. One save runs at a time; what
 * changes meanwhile is saved after it. The draft in the browser stays even when the server has it.
 */
export function createDraftSync(options: SyncOptions): DraftSync {
  const { store, storage, owner, delay = 800, retryAfter = 8000, now = Date.now } = options;
  let { key, projectId, revision } = options;
  const isBehind = options.isSynced === false;
  let seen = store.getState().draft;
  let synced: Draft | undefined = projectId && !isBehind ? seen : undefined;
  let state: SaveState = synced ? { kind: 'saved', at: now() } : { kind: isBehind ? 'saving' : 'empty' };
  let sentAs: string | undefined;
  let timer: ReturnType<typeof setTimeout> | undefined;
  let running: Promise<void> | undefined;
  let isOver = false;
  const listeners = new Set<() => void>();

  function show(next: SaveState): void {
    state = next;
    for (const listener of listeners) listener();
  }

  function record(draft: Draft): StoredDraft {
    return {
      key,
      owner,
      savedAt: now(),
      isSynced: draft === synced,
      draft,
      ...(projectId ? { projectId } : {}),
      ...(revision === undefined ? {} : { revision }),
      ...(sentAs === undefined ? {} : { sentAs }),
    };
  }

  async function keepHere(draft: Draft): Promise<boolean> {
    try {
      await storage.put(record(draft));
      return true;
    } catch (error) {
      show({ kind: 'lost', error });
      return false;
    }
  }

  async function settle(result: RemoteResult, draft: Draft): Promise<void> {
    if (result.kind !== 'saved') {
      show(result.kind === 'refused' ? { kind: 'refused', error: result.error } : { kind: result.kind });
      if (result.kind === 'offline') schedule(retryAfter);
      return;
    }
    const before = key;
    // Also when it had gone at the server and was made anew.
    const isNew = projectId !== result.projectId;
    projectId = result.projectId;
    revision = result.revision;
    key = projectKey(projectId);
    synced = draft;
    await keepHere(store.getState().draft);
    if (before !== key) await storage.remove(before).catch(() => undefined);
    if (isNew) options.onProject?.(projectId);
    if (store.getState().draft === draft) show({ kind: 'saved', at: now() });
    else schedule(delay);
  }

  async function save(): Promise<void> {
    const { draft } = store.getState();
    if (draft === synced || !hasContent(draft)) return;
    if (state.kind !== 'conflict') show({ kind: 'saving' });
    const saveId = newId();
    sentAs = saveId;
    const isKept = await keepHere(draft);
    if (state.kind === 'conflict') return;
    const result = await options.saveRemote({ ...draft, saveId }, projectId, revision);
    if (isOver) return;
    if (!isKept && result.kind !== 'saved') return;
    await settle(result, draft);
  }

  function run(): Promise<void> {
    clearTimeout(timer);
    timer = undefined;
    running ??= save().finally(() => {
      running = undefined;
    });
    return running;
  }

  function schedule(after: number): void {
    clearTimeout(timer);
    if (!isOver) timer = setTimeout(() => void run(), after);
  }

  const unsubscribe = store.subscribe(() => {
    const { draft } = store.getState();
    if (draft === seen) return;
    seen = draft;
    if (!hasContent(draft)) return;
    if (state.kind !== 'conflict' && state.kind !== 'saving') show({ kind: 'saving' });
    void keepHere(draft);
    schedule(delay);
  });

  const online = () => {
    if (state.kind === 'offline') void run();
  };
  globalThis.addEventListener?.('online', online);
  if (isBehind) schedule(delay);

  return {
    getState: () => state,
    subscribe: (listener) => {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
    flush: async () => {
      await running;
      await run();
    },
    overwrite: async (otherRevision) => {
      revision = otherRevision;
      synced = undefined;
      show({ kind: 'saving' });
      await run();
    },
    projectId: () => projectId,
    dispose: () => {
      isOver = true;
      clearTimeout(timer);
      unsubscribe();
      globalThis.removeEventListener?.('online', online);
    },
  };
}

let closing: Promise<void> = Promise.resolve();

/** Saves what is left and ends: the screen is going away. */
export function closeSync(sync: DraftSync): void {
  closing = sync
    .flush()
    .catch(() => undefined)
    .finally(() => sync.dispose());
}

/** Resolves when the composition that was open before has been saved: opening it again must not meet its own save. */
export const pendingFlush = (): Promise<void> => closing;
