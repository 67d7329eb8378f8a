interface Handlers {
  readonly blocking: (current: number, blocked: number, event: unknown) => void;
  readonly terminated: () => void;
}

/** The library beneath: connections to one table, each of which can be closed and then refuses everything. */
const mockTable = new Map<string, unknown>();
const mockOpened: { close: () => void; handlers: Handlers }[] = [];
jest.mock('idb', () => ({
  openDB: async (_name: string, _version: number, handlers: Handlers) => {
    let isClosed = false;
    const check = (): void => {
      if (isClosed)
        throw Object.assign(new Error('The database connection is closing.'), { name: 'InvalidStateError' });
    };
    const close = (): void => {
      isClosed = true;
    };
    mockOpened.push({ close, handlers });
    return {
      get: async (_table: string, key: string) => {
        check();
        return mockTable.get(key);
      },
      transaction: () => {
        check();
        const put = async (value: unknown, key: string) => mockTable.set(key, value);
        return { store: { put }, done: Promise.resolve() };
      },
    };
  },
}));

let kv: typeof import('./kv').kv;
beforeEach(async () => {
  mockTable.clear();
  mockOpened.length = 0;
  jest.resetModules();
  Object.assign(globalThis, { indexedDB: {} });
  ({ kv } = await import('./kv'));
});
afterEach(() => {
  Reflect.deleteProperty(globalThis, 'indexedDB');
});

test('a database that was given up for another tab is opened anew', async () => {
  const store = kv<string>('notes');
  await store.set('a', 'before');
  const first = mockOpened[0];
  first?.handlers.blocking(1, 2, { target: { close: first.close } });
  expect(await store.get('a')).toBe('before');
  await store.set('b', 'after');
  expect(await store.get('b')).toBe('after');
  expect(mockOpened).toHaveLength(2);
});

test('a connection that closes without a word costs one more opening, not the data', async () => {
  const store = kv<string>('notes');
  await store.set('a', 'before');
  mockOpened[0]?.close();
  await store.set('a', 'after');
  expect(await store.get('a')).toBe('after');
  expect(mockOpened).toHaveLength(2);
});
