import { NetworkError } from '@/lib/request/errors';
import type { ProjectRecord } from '@/services/project/schema';
import { aDraft, stateOf } from '../testing/builders';
import type { DraftStorage, StoredDraft } from './draftStorage';
import { createDraftSync, type RemoteResult, type SyncOptions } from './draftSync';
import { openDraft, readDraft } from './openDraft';
import { createComposeStore } from './store';

/** A storage in memory that keeps the interface's promises; `isFull` makes every write fail. */
function memoryStorage(start: readonly StoredDraft[] = []) {
  const rows = new Map(start.map((row) => [row.key, row]));
  const control = { isFull: false };
  const storage: DraftStorage = {
    get: async (key) => rows.get(key),
    put: async (record) => {
      if (control.isFull) throw new DOMException('full', 'QuotaExceededError');
      rows.set(record.key, JSON.parse(JSON.stringify(record)));
    },
    remove: async (key) => {
      rows.delete(key);
    },
    unsynced: async (owner) => [...rows.values()].filter((row) => row.owner === owner && !row.isSynced),
  };
  return { rows, storage, control };
}

beforeEach(() => jest.useFakeTimers());
afterEach(() => jest.useRealTimers());

function open(results: RemoteResult[], extra: Partial<SyncOptions> = {}) {
  const store = createComposeStore();
  const memory = memoryStorage();
  const calls: { title: string; projectId: string | undefined; revision: number | undefined }[] = [];
  const onProject = jest.fn();
  const sync = createDraftSync({
    store,
    storage: memory.storage,
    owner: 'me',
    key: 'new:1',
    onProject,
    saveRemote: async (draft, projectId, revision) => {
      calls.push({ title: draft.goods.form.title, projectId, revision });
      return results.shift() ?? { kind: 'offline' };
    },
    ...extra,
  });
  const type = (title: string) => store.dispatch({ type: 'goods/edit', patch: { title } });
  return { store, sync, calls, onProject, type, ...memory };
}

function filledStore() {
  const store = createComposeStore();
  store.dispatch({ type: 'goods/edit', patch: { title: '杯' } });
  return store;
}

const saved = (revision: number): RemoteResult => ({ kind: 'saved', projectId: 'p1', revision });

test('nothing is saved before anything is entered', async () => {
  const { sync, calls, rows, store } = open([]);
  store.dispatch({ type: 'step/go', step: 'goods' });
  await jest.advanceTimersByTimeAsync(5000);
  expect(calls).toEqual([]);
  expect(rows.size).toBe(0);
  expect(sync.getState()).toEqual({ kind: 'empty' });
});

test('what is emptied again is saved as empty', async () => {
  const { sync, calls, type } = open([saved(1), saved(2)]);
  type('T');
  await jest.advanceTimersByTimeAsync(900);
  type('');
  await jest.advanceTimersByTimeAsync(900);
  expect(calls.map(({ title }) => title)).toEqual(['T', '']);
  expect(sync.getState().kind).toBe('saved');
});

test('changed and changed back before the save: nothing is sent, it counts as saved', async () => {
  const { sync, calls, store } = open([saved(1)]);
  store.dispatch({ type: 'goods/edit', patch: { title: 'T' } });
  await jest.advanceTimersByTimeAsync(900);
  const before = store.getState();
  const listeners = jest.spyOn(store, 'getState');
  store.dispatch({ type: 'goods/edit', patch: { title: 'TX' } });
  listeners.mockReturnValue(before);
  await jest.advanceTimersByTimeAsync(900);
  expect(calls).toHaveLength(1);
  expect(sync.getState().kind).toBe('saved');
});

test('a change lies in the browser at once and on the server after 800 ms of quiet, once', async () => {
  const { sync, calls, rows, type, onProject } = open([saved(1)]);
  type('T');
  await jest.advanceTimersByTimeAsync(10);
  expect(rows.get('new:1')).toMatchObject({ isSynced: false, draft: { goods: { form: { title: 'T' } } } });
  expect(sync.getState().kind).toBe('saving');
  await jest.advanceTimersByTimeAsync(700);
  type('Thermos');
  await jest.advanceTimersByTimeAsync(799);
  expect(calls).toEqual([]);
  await jest.advanceTimersByTimeAsync(10);
  expect(calls).toEqual([{ title: 'Thermos', projectId: undefined, revision: undefined }]);
  expect(sync.getState().kind).toBe('saved');
  expect(onProject).toHaveBeenCalledWith('p1');
  expect([...rows.keys()]).toEqual(['project:p1']);
  expect(rows.get('project:p1')).toMatchObject({ isSynced: true, revision: 1 });
});

