import type { IDBPDatabase } from 'idb';

/** Values by key, kept in IndexedDB: Blobs, Files and plain data. */
interface KeyValueStore<T> {
  get(key: string): Promise<T | undefined>;
  set(key: string, value: T): Promise<void>;
  delete(key: string): Promise<void>;
  keys(): Promise<string[]>;
  entries(): Promise<(readonly [string, T])[]>;
}

const databaseName = 'framework-studio';
const table = 'kv';
let opening: Promise<IDBPDatabase | undefined> | undefined;
/** Stands in where IndexedDB is missing (private windows of some browsers): good for this page's life. */
const memory = new Map<string, unknown>();

async function open(): Promise<IDBPDatabase | undefined> {
  if (typeof indexedDB === 'undefined') return undefined;
  try {
    const { openDB } = await import('idb');
    return await openDB(databaseName, 1, {
      upgrade: (database) => {
        database.createObjectStore(table);
      },
      blocking: (_current, _blocked, event) => (event.target as IDBDatabase).close(),
      terminated: () => {
        opening = undefined;
      },
    });
  } catch {
    return undefined;
  }
}

function database(): Promise<IDBPDatabase | undefined> {
  opening ??= open();
  return opening;
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
    async get(key) {
      const db = await database();
      return db ? ((await db.get(table, full(key))) as T | undefined) : (memory.get(full(key)) as T | undefined);
    },
    async set(key, value) {
      const db = await database();
      if (!db) {
        memory.set(full(key), value);
        return;
      }
      const transaction = db.transaction(table, 'readwrite');
      const written = transaction.store.put(value, full(key));
      // At once: a page that is left before the answer comes would take an open transaction with it.
      transaction.commit?.();
      await Promise.all([written, transaction.done]);
    },
    async delete(key) {
      const db = await database();
      if (db) await db.delete(table, full(key));
      else memory.delete(full(key));
    },
    async keys() {
      const db = await database();
      return db ? (await db.getAllKeys(table, range())).map(bare) : remembered().map(([key]) => key);
    },
    async entries() {
      const db = await database();
      if (!db) return remembered();
      const transaction = db.transaction(table);
      const [keys, values] = await Promise.all([
        transaction.store.getAllKeys(range()),
        transaction.store.getAll(range()),
      ]);
      return keys.map((key, index) => [bare(key), values[index] as T] as const);
    },
  };
}
