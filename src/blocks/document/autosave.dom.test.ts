import { BusinessError, HttpError, NetworkError } from '@/lib/request/errors';
import { type AutosaveOptions, createAutosave, type SaveContext, type SaveResult, saveRecord } from './autosave';
import type { DraftStorage, StoredDraft } from './draftStorage';

interface Doc {
  readonly text: string;
}

interface Call extends SaveContext {
  readonly text: string;
}

/** A document that is saved into a list of calls; its storage is a map that can be full. */
function setUp(results: (SaveResult | Promise<SaveResult>)[], extra: Partial<AutosaveOptions<Doc>> = {}) {
  let doc: Doc = { text: '' };
  const listeners = new Set<() => void>();
  const rows = new Map<string, StoredDraft<Doc>>();
  const disk = { isFull: false, isMemory: false };
  const storage: DraftStorage<Doc> = {
    get: async (key) => rows.get(key),
    put: async (record) => {
      if (disk.isFull) throw new DOMException('full', 'QuotaExceededError');
      rows.set(record.key, record);
    },
    remove: async (key) => void rows.delete(key),
    outlivesPage: () => !disk.isMemory,
    unsynced: async () => [...rows.values()].filter(({ isSynced }) => !isSynced),
  };
  const calls: Call[] = [];
  const put = (next: Doc) => {
    doc = next;
    for (const listener of listeners) listener();
  };
  const onSaved = jest.fn();
  const onId = jest.fn();
  const sync = createAutosave<Doc>({
    source: {
      get: () => doc,
      subscribe: (listener) => {
        listeners.add(listener);
        return () => listeners.delete(listener);
      },
    },
    storage,
    owner: 'me',
    key: 'project:p1',
    id: 'p1',
    revision: 3,
    hasContent: ({ text }) => text !== '',
    keepDelay: 800,
    saveDelay: 1500,
    onSaved,
    onId,
    save: async ({ text }, context) => {
      calls.push({ ...context, text });
      return (await results.shift()) ?? { kind: 'offline' };
    },
    ...extra,
  });
  const state = () => sync.getState().save;
  return { sync, rows, calls, disk, storage, onSaved, onId, state, put, write: (text: string) => put({ text }) };
}

/** A small document that the server does not know yet. */
const setUpNew = (results: (SaveResult | Promise<SaveResult>)[], extra: Partial<AutosaveOptions<Doc>> = {}) =>
  setUp(results, { key: 'new:1', id: undefined, revision: undefined, keepDelay: 0, saveDelay: 800, ...extra });

const saved = (revision: number, id = 'p1'): SaveResult => ({ kind: 'saved', id, revision });

beforeEach(() => jest.useFakeTimers());
afterEach(() => jest.useRealTimers());

test('a large document is kept here after a moment of quiet, on the server after a longer one', async () => {
  const { rows, calls, write, onSaved } = setUp([saved(4)]);
  write('a');
  await jest.advanceTimersByTimeAsync(700);
  write('ab');
  await jest.advanceTimersByTimeAsync(790);
  expect(rows.size).toBe(0);
  await jest.advanceTimersByTimeAsync(20);
  expect(rows.get('project:p1')).toMatchObject({ isSynced: false, draft: { text: 'ab' } });
  expect(calls).toEqual([]);
  await jest.advanceTimersByTimeAsync(800);
  expect(calls).toMatchObject([{ id: 'p1', revision: 3 }]);
  expect(rows.get('project:p1')).toMatchObject({ isSynced: true, revision: 4 });
  expect(onSaved).toHaveBeenCalledWith(4);
});

test('what waits for its moment is kept when the page goes', async () => {
  const { rows, write } = setUp([]);
  write('a');
  window.dispatchEvent(new Event('pagehide'));
  await jest.advanceTimersByTimeAsync(1);
  expect(rows.get('project:p1')?.draft.text).toBe('a');
});

test('as the page goes, what is still on its way to the disk is written a second way; what has arrived is not', async () => {
  const { rows, disk, storage, write } = setUp([]);
  const putLast = jest.fn();
  storage.putLast = putLast;
  write('a');
  await jest.advanceTimersByTimeAsync(900);
  expect(rows.get('project:p1')?.draft.text).toBe('a');
  window.dispatchEvent(new Event('pagehide'));
  expect(putLast).not.toHaveBeenCalled();
  disk.isFull = true;
  write('ab');
  await jest.advanceTimersByTimeAsync(900);
  window.dispatchEvent(new Event('pagehide'));
  expect(putLast).toHaveBeenCalledWith(expect.objectContaining({ draft: { text: 'ab' }, isSynced: false }));
});

