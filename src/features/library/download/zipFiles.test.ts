/**
 * @jest-environment node
 */
import { unzipSync } from 'fflate';
import { uniqueNames, zipFiles } from './zipFiles';

const at = '2026-01-02T03:04:05.000Z';
const aFile = (name: string, text: string) => ({ name, url: text, size: text.length, created_at: at });
const bytes = (text: string) => new TextEncoder().encode(text);
const streamOf = async ({ url }: { readonly url: string }) =>
  new ReadableStream<Uint8Array>({
    start: (controller) => {
      for (const letter of url) controller.enqueue(bytes(letter));
      controller.close();
    },
  });
const textOf = (data: Uint8Array | undefined) => new TextDecoder().decode(data);

test('an archive holds every file under a name of its own', async () => {
  const progress: number[] = [];
  const blob = await zipFiles({
    files: [aFile('a.txt', 'one'), aFile('a.txt', 'zwei')],
    signal: new AbortController().signal,
    onProgress: (read) => progress.push(read),
    open: streamOf,
  });
  const found = unzipSync(new Uint8Array(await blob.arrayBuffer()));
  expect(Object.keys(found)).toEqual(['a.txt', 'a (2).txt']);
  expect(textOf(found['a.txt'])).toBe('one');
  expect(textOf(found['a (2).txt'])).toBe('zwei');
  expect(progress.at(-1)).toBe(7);
});

test('an abort ends it', async () => {
  const controller = new AbortController();
  controller.abort();
  const run = zipFiles({
    files: [aFile('a', 'x')],
    signal: controller.signal,
    onProgress: () => undefined,
    open: streamOf,
  });
  await expect(run).rejects.toThrow();
});

test('names are made harmless and told apart, whatever their case', () => {
  expect(uniqueNames(['图.JPG', '图.jpg', 'a/b?.png', ''])).toEqual(['图.JPG', '图 (2).jpg', 'a_b_.png', 'file']);
});
