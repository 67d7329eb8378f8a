import { createHash } from 'node:crypto';
import { unzipSync, type Zippable, zipSync } from 'fflate';
import fc from '@/testing/property';
import { createProject } from '../project/createProject';
import { ProjectError } from '../project/errors';
import { imageClip, type MediaRef, mediaRef, type Project } from '../project/schema';
import { BundleError, bundleFile, readBundle, writeBundle } from './bundle';

const ref = (id: string, more: object = {}): MediaRef =>
  mediaRef.parse({ id, kind: 'image', url: `/files/${id}`, ...more });

const video: Project = (() => {
  const empty = createProject({ title: '夏天的杯子', id: 'p' });
  const clip = imageClip.parse({ type: 'image', id: 'c', mediaId: 'a', start: 0, duration: 120_000 });
  return {
    ...empty,
    media: {
      a: ref('a', { name: '../../开场 镜头.mp4', url: 'blob:http://localhost/1' }),
      b: ref('b', { name: '', hash: 'known' }),
      gone: ref('gone', { name: 'gone.png' }),
    },
    tracks: { ...empty.tracks, main: { ...empty.tracks.main, clips: [clip] } },
  };
})();

const content: Readonly<Record<string, Blob>> = {
  a: new Blob([new Uint8Array(3_000_000).map((_, index) => (index * index) >> 7)], { type: 'video/mp4' }),
  b: new Blob(['']),
};
const source = async ({ id }: MediaRef): Promise<Blob | undefined> => {
  if (id === 'gone') throw new Error('404');
  return content[id];
};

const bytesOf = async (blob: Blob | undefined): Promise<Uint8Array> =>
  new Uint8Array((await blob?.arrayBuffer()) ?? new ArrayBuffer(0));
const pack = async (): Promise<Uint8Array> => bytesOf(await bundleFile(video, source));
const open = (bytes: Uint8Array, options?: Parameters<typeof readBundle>[1]) =>
  readBundle(new Blob([bytes as Uint8Array<ArrayBuffer>]), options);

async function refusal(opening: Promise<unknown>): Promise<string> {
  try {
    await opening;
  } catch (error) {
    if (error instanceof BundleError || error instanceof ProjectError) return error.code;
    throw error;
  }
  return 'opened';
}

const json = (value: unknown): Uint8Array => new TextEncoder().encode(JSON.stringify(value));
const emptyManifest = { format: 'timeline-bundle', version: 1, files: [] };
const parts = (more: Zippable = {}): Zippable => ({
  'manifest.json': json(emptyManifest),
  'project.json': json(createProject({ title: 'x', id: 'p' })),
  ...more,
});

/** Places of a directory's entries, to forge them. */
function directory(bytes: Uint8Array): { readonly view: DataView; readonly entries: ReadonlyMap<string, number> } {
  const view = new DataView(bytes.buffer, bytes.byteOffset, bytes.byteLength);
  let end = bytes.length - 22;
  while (view.getUint32(end, true) !== 0x06054b50) end -= 1;
  const entries = new Map<string, number>();
  for (let at = view.getUint32(end + 16, true); at < end; ) {
    const length = view.getUint16(at + 28, true);
    entries.set(new TextDecoder().decode(bytes.subarray(at + 46, at + 46 + length)), at);
    at += 46 + length + view.getUint16(at + 30, true) + view.getUint16(at + 32, true);
  }
  return { view, entries };
}

function forged(files: Zippable, name: string, change: (view: DataView, at: number) => void): Uint8Array {
  const bytes = zipSync(files);
  const { view, entries } = directory(bytes);
  change(view, entries.get(name) ?? Number.NaN);
  return bytes;
}