test('in a conflict one goes on as a project of its own, and the other stays as it is', async () => {
  const { sync, rows, calls, write } = setUp([{ kind: 'conflict' }, saved(1, 'p2')]);
  write('mine');
  await jest.advanceTimersByTimeAsync(1600);
  expect(sync.getState().save.kind).toBe('conflict');
  await sync.fork();
  expect(calls[1]).toMatchObject({ id: undefined, revision: undefined });
  expect(sync.getState().id).toBe('p2');
  expect([...rows.keys()]).toEqual(['project:p2']);
});

test('in a conflict the other version is taken over without a save', async () => {
  const { sync, rows, calls, write } = setUp([{ kind: 'conflict' }, saved(9)]);
  write('mine');
  await jest.advanceTimersByTimeAsync(1600);
  write('theirs');
  await sync.adopt(8);
  await jest.advanceTimersByTimeAsync(5000);
  expect(calls).toHaveLength(1);
  expect(sync.getState().save.kind).toBe('saved');
  expect(sync.isSynced()).toBe(true);
  expect(rows.get('project:p1')).toMatchObject({ isSynced: true, revision: 8, draft: { text: 'theirs' } });
  write('theirs, changed');
  await jest.advanceTimersByTimeAsync(1600);
  expect(calls[1]).toMatchObject({ revision: 8 });
});

test('nothing is saved before anything is entered', async () => {
  const { state, calls, rows, put } = setUpNew([]);
  put({ text: '' });
  await jest.advanceTimersByTimeAsync(5000);
  expect(calls).toEqual([]);
  expect(rows.size).toBe(0);
  expect(state()).toEqual({ kind: 'empty' });
});

test('what is emptied again is saved as empty', async () => {
  const { state, calls, write } = setUpNew([saved(1), saved(2)]);
  write('T');
  await jest.advanceTimersByTimeAsync(900);
  write('');
  await jest.advanceTimersByTimeAsync(900);
  expect(calls.map(({ text }) => text)).toEqual(['T', '']);
  expect(state().kind).toBe('saved');
});

test('changed and changed back before the save: nothing is sent, it counts as saved', async () => {
  const { state, calls, put } = setUpNew([saved(1)]);
  const before = { text: 'T' };
  put(before);
  await jest.advanceTimersByTimeAsync(900);
  put({ text: 'TX' });
  put(before);
  await jest.advanceTimersByTimeAsync(900);
  expect(calls).toHaveLength(1);
  expect(state().kind).toBe('saved');
});

test('a change lies in the browser at once and on the server after 800 ms of quiet, once', async () => {
  const { state, calls, rows, write, onId } = setUpNew([saved(1)]);
  write('T');
  await jest.advanceTimersByTimeAsync(10);
  expect(rows.get('new:1')).toMatchObject({ isSynced: false, draft: { text: 'T' } });
  expect(state().kind).toBe('saving');
  await jest.advanceTimersByTimeAsync(700);
  write('Thermos');
  await jest.advanceTimersByTimeAsync(799);
  expect(calls).toEqual([]);
  await jest.advanceTimersByTimeAsync(10);
  expect(calls).toMatchObject([{ text: 'Thermos', id: undefined, revision: undefined }]);
  expect(state().kind).toBe('saved');
  expect(onId).toHaveBeenCalledWith('p1');
  expect([...rows.keys()]).toEqual(['project:p1']);
  expect(rows.get('project:p1')).toMatchObject({ isSynced: true, revision: 1 });
});

test('whoever reads the new id finds it told already, however long this browser takes to keep the document', async () => {
  const set = setUpNew([], {
    save: async () => {
      set.storage.put = () => new Promise(() => undefined);
      return saved(1);
    },
  });
  set.write('T');
  await jest.advanceTimersByTimeAsync(900);
  expect(set.sync.getState().id).toBe('p1');
  expect(set.onId).toHaveBeenCalledWith('p1');
});

