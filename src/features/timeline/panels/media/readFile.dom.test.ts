import { mediaMaxSizeMB, readFile } from './readFile';

const refusalOf = async (file: File) => {
  const read = await readFile(file);
  return 'refusal' in read ? read.refusal.code : undefined;
};

test('a file of 0 bytes is called empty', async () => {
  expect(await refusalOf(new File([], 'a.mp4', { type: 'video/mp4' }))).toBe('empty');
});

test('a file over the limit is refused before it is read', async () => {
  const file = new File(['x'], 'a.mp4', { type: 'video/mp4' });
  Object.defineProperty(file, 'size', { value: mediaMaxSizeMB * 1024 * 1024 + 1 });
  expect(await readFile(file)).toMatchObject({ refusal: { code: 'too-large' } });
});

test('what no browser opens is told with its reason and ways on', async () => {
  const avi = 'RIFF\x40\0\0\0AVI LIST\0\0\0\0hdrlstrlstrh8\0\0\0vidsXVID';
  const read = await readFile(new File([avi], '老片.avi', { type: 'video/x-msvideo' }));
  expect(read).toMatchObject({ refusal: { code: 'reason', reason: { code: 'old-container', container: 'avi' } } });
  const playlist = new File(['#EXTM3U\n#EXT-X-VERSION:3\n'], '直播.m3u8');
  expect(await readFile(playlist)).toMatchObject({ refusal: { reason: { code: 'playlist' } } });
});

test('noise under the name of a video is called broken, something else unsupported', async () => {
  const noise = Uint8Array.from({ length: 4000 }, (_, index) => (index * 7919 + 13) % 251);
  expect(await readFile(new File([noise], 'a.mp4', { type: 'video/mp4' }))).toMatchObject({
    refusal: { reason: { code: 'broken' } },
  });
  expect(await refusalOf(new File(['a,b\n1,2'], 'table.csv', { type: 'text/csv' }))).toBe('unsupported');
});

test('an SVG that is broken or draws what lies elsewhere says which', async () => {
  const image = '<svg xmlns="http://www.w3.org/2000/svg"><image href="https://elsewhere.example/a.png"/></svg>';
  for (const [content, problem] of [
    ['<svg', 'broken'],
    [image, 'linked'],
  ] as const) {
    const read = await readFile(new File([content], 'logo.svg', { type: 'image/svg+xml' }));
    expect(read).toEqual({ refusal: { code: 'unreadable', problem: `svg.${problem}` } });
  }
});
