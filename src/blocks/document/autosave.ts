import { createStore } from 'zustand/vanilla';
import { BusinessError, HttpError, NetworkError } from '@/lib/request/errors';
import { newId } from '@/utils/newId';
import { type DraftStorage, newKey, projectKey, type StoredDraft } from './draftStorage';

/** What is kept: the document as it stands, and a word when it changes. Documents are immutable: another one, another object. */
export interface DocumentSource<D> {
  get(): D;
  /** Returns how to unsubscribe. */
  subscribe(listener: () => void): () => void;
}

/** Where the document lies, in the words that the screen shows. */
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
  /** Not even kept here, or only as long as this tab is open. */
  | { readonly kind: 'lost'; readonly error: unknown };

/** What a save on the server goes with. */
export interface SaveContext {
  /** Undefined: the document is new. */
  readonly id: string | undefined;
  readonly revision: number | undefined;
  /** Stored with the document, so that a save whose answer was lost is known again as one's own. */
  readonly saveId: string;
}

/** What became of a save on the server. */
export type SaveResult =
  | { readonly kind: 'saved'; readonly id: string; readonly revision: number }
  | { readonly kind: 'conflict' }
  | { readonly kind: 'offline' }
  | { readonly kind: 'refused'; readonly error: unknown };

export interface AutosaveState {
  readonly save: SaveState;
  /** Undefined until the server has the document for the first time. */
  readonly id: string | undefined;
  readonly revision: number | undefined;
}

export interface AutosaveOptions<D> {
  readonly source: DocumentSource<D>;
  readonly storage: DraftStorage<D>;
  /** A document without content is not saved. */
  readonly hasContent: (document: D) => boolean;
  readonly owner: string;
  readonly key: string;
  readonly id?: string | undefined;
  readonly revision?: number | undefined;
  /** False: the document that is opened has changes that the server lacks; they are saved without waiting for the next. */
  readonly isSynced?: boolean | undefined;
  /** Name of a save whose answer never came, as the kept draft tells: the record that it made is not made twice. */
  readonly sentAs?: string | undefined;
  /** Absent: this document lives in this browser alone. */
  readonly save?: ((document: D, context: SaveContext) => Promise<SaveResult>) | undefined;
  readonly onId?: ((id: string) => void) | undefined;
  /** The server has a new revision from here. */
  readonly onSaved?: ((revision: number) => void) | undefined;
  /** Milliseconds of quiet before this browser keeps it; 0 = at every change (for small documents). */
  readonly keepDelay?: number | undefined;
  /** Milliseconds of quiet before the server is told. */
  readonly saveDelay?: number | undefined;
  readonly retryAfter?: number | undefined;
  readonly now?: (() => number) | undefined;
}

export interface Autosave {
  getState(): AutosaveState;
  subscribe(listener: () => void): () => void;
  /** Saves what is not saved yet; resolves when both places have been asked. */
  flush(): Promise<void>;
  /** Ends a conflict by writing over the other version, which has this revision. */
  overwrite(revision: number): Promise<void>;
  /** Ends a conflict by taking over the other version, which the source holds by now. */
  adopt(revision: number): Promise<void>;
  /** Ends a conflict by going on as a document of its own. */
  fork(): Promise<void>;
  /** Whether the server has all of it. */
  isSynced(): boolean;
  /** The screen has gone: what is saved from here on no longer leads anybody to its address. */
  leave(): void;
  dispose(): void;
}

/** HTTP status from which the fault is the server's, which may be well again in a moment. */
const SERVER_ERROR_STATUS = 500;

/**
 * Runs a group's save call and tells what became of it. A record that was deleted elsewhere while it is open here is made
 * anew: what is on the screen is never without a home.
 * @param save sends the document; without an id it makes a record
 */
export async function saveRecord(
  context: SaveContext,
  save: (context: SaveContext) => Promise<{ readonly id: string; readonly revision: number }>,
): Promise<SaveResult> {
  try {
    const { id, revision } = await save(context);
    return { kind: 'saved', id, revision };
  } catch (error) {
    if (error instanceof BusinessError && error.code === 'CONFLICT') return { kind: 'conflict' };
    if (error instanceof BusinessError && error.code === 'NOT_FOUND' && context.id)
      return saveRecord({ ...context, id: undefined, revision: undefined }, save);
    const isAway = error instanceof NetworkError || (error instanceof HttpError && error.status >= SERVER_ERROR_STATUS);
    return isAway ? { kind: 'offline' } : { kind: 'refused', error };
  }
}

/**
 * Keeps a document: in this browser at every change, on the server after a moment of quiet. One save runs at a time; what
 * changes meanwhile is saved after it. The draft in the browser stays even when the server has it.
 */
