import { strToU8, zipSync } from 'fflate';
import { readDocument } from '.';

/** A worker that never answers, as one that reads a file made to take forever. */
class StuckWorker {
  static ended = 0;
  onmessage: unknown;
  onerror: unknown;
  postMessage(): void {}
  terminate(): void {
    StuckWorker.ended += 1;
  }
}

/** A worker whose file cannot be loaded. */
class MissingWorker {
  onerror?: (event: { preventDefault: () => void }) => void;
  postMessage(): void {
    queueMicrotask(() => this.onerror?.({ preventDefault: () => undefined }));
  }
  terminate(): void {}
}

jest.mock('./spawnReader', () => ({
  spawnReader: () => new (Reflect.get(globalThis, 'Worker') as new () => object)(),
}));

const document = '<w:document><w:body><w:p><w:r><w:t>早上装的热水</w:t></w:r></w:p></w:body></w:document>';
const bytes = zipSync({ 'word/document.xml': strToU8(document) });
// jsdom's own File has no arrayBuffer in every version; what is read of a file are these.
const file = Object.assign(new File([], '保温杯.docx'), { arrayBuffer: async () => bytes.slice().buffer });
Object.defineProperty(file, 'size', { value: bytes.length });

beforeEach(() => {
  StuckWorker.ended = 0;
});
afterEach(() => {
  jest.useRealTimers();
  Reflect.deleteProperty(globalThis, 'Worker');
});

test('a Word file that is never read to its end is given up, and its worker with it', async () => {
  Reflect.set(globalThis, 'Worker', StuckWorker);
  jest.useFakeTimers({ doNotFake: ['queueMicrotask'] });
  const reading = readDocument(file).catch((error: unknown) => error);
  await jest.advanceTimersByTimeAsync(31_000);
  expect(await reading).toMatchObject({ reason: 'too-slow' });
  expect(StuckWorker.ended).toBe(1);
});

test('who goes away ends the reading', async () => {
  Reflect.set(globalThis, 'Worker', StuckWorker);
  const leaving = new AbortController();
  const reading = readDocument(file, { signal: leaving.signal }).catch((error: unknown) => error);
  await new Promise((done) => setTimeout(done, 50));
  leaving.abort(new Error('left'));
  expect(await reading).toMatchObject({ message: 'left' });
  expect(StuckWorker.ended).toBe(1);
});

test('where the worker does not start, the page reads it itself', async () => {
  Reflect.set(globalThis, 'Worker', MissingWorker);
  expect(await readDocument(file)).toMatchObject({ text: '早上装的热水', title: '保温杯' });
});
