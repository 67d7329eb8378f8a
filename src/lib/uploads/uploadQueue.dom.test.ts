import { webcrypto } from 'node:crypto';
import { checkpoints, fingerprint, type StoredObject, type UploadOptions } from '@/lib/oss';
import { CanceledError, NetworkError } from '@/lib/request/errors';
import { kv } from '@/lib/storage/kv';
import fc from '@/testing/property';
import type { UploadPurpose } from './types';
import { UploadQueue } from './uploadQueue';

interface Running {
  readonly file: File | Blob;
  readonly options: UploadOptions;
  readonly succeed: () => void;
  readonly fail: (error: Error) => void;
}

interface Types {
  readonly target: string;
  readonly info: string;
  readonly result: string;
  readonly refusal: string;
  readonly twin: string;
}

const stored: StoredObject = { key: 'k', url: '/k', name: 'a', size: 1, mime: 'text/plain', hash: undefined };
const settled = () => new Promise((next) => setTimeout(next, 10));
const until = async (isTrue: () => boolean): Promise<void> => {
  while (!isTrue()) await settled();
};
const basic: UploadPurpose<Types> = { key: 'test', record: async (_item, { key }) => key };

/** A queue whose transfers end when the test says so. */
function aQueue(purpose: Partial<UploadPurpose<Types>> = {}) {
  const runs: Running[] = [];
  const queue = new UploadQueue(
    (file, options) =>
      new Promise((resolve, reject) => {
        options.signal?.addEventListener('abort', () => reject(new CanceledError()));
        runs.push({ file, options, succeed: () => resolve(stored), fail: reject });
      }),
  );
  const uploads = queue.define<Types>({ ...basic, ...purpose });
  const run = (index: number): Running => {
    const found = runs[index];
    if (!found) throw new Error(`no run ${index}`);
    return found;
  };
  const add = (...files: File[]): readonly string[] => uploads.add(files.map((file) => ({ file, target: 'here' })));
  return { queue, uploads, runs, run, add, states: () => uploads.items().map(({ state }) => state) };
}
const aFile = (name: string, content = 'x') => new File([content], name, { lastModified: 1 });
const first = (ids: readonly string[]): string => ids[0] ?? '';

test('an item waits, travels with its progress, and is done with what was stored', async () => {
  const { uploads, add, run, states } = aQueue();
  const seen: string[] = [];
  uploads.subscribe(() => seen.push(states().join()));
  add(aFile('a'));
  expect(states()).toEqual(['queued']);
  run(0).options.onStart?.();
  run(0).options.onProgress?.({ loaded: 1, total: 2, percent: 50, speed: 1 });
  expect(uploads.items()[0]).toMatchObject({ state: 'uploading', percent: 50, speed: 1 });
  run(0).succeed();
  await settled();
  expect(uploads.items()[0]).toMatchObject({ state: 'done', stored, result: 'k' });
  expect(seen).toEqual(['queued', 'queued', 'uploading', 'uploading', 'recording', 'done']);
});

test('pause stops the transfer, resume starts it again under the same name', async () => {
  const { uploads, add, runs, run, states } = aQueue();
  const id = first(add(aFile('a')));
  uploads.pause(id);
  await settled();
  expect(states()).toEqual(['paused']);
  expect(run(0).options.signal?.aborted).toBe(true);
  uploads.resume(id);
  expect(states()).toEqual(['queued']);
  expect(run(1).options.resumeKey).toBe(run(0).options.resumeKey);
  // What the stopped run still says does not count.
  run(0).options.onProgress?.({ loaded: 9, total: 9, percent: 99, speed: 0 });
  expect(uploads.items()[0]?.percent).toBe(0);
  expect(runs).toHaveLength(2);
});

test('retry starts what failed and nothing else', async () => {
  const { uploads, add, runs, run, states } = aQueue();
  add(aFile('a'), aFile('b'), aFile('c'));
  run(0).fail(new NetworkError('down'));
  run(1).succeed();
  await settled();
  expect(states()).toEqual(['failed', 'done', 'queued']);
  uploads.retry();
  expect(runs).toHaveLength(4);
  run(3).succeed();
  await settled();
  expect(states()).toEqual(['done', 'done', 'queued']);
});