export function createAutosave<D>(options: AutosaveOptions<D>): Autosave {
  return new Autosaver(options);
}

/** A save that may or may not have reached the server. It is sent again under its own name before any other. */
interface UnansweredSave<D> {
  readonly saveId: string;
  /** Undefined after a crash: what exactly was sent is not known. */
  readonly document: D | undefined;
}

/** The state of one document's saves. A class, so that its parts stay small while they share what they change. */
class Autosaver<D> implements Autosave {
  private readonly store;
  private readonly now: () => number;
  private readonly saveDelay: number;
  private key: string;
  private seen: D;
  /** The one that this browser surely holds. */
  private kept: D;
  private synced: D | undefined;
  private sentAs: string | undefined;
  private unanswered: UnansweredSave<D> | undefined;
  private timer: ReturnType<typeof setTimeout> | undefined;
  private keepTimer: ReturnType<typeof setTimeout> | undefined;
  private running: Promise<void> | undefined;
  private isOver = false;
  private isLeft = false;
  private readonly unsubscribe: () => void;

  constructor(private readonly options: AutosaveOptions<D>) {
    const { source, id, revision, now = Date.now, saveDelay = 800 } = options;
    this.now = now;
    this.saveDelay = saveDelay;
    this.key = options.key;
    this.seen = source.get();
    this.kept = this.seen;
    const isBehind = options.isSynced === false;
    if (options.sentAs !== undefined && id === undefined) {
      this.sentAs = options.sentAs;
      this.unanswered = { saveId: options.sentAs, document: undefined };
    }
    const isKnown = id !== undefined && !isBehind;
    if (isKnown) this.synced = this.seen;
    const start: SaveState = isKnown ? { kind: 'saved', at: now() } : { kind: isBehind ? 'saving' : 'empty' };
    this.store = createStore<AutosaveState>(() => ({ save: start, id, revision }));
    this.unsubscribe = source.subscribe(this.onChange);
    globalThis.addEventListener?.('online', this.onOnline);
    globalThis.addEventListener?.('pagehide', this.keepLast);
    globalThis.document?.addEventListener('visibilitychange', this.keepLast);
    if (isBehind) this.schedule(this.saveDelay);
  }

  getState = (): AutosaveState => this.store.getState();
  subscribe = (listener: () => void): (() => void) => this.store.subscribe(listener);

  isSynced = (): boolean => this.options.source.get() === this.synced;

  flush = async (): Promise<void> => {
    await this.running;
    await this.run();
  };

  overwrite = async (revision: number): Promise<void> => {
    this.synced = undefined;
    this.unanswered = undefined;
    this.store.setState({ revision, save: { kind: 'saving' } });
    await this.run();
  };

  adopt = async (revision: number): Promise<void> => {
    clearTimeout(this.timer);
    clearTimeout(this.keepTimer);
    this.keepTimer = undefined;
    this.unanswered = undefined;
    this.store.setState({ revision });
    this.seen = this.options.source.get();
    this.synced = this.seen;
    if (await this.keepHere(this.seen)) this.show({ kind: 'saved', at: this.now() });
  };

  fork = async (): Promise<void> => {
    const before = this.key;
    this.key = newKey();
    this.synced = undefined;
    this.unanswered = undefined;
    this.store.setState({ id: undefined, revision: undefined, save: { kind: 'saving' } });
    await this.run();
    await this.options.storage.remove(before).catch(() => undefined);
  };

  leave = (): void => {
    this.isLeft = true;
  };

  dispose = (): void => {
    this.isOver = true;
    clearTimeout(this.timer);
    this.keepNow();
    this.unsubscribe();
    globalThis.removeEventListener?.('online', this.onOnline);
    globalThis.removeEventListener?.('pagehide', this.keepLast);
    globalThis.document?.removeEventListener('visibilitychange', this.keepLast);
  };

  private get kind(): SaveState['kind'] {
    return this.store.getState().save.kind;
  }

  private show(save: SaveState): void {
    this.store.setState({ save });
  }

  /** What has been kept once stays kept, also when all of it is taken out again. */
  private isWorthKeeping(document: D): boolean {
    return this.getState().id !== undefined || this.kind !== 'empty' || this.options.hasContent(document);
  }

  private record(draft: D): StoredDraft<D> {
    const { id, revision } = this.getState();
    return {
      key: this.key,
      owner: this.options.owner,
      savedAt: this.now(),
      isSynced: draft === this.synced,
      draft,
      ...(id ? { projectId: id } : {}),
      revision,
      sentAs: this.sentAs,
    };
  }

