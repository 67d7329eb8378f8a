import { readSheetAside } from './readSheetAside';

/** A worker that never answers. */
class StuckWorker {
  static ended = 0;
  onmessage: unknown;
  onerror: unknown;
  postMessage(): void {}
  terminate(): void {
    StuckWorker.ended += 1;
  }
}

const file = new File(['a,b\n1,2\n'], 'goods.csv', { type: 'text/csv' });

jest.mock('./spawnReader', () => ({ spawnReader: () => new (Reflect.get(globalThis, 'Worker') as new () => object)() }));

afterEach(() => {
  jest.useRealTimers();
  Reflect.deleteProperty(globalThis, 'Worker');
});

test('a table that is never read to its end is given up, and its worker with it', async () => {
  Reflect.set(globalThis, 'Worker', StuckWorker);
  jest.useFakeTimers({ doNotFake: ['queueMicrotask'] });
  const reading = readSheetAside(file).catch((error: unknown) => error);
  await jest.advanceTimersByTimeAsync(31_000);
  expect(await reading).toMatchObject({ reason: 'too_slow' });
  expect(StuckWorker.ended).toBe(1);
});