test('whatever has happened to the files, a retry touches the failed ones only', async () => {
  const fates = ['fail', 'succeed', 'pause', 'leave'] as const;
  await fc.assert(
    fc.asyncProperty(fc.array(fc.constantFrom(...fates), { minLength: 1, maxLength: 8 }), async (wanted) => {
      const { uploads, add, runs, run } = aQueue();
      const ids = add(...wanted.map((_fate, index) => aFile(`${index}`)));
      for (const [index, fate] of wanted.entries()) {
        if (fate === 'fail') run(index).fail(new NetworkError('down'));
        else if (fate === 'succeed') run(index).succeed();
        else if (fate === 'pause') uploads.pause(ids[index] ?? '');
      }
      await settled();
      const before = uploads.items();
      uploads.retry();
      const failed = before.filter(({ state }) => state === 'failed');
      expect(failed).toHaveLength(wanted.filter((fate) => fate === 'fail').length);
      expect(runs.slice(wanted.length).map(({ file }) => file)).toEqual(failed.map(({ file }) => file));
      for (const [index, item] of uploads.items().entries())
        if (before[index]?.state !== 'failed') expect(item).toBe(before[index]);
    }),
    { numRuns: 25 },
  );
});

test('a canceled item is gone, a done one can be cleared', async () => {
  const { uploads, add, run, states } = aQueue();
  const [id = ''] = add(aFile('a'), aFile('b'));
  uploads.cancel(id);
  run(1).succeed();
  await settled();
  expect(states()).toEqual(['done']);
  uploads.clearEnded();
  expect(uploads.items()).toEqual([]);
});

test.each(['while it waits', 'while it travels', 'as it arrives', 'while it is recorded'])(
  'an upload that is canceled %s never ends in a record',
  async (moment) => {
    const recorded: string[] = [];
    const onDone = jest.fn();
    const { uploads, run, states } = aQueue({
      async record({ name }, _stored, { signal }) {
        await settled();
        if (signal.aborted) throw new CanceledError();
        recorded.push(name);
        return name;
      },
    });
    const id = first(uploads.add([{ file: aFile('a'), target: 'here', onDone }]));
    if (moment !== 'while it waits') run(0).options.onStart?.();
    if (moment === 'as it arrives' || moment === 'while it is recorded') run(0).succeed();
    if (moment === 'while it is recorded') {
      await Promise.resolve();
      await new Promise((next) => setTimeout(next, 0));
      expect(states()).toEqual(['recording']);
    }
    uploads.cancel(id);
    await settled();
    await settled();
    expect([recorded, states()]).toEqual([[], []]);
    expect(onDone).not.toHaveBeenCalled();
  },
);

test('a record that failed is made again without sending a byte, and without its steps that had succeeded', async () => {
  const tries = { file: 0, video: 0 };
  const { uploads, add, runs, run, states } = aQueue({
    async record(_item, _stored, { once }) {
      const file = await once('file', async () => {
        tries.file += 1;
        return `file-${tries.file}`;
      });
      tries.video += 1;
      if (tries.video === 1) throw new NetworkError('down');
      return `${file} video-${tries.video}`;
    },
  });
  add(aFile('a'));
  run(0).succeed();
  await settled();
  expect(states()).toEqual(['failed']);
  uploads.retry();
  await settled();
  expect(uploads.items()[0]).toMatchObject({ state: 'done', result: 'file-1 video-2' });
  expect(runs).toHaveLength(1);
});

describe('two files with the same content', () => {
  // jsdom has no hashes, and Node takes no buffers of jsdom's realm.
  const digest = (name: string, data: ArrayBuffer) => webcrypto.subtle.digest(name, Buffer.from(data));
  beforeAll(() => Object.defineProperty(globalThis.crypto, 'subtle', { value: { digest }, configurable: true }));
  afterAll(() => Reflect.deleteProperty(globalThis.crypto, 'subtle'));

  test('the second is refused where a list wants each content once', async () => {
    const { add, states, uploads } = aQueue({ sameContent: 'refuse' });
    add(aFile('a', 'same'), aFile('b', 'same'), aFile('c', 'other'));
    await until(() => !states().includes('checking'));
    expect(states()).toEqual(['queued', 'refused', 'queued']);
    expect(uploads.items()[1]?.reason).toBe('和这一批里的另一个文件内容相同，只上传一次');
  });

  test('one is sent for both where they share', async () => {
    const { add, runs, run, uploads } = aQueue({
      sameContent: 'share',
      check: async () => ({ info: '', hash: 'h1' }),
    });
    add(aFile('a', 'same'), aFile('b', 'same'));
    await settled();
    expect(runs).toHaveLength(1);
    run(0).succeed();
    await settled();
    expect(uploads.items().map(({ state, result }) => [state, result])).toEqual([
      ['done', 'k'],
      ['done', 'k'],
    ]);
    expect(runs).toHaveLength(1);
  });

  test('when the one that is sent fails, the other is sent itself', async () => {
    const { add, runs, run, states } = aQueue({
      sameContent: 'share',
      check: async () => ({ info: '', hash: 'h2' }),
    });
    add(aFile('a', 'same'), aFile('b', 'same'));
    await settled();
    run(0).fail(new NetworkError('down'));
    await settled();
    expect(runs).toHaveLength(2);
    run(1).succeed();
    await settled();
    expect(states()).toEqual(['failed', 'done']);
  });
});