test('what changes during a save is saved after it, on its revision', async () => {
  let finish: (result: RemoteResult) => void = () => undefined;
  const calls: (number | undefined)[] = [];
  const { type, sync } = open([], {
    saveRemote: (_draft, _id, revision) => {
      calls.push(revision);
      return new Promise((done) => {
        finish = done;
      });
    },
  });
  type('a');
  await jest.advanceTimersByTimeAsync(900);
  type('b');
  finish(saved(1));
  await jest.advanceTimersByTimeAsync(900);
  finish(saved(2));
  await jest.advanceTimersByTimeAsync(10);
  expect(calls).toEqual([undefined, 1]);
  expect(sync.getState().kind).toBe('saved');
});

test('offline keeps the draft here, says so, and tries again by itself', async () => {
  const { type, sync, rows, calls } = open([{ kind: 'offline' }, saved(1)], { retryAfter: 3000 });
  type('a');
  await jest.advanceTimersByTimeAsync(900);
  expect(sync.getState()).toEqual({ kind: 'offline' });
  expect(rows.get('new:1')?.draft.goods.form.title).toBe('a');
  await jest.advanceTimersByTimeAsync(3100);
  expect(calls).toHaveLength(2);
  expect(sync.getState().kind).toBe('saved');
});

test('a refusal of the server is told and the draft stays here', async () => {
  const error = new Error('no right');
  const { type, sync, rows } = open([{ kind: 'refused', error }]);
  type('a');
  await jest.advanceTimersByTimeAsync(900);
  expect(sync.getState()).toEqual({ kind: 'refused', error });
  expect(rows.get('new:1')?.isSynced).toBe(false);
});

test('a conflict overwrites nothing until the user decides; typing on is kept here', async () => {
  const { type, sync, rows, calls } = open([{ kind: 'conflict' }, saved(8)], {
    key: 'project:p1',
    projectId: 'p1',
    revision: 3,
  });
  type('mine');
  await jest.advanceTimersByTimeAsync(900);
  expect(sync.getState()).toEqual({ kind: 'conflict' });
  type('mine, longer');
  await jest.advanceTimersByTimeAsync(5000);
  expect(calls).toHaveLength(1);
  expect(rows.get('project:p1')?.draft.goods.form.title).toBe('mine, longer');
  await sync.overwrite(7);
  expect(calls[1]).toEqual({ title: 'mine, longer', projectId: 'p1', revision: 7 });
  expect(sync.getState().kind).toBe('saved');
});

test('a full disk is told when the server does not have the draft either', async () => {
  const { type, sync, control } = open([{ kind: 'offline' }]);
  control.isFull = true;
  type('a');
  await jest.advanceTimersByTimeAsync(900);
  expect(sync.getState().kind).toBe('lost');
});

test('flush saves at once', async () => {
  const { type, sync, calls } = open([saved(1)]);
  type('a');
  await sync.flush();
  expect(calls).toHaveLength(1);
});

