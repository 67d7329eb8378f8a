import { App } from 'antd';
import { createContext, type ReactNode, useContext, useEffect, useRef, useState, useSyncExternalStore } from 'react';
import { formatMinute } from '@/hooks/useDates';
import { useLeaveGuard } from '@/hooks/useLeaveGuard';
import { useT } from '@/hooks/useT';
import type { AutosaveState } from './autosave';
import type { ReadonlyStore } from './documentStore';
import type { PresenceState } from './presence';
import type { DocumentSession } from './session';

const DocumentContext = createContext<DocumentSession<unknown> | undefined>(undefined);

interface DocumentProviderProps {
  readonly session: DocumentSession<unknown>;
  readonly children: ReactNode;
}

/**
 * Gives the parts of an editor its document session, and asks before something is lost: a document that could not even be
 * kept in this browser. What lies in IndexedDB is safe and asks nothing.
 */
export function DocumentProvider({ session, children }: DocumentProviderProps) {
  return (
    <DocumentContext value={session}>
      <LeaveGuard />
      {children}
    </DocumentContext>
  );
}

function LeaveGuard() {
  const isLost = useAutosave().save.kind === 'lost';
  useLeaveGuard(isLost);
  useEffect(() => {
    if (!isLost) return;
    const ask = (event: BeforeUnloadEvent) => event.preventDefault();
    window.addEventListener('beforeunload', ask);
    return () => window.removeEventListener('beforeunload', ask);
  }, [isLost]);
  return null;
}

/**
 * The session of the open document. The caller names the type of the documents that its editor provides.
 * @throws outside of an open document
 */
export function useDocumentSession<D = unknown>(): DocumentSession<D> {
  const session = useContext(DocumentContext);
  if (!session) throw new Error('useDocumentSession outside of an open document');
  return session as DocumentSession<D>;
}

/**
 * A piece of a store's state; the component renders again only when it is another one (`Object.is`). The selector may
 * build objects: it runs again only when the state or the selector changes.
 */
export function useSelected<S, T>(store: ReadonlyStore<S>, selector: (state: S) => T): T {
  return useSnapshot(store.subscribe, store.getState, selector);
}

function useSnapshot<S, T>(
  subscribe: (listener: () => void) => () => void,
  getState: () => S,
  selector: (state: S) => T,
): T {
  const last = useRef<{ state: S; selector: unknown; value: T }>(undefined);
  return useSyncExternalStore(subscribe, () => {
    const state = getState();
    const known = last.current;
    if (known && known.state === state && known.selector === selector) return known.value;
    const value = selector(state);
    const kept = known && Object.is(known.value, value) ? known.value : value;
    last.current = { state, selector, value: kept };
    return kept;
  });
}

/** A piece of the open document. */
export function useDocument<D, T>(selector: (document: D) => T): T {
  const { source } = useDocumentSession<D>();
  return useSnapshot(source.subscribe, source.get, selector);
}

/** Where the open document lies: its save state, its id and revision on the server. */
export function useAutosave(): AutosaveState {
  const { autosave } = useDocumentSession();
  return useSyncExternalStore(autosave.subscribe, autosave.getState);
}

/** Id of the record; undefined until its first save. */
export const useDocumentId = (): string | undefined => useAutosave().id;

/** Other tabs of this browser with the same document. */
export function usePresence(): PresenceState {
  const { presence } = useDocumentSession();
  return useSyncExternalStore(presence.subscribe, presence.getState);
}

interface OpenParts {
  readonly session: Pick<DocumentSession<unknown>, 'close'>;
  /** Ends what else the editor has made. */
  readonly end?: () => void;
}

/**
 * Makes what one open document needs when the screen is there, and ends it with the screen. Give the component that
 * calls it the session's key, so that another document is another one.
 * @param recoveredFrom when this browser kept the changes that were taken up, in milliseconds since 1970: the user is told
 * @returns undefined in the first render
 */
export function useOpenSession<P extends OpenParts>(make: () => P, recoveredFrom?: number): P | undefined {
  const t = useT();
  const { message } = App.useApp();
  const [parts, setParts] = useState<P>();

  // biome-ignore lint/correctness/useExhaustiveDependencies: one session for one opened document
  useEffect(() => {
    const made = make();
    setParts(made);
    if (recoveredFrom !== undefined) void message.info(t('document.recovered', { time: formatMinute(recoveredFrom) }));
    return () => {
      made.session.close();
      made.end?.();
    };
  }, []);
  return parts;
}
