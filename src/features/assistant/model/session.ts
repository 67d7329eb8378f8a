import { useCallback, useSyncExternalStore } from 'react';
import { onSessionChange, readSession } from '@/lib/session';
import { chatApi } from '@/services/chat/api';
import type { LiveAnswer } from './liveTexts';
import type { Talk } from './talk';
import { createTalks } from './talks';

const listListeners = new Set<() => void>();
let listVersion = 0;

/** The history has changed: a conversation was begun, named, answered or removed. */
export function listChanged(): void {
  listVersion += 1;
  for (const listener of [...listListeners]) listener();
}

/** Conversations of the signed-in person in this tab. */
export const talks = createTalks(chatApi, listChanged);

let account = readSession().accountId;
onSessionChange(() => {
  const now = readSession().accountId;
  if (now === account) return;
  account = now;
  talks.clear();
  listChanged();
});

export const useListVersion = (): number =>
  useSyncExternalStore(
    (listener) => {
      listListeners.add(listener);
      return () => listListeners.delete(listener);
    },
    () => listVersion,
  );

export const useTalk = (id: string | undefined): Talk | undefined =>
  useSyncExternalStore(talks.subscribe, () => (id ? talks.get(id) : undefined));

/** An answer as it grows; undefined when it is not being written here. */
export function useLive(answerId: string): LiveAnswer | undefined {
  const subscribe = useCallback((listener: () => void) => talks.live.subscribe(answerId, listener), [answerId]);
  return useSyncExternalStore(subscribe, () => talks.live.get(answerId));
}
