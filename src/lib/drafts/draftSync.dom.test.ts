import { closeSync, pendingFlush } from './closing';
import type { DraftStorage, StoredDraft } from './draftStorage';
import { createDraftSync, type DraftSyncOptions, type SaveContext } from './draftSync';
import type { RemoteResult } from './saveState';

interface Doc {
  readonly text: string;
}

function setUp(results: RemoteResult[], extra: Partial<DraftSyncOptions<Doc>> = {}) {
  let doc: Doc = { text: '' };
  const listeners = new Set<() => void>();
  const rows = new Map<string, StoredDraft<Doc>>();
  const storage: DraftStorage<Doc> = {
    get: async (key) => rows.get(key),
    put: async (record) => void rows.set(record.key, record),
    remove: async (key) => void rows.delete(key),
    unsynced: async () => [...rows.values()].filter(({ isSynced }) => !isSynced),
  };
  const calls: SaveContext[] = [];
  const write = (text: string) => {
    doc = { text };
    for (const listener of listeners) listener();
  };
  const onSaved = jest.fn();
  const sync = createDraftSync<Doc>({
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
    projectId: 'p1',
    revision: 3,
    hasContent: () => true,
    keepDelay: 800,
    delay: 1500,
    onSaved,
    saveRemote: async (_doc, context) => {
      calls.push(context);
      return results.shift() ?? { kind: 'offline' };
    },
    ...extra,
  });
  return { sync, rows, calls, write, onSaved };
}

const saved = (revision: number, projectId = 'p1'): RemoteResult => ({ kind: 'saved', projectId, revision });

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
  expect(calls).toMatchObject([{ projectId: 'p1', revision: 3 }]);
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

test('in a conflict one goes on as a project of its own, and the other stays as it is', async () => {
  const { sync, rows, calls, write } = setUp([{ kind: 'conflict' }, saved(1, 'p2')]);
  write('mine');
  await jest.advanceTimersByTimeAsync(1600);
  expect(sync.getState().kind).toBe('conflict');
  await sync.fork();
  expect(calls[1]).toMatchObject({ projectId: undefined, revision: undefined });
  expect(sync.projectId()).toBe('p2');
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
  expect(sync.getState().kind).toBe('saved');
  expect(sync.isSynced()).toBe(true);
  expect(rows.get('project:p1')).toMatchObject({ isSynced: true, revision: 8, draft: { text: 'theirs' } });
  write('theirs, changed');
  await jest.advanceTimersByTimeAsync(1600);
  expect(calls[1]).toMatchObject({ revision: 8 });
});

test('a new draft that is saved on the way out leads nobody back to its address', async () => {
  const onProject = jest.fn();
  const { sync, rows, write } = setUp([saved(1, 'p9')], {
    key: 'new:a',
    projectId: undefined,
    revision: undefined,
    onProject,
  });
  write('typed, and already elsewhere');
  closeSync(sync);
  await jest.advanceTimersByTimeAsync(1);
  await pendingFlush();
  expect([...rows.keys()]).toEqual(['project:p9']);
  expect(onProject).not.toHaveBeenCalled();
});

test('what was left a moment ago and is still being saved is waited for, whatever is closed after it', async () => {
  const order: string[] = [];
  let answer: () => void = () => undefined;
  const slow = new Promise<void>((resolve) => {
    answer = resolve;
  });
  const aSync = (flush: () => Promise<void>) => ({ leave: () => undefined, flush, dispose: () => undefined });
  closeSync(aSync(() => slow.then(() => void order.push('slow'))));
  closeSync(aSync(async () => void order.push('quick')));
  const waited = pendingFlush().then(() => order.push('opened'));
  await jest.advanceTimersByTimeAsync(1);
  expect(order).toEqual(['quick']);
  answer();
  await waited;
  expect(order).toEqual(['quick', 'slow', 'opened']);
});