describe('checks', () => {
  test('a refused file is never sent; one whose check fails is checked again by a retry', async () => {
    let isDown = true;
    const { add, runs, states, uploads } = aQueue({
      async check({ name }) {
        if (name === 'bad') return { refusal: 'broken' };
        if (isDown) throw new NetworkError('down');
        return { info: 'fine' };
      },
    });
    add(aFile('bad'), aFile('a'));
    await settled();
    expect(states()).toEqual(['refused', 'failed']);
    expect(uploads.items()[0]?.refusal).toBe('broken');
    isDown = false;
    uploads.retry();
    await settled();
    expect(states()).toEqual(['refused', 'queued']);
    expect(runs).toHaveLength(1);
  });

  test('what is stored already asks, and is sent or taken as the user says', async () => {
    const { add, runs, states, uploads } = aQueue({
      findTwins: async (items) => new Map(items.filter(({ name }) => name !== 'c').map(({ id }) => [id, 'twin'])),
      resolveTwin: async ({ twin }) => twin ?? '',
    });
    const [a = '', b = ''] = add(aFile('a'), aFile('b'), aFile('c'));
    await settled();
    expect(states()).toEqual(['duplicate', 'duplicate', 'queued']);
    await uploads.settle(a, 'use');
    await uploads.settle(b, 'upload');
    expect(states()).toEqual(['skipped', 'queued', 'queued']);
    expect(runs).toHaveLength(2);
  });

  test('where files wait for the word, nothing is sent before it', async () => {
    const { add, runs, states, uploads } = aQueue({
      start: 'manual',
      uploadsAtOnce: 1,
      check: async () => ({ info: '' }),
    });
    const ids = add(aFile('a'), aFile('b'));
    expect((await uploads.whenIdle(first(ids)))?.state).toBe('ready');
    await settled();
    expect(runs).toHaveLength(0);
    uploads.start(ids);
    expect([states(), runs.length]).toEqual([['queued', 'queued'], 1]);
    runs[0]?.succeed();
    await settled();
    expect(runs).toHaveLength(2);
  });
});