  private async keepHere(document: D): Promise<boolean> {
    try {
      await this.options.storage.put(this.record(document));
      this.kept = document;
      return true;
    } catch (error) {
      this.show({ kind: 'lost', error });
      return false;
    }
  }

  /** The page is about to go, or may be: what is not kept for sure is kept in a way that needs no answer. */
  private readonly keepLast = (): void => {
    const { source, storage } = this.options;
    const document = source.get();
    if (document === this.kept || !this.isWorthKeeping(document)) return;
    if (storage.putLast) storage.putLast(this.record(document));
    else this.keepNow();
  };

  /** What waits for its moment is kept at once. */
  private readonly keepNow = (): void => {
    if (this.keepTimer === undefined) return;
    clearTimeout(this.keepTimer);
    this.keepTimer = undefined;
    void this.keepHere(this.options.source.get());
  };

  private readonly onOnline = (): void => {
    if (this.kind === 'offline' || this.kind === 'lost') void this.run();
  };

  private readonly onChange = (): void => {
    const document = this.options.source.get();
    if (document === this.seen) return;
    this.seen = document;
    if (!this.isWorthKeeping(document)) return;
    if (this.kind !== 'conflict' && this.kind !== 'saving') this.show({ kind: 'saving' });
    const { keepDelay = 0 } = this.options;
    if (keepDelay === 0) void this.keepHere(document);
    else {
      clearTimeout(this.keepTimer);
      this.keepTimer = setTimeout(this.keepNow, keepDelay);
    }
    this.schedule(this.saveDelay);
  };

  private schedule(after: number): void {
    clearTimeout(this.timer);
    if (!this.isOver) this.timer = setTimeout(() => void this.run(), after);
  }

  private run(): Promise<void> {
    clearTimeout(this.timer);
    this.timer = undefined;
    this.running ??= this.save().finally(() => {
      this.running = undefined;
    });
    return this.running;
  }

  private async save(): Promise<void> {
    const { source, storage, save } = this.options;
    const document = source.get();
    if (!this.isWorthKeeping(document)) return;
    if (document === this.synced) {
      // Changed and changed back before anything was sent.
      if (this.kind === 'saving' && (await this.keepHere(document))) this.show({ kind: 'saved', at: this.now() });
      return;
    }
    if (this.kind !== 'conflict') this.show({ kind: 'saving' });
    const { unanswered } = this;
    const saveId = unanswered?.saveId ?? newId();
    const sent = unanswered?.document ?? document;
    this.sentAs = saveId;
    const isKept = await this.keepHere(document);
    if (this.kind === 'conflict') return;
    if (!save) {
      if (!storage.outlivesPage()) this.show({ kind: 'lost', error: undefined });
      else if (isKept && source.get() === document) this.show({ kind: 'saved', at: this.now() });
      return;
    }
    const { id, revision } = this.getState();
    const result = await save(sent, { id, revision, saveId });
    if (this.isOver) return;
    this.unanswered =
      result.kind === 'offline' ? { saveId, document: unanswered ? unanswered.document : sent } : undefined;
    if (!isKept && result.kind !== 'saved') return;
    const isCertain = !unanswered || unanswered.document !== undefined;
    await this.settle(result, sent, isCertain);
    // The save that had stayed without an answer is done; what has been changed since then follows at once.
    if (unanswered && result.kind === 'saved' && !this.isSynced()) await this.save();
  }

  private async settle(result: SaveResult, document: D, isCertain: boolean): Promise<void> {
    const { source, storage, onId, onSaved, retryAfter = 8000 } = this.options;
    if (result.kind !== 'saved') {
      const error = result.kind === 'refused' ? result.error : undefined;
      if (result.kind !== 'conflict' && !storage.outlivesPage()) this.show({ kind: 'lost', error });
      else this.show(result.kind === 'refused' ? { kind: 'refused', error } : { kind: result.kind });
      if (result.kind === 'offline') this.schedule(retryAfter);
      return;
    }
    const before = this.key;
    // Also when it had gone at the server and was made anew.
    const isNew = this.getState().id !== result.id;
    this.store.setState({ id: result.id, revision: result.revision });
    // At once: a screen that knows of the id before the address does would open the document a second time.
    if (isNew && !this.isLeft) onId?.(result.id);
    this.key = projectKey(result.id);
    // A record that was already there may hold less than was sent now.
    if (isCertain) this.synced = document;
    await this.keepHere(source.get());
    if (before !== this.key) await storage.remove(before).catch(() => undefined);
    onSaved?.(result.revision);
    if (this.isSynced()) this.show({ kind: 'saved', at: this.now() });
    else this.schedule(this.saveDelay);
  }
}
