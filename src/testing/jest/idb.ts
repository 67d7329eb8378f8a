interface Range {
  readonly lower: string;
  readonly upper: string;
}

/** A table of the browser's disk as far as `lib/storage/kv` uses it, through the same calls as the real library's. */
function aTable() {
  const rows = new Map<string, unknown>();
  const keysIn = ({ lower, upper }: Range) => [...rows.keys()].filter((key) => key >= lower && key <= upper).sort();
  const store = {
    get: async (key: string) => rows.get(key),
    put: async (value: unknown, key: string) => void rows.set(key, value),
    delete: async (key: string) => void rows.delete(key),
    getAllKeys: async (range: Range) => keysIn(range),
    getAll: async (range: Range) => keysIn(range).map((key) => rows.get(key)),
  };
  return {
    get: (_table: string, key: string) => store.get(key),
    delete: (_table: string, key: string) => store.delete(key),
    getAllKeys: (_table: string, range: Range) => store.getAllKeys(range),
    transaction: () => ({ store, done: Promise.resolve() }),
  };
}

/** jsdom has no IndexedDB: in its place for the tests of a file, so that what is kept counts as kept. */
export const openDB = async () => aTable();
