import { kv } from '../storage/kv';
import { createJobs } from './jobs';
import type { JobContext, JobKind } from './kinds';

interface Order {
  readonly name: string;
  readonly owner?: string;
}

beforeEach(() => {
  localStorage.clear();
  sessionStorage.clear();
});

const opened: ReturnType<typeof createJobs>[] = [];
afterEach(() => {
  for (const jobs of opened.splice(0)) for (const { id } of jobs.all()) jobs.cancel(id);
});

const settle = () => new Promise((done) => setTimeout(done));

/** A kind whose jobs end when the test says so. */
function workshop(patch: Partial<JobKind<Order, string, Order>> = {}, open = createJobs()) {
  opened.push(open);
  const runs: {
    order: Order;
    context: JobContext<string>;
    finish: (output: string) => void;
    fail: (error: unknown) => void;
  }[] = [];
  const released: string[] = [];
  const ends: string[] = [];
  const kind = open.defineKind<Order, string, Order>({
    name: 'bake',
    key: ({ name }) => name,
    title: ({ name }) => name,
    link: (_order, output) => (output ? `/bread/${output}` : '/oven'),
    run: (order, context) =>
      new Promise((finish, fail) => {
        runs.push({ order, context, finish, fail });
      }),
    reason: (error) => (error instanceof Error ? error.message : ''),
    release: (output) => released.push(output),
    onEnd: ({ state }) => ends.push(state.name),
    ...patch,
  });
  const stateOf = (name: string) => kind.find(name)?.state.name;
  return { jobs: open, kind, runs, released, ends, stateOf };
}

test('a job reports, is held, goes on and succeeds with its output and the way to it', async () => {
  const { jobs, kind, runs, ends } = workshop();
  const id = kind.start({ name: 'rye' });
  const pause = jest.fn();
  const resume = jest.fn();
  expect(jobs.canPause(id)).toBe(false);
  runs[0]?.context.hold({ pause, resume });
  runs[0]?.context.report({ stage: 'kneading', percent: 30, etaSeconds: 5 });
  jobs.pause(id);
  jobs.pause(id);
  expect(pause).toHaveBeenCalledTimes(1);
  runs[0]?.context.report({ percent: 31 });
  expect(kind.find('rye')?.state).toMatchObject({ name: 'paused', stage: 'kneading', percent: 31 });
  jobs.resume(id);
  expect(resume).toHaveBeenCalledTimes(1);
  runs[0]?.context.report({ percent: 40, etaSeconds: 3 });
  expect(kind.find('rye')?.state).toMatchObject({ name: 'running', percent: 40, etaSeconds: 3 });
  runs[0]?.finish('loaf');
  await settle();
  expect(kind.find('rye')).toMatchObject({ state: { name: 'succeeded' }, output: 'loaf', link: '/bread/loaf' });
  expect(ends).toEqual(['succeeded']);
});

test('the cancel counts: neither a late success nor a late failure undoes it, and a late output is freed', async () => {
  const { jobs, kind, runs, released, ends, stateOf } = workshop();
  const rye = kind.start({ name: 'rye' });
  const oat = kind.start({ name: 'oat' });
  jobs.cancel(rye);
  jobs.cancel(oat);
  jobs.cancel(rye);
  expect(runs[0]?.context.signal.aborted).toBe(true);
  runs[0]?.finish('loaf');
  runs[1]?.fail(new Error('burnt'));
  runs[0]?.context.report({ percent: 99 });
  await settle();
  expect([stateOf('rye'), stateOf('oat')]).toEqual(['canceled', 'canceled']);
  expect(kind.find('rye')?.output).toBeUndefined();
  expect(released).toEqual(['loaf']);
  expect(ends).toEqual(['canceled', 'canceled']);
});

