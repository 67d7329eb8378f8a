import { createContext, useCallback, useContext, useSyncExternalStore } from 'react';
import type { ArticleDraft } from './draft';
import type { ArticleSession } from './session';

export const SessionContext = createContext<ArticleSession | undefined>(undefined);

export function useSession(): ArticleSession {
  const session = useContext(SessionContext);
  if (!session) throw new Error('SessionContext is missing');
  return session;
}

/** The draft as it stands, and how to change it. */
export function useDraft(): readonly [ArticleDraft, (change: Partial<ArticleDraft>) => void] {
  const { store } = useSession();
  const draft = useSyncExternalStore(store.subscribe, store.get);
  const set = useCallback((change: Partial<ArticleDraft>) => store.set(change), [store]);
  return [draft, set];
}
