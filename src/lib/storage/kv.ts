import type { IDBPDatabase } from 'idb';
import { memoryOnly } from './memoryOnly';

/** Values by key, kept in IndexedDB: Blobs, Files and plain data. */
interface KeyValueStore<T> {
  get(key: string): Promise<T | undefined>;
  /** @param isWork it would be missed: where there is no disk, closing the tab asks first */
  set(key: string, value: T, isWork?: boolean): Promise<void>;
  delete(key: string): Promise<void>;
  keys(): Promise<string[]>;
  entries(): Promise<(readonly [string, T])[]>;
}

const databaseName = 'framework-studio';
const table = 'kv';
let opening: Promise<IDBPDatabase | undefined> | undefined;
/** Stands in where IndexedDB is missing (private windows of some browsers): good for this page's life, see `memoryOnly`. */
const memory = new Map<string, unknown>();

async function open(): Promise<IDBPDatabase | undefined> {
  if (typeof indexedDB === 'undefined') return undefined;
  try {
    const { openDB } = await import('idb');
    return await openDB(databaseName, 1, {
      upgrade: (database) => {
        database.createObjectStore(table);
      },
      // Another tab wants the database anew. What is closed here by hand fires no `close` event of its own.
      blocking: (_current, _blocked, event) => {
        (event.target as IDBDatabase).close();
        opening = undefined;
      },
      terminated: () => {
        opening = undefined;
      },
    });
  } catch {
    return undefined;
  }
}

function database(): Promise<IDBPDatabase | undefined> {
  opening ??= open().then((db) => {
    if (!db) memoryOnly.begin('records');
    return db;
  });
  return opening;
}

/** A connection may be closed between two steps by another tab or by the browser: then the step is done on a new one. */
async function onDatabase<R>(run: (db: IDBPDatabase | undefined) => Promise<R>): Promise<R> {
  const db = await database();
  try {
    return await run(db);
  } catch (error) {
    if (!db || !(error instanceof Error) || error.name !== 'InvalidStateError') throw error;
    opening = undefined;
    return run(await database());
  }
}

/**
 * A named store within the product's one database. Names are free: each value lies under `name/key`.
 * @throws DOMException `QuotaExceededError` from `set` when the disk is full.
 */
export function kv<T>(name: string): KeyValueStore<T> {
  const full = (key: string): string => `${name}/${key}`;
  const range = (): IDBKeyRange => IDBKeyRange.bound(full(''), full('\uffff'));
  const bare = (key: IDBValidKey): string => String(key).slice(name.length + 1);
  const remembered = (): (readonly [string, T])[] =>
    [...memory].filter(([key]) => key.startsWith(full(''))).map(([key, value]) => [bare(key), value as T] as const);

  return {
    get: (key) =>
      onDatabase(async (db) => (await (db ? db.get(table, full(key)) : memory.get(full(key)))) as T | undefined),
    set: (key, value, isWork = false) =>
      onDatabase(async (db) => {
        if (!db) {
          memory.set(full(key), value);
          memoryOnly.mark(full(key), isWork);
          return;
        }
        const transaction = db.transaction(table, 'readwrite');
        const written = transaction.store.put(value, full(key));
        // At once: a page that is left before the answer comes would take an open transaction with it.
        transaction.commit?.();
        await Promise.all([written, transaction.done]);
      }),
    delete: (key) =>
      onDatabase(async (db) => {
        if (db) {
          await db.delete(table, full(key));
          return;
        }
        memory.delete(full(key));
        memoryOnly.mark(full(key), false);
      }),
    keys: () =>
      onDatabase(async (db) =>
        db ? (await db.getAllKeys(table, range())).map(bare) : remembered().map(([key]) => key),
      ),
    entries: () =>
      onDatabase(async (db) => {
        if (!db) return remembered();
        const transaction = db.transaction(table);
        const [keys, values] = await Promise.all([
          transaction.store.getAllKeys(range()),
          transaction.store.getAll(range()),
        ]);
        return keys.map((key, index) => [bare(key), values[index] as T] as const);
      }),
  };
}
