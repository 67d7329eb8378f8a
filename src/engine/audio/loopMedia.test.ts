import { fetchBlob } from '../media/fetchMedia';
import { isLoopUrl, loopFile, loopIdOf, loopUrl } from './loopMedia';
import { loops } from './loops.data';

const HEADER = 44;
const RATE = 44_100;

test('an address is a file of exactly its length, the same every time', async () => {
  const url = loopUrl('calm', 7.25);
  expect(url).toBe('loop:calm?seconds=7.250');
  expect(isLoopUrl(url)).toBe(true);
  const file = await fetchBlob(url);
  const samples = (file.size - HEADER) / (file.size > RATE * 7.25 * 6 ? 8 : 4);
  expect(samples / RATE).toBeCloseTo(7.25, 2);
  expect(await loopFile(url)?.arrayBuffer()).toEqual(await file.arrayBuffer());
});

test.each([
  'loop:nobody?seconds=5',
  'loop:calm',
  'loop:calm?seconds=0',
  'loop:calm?seconds=9999999',
  'loop:../x?seconds=3',
])('%s is missing, not a network error', async (url) => {
  await expect(fetchBlob(url)).rejects.toMatchObject({ code: 'missing' });
});

test('every piece has an address', () => {
  expect([loopIdOf('loop:nobody?seconds=5'), loopIdOf('/bright.wav')]).toEqual([undefined, undefined]);
  for (const { id } of loops) expect(loopIdOf(loopUrl(id, 1))).toBe(id);
  for (const { id } of loops) expect(loopUrl(id, 1)).toMatch(/^loop:[\w-]+\?seconds=1\.000$/);
});