test('what goes in comes out: document, bytes and what is missing', async () => {
  const missing: string[] = [];
  const packed = await bundleFile(video, source, { onMissing: ({ id }) => missing.push(id) });
  const opened = await readBundle(packed);
  expect(missing).toEqual(['gone']);
  expect(opened.missing.map(({ id }) => id)).toEqual(['gone']);
  expect(opened.damaged).toEqual([]);
  expect([...opened.media.keys()]).toEqual(['a', 'b']);
  const bytes = await bytesOf(opened.media.get('a'));
  expect(Buffer.compare(bytes, await bytesOf(content.a))).toBe(0);
  expect(opened.media.get('a')?.type).toBe('video/mp4');
  expect(opened.project.tracks).toEqual(video.tracks);
  const hash = createHash('sha256').update(bytes).digest('hex');
  expect(opened.project.media.a).toEqual({ ...video.media.a, url: '', hash });
  expect(opened.project.media.gone).toEqual(video.media.gone);
});

test('any unpacker reads a bundle; media are stored as they are, under names that stay in the folder', async () => {
  const files = unzipSync(await pack());
  expect(Object.keys(files).toSorted()).toEqual([
    'manifest.json',
    'media/1-_.._开场_镜头.mp4',
    'media/2-b',
    'project.json',
  ]);
  expect(files['media/1-_.._开场_镜头.mp4']?.length).toBe(3_000_000);
});

test('a bundle comes piece by piece, never a file at a time', async () => {
  let largest = 0;
  for await (const piece of writeBundle(video, source)) largest = Math.max(largest, piece.length);
  expect(largest).toBeLessThanOrEqual(1024 * 1024);
});

test('whoever stops taking pieces stops the reading of media', async () => {
  const asked: string[] = [];
  const noting = (media: MediaRef) => {
    asked.push(media.id);
    return source(media);
  };
  for await (const piece of writeBundle(video, noting)) if (piece.length > 1000) break;
  expect(asked).toEqual(['a']);
});

test('bytes of any kind come back as they were', async () => {
  await fc.assert(
    fc.asyncProperty(fc.uint8Array({ maxLength: 5000 }), fc.string({ maxLength: 255 }), async (bytes, name) => {
      const one: Project = { ...createProject({ title: 'x', id: 'p' }), media: { b: ref('b', { name }) } };
      const packed = await bundleFile(one, async () => new Blob([bytes as Uint8Array<ArrayBuffer>]));
      const opened = await readBundle(packed);
      expect(await bytesOf(opened.media.get('b'))).toEqual(bytes);
    }),
    { numRuns: 25 },
  );
});

test('a bundle that was unpacked and packed again, in a folder and compressed, opens', async () => {
  const files = Object.fromEntries(
    Object.entries(unzipSync(await pack())).map(([name, data]) => [`夏天/${name}`, data]),
  );
  const opened = await open(zipSync({ ...files, '__MACOSX/x': json(1) }, { level: 9 }));
  expect(Buffer.compare(await bytesOf(opened.media.get('a')), await bytesOf(content.a))).toBe(0);
});

test('a medium that was changed on the way is named and left out; the rest opens', async () => {
  const bytes = await pack();
  bytes[1000] = (bytes[1000] ?? 0) ^ 1;
  const opened = await open(bytes);
  expect(opened.damaged.map(({ id }) => id)).toEqual(['a']);
  expect([...opened.media.keys()]).toEqual(['b']);
});

test('addresses that lead elsewhere than to the web or our own site are dropped', async () => {
  const urls = ['javascript:alert(1)', 'file:///etc/passwd', '//evil.example/x', 'data:text/html,x'];
  const media = Object.fromEntries(urls.map((url, index) => [`m${index}`, ref(`m${index}`, { url })]));
  const hostile = { ...createProject({ title: 'x', id: 'p' }), media };
  const opened = await open(zipSync(parts({ 'project.json': json(hostile) })));
  expect(Object.values(opened.project.media).map(({ url }) => url)).toEqual(['', '', '', '']);
});

test('our own music is neither packed nor missing: its address is enough anywhere', async () => {
  const url = 'loop:calm?seconds=7.250';
  const one: Project = { ...createProject({ title: 'x', id: 'p' }), media: { m: ref('m', { kind: 'audio', url }) } };
  const missing: string[] = [];
  const asked: string[] = [];
  const content = async ({ id }: MediaRef) => {
    asked.push(id);
    return undefined;
  };
  const opened = await readBundle(await bundleFile(one, content, { onMissing: ({ id }) => missing.push(id) }));
  expect([asked, missing, opened.missing]).toEqual([[], [], []]);
  expect(opened.project.media.m?.url).toBe(url);
});