describe('opening a project', () => {
  const draft = (title: string) => stateOf(aDraft()).draft && withTitle(title);
  const withTitle = (title: string) => {
    const base = aDraft();
    return { ...base, goods: { ...base.goods, form: { ...base.goods.form, title } } };
  };
  const record = (revision: number, title: string) =>
    ({ id: 'p1', revision, draft: draft(title), updated_at: '2026-01-01T00:00:00Z' }) as unknown as ProjectRecord;
  const mine = (patch: Partial<StoredDraft>): StoredDraft => ({
    key: 'project:p1',
    projectId: 'p1',
    owner: 'me',
    savedAt: 1,
    isSynced: false,
    draft: withTitle('mine'),
    ...patch,
  });

  it('takes this browser’s version when it stands on the server’s revision and goes further', async () => {
    const { storage } = memoryStorage([mine({ revision: 4 })]);
    const opened = await openDraft('p1', storage, async () => record(4, 'theirs'));
    expect(opened).toMatchObject({ kind: 'ready', revision: 4, draft: { goods: { form: { title: 'mine' } } } });
  });

  it('takes the server’s version when this browser has nothing that is not there', async () => {
    const { storage } = memoryStorage([mine({ revision: 4, isSynced: true })]);
    const opened = await openDraft('p1', storage, async () => record(5, 'theirs'));
    expect(opened).toMatchObject({ kind: 'ready', revision: 5, draft: { goods: { form: { title: 'theirs' } } } });
  });

  it('asks when both have gone on', async () => {
    const { storage } = memoryStorage([mine({ revision: 4 })]);
    expect((await openDraft('p1', storage, async () => record(5, 'theirs'))).kind).toBe('conflict');
  });

  it('opens this browser’s version when the server is out of reach, and says so when there is none', async () => {
    const away = async () => {
      throw new NetworkError('down');
    };
    expect(await openDraft('p1', memoryStorage([mine({ revision: 4 })]).storage, away)).toMatchObject({
      kind: 'ready',
      revision: 4,
    });
    expect((await openDraft('p1', memoryStorage().storage, away)).kind).toBe('missing');
  });

  it('reads a draft of an earlier release and refuses what is none', () => {
    const { brief: _brief, ...older } = aDraft();
    expect(readDraft(older)?.brief.seconds).toBe(30);
    for (const value of [undefined, null, 1, 'x', {}, { schema: 2 }, { schema: 1, cards: 'no', goods: {} }]) {
      expect(readDraft(value)).toBeUndefined();
    }
  });
});

test('a project that has gone at the server and was made anew lives on under its new id', async () => {
  const { sync, calls, onProject, rows, type } = open([
    saved(1),
    { kind: 'saved', projectId: 'p2', revision: 1 },
    { kind: 'saved', projectId: 'p2', revision: 2 },
  ]);
  type('杯');
  await jest.advanceTimersByTimeAsync(1000);
  type('杯子');
  await jest.advanceTimersByTimeAsync(1000);
  expect(sync.projectId()).toBe('p2');
  expect(onProject.mock.calls).toEqual([['p1'], ['p2']]);
  expect([...rows.keys()]).toEqual(['project:p2']);
  type('杯子好');
  await jest.advanceTimersByTimeAsync(1000);
  expect(calls.at(-1)).toEqual({ title: '杯子好', projectId: 'p2', revision: 1 });
  expect(sync.getState().kind).toBe('saved');
});

test('a page that went before the answer to its save came meets its own save, not a stranger’s', async () => {
  const sent: unknown[] = [];
  const { type, rows, storage } = open([], {
    projectId: 'p1',
    revision: 1,
    key: 'project:p1',
    saveRemote: (draft) => {
      sent.push(JSON.parse(JSON.stringify(draft)));
      return new Promise<never>(() => undefined);
    },
  });
  type('杯');
  await jest.advanceTimersByTimeAsync(1000);
  type('杯子');
  await jest.advanceTimersByTimeAsync(10);
  expect(rows.get('project:p1')?.draft.goods.form.title).toBe('杯子');
  const record = { id: 'p1', revision: 2, draft: sent[0] } as unknown as ProjectRecord;
  const opened = await openDraft('p1', storage, async () => record);
  expect(opened).toMatchObject({ kind: 'ready', revision: 2, isSynced: false });
  expect(opened.kind === 'ready' && opened.draft.goods.form.title).toBe('杯子');
  const stranger = { ...record, draft: { ...record.draft, saveId: 'other' } } as ProjectRecord;
  expect((await openDraft('p1', storage, async () => stranger)).kind).toBe('conflict');
});

test('what the server lacks when a project is opened is saved without another change', async () => {
  const { sync, calls } = open([saved(4)], {
    projectId: 'p1',
    revision: 3,
    isSynced: false,
    key: 'project:p1',
    store: filledStore(),
  });
  expect(sync.getState()).toEqual({ kind: 'saving' });
  await jest.advanceTimersByTimeAsync(1000);
  expect(calls).toEqual([{ title: '杯', projectId: 'p1', revision: 3 }]);
  expect(sync.getState().kind).toBe('saved');
});
