import { unzipSync } from 'fflate';
import { GoneError, type OpenAt } from './steadyBytes';
import { uniqueNames } from './uniqueNames';
import { zipFiles } from './zipFiles';
import { NothingError, type ZipFailure, type ZipSource, zipStream } from './zipStream';

const bytes = (text: string) => new TextEncoder().encode(text);
const textOf = (data: Uint8Array | undefined) => new TextDecoder().decode(data);
const streamOf = (data: Uint8Array, breaksAfter = Number.POSITIVE_INFINITY) => {
  let at = 0;
  return new ReadableStream<Uint8Array>({
    pull: (controller) => {
      if (at >= breaksAfter) controller.error(new TypeError('network'));
      else if (at >= data.length) controller.close();
      else controller.enqueue(data.slice(at, at + 1));
      at += 1;
    },
  });
};
const open =
  (text: string): OpenAt =>
  async (from) => ({ body: streamOf(bytes(text).slice(from)), from });
const aSource = (name: string, text: string, opened: OpenAt = open(text)): ZipSource => ({
  name,
  size: text.length,
  madeAt: new Date('2026-01-02T03:04:06Z'),
  open: opened,
});

async function zip(sources: readonly ZipSource[]) {
  const failures: ZipFailure[] = [];
  const progress: number[] = [];
  const stream = await zipStream({
    sources,
    signal: new AbortController().signal,
    waitMs: 0,
    onProgress: (read) => progress.push(read),
    onFailure: (failure) => failures.push(failure),
    report: (all) => ({ name: 'report.txt', text: all.map(({ name }) => name).join() }),
  });
  return { files: unzipSync(new Uint8Array(await new Response(stream).arrayBuffer())), failures, progress };
}

test('every file is in the archive under a name of its own', async () => {
  const { files, failures, progress } = await zip([aSource('换季.mp4', 'one'), aSource('换季.mp4', 'zwei')]);
  expect(Object.keys(files)).toEqual(['换季.mp4', '换季 (2).mp4']);
  expect(textOf(files['换季.mp4'])).toBe('one');
  expect(textOf(files['换季 (2).mp4'])).toBe('zwei');
  expect(failures).toEqual([]);
  expect(progress.at(-1)).toBe(7);
});

test('a connection that breaks is taken up where it broke, also by a server that begins anew', async () => {
  const asked: number[] = [];
  const breaksOnce =
    (knowsRanges: boolean): OpenAt =>
    async (from) => {
      asked.push(from);
      const begin = knowsRanges ? from : 0;
      return { body: streamOf(bytes('abcdef').slice(begin), asked.length === 1 ? 3 : undefined), from: begin };
    };
  const first = await zip([aSource('a', 'abcdef', breaksOnce(true))]);
  expect(textOf(first.files.a)).toBe('abcdef');
  expect(asked).toEqual([0, 3]);
  asked.length = 0;
  const second = await zip([aSource('a', 'abcdef', breaksOnce(false))]);
  expect(textOf(second.files.a)).toBe('abcdef');
  expect(second.failures).toEqual([]);
});

test('a file that is gone is named, and the others come all the same', async () => {
  const gone: OpenAt = async () => {
    throw new GoneError(404);
  };
  const { files, failures } = await zip([aSource('a', 'one'), aSource('b', 'two', gone), aSource('c', 'three')]);
  expect(Object.keys(files)).toEqual(['a', 'c', 'report.txt']);
  expect(textOf(files.c)).toBe('three');
  expect(failures).toEqual([{ name: 'b', isPart: false }]);
  expect(textOf(files['report.txt'])).toBe('b');
});

test('a file that breaks for good is named as partial, and the others come', async () => {
  let tries = 0;
  const broken: OpenAt = async (from) => {
    tries += 1;
    if (tries > 1) throw new TypeError('network');
    return { body: streamOf(bytes('abcdef'), 2), from };
  };
  const { files, failures } = await zip([aSource('a', 'abcdef', broken), aSource('c', 'three')]);
  expect(failures).toEqual([{ name: 'a', isPart: true }]);
  expect(textOf(files.a)).toBe('ab');
  expect(textOf(files.c)).toBe('three');
});

test('when no file comes, there is no archive', async () => {
  const gone: OpenAt = async () => {
    throw new GoneError(404);
  };
  await expect(zip([aSource('a', 'one', gone), aSource('b', 'two', gone)])).rejects.toThrow(NothingError);
});

test('an abort ends it', async () => {
  const controller = new AbortController();
  const stream = await zipStream({
    sources: [aSource('a', 'x')],
    signal: controller.signal,
    onProgress: () => undefined,
    onFailure: () => undefined,
  });
  controller.abort();
  await expect(new Response(stream).arrayBuffer()).rejects.toThrow();
});

test('names are made harmless and told apart whatever their case', () => {
  expect(uniqueNames(['图.MP4', '图.mp4', 'a/b?.mp4', ''])).toEqual(['图.MP4', '图 (2).mp4', 'a_b_.mp4', 'file']);
});

test('files that are here already keep their order, and two of one name are both in the archive', async () => {
  const blob = await zipFiles([
    { name: '02.png', content: new Blob(['two']) },
    { name: '01.jpg', content: new Blob([new Uint8Array(100_000)]) },
    { name: '02.png', content: '文案' },
  ]);
  const files = unzipSync(new Uint8Array(await blob.arrayBuffer()));
  expect(blob.type).toBe('application/zip');
  expect(Object.keys(files)).toEqual(['02.png', '01.jpg', '02 (2).png']);
  expect([textOf(files['02.png']), files['01.jpg']?.length, textOf(files['02 (2).png'])]).toEqual([
    'two',
    100_000,
    '文案',
  ]);
});
