import { shownByCaller } from '@/lib/request';
import { readSession } from '@/lib/session';
import { frameworkApi } from '@/services/framework/api';
import type { FrameworkRecord } from '@/services/framework/schema';

export interface FrameworkSnapshot {
  /** Whose they are: another account sees others. */
  readonly accountId: string;
  /** Own, shared and the library's, with results; empty until they have come. */
  readonly records: readonly FrameworkRecord[];
  readonly phase: 'idle' | 'loading' | 'ready' | 'failed';
  readonly error?: unknown;
}

const most = 500;
const fresh = 60_000;
const nothing: FrameworkSnapshot = { accountId: '', records: [], phase: 'idle' };

let snapshot = nothing;
let loadedAt = 0;
let latest = 0;
const listeners = new Set<() => void>();

function set(next: FrameworkSnapshot): void {
  snapshot = next;
  for (const listener of listeners) listener();
}

async function load(accountId: string): Promise<void> {
  const known = snapshot.accountId === accountId ? snapshot.records : [];
  latest += 1;
  const own = latest;
  set({ accountId, records: known, phase: 'loading' });
  try {
    const { list } = await frameworkApi.data({ origin: 'all', page_size: most }, shownByCaller);
    // One that was asked before a change would take the change back.
    if (own !== latest || snapshot.accountId !== accountId) return;
    loadedAt = Date.now();
    set({ accountId, records: list, phase: 'ready' });
  } catch (error) {
    if (own === latest && snapshot.accountId === accountId) set({ accountId, records: known, phase: 'failed', error });
  }
}

/**
 * The frameworks that the signed-in account can use, loaded once for all parts of the screen and again after a minute
 * or a change. Without a session nothing is asked for.
 */
export const frameworkStore = {
  subscribe: (listener: () => void) => {
    listeners.add(listener);
    return () => {
      listeners.delete(listener);
    };
  },
  getSnapshot: () => snapshot,
  /** Asks for them where they are not known or old. */
  want(): void {
    const { accountId, token } = readSession();
    if (!token || !accountId) {
      if (snapshot !== nothing) set(nothing);
      return;
    }
    if (snapshot.accountId === accountId) {
      if (snapshot.phase === 'loading') return;
      if (snapshot.phase === 'ready' && Date.now() - loadedAt < fresh) return;
    }
    void load(accountId);
  },
  /** After a change of one of them. */
  refresh(): void {
    const { accountId, token } = readSession();
    if (token && accountId) void load(accountId);
  },
};
