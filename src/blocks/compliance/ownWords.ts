import { useEffect, useSyncExternalStore } from 'react';
import { type OwnWords, ownWordsOf } from '@/domain/compliance';
import { shownByCaller } from '@/lib/request';
import { isLoggedIn, readSession } from '@/lib/session';
import { complianceWordApi } from '@/services/compliance_word/api';

let loadedFor = '';
let latest = 0;
let words: OwnWords | undefined;
const listeners = new Set<() => void>();

const subscribe = (listener: () => void): (() => void) => {
  listeners.add(listener);
  return () => listeners.delete(listener);
};
const current = (): OwnWords | undefined => words;

function tell(next: OwnWords | undefined): void {
  words = next;
  for (const listener of listeners) listener();
}

/** The session whose words are to be known; '' without one: public pages check with the product's list. */
function sessionKey(): string {
  const session = readSession();
  return isLoggedIn(session) ? `${session.mchno}:${session.accountId}` : '';
}

async function load(key: string): Promise<void> {
  loadedFor = key;
  latest += 1;
  const own = latest;
  // One that was asked before a change would take the change back.
  const isCurrent = () => own === latest && loadedFor === key;
  try {
    const { provider, merchant } = await complianceWordApi.mine(shownByCaller);
    if (isCurrent()) tell(ownWordsOf(provider, merchant));
  } catch {
    // Without them the product's own list still holds; the next field that is opened asks again.
    if (isCurrent()) loadedFor = '';
  }
}

/** After a word was added, changed or taken away. */
export function refreshOwnWords(): void {
  const key = sessionKey();
  if (key) void load(key);
}

/** The provider's and the merchant's words, loaded once a session; undefined until then. */
export function useOwnWords(): OwnWords | undefined {
  useEffect(() => {
    const key = sessionKey();
    if (key === loadedFor) return;
    if (words) tell(undefined);
    if (key) void load(key);
    else loadedFor = '';
  }, []);
  return useSyncExternalStore(subscribe, current, current);
}
