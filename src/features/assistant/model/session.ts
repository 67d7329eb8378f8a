import { useCallback, useSyncExternalStore } from 'react';
import { useStore } from 'zustand';
import { invalidate } from '@/lib/request/cache';
import { onSessionChange, readSession } from '@/lib/session';
import { chatApi } from '@/services/chat/api';
import type { LiveAnswer } from './liveTexts';
import type { Talk } from './talk';
import { createTalks } from './talks';

/** The history has changed: a conversation was begun, named, answered or removed. */
export function listChanged(): void {
  invalidate(chatApi.data.group);
}

/** Conversations of the signed-in person in this tab. */
export const talks = createTalks(chatApi, listChanged);

let account = readSession().accountId;
onSessionChange(() => {
  const now = readSession().accountId;
  if (now === account) return;
  account = now;
  talks.clear();
});

export const useTalk = (id: string | undefined): Talk | undefined =>
  useStore(talks.store, ({ byId }) => (id ? byId.get(id) : undefined));

/** An answer as it grows; undefined when it is not being written here. */
export function useLive(answerId: string): LiveAnswer | undefined {
  const subscribe = useCallback((listener: () => void) => talks.live.subscribe(answerId, listener), [answerId]);
  return useSyncExternalStore(subscribe, () => talks.live.get(answerId));
}
