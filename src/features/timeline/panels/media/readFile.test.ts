import { readFile } from './readFile';
import { mediaMaxSizeMB } from './uploads';

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

test('noise under the name of a video is called broken, something else unsupported', async () => {
  const noise = Uint8Array.from({ length: 4000 }, (_, index) => (index * 7919 + 13) % 251);
  expect(await refusalOf(new File([noise], 'a.mp4', { type: 'video/mp4' }))).toBe('broken');
  expect(await refusalOf(new File(['a,b\n1,2'], 'table.csv', { type: 'text/csv' }))).toBe('unsupported');
});
