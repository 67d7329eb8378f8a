import type { ReactNode } from 'react';
import type { Translate } from '@/hooks/useT';
import { type Autosave, createAutosave, type DocumentSource, type SaveContext, type SaveResult } from './autosave';
import { type DraftStorage, trackSave } from './draftStorage';
import type { ServerCopy, SessionStart } from './openDocument';
import { createTabPresence, type TabPresence } from './presence';

/** A state that the server has kept. */
interface DocumentVersion {
  readonly revision: number;
  readonly saved_at: string;
  readonly title: string;
  readonly by: { readonly name: string };
}

/** The calls of a group for earlier states. */
export interface VersionCalls<D, V extends DocumentVersion = DocumentVersion> {
  /** Newest first; the first one is what the server has now. */
  list(id: string): Promise<{ readonly list: readonly V[] }>;
  /** One of them as it was; absent where the group has no such call: then there is no comparison. */
  read?(id: string, revision: number): Promise<D | undefined>;
  /** Makes it the newest; what was there before stays among the versions. */
  restore(target: {
    readonly id: string;
    readonly version: number;
    readonly revision?: number;
  }): Promise<ServerCopy<D>>;
  /** What tells a version from the others, beside its time. */
  describe(version: V, t: Translate): string;
}

/**
 * How one kind of document is kept, saved, compared and shown. Declared once for an editor; methods, so that the parts
 * that know no more than "some document" take any kind.
 */
export interface DocumentKind<D> {
  readonly storage: DraftStorage<D>;
  /** Name of the channel on which tabs of this browser hear of each other; absent: they do not. */
  readonly channel?: string;
  readonly keepDelay?: number;
  readonly saveDelay?: number;
  /** Whether a new document is worth a record of its own. */
  hasContent(document: D, start: SessionStart<D>): boolean;
  /** Absent: the document lives in this browser alone. */
  save?(document: D, context: SaveContext, t: Translate): Promise<SaveResult>;
  fetch?(id: string): Promise<ServerCopy<D>>;
  /** The document under another name, as when both versions of a conflict are kept. */
  asCopy?(document: D, t: Translate): D;
  /** What a comparison is made of, unless `Compare` shows it better. */
  toText(document: D, t: Translate): string;
  /** Shows what differs between two states. */
  Compare?(props: CompareProps<D>): ReactNode;
  /** The screen's words for a failure; the general ones without it. */
  describeError?(error: unknown, t: Translate): string | undefined;
  readonly versions?: VersionCalls<D>;
}

export interface CompareProps<D> {
  readonly before: D;
  readonly after: D;
}

/** The editor's store, as the session needs it. */
interface LoadableSource<D> extends DocumentSource<D> {
  /** Another document in the place of this one: the other side of a conflict, a restored version. */
  load(document: D): void;
}

/** How a conflict ends. */
export type ConflictChoice = 'mine' | 'theirs' | 'both';

/** One open document: what keeps it here and on the server, beside other tabs. */
export interface DocumentSession<D> {
  readonly kind: DocumentKind<D>;
  /** Key under which it was opened. */
  readonly key: string;
  readonly source: LoadableSource<D>;
  readonly autosave: Autosave;
  readonly presence: TabPresence;
  /** Undefined until the server has it for the first time. */
  id(): string | undefined;
  /** Saves now. @returns whether the server has all of it */
  save(): Promise<boolean>;
  /** Reads what the server has. @throws RequestError */
  fetchTheirs(): Promise<ServerCopy<D>>;
  /** Ends a conflict. @throws RequestError; the conflict stays */
  resolve(choice: ConflictChoice): Promise<void>;
  /** Brings an earlier state back. @throws RequestError; nothing has changed then */
  restore(revision: number): Promise<void>;
  /** The screen goes: saves what is left and ends. */
  close(): void;
}

interface SessionOptions<D> {
  readonly kind: DocumentKind<D>;
  readonly start: SessionStart<D>;
  readonly source: LoadableSource<D>;
  readonly owner: string;
  readonly t: Translate;
  /** The document has an address from now on. */
  readonly onId?: (id: string) => void;
}

/** Opens a session for a document: it is kept from here on. End it with `close`. */
export function createDocumentSession<D>({
  kind,
  start,
  source,
  owner,
  t,
  onId,
}: SessionOptions<D>): DocumentSession<D> {
  const presence = createTabPresence(kind.channel);
  const { save } = kind;
  const autosave = createAutosave<D>({
    source,
    storage: kind.storage,
    hasContent: (document) => kind.hasContent(document, start),
    owner,
    key: start.key,
    id: start.id,
    revision: start.revision,
    isSynced: start.isSynced,
    sentAs: start.sentAs,
    keepDelay: kind.keepDelay,
    saveDelay: kind.saveDelay,
    save: save && ((document, context) => save.call(kind, document, context, t)),
    onId: (id) => {
      presence.open(id);
      onId?.(id);
    },
    onSaved: presence.saved,
  });
  presence.open(start.id);

  const take = async ({ document, problem, revision }: ServerCopy<D>): Promise<void> => {
    if (document === undefined) throw problem ?? new UnreadableDocumentError();
    source.load(document);
    await autosave.adopt(revision);
  };
  const session: DocumentSession<D> = {
    kind,
    key: start.key,
    source,
    autosave,
    presence,
    id: () => autosave.getState().id,
    save: async () => {
      await autosave.flush();
      return autosave.getState().save.kind === 'saved';
    },
    fetchTheirs: async () => {
      const id = session.id();
      if (id === undefined || !kind.fetch) throw new Error('This document is not on the server');
      return kind.fetch(id);
    },
    resolve: async (choice) => {
      if (choice === 'both') {
        if (kind.asCopy) source.load(kind.asCopy(source.get(), t));
        return autosave.fork();
      }
      const theirs = await session.fetchTheirs();
      await (choice === 'mine' ? autosave.overwrite(theirs.revision) : take(theirs));
    },
    restore: async (version) => {
      await autosave.flush();
      const { id, revision } = autosave.getState();
      if (id === undefined || !kind.versions) throw new Error('This document has no versions');
      await take(await kind.versions.restore({ id, version, revision }));
    },
    close: () => {
      autosave.leave();
      presence.dispose();
      const saved = autosave
        .flush()
        .catch(() => undefined)
        .finally(() => autosave.dispose());
      trackSave(saved);
    },
  };
  return session;
}

/** The server's record holds nothing that this editor can open. */
export class UnreadableDocumentError extends Error {
  override readonly name = 'UnreadableDocumentError';
}
