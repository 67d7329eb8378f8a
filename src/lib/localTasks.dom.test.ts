import { createLocalTasks } from './localTasks';

beforeEach(() => {
  jest.useFakeTimers();
  localStorage.clear();
  sessionStorage.clear();
});
afterEach(() => jest.useRealTimers());

const begin = { id: 'r1', kind: 'render', title: 'Thermos', link: '/compose/post?project=p1' };

test('a job runs, reports and ends', () => {
  const tasks = createLocalTasks();
  const seen = jest.fn();
  tasks.subscribe(seen);
  tasks.start(begin);
  expect(tasks.hasRunning()).toBe(true);
  tasks.update('r1', { stage: 'encode', percent: 40, etaSeconds: 12 });
  expect(tasks.all()[0]).toMatchObject({ state: 'running', stage: 'encode', percent: 40, etaSeconds: 12 });
  tasks.finish('r1', { link: '/publish/media?video=v1' });
  expect(tasks.all()[0]).toMatchObject({ state: 'succeeded', percent: 100, link: '/publish/media?video=v1' });
  expect(tasks.all()[0]?.stage).toBeUndefined();
  expect(tasks.hasRunning()).toBe(false);
  expect(seen).toHaveBeenCalledTimes(3);
});

test('the list stays the same object until something changes', () => {
  const tasks = createLocalTasks();
  tasks.start(begin);
  expect(tasks.all()).toBe(tasks.all());
});

test('cancel stops the job once, and its late failure changes nothing', () => {
  const tasks = createLocalTasks();
  const cancel = jest.fn(() => tasks.fail('r1', 'aborted'));
  tasks.start({ ...begin, cancel });
  expect(tasks.all()[0]?.cancelable).toBe(true);
  tasks.cancel('r1');
  tasks.cancel('r1');
  expect(cancel).toHaveBeenCalledTimes(1);
  expect(tasks.all()[0]).toMatchObject({ state: 'canceled', cancelable: false });
});

test('a job that a reload cut off is interrupted and keeps its way back', () => {
  createLocalTasks().start(begin);
  const after = createLocalTasks();
  expect(after.all()[0]).toMatchObject({ state: 'interrupted', link: '/compose/post?project=p1', cancelable: false });
  expect(after.hasRunning()).toBe(false);
});

test('another tab sees a job as running while it gives signs of life, as interrupted afterwards', () => {
  let now = 1_000_000;
  createLocalTasks(() => now).start(begin);
  sessionStorage.clear();
  const other = createLocalTasks(() => now);
  expect(other.all()[0]?.state).toBe('running');
  now += 15_000;
  other.refresh();
  expect(other.all()[0]?.state).toBe('running');
  now += 60_000;
  other.refresh();
  expect(other.all()[0]?.state).toBe('interrupted');
});

test('a silent stage still gives signs of life to other tabs', () => {
  let now = 1_000_000;
  createLocalTasks(() => now).start(begin);
  now += 60_000;
  jest.advanceTimersByTime(6_000);
  sessionStorage.clear();
  expect(createLocalTasks(() => now).all()[0]?.state).toBe('running');
});

test('starting the same id again begins anew', () => {
  const tasks = createLocalTasks();
  tasks.start(begin);
  tasks.fail('r1', 'disk full');
  tasks.start(begin);
  expect(tasks.all()).toHaveLength(1);
  expect(tasks.all()[0]).toMatchObject({ state: 'running', percent: 0 });
  expect(tasks.all()[0]?.reason).toBeUndefined();
});

test('a removed task stays away after a reload; a running one cannot be removed', () => {
  const tasks = createLocalTasks();
  tasks.start(begin);
  tasks.remove('r1');
  expect(tasks.all()).toHaveLength(1);
  tasks.fail('r1', 'disk full');
  tasks.remove('r1');
  expect(createLocalTasks().all()).toEqual([]);
});

test.each(['not json', '{}', '[1,null]'])('broken storage (%s) costs only the history', (text) => {
  localStorage.setItem('app_local_tasks', text);
  const tasks = createLocalTasks();
  expect(tasks.all()).toEqual([]);
  tasks.start(begin);
  expect(tasks.all()).toHaveLength(1);
});