describe('a reload in the middle', () => {
  const keeping: Partial<UploadPurpose<Types>> = {
    persist: {
      place: ({ target }) => ({ at: target }),
      targetOf: (place) => (typeof place === 'string' ? place : (place as { at?: string } | undefined)?.at),
      keepsFile: ({ name }) => name.startsWith('kept'),
      takesUnknown: true,
    },
  };
  const kept = kv<unknown>('upload_file');
  afterEach(async () => {
    for (const [key] of await kept.entries()) await kept.delete(key);
  });

  test('a kept file goes on by itself, to where it was going, and once', async () => {
    aQueue(keeping).add(aFile('kept.mp4'), aFile('other.mp4'));
    await settled();
    const after = aQueue(keeping);
    await Promise.all([after.uploads.restore(), after.uploads.restore()]);
    await settled();
    expect(after.uploads.items().map(({ name, target }) => [name, target])).toEqual([['kept.mp4', 'here']]);
    after.run(0).succeed();
    await settled();
    const third = aQueue(keeping);
    await third.uploads.restore();
    expect(third.uploads.items()).toEqual([]);
  });

  test('a canceled file does not come back', async () => {
    const before = aQueue(keeping);
    before.uploads.cancel(first(before.add(aFile('kept.mp4'))));
    await settled();
    const after = aQueue(keeping);
    await after.uploads.restore();
    expect(after.uploads.items()).toEqual([]);
  });

  test('a second tab leaves alone what the first one is sending', async () => {
    const held = new Set<string>();
    const locks = {
      async request(name: string, _options: unknown, run: (lock: unknown) => Promise<void> | undefined) {
        if (held.has(name)) return run(null);
        held.add(name);
        await run({ name });
        held.delete(name);
        return undefined;
      },
    };
    Object.defineProperty(navigator, 'locks', { value: locks, configurable: true });
    const tab = aQueue(keeping);
    const id = first(tab.add(aFile('kept.mp4')));
    await settled();
    const second = aQueue(keeping);
    await second.uploads.restore();
    expect(second.uploads.items()).toEqual([]);
    tab.uploads.abandon([id]);
    await settled();
    expect(held.size).toBe(0);
    Reflect.deleteProperty(navigator, 'locks');
  });

  test('a large file is asked for again and goes on to where it was going; places of old are read', async () => {
    const file = aFile('large.mov');
    const resumeKey = fingerprint(file, file.name);
    const parts = { key: 'k', bucket: 'b', uploadId: 'u', partSize: 1, doneParts: [{ number: 1, etag: 'e' }] };
    const left = { ...parts, name: file.name, resumeKey, fileSize: file.size, savedAt: Date.now() };
    await checkpoints.save(left);
    await checkpoints.save({ ...left, name: 'clip', resumeKey: 'floor:take1' });
    const places = kv<unknown>('upload_place');
    await places.set(resumeKey, 'folder-7');
    const { uploads, run } = aQueue(keeping);
    const [found, ...others] = await uploads.interrupted();
    expect(others).toEqual([]);
    expect(found).toMatchObject({ name: 'large.mov', target: 'folder-7', percent: 99 });
    if (!found) throw new Error('nothing interrupted');
    expect(uploads.continueWith(found, aFile('large.mov', 'longer'))).toBe(false);
    expect(uploads.continueWith(found, file)).toBe(true);
    expect(run(0).options.resumeKey).toBe(resumeKey);
    expect(uploads.items()[0]?.target).toBe('folder-7');
    expect(await uploads.interrupted()).toEqual([]);
    await places.set(resumeKey, { purpose: 'elsewhere', place: {} });
    expect(await aQueue(keeping).uploads.interrupted()).toEqual([]);
    await checkpoints.remove(resumeKey);
    await checkpoints.remove('floor:take1');
  });
});

test('uploads that try again by themselves wait for the network and go on when it is back', async () => {
  const online = jest.spyOn(navigator, 'onLine', 'get').mockReturnValue(false);
  const { add, runs, run, states, uploads } = aQueue({ retriesAlone: true, forgetsDone: true });
  add(aFile('a'));
  expect([states(), runs.length]).toEqual([['queued'], 0]);
  online.mockReturnValue(true);
  window.dispatchEvent(new Event('online'));
  run(0).fail(new NetworkError('down'));
  await settled();
  expect(states()).toEqual(['failed']);
  window.dispatchEvent(new Event('online'));
  run(1).succeed();
  await settled();
  expect(uploads.items()).toEqual([]);
  // The watch ends by itself once nothing is left.
  window.dispatchEvent(new Event('online'));
  online.mockRestore();
});

test('a file that was moved away meanwhile says so', async () => {
  const { uploads, add, run } = aQueue();
  const file = aFile('a');
  file.slice = () => {
    throw new Error('not found');
  };
  add(file);
  run(0).fail(new NetworkError('down'));
  await settled();
  expect(uploads.items()[0]?.reason).toMatch(/^文件读不到了/);
});

test('a file that is made another one is checked, hashed and sent as that one; a refusal says why', async () => {
  const checked: string[] = [];
  const { uploads, add, run, runs } = aQueue({
    convert: async (file) =>
      file.name === 'bad.svg' ? { text: 'cannot be drawn' } : new File(['drawn'], `${file.name}.png`),
    check: async ({ name, size }) => {
      checked.push(`${name} ${size}`);
      return { info: name };
    },
  });
  add(aFile('a'), aFile('bad.svg'));
  await until(() => runs.length === 1);
  expect(checked).toEqual(['a.png 5']);
  expect([await run(0).file.text(), run(0).options.name]).toEqual(['drawn', 'a.png']);
  await until(() => uploads.items()[1]?.state === 'refused');
  expect(uploads.items().map(({ name, state, reason }) => [name, state, reason])).toEqual([
    ['a.png', 'queued', ''],
    ['bad.svg', 'refused', 'cannot be drawn'],
  ]);
});