test('what changes during a save is saved after it, on its revision', async () => {
  let finish: (result: SaveResult) => void = () => undefined;
  const revisions: (number | undefined)[] = [];
  const { write, state } = setUpNew([], {
    save: (_doc, { revision }) => {
      revisions.push(revision);
      return new Promise((done) => {
        finish = done;
      });
    },
  });
  write('a');
  await jest.advanceTimersByTimeAsync(900);
  write('b');
  finish(saved(1));
  await jest.advanceTimersByTimeAsync(900);
  finish(saved(2));
  await jest.advanceTimersByTimeAsync(10);
  expect(revisions).toEqual([undefined, 1]);
  expect(state().kind).toBe('saved');
});

test('offline keeps the draft here, says so, and tries again by itself', async () => {
  const { write, state, rows, calls } = setUpNew([{ kind: 'offline' }, saved(1)], { retryAfter: 3000 });
  write('a');
  await jest.advanceTimersByTimeAsync(900);
  expect(state()).toEqual({ kind: 'offline' });
  expect(rows.get('new:1')?.draft.text).toBe('a');
  await jest.advanceTimersByTimeAsync(3100);
  expect(calls).toHaveLength(2);
  expect(state().kind).toBe('saved');
});

test('back online it is sent at once', async () => {
  const { write, state, calls } = setUpNew([{ kind: 'offline' }, saved(1)], { retryAfter: 60_000 });
  write('a');
  await jest.advanceTimersByTimeAsync(900);
  expect(state().kind).toBe('offline');
  globalThis.dispatchEvent(new Event('online'));
  await jest.advanceTimersByTimeAsync(1);
  expect(calls).toHaveLength(2);
  expect(state().kind).toBe('saved');
});

describe('a save whose answer was lost', () => {
  test('is sent again under its own name, as it was; what was changed since follows as a save of its own', async () => {
    const { write, state, calls } = setUpNew([{ kind: 'offline' }, saved(1), saved(2)], { retryAfter: 3000 });
    write('a');
    await jest.advanceTimersByTimeAsync(900);
    write('ab');
    await jest.advanceTimersByTimeAsync(3100);
    expect(calls.map(({ text, id, revision }) => [text, id, revision])).toEqual([
      ['a', undefined, undefined],
      ['a', undefined, undefined],
      ['ab', 'p1', 1],
    ]);
    expect(calls[1]?.saveId).toBe(calls[0]?.saveId);
    expect(calls[2]?.saveId).not.toBe(calls[0]?.saveId);
    expect(state().kind).toBe('saved');
  });

  test('is asked for by name after a crash; the record that it made is the one that goes on', async () => {
    const { state, calls, rows } = setUpNew([saved(1), saved(2)], {
      source: { get: once({ text: 'kept' }), subscribe: () => () => undefined },
      isSynced: false,
      sentAs: 'sent-before-the-crash',
    });
    await jest.advanceTimersByTimeAsync(900);
    expect(calls).toMatchObject([
      { saveId: 'sent-before-the-crash', id: undefined },
      // What the server had may be older than what was kept here: it is brought up to date.
      { text: 'kept', id: 'p1', revision: 1 },
    ]);
    expect(state().kind).toBe('saved');
    expect([...rows.keys()]).toEqual(['project:p1']);
  });

  test('leaves its name with the draft that is kept', async () => {
    const { write, calls, rows } = setUpNew([{ kind: 'offline' }]);
    write('a');
    await jest.advanceTimersByTimeAsync(900);
    expect(rows.get('new:1')?.sentAs).toBe(calls[0]?.saveId);
  });
});

test('a refusal of the server is told and the draft stays here', async () => {
  const error = new Error('no right');
  const { write, state, rows } = setUpNew([{ kind: 'refused', error }]);
  write('a');
  await jest.advanceTimersByTimeAsync(900);
  expect(state()).toEqual({ kind: 'refused', error });
  expect(rows.get('new:1')?.isSynced).toBe(false);
});

test('a conflict overwrites nothing until the user decides; typing on is kept here', async () => {
  const { write, state, sync, rows, calls } = setUp([{ kind: 'conflict' }, saved(8)], { keepDelay: 0 });
  write('mine');
  await jest.advanceTimersByTimeAsync(1600);
  expect(state()).toEqual({ kind: 'conflict' });
  write('mine, longer');
  await jest.advanceTimersByTimeAsync(5000);
  expect(calls).toHaveLength(1);
  expect(rows.get('project:p1')?.draft.text).toBe('mine, longer');
  await sync.overwrite(7);
  expect(calls[1]).toMatchObject({ text: 'mine, longer', id: 'p1', revision: 7 });
  expect(state().kind).toBe('saved');
});

