import { newId } from '../../utils/newId';
import { type DraftStorage, newKey, projectKey, type StoredDraft } from './draftStorage';
import type { RemoteResult, SaveState } from './saveState';

/** What is kept: the draft as it stands, and a word when it changes. Drafts are immutable: another draft, another object. */
export interface DraftSource<D> {
  get(): D;
  /** Returns how to unsubscribe. */
  subscribe(listener: () => void): () => void;
}

/** What a save on the server goes with. */
export interface SaveContext {
  /** Undefined: the project is new. */
  readonly projectId: string | undefined;
  readonly revision: number | undefined;
  /** Stored with the draft, so that a save whose answer was lost is known again as one's own. */
  readonly saveId: string;
}

export interface DraftSyncOptions<D> {
  readonly source: DraftSource<D>;
  readonly storage: DraftStorage<D>;
  /** A draft without content is not saved. */
  readonly hasContent: (draft: D) => boolean;
  readonly owner: string;
  readonly key: string;
  readonly projectId?: string;
  readonly revision?: number;
  /** False: the draft that is opened has changes that the server lacks; they are saved without waiting for the next. */
  readonly isSynced?: boolean;
  readonly saveRemote: (draft: D, context: SaveContext) => Promise<RemoteResult>;
  readonly onProject?: (projectId: string) => void;
  /** The server has a new revision from here. */
  readonly onSaved?: (revision: number) => void;
  /** Milliseconds of quiet before this browser keeps it; 0 = at every change (for small drafts). */
  readonly keepDelay?: number;
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
  /** Ends a conflict by taking over the other version, which the source holds by now. */
  adopt(revision: number): Promise<void>;
  /** Ends a conflict by going on as a project of its own. */
  fork(): Promise<void>;
  projectId(): string | undefined;
  revision(): number | undefined;
  /** Whether the server has all of it. */
  isSynced(): boolean;
  /** The screen has gone: what is saved from here on no longer leads anybody to its address. */
  leave(): void;
  dispose(): void;
}

/**
 * Keeps a draft: in this browser at every change, on the server after a moment of quiet. One save runs at a time; what
 * changes meanwhile is saved after it. The draft in the browser stays even when the server has it.
 */
export function createDraftSync<D>(options: DraftSyncOptions<D>): DraftSync {
  const { source, storage, owner, hasContent, delay = 800, keepDelay = 0, retryAfter = 8000, now = Date.now } = options;
  let { key, projectId, revision } = options;
  const isBehind = options.isSynced === false;
  let seen = source.get();
  let synced: D | undefined = projectId && !isBehind ? seen : undefined;
  let state: SaveState = synced ? { kind: 'saved', at: now() } : { kind: isBehind ? 'saving' : 'empty' };
  let sentAs: string | undefined;
  let timer: ReturnType<typeof setTimeout> | undefined;
  let keepTimer: ReturnType<typeof setTimeout> | undefined;
  let running: Promise<void> | undefined;
  let isOver = false;
  let isLeft = false;
  const listeners = new Set<() => void>();

  /** What has been kept once stays kept, also when all of it is taken out again. */
  const isWorthKeeping = (draft: D): boolean => projectId !== undefined || state.kind !== 'empty' || hasContent(draft);

  function show(next: SaveState): void {
    state = next;
    for (const listener of listeners) listener();
  }

  function record(draft: D): StoredDraft<D> {
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

  async function keepHere(draft: D): Promise<boolean> {
    try {
      await storage.put(record(draft));
      return true;
    } catch (error) {
      show({ kind: 'lost', error });
      return false;
    }
  }

  async function settle(result: RemoteResult, draft: D): Promise<void> {
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
    await keepHere(source.get());
    if (before !== key) await storage.remove(before).catch(() => undefined);
    if (isNew && !isLeft) options.onProject?.(projectId);
    options.onSaved?.(revision);
    if (source.get() === draft) show({ kind: 'saved', at: now() });
    else schedule(delay);
  }

  async function save(): Promise<void> {
    const draft = source.get();
    if (!isWorthKeeping(draft)) return;
    if (draft === synced) {
      // Changed and changed back before anything was sent.
      if (state.kind === 'saving' && (await keepHere(draft))) show({ kind: 'saved', at: now() });
      return;
    }
    if (state.kind !== 'conflict') show({ kind: 'saving' });
    const saveId = newId();
    sentAs = saveId;
    const isKept = await keepHere(draft);
    if (state.kind === 'conflict') return;
    const result = await options.saveRemote(draft, { projectId, revision, saveId });
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

  const unsubscribe = source.subscribe(() => {
    const draft = source.get();
    if (draft === seen) return;
    seen = draft;
    if (!isWorthKeeping(draft)) return;
    if (state.kind !== 'conflict' && state.kind !== 'saving') show({ kind: 'saving' });
    if (keepDelay === 0) void keepHere(draft);
    else {
      clearTimeout(keepTimer);
      keepTimer = setTimeout(keepNow, keepDelay);
    }
    schedule(delay);
  });

  /** What waits for its moment is kept at once: the page may be about to go. */
  function keepNow(): void {
    if (keepTimer === undefined) return;
    clearTimeout(keepTimer);
    keepTimer = undefined;
    void keepHere(source.get());
  }

  const online = () => {
    if (state.kind === 'offline') void run();
  };
  globalThis.addEventListener?.('online', online);
  globalThis.addEventListener?.('pagehide', keepNow);
  globalThis.document?.addEventListener('visibilitychange', keepNow);
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
    adopt: async (otherRevision) => {
      clearTimeout(timer);
      clearTimeout(keepTimer);
      keepTimer = undefined;
      revision = otherRevision;
      seen = source.get();
      synced = seen;
      if (await keepHere(seen)) show({ kind: 'saved', at: now() });
    },
    fork: async () => {
      const before = key;
      key = newKey();
      projectId = undefined;
      revision = undefined;
      synced = undefined;
      show({ kind: 'saving' });
      await run();
      await storage.remove(before).catch(() => undefined);
    },
    projectId: () => projectId,
    revision: () => revision,
    isSynced: () => source.get() === synced,
    leave: () => {
      isLeft = true;
    },
    dispose: () => {
      isOver = true;
      clearTimeout(timer);
      keepNow();
      unsubscribe();
      globalThis.removeEventListener?.('online', online);
      globalThis.removeEventListener?.('pagehide', keepNow);
      globalThis.document?.removeEventListener('visibilitychange', keepNow);
    },
  };
}