test('an old try that ends late does not end the new one', async () => {
  const { jobs, kind, runs, stateOf } = workshop();
  const id = kind.start({ name: 'rye' });
  jobs.cancel(id);
  jobs.retry(id);
  runs[0]?.fail(new DOMException('', 'AbortError'));
  await settle();
  expect(stateOf('rye')).toBe('running');
  runs[1]?.finish('loaf');
  await settle();
  expect(stateOf('rye')).toBe('succeeded');
});

test('the kind hears of an end before any screen does', async () => {
  const heard: string[] = [];
  const { jobs, kind, runs } = workshop({ onEnd: ({ state, link }) => heard.push(`kind ${state.name} ${link}`) });
  kind.start({ name: 'rye' });
  jobs.subscribe(() => heard.push(`screen ${kind.find('rye')?.state.name}`));
  runs[0]?.finish('loaf');
  await settle();
  expect(heard).toEqual(['kind succeeded /bread/loaf', 'screen succeeded']);
});

test('a second start of the same key while it runs changes nothing; afterwards it begins anew and frees the former', async () => {
  const { kind, runs, released } = workshop();
  expect(kind.start({ name: 'rye' })).toBe('bake:rye');
  kind.start({ name: 'rye' });
  expect(runs).toHaveLength(1);
  runs[0]?.finish('loaf');
  await settle();
  kind.start({ name: 'rye' });
  expect(runs).toHaveLength(2);
  expect(released).toEqual(['loaf']);
});

test('a failure tells code, reason and whether another try helps', async () => {
  const { jobs, kind, runs } = workshop({ isRetryable: () => false });
  kind.start({ name: 'rye' });
  runs[0]?.fail(Object.assign(new Error('no flour'), { code: 'no-flour' }));
  await settle();
  expect(kind.find('rye')?.state).toMatchObject({
    name: 'failed',
    code: 'no-flour',
    reason: 'no flour',
    retryable: false,
  });
  jobs.retry('bake:rye');
  expect(kind.find('rye')?.state.name).toBe('running');
});

describe('lanes', () => {
  test('jobs of a lane run one after another; the others wait in the queue', async () => {
    const { kind, runs, stateOf } = workshop({ lane: 'oven' });
    kind.start({ name: 'a' });
    kind.start({ name: 'b' });
    expect([stateOf('a'), stateOf('b')]).toEqual(['queued', 'queued']);
    await settle();
    expect([stateOf('a'), stateOf('b')]).toEqual(['running', 'queued']);
    runs[0]?.fail(new Error('burnt'));
    await settle();
    expect([stateOf('a'), stateOf('b')]).toEqual(['failed', 'running']);
  });

  test('two kinds may share a lane', async () => {
    const first = workshop({ lane: 'oven' });
    const second = workshop({ lane: 'oven', name: 'roast' }, first.jobs);
    first.kind.start({ name: 'a' });
    second.kind.start({ name: 'b' });
    await settle();
    expect([first.stateOf('a'), second.stateOf('b')]).toEqual(['running', 'queued']);
    first.runs[0]?.finish('loaf');
    await settle();
    expect(second.stateOf('b')).toBe('running');
  });

  test('canceled while it waits it is never begun', async () => {
    const { jobs, kind, runs } = workshop({ lane: 'oven' });
    kind.start({ name: 'a' });
    const id = kind.start({ name: 'b' });
    await settle();
    jobs.cancel(id);
    runs[0]?.finish('loaf');
    await settle();
    expect(runs.map(({ order }) => order.name)).toEqual(['a']);
  });

  test('a canceled one keeps the lane until its work has really stopped', async () => {
    const { jobs, kind, runs, stateOf } = workshop({ lane: 'oven' });
    const id = kind.start({ name: 'a' });
    kind.start({ name: 'b' });
    await settle();
    jobs.cancel(id);
    await settle();
    expect([stateOf('a'), stateOf('b')]).toEqual(['canceled', 'queued']);
    runs[0]?.fail(new DOMException('', 'AbortError'));
    await settle();
    expect(stateOf('b')).toBe('running');
  });

  test('what is kept leaves the lane, survives a failure, and is not made again by a retry', async () => {
    const { jobs, kind, runs, stateOf } = workshop({ lane: 'oven' });
    const id = kind.start({ name: 'a' });
    kind.start({ name: 'b' });
    await settle();
    runs[0]?.context.keep('loaf');
    await settle();
    expect([stateOf('a'), stateOf('b')]).toEqual(['running', 'running']);
    runs[0]?.fail(new Error('shop is shut'));
    await settle();
    expect(kind.find('a')).toMatchObject({ state: { name: 'failed' }, output: 'loaf' });
    jobs.retry(id);
    // The other one is still in the oven.
    expect(runs[2]?.context.kept).toBe('loaf');
    runs[2]?.finish('sold');
    await settle();
    expect(kind.find('a')).toMatchObject({ state: { name: 'succeeded' }, output: 'sold' });
  });
});