test('a full disk is told when the server does not have the draft either', async () => {
  const { write, state, disk } = setUpNew([{ kind: 'offline' }]);
  disk.isFull = true;
  write('a');
  await jest.advanceTimersByTimeAsync(900);
  expect(state().kind).toBe('lost');
});

test('where the browser refuses its disk, nothing is said to be kept that goes with the tab', async () => {
  const { write, state, disk, calls } = setUpNew([{ kind: 'offline' }, saved(1)]);
  disk.isMemory = true;
  write('a');
  await jest.advanceTimersByTimeAsync(900);
  expect(state().kind).toBe('lost');
  window.dispatchEvent(new Event('online'));
  await jest.advanceTimersByTimeAsync(100);
  expect(calls).toHaveLength(2);
  expect(state().kind).toBe('saved');
});

test('flush saves at once', async () => {
  const { write, sync, calls } = setUpNew([saved(1)]);
  write('a');
  await sync.flush();
  expect(calls).toHaveLength(1);
});

test('a record that has gone at the server and was made anew lives on under its new id', async () => {
  const { sync, state, calls, onId, rows, write } = setUpNew([saved(1), saved(1, 'p2'), saved(2, 'p2')]);
  write('a');
  await jest.advanceTimersByTimeAsync(1000);
  write('ab');
  await jest.advanceTimersByTimeAsync(1000);
  expect(sync.getState().id).toBe('p2');
  expect(onId.mock.calls).toEqual([['p1'], ['p2']]);
  expect([...rows.keys()]).toEqual(['project:p2']);
  write('abc');
  await jest.advanceTimersByTimeAsync(1000);
  expect(calls.at(-1)).toMatchObject({ text: 'abc', id: 'p2', revision: 1 });
  expect(state().kind).toBe('saved');
});

test('what the server lacks when a document is opened is saved without another change', async () => {
  const { state, calls } = setUp([saved(4)], {
    source: { get: once({ text: 'kept' }), subscribe: () => () => undefined },
    isSynced: false,
  });
  expect(state()).toEqual({ kind: 'saving' });
  await jest.advanceTimersByTimeAsync(1600);
  expect(calls).toMatchObject([{ text: 'kept', id: 'p1', revision: 3 }]);
  expect(state().kind).toBe('saved');
});

test('a document of this browser alone is saved when it is kept', async () => {
  const { write, state, rows, disk } = setUpNew([], { save: undefined });
  write('a');
  await jest.advanceTimersByTimeAsync(900);
  expect(state().kind).toBe('saved');
  expect(rows.get('new:1')?.draft.text).toBe('a');
  disk.isFull = true;
  write('ab');
  await jest.advanceTimersByTimeAsync(900);
  expect(state().kind).toBe('lost');
});

describe('what a save call comes to', () => {
  const context = { id: 'p1', revision: 3, saveId: 's' };
  const failing = (error: Error) => saveRecord(context, async () => Promise.reject(error));
  const refusal = (code: string) => new BusinessError('', code, 2);

  test('the server out of reach, or in trouble, is offline; everything else is refused with its reason', async () => {
    expect(await failing(new NetworkError('down'))).toEqual({ kind: 'offline' });
    expect(await failing(new HttpError(502))).toEqual({ kind: 'offline' });
    const error = new HttpError(403);
    expect(await failing(error)).toEqual({ kind: 'refused', error });
  });

  test('another revision there is a conflict', async () => {
    expect(await failing(refusal('CONFLICT'))).toEqual({ kind: 'conflict' });
  });

  test('a record that is gone is made anew under the same save name, once', async () => {
    const seen: SaveContext[] = [];
    const result = await saveRecord(context, async (given) => {
      seen.push(given);
      if (given.id) throw refusal('NOT_FOUND');
      return { id: 'p2', revision: 1 };
    });
    expect(result).toEqual({ kind: 'saved', id: 'p2', revision: 1 });
    expect(seen[1]).toEqual({ id: undefined, revision: undefined, saveId: 's' });
    const error = refusal('NOT_FOUND');
    const fresh = { ...context, id: undefined };
    expect(await saveRecord(fresh, async () => Promise.reject(error))).toEqual({ kind: 'refused', error });
  });
});

/** The same document at every call. */
function once(doc: Doc): () => Doc {
  return () => doc;
}
