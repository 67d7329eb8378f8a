import { hasChangedHands, readSession } from '@/lib/session';
import { createObservable } from '@/utils/observable';
import { kv } from './kv';
import { localStore } from './localStore';
import { memoryOnly } from './memoryOnly';

/** What one tab tells the others: a value that has changed; undefined = removed. */
interface Change {
  readonly key: string;
  readonly value: unknown;
}

const store = kv<unknown>('work');
/** Everything of the signed-in account, so that screens read it without waiting. */
const values = new Map<string, unknown>();
const loads = createObservable();
const channel = typeof BroadcastChannel === 'undefined' ? undefined : new BroadcastChannel('app_work');
channel?.addEventListener('message', ({ data }: MessageEvent<Change>) => remember(data));
// Node's own, in tests, would keep the process alive.
(channel as { unref?: () => void } | undefined)?.unref?.();

function remember({ key, value }: Change): void {
  if (value === undefined) values.delete(key);
  else values.set(key, value);
}

/** Nobody is given what somebody else has left in the same browser. */
const ownKey = (key: string): string => `${readSession().accountId}/${key}`;

async function change(key: string, value: unknown, isWork = true): Promise<boolean> {
  // A page that has not heard yet who is signed in now would leave its work among somebody else's.
  if (hasChangedHands()) return false;
  const full = ownKey(key);
  remember({ key: full, value });
  channel?.postMessage({ key: full, value } satisfies Change);
  try {
    await (value === undefined ? store.delete(full) : store.set(full, value, isWork));
    return memoryOnly.refused() !== 'records';
  } catch {
    return false;
  }
}

/** Where earlier versions kept it; moved at its first reading. */
function takeOver(key: string): unknown {
  const text = localStore.getText(key);
  if (text === undefined) return undefined;
  localStore.remove(key);
  let value: unknown;
  try {
    value = JSON.parse(text);
  } catch {
    // Some screens kept their text as it was.
    value = text;
  }
  void change(key, value);
  return value;
}

/**
 * Work that the server does not have yet: small plain values by key, each account's own. It lies in IndexedDB, because a
 * session that ends clears localStorage (brief, point 4) and must not take unsent work with it. Read at once from
 * memory, which start-up fills; what another tab changes is seen here.
 */
export const workStore = {
  /** Reads what the signed-in account has left in this browser. Never rejects: without a disk, nothing was kept. */
  async load(): Promise<void> {
    const own = ownKey('');
    const entries = await store.entries().catch(() => []);
    for (const [key, value] of entries) if (key.startsWith(own) && !values.has(key)) values.set(key, value);
    loads.emit();
  },
  /**
   * For stores that live as long as the page: their module may be there before the work has been read.
   *
   * @returns ends the subscription
   */
  onLoad: (listener: () => void): (() => void) => loads.subscribe(listener),
  /** `isValid` guards what an older version may have left. */
  get<T>(key: string, isValid: (value: unknown) => value is T): T | undefined {
    const full = ownKey(key);
    const value = values.has(full) ? values.get(full) : takeOver(key);
    return isValid(value) ? value : undefined;
  },
  /** @returns whether it lies on the disk; a full or forbidden one keeps it for this page's life only */
  set: (key: string, value: unknown): Promise<boolean> => change(key, value),
  /** As `set`, for choices that are soon made again: where there is no disk, leaving does not ask for their sake. */
  setReplaceable: (key: string, value: unknown): void => void change(key, value, false),
  remove: (key: string): void => void change(key, undefined),
  /** Everybody's, as in a browser that was never used. */
  async clear(): Promise<void> {
    values.clear();
    for (const key of await store.keys()) await store.delete(key);
  },
  /**
   * Tells of a value that another tab has changed.
   *
   * @returns ends the subscription
   */
  onChangeElsewhere(key: string, listener: () => void): () => void {
    const hear = ({ data }: MessageEvent<Change>): void => {
      if (data.key === ownKey(key)) listener();
    };
    channel?.addEventListener('message', hear);
    return () => channel?.removeEventListener('message', hear);
  },
};