test('a canceled job frees what it kept, or succeeds with it where that is worth something', async () => {
  const plain = workshop();
  const id = plain.kind.start({ name: 'a' });
  plain.runs[0]?.context.keep('dough');
  plain.jobs.cancel(id);
  expect([plain.stateOf('a'), plain.released]).toEqual(['canceled', ['dough']]);
  const worth = workshop({ keepsOnCancel: true });
  const other = worth.kind.start({ name: 'b' });
  worth.runs[0]?.context.keep('loaf');
  worth.jobs.cancel(other);
  expect(worth.kind.find('b')).toMatchObject({ state: { name: 'succeeded' }, output: 'loaf' });
  expect(worth.released).toEqual([]);
});

test('an ended job is removed with its output; a duplicate is a job of its own', async () => {
  const { jobs, kind, runs, released } = workshop();
  const id = kind.start({ name: 'rye' });
  jobs.remove(id);
  expect(jobs.all()).toHaveLength(1);
  runs[0]?.finish('loaf');
  await settle();
  const twin = kind.duplicate(id);
  expect(twin).not.toBe(id);
  expect(runs[1]?.order).toEqual({ name: 'rye' });
  jobs.remove(id);
  expect(jobs.find(id)).toBeUndefined();
  expect(released).toEqual(['loaf']);
});

test('what is taken out of an ended job is its taker’s: it stays in the list and frees nothing', async () => {
  const { jobs, kind, runs, released } = workshop();
  const id = kind.start({ name: 'rye' });
  expect(kind.takeOutput(id)).toBeUndefined();
  runs[0]?.finish('loaf');
  await settle();
  expect(kind.takeOutput(id)).toBe('loaf');
  expect(kind.find('rye')).toMatchObject({ state: { name: 'succeeded' }, output: undefined });
  jobs.remove(id);
  expect(released).toEqual([]);
});

