import { canMove, createJobStore } from './jobStore';
import { hasRunningJobs } from './runningJobs';
import type { JobState } from './types';

beforeEach(() => {
  jest.useFakeTimers();
  localStorage.clear();
  sessionStorage.clear();
});
afterEach(() => jest.useRealTimers());

const running: JobState = { name: 'running', percent: 0 };
const begin = {
  id: 'r1',
  kind: 'render',
  title: 'Thermos',
  link: '/compose/post?project=p1',
  state: running,
};
const fail = (reason: string): JobState => ({ name: 'failed', code: 'x', reason, retryable: true });

test('a job runs, reports and ends', () => {
  const store = createJobStore();
  const seen = jest.fn();
  store.subscribe(seen);
  store.begin(begin);
  expect(hasRunningJobs()).toBe(true);
  store.move('r1', { state: { name: 'running', stage: 'encode', percent: 40, etaSeconds: 12 } });
  expect(store.all()[0]).toMatchObject({ state: { name: 'running', stage: 'encode', percent: 40, etaSeconds: 12 } });
  store.move('r1', { state: { name: 'succeeded' }, link: '/publish/media?video=v1' });
  expect(store.all()[0]).toMatchObject({
    state: { name: 'succeeded' },
    link: '/publish/media?video=v1',
    isHere: false,
  });
  expect(hasRunningJobs()).toBe(false);
  expect(seen).toHaveBeenCalledTimes(3);
});

test('the list stays the same object until something changes', () => {
  const store = createJobStore();
  store.begin(begin);
  expect(store.all()).toBe(store.all());
});

test.each([
  ['queued', 'succeeded'],
  ['queued', 'paused'],
  ['running', 'queued'],
  ['running', 'interrupted'],
  ['succeeded', 'failed'],
  ['failed', 'succeeded'],
  ['canceled', 'succeeded'],
  ['canceled', 'failed'],
  ['interrupted', 'succeeded'],
] as const)('no job goes from %s to %s', (from, to) => {
  expect(canMove(from, to)).toBe(false);
});

test('an illegal move changes nothing and says so', () => {
  const store = createJobStore();
  store.begin(begin);
  expect(store.move('r1', { state: { name: 'canceled' } })).toBe(true);
  const before = store.all();
  expect(store.move('r1', { state: { name: 'succeeded' }, link: '/late' })).toBe(false);
  expect(store.move('r1', { state: fail('late') })).toBe(false);
  expect(store.move('nobody', { state: { name: 'canceled' } })).toBe(false);
  expect(store.all()).toBe(before);
});

test.each([
  ['running', running],
  ['paused', { name: 'paused', percent: 30 }],
  ['queued', { name: 'queued' }],
] as const)('a %s job that a reload cut off is interrupted and keeps its way back', (_name, state) => {
  createJobStore().begin({ ...begin, state });
  const after = createJobStore();
  expect(after.all()[0]).toMatchObject({ state: { name: 'interrupted' }, link: begin.link, isHere: false });
});

test('another tab sees a job as running while it gives signs of life, as interrupted afterwards', () => {
  let now = 1_000_000;
  const clock = () => now;
  createJobStore(clock).begin(begin);
  sessionStorage.clear();
  const other = createJobStore(clock);
  expect(other.all()[0]).toMatchObject({ state: { name: 'running' }, isHere: false });
  expect(other.move('r1', { state: { name: 'canceled' } })).toBe(false);
  now += 15_000;
  other.refresh();
  expect(other.all()[0]?.state.name).toBe('running');
  now += 60_000;
  other.refresh();
  expect(other.all()[0]?.state.name).toBe('interrupted');
});

test('a silent stage still gives signs of life to other tabs', () => {
  let now = 1_000_000;
  createJobStore(() => now).begin(begin);
  now += 60_000;
  jest.advanceTimersByTime(6_000);
  sessionStorage.clear();
  expect(createJobStore(() => now).all()[0]?.state.name).toBe('running');
});

test('two tabs that write in turn keep each other’s jobs', () => {
  const one = createJobStore();
  sessionStorage.clear();
  const two = createJobStore();
  one.begin(begin);
  two.begin({ ...begin, id: 'r2' });
  one.move('r1', { state: { name: 'succeeded' } });
  two.refresh();
  expect(two.all().map(({ id, state }) => [id, state.name])).toEqual(
    expect.arrayContaining([
      ['r1', 'succeeded'],
      ['r2', 'running'],
    ]),
  );
  expect(two.all()).toHaveLength(2);
});

test('starting the same id again begins anew', () => {
  const store = createJobStore();
  store.begin(begin);
  store.move('r1', { state: fail('disk full') });
  store.begin(begin);
  expect(store.all()).toHaveLength(1);
  expect(store.all()[0]?.state).toEqual(running);
});

test('why a job failed survives a reload, what was thrown does not', () => {
  const store = createJobStore();
  store.begin(begin);
  store.move('r1', {
    state: { name: 'failed', code: 'disk-full', reason: '磁盘满了', retryable: true, error: new Error('full') },
  });
  expect(createJobStore().all()[0]?.state).toEqual({
    name: 'failed',
    code: 'disk-full',
    reason: '磁盘满了',
    retryable: true,
  });
});

test('a removed job stays away after a reload; a running one cannot be removed', () => {
  const store = createJobStore();
  store.begin(begin);
  store.remove('r1');
  expect(store.all()).toHaveLength(1);
  store.move('r1', { state: fail('disk full') });
  store.remove('r1');
  expect(createJobStore().all()).toEqual([]);
});

test('what an earlier version has written is read on', () => {
  const at = Date.now();
  const old = { kind: 'render', percent: 40, startedAt: at, updatedAt: at, tab: 'gone' };
  localStorage.setItem(
    'app_local_tasks',
    JSON.stringify([
      { ...old, id: 'render:p1', title: 'made', state: 'succeeded', percent: 100, link: '/publish/media?video=v1' },
      { ...old, id: 'export:o1', title: 'broken', state: 'failed', reason: '磁盘满了', startedAt: at - 1 },
      { ...old, id: 'tool:t1', title: 'cut', state: 'running', stage: '切', etaSeconds: 9, startedAt: at - 2 },
    ]),
  );
  expect(createJobStore().all()).toMatchObject([
    { id: 'render:p1', title: 'made', state: { name: 'succeeded' }, link: '/publish/media?video=v1' },
    { id: 'export:o1', state: { name: 'failed', code: '', reason: '磁盘满了', retryable: true } },
    { id: 'tool:t1', state: { name: 'running', stage: '切', percent: 40, etaSeconds: 9 } },
  ]);
});

test.each(['not json', '{}', '[1,null]'])('broken storage (%s) costs only the history', (text) => {
  localStorage.setItem('app_local_tasks', text);
  const store = createJobStore();
  expect(store.all()).toEqual([]);
  store.begin(begin);
  expect(store.all()).toHaveLength(1);
});