const zeros = new Uint8Array(50_000_000);
test.each<[string, () => Uint8Array, string]>([
  ['nothing', () => new Uint8Array(0), 'not-zip'],
  ['an image', () => new Uint8Array(5000).fill(0x89), 'not-zip'],
  ['a zip without a project', () => zipSync({ 'a.txt': json(1) }), 'no-project'],
  ['a project without a manifest', () => zipSync({ 'project.json': json({}) }), 'no-project'],
  ['a manifest that is none', () => zipSync(parts({ 'manifest.json': json({ format: 'x' }) })), 'damaged'],
  ['a manifest that is no JSON', () => zipSync(parts({ 'manifest.json': new Uint8Array([123]) })), 'damaged'],
  [
    'a bundle of a later release',
    () => zipSync(parts({ 'manifest.json': json({ ...emptyManifest, version: 2 }) })),
    'newer-version',
  ],
  [
    'a project of a later release',
    () => zipSync(parts({ 'project.json': json({ ...createProject({ title: 'x' }), version: 99 }) })),
    'newer-version',
  ],
  ['a document that is none', () => zipSync(parts({ 'project.json': json([1]) })), 'shape'],
  ['a path out of the folder', () => zipSync(parts({ 'media/../../x': json(1) })), 'bad-path'],
  ['a path from the root', () => zipSync(parts({ '/etc/passwd': json(1) })), 'bad-path'],
  ['a path of a drive', () => zipSync(parts({ 'C:\\x': json(1) })), 'bad-path'],
  ['a name without end', () => zipSync(parts({ ['x'.repeat(400)]: json(1) })), 'bad-path'],
  ['a bomb', () => zipSync(parts({ bomb: zeros })), 'bomb'],
  [
    'an encrypted file',
    () => forged(parts(), 'project.json', (view, at) => view.setUint16(at + 8, 1, true)),
    'unsupported',
  ],
  [
    'an unknown packing',
    () => forged(parts(), 'project.json', (view, at) => view.setUint16(at + 10, 99, true)),
    'unsupported',
  ],
  [
    'two files in the same bytes',
    () => {
      const bytes = zipSync(parts());
      const { view, entries } = directory(bytes);
      view.setUint32((entries.get('project.json') ?? 0) + 42, 0, true);
      return bytes;
    },
    'damaged',
  ],
  ['a file that ends early', () => zipSync(parts()).slice(0, -30), 'not-zip'],
  ['a file that begins late', () => zipSync(parts()).slice(40), 'damaged'],
])('%s is refused', async (_, make, code) => {
  expect(await refusal(open(make()))).toBe(code);
});

test('a bomb that hides its size is given up long before it is unpacked', async () => {
  const bytes = forged(parts({ 'project.json': zeros }), 'project.json', (view, at) =>
    view.setUint32(at + 24, 1000, true),
  );
  const before = process.memoryUsage().arrayBuffers;
  expect(await refusal(open(bytes))).toBe('bomb');
  expect(process.memoryUsage().arrayBuffers - before).toBeLessThan(25_000_000);
});

test('limits of count and size hold', async () => {
  const many = Object.fromEntries(Array.from({ length: 20 }, (_, index) => [`f${index}`, json(index)]));
  expect(await refusal(open(zipSync(parts(many)), { limits: { entries: 10 } }))).toBe('too-many-files');
  expect(await refusal(open(await pack(), { limits: { entrySize: 1_000_000 } }))).toBe('too-large');
  expect(await refusal(open(await pack(), { limits: { totalSize: 3_000_000 } }))).toBe('too-large');
});

test('packing and opening can be given up', async () => {
  const abort = new AbortController();
  const writing = bundleFile(video, source, { signal: abort.signal, onBytes: () => abort.abort() });
  await expect(writing).rejects.toMatchObject({ name: 'AbortError' });
  await expect(open(await pack(), { signal: abort.signal })).rejects.toMatchObject({ name: 'AbortError' });
});