describe('orders', () => {
  const orders = {
    store: 'test-orders',
    scope: () => 'me',
    toStored: (order: Order) => order,
    fromStored: (order: Order) => (order.owner === 'somebody' ? undefined : order),
  };
  const disk = kv<Order>('test-orders');
  beforeEach(async () => {
    for (const key of await disk.keys()) await disk.delete(key);
  });

  test('an order lies on the disk until its job ends, however it ends', async () => {
    const { jobs, kind, runs } = workshop({ orders });
    kind.start({ name: 'a' });
    kind.start({ name: 'b' });
    const id = kind.start({ name: 'c' });
    await settle();
    expect(await disk.keys()).toEqual(['me/a', 'me/b', 'me/c']);
    runs[0]?.finish('loaf');
    runs[1]?.fail(new Error('burnt'));
    jobs.cancel(id);
    await settle();
    expect(await disk.keys()).toEqual([]);
  });

  test('after a reload it is found as interrupted, keeps its place, and is taken up again under its id', async () => {
    const first = workshop({ orders });
    first.kind.start({ name: 'a' });
    await settle();
    const { jobs, kind, runs, stateOf } = workshop({ orders });
    expect(stateOf('a')).toBe('interrupted');
    expect(kind.find('a')?.input).toBeUndefined();
    jobs.retry('bake:a');
    expect(runs).toEqual([]);
    await kind.recover();
    await kind.recover();
    expect(jobs.all()).toHaveLength(1);
    expect(kind.find('a')).toMatchObject({ state: { name: 'interrupted' }, input: { name: 'a' }, link: '/oven' });
    jobs.retry('bake:a');
    runs[0]?.finish('loaf');
    await settle();
    expect(stateOf('a')).toBe('succeeded');
    expect(await disk.keys()).toEqual([]);
  });

  test('another tab’s work, other people’s orders and what was begun here are left alone', async () => {
    const elsewhere = workshop({ orders });
    elsewhere.kind.start({ name: 'a' });
    sessionStorage.clear();
    await disk.set('you/b', { name: 'b' });
    await disk.set('me/c', { name: 'c', owner: 'somebody' });
    await settle();
    const { kind, stateOf, jobs } = workshop({ orders });
    kind.start({ name: 'd' });
    await kind.recover();
    expect(jobs.all().map(({ id }) => id)).toEqual(expect.arrayContaining(['bake:a', 'bake:d']));
    expect(jobs.all()).toHaveLength(2);
    expect([stateOf('a'), stateOf('d')]).toEqual(['running', 'running']);
    expect(kind.find('a')?.isHere).toBe(false);
  });

  test('removing an interrupted one forgets its order', async () => {
    await disk.set('me/a', { name: 'a' });
    const { kind, jobs } = workshop({ orders });
    await kind.recover();
    jobs.remove('bake:a');
    await settle();
    expect(await disk.keys()).toEqual([]);
  });
});

test('a job that calls a service without end is stopped, and trying again is said to be of no use', async () => {
  const send = jest.fn(async () => 'heard');
  const { kind, runs } = workshop({
    maxCalls: 2,
    run: async (_order, { call }) => {
      for (;;) await call(send);
    },
  });
  kind.start({ name: 'rye' });
  await settle();
  expect(send).toHaveBeenCalledTimes(2);
  expect(kind.find('rye')?.state).toMatchObject({ name: 'failed', code: 'too-many-calls', retryable: false });
  expect(runs).toEqual([]);
});

test('the browser asks before closing only over kinds that want it, while they are at work', async () => {
  const plain = workshop();
  plain.kind.start({ name: 'a' });
  expect(plain.jobs.guardsLeaving()).toBe(false);
  const guarded = workshop({ name: 'roast', guardsLeaving: true }, plain.jobs);
  guarded.kind.start({ name: 'b' });
  expect(plain.jobs.guardsLeaving()).toBe(true);
  guarded.runs[0]?.finish('roast');
  await settle();
  expect(plain.jobs.guardsLeaving()).toBe(false);
});

test('work driven elsewhere reports, offers its actions while it runs, and ends once', () => {
  const { jobs } = workshop();
  const cancel = jest.fn();
  const action = { id: 'pause', label: 'Pause', run: () => undefined };
  const job = jobs.track({ id: 'up', kind: 'upload', title: 'Files', cancel, actions: () => [action] });
  job.report({ percent: 50, stage: '1/2' });
  const shown = jobs.find('up');
  expect(shown).toMatchObject({ state: { name: 'running', percent: 50, stage: '1/2' }, isHere: true });
  expect(shown && jobs.actions(shown)).toEqual([action]);
  jobs.cancel('up');
  expect(cancel).toHaveBeenCalledTimes(1);
  job.succeed('/files');
  job.report({ percent: 60 });
  const ended = jobs.find('up');
  expect(ended).toMatchObject({ state: { name: 'canceled' } });
  expect(ended && jobs.actions(ended)).toEqual([]);
});
