import { createHash } from 'node:crypto';
import fc from '@/testing/property';
import { createSha256 } from './sha256';

const known = (bytes: Uint8Array): string => createHash('sha256').update(bytes).digest('hex');

test.each([0, 1, 55, 56, 63, 64, 65, 119, 120, 1000])('%p bytes hash as the standard says', async (length) => {
  const bytes = Uint8Array.from({ length }, (_, index) => (index * 37) % 256);
  expect((await createSha256()).update(bytes).digest()).toBe(known(bytes));
});

test('however the bytes are cut into pieces, the hash is the same', async () => {
  await fc.assert(
    fc.asyncProperty(fc.array(fc.uint8Array({ maxLength: 200 }), { maxLength: 12 }), async (pieces) => {
      const hash = await createSha256();
      for (const piece of pieces) hash.update(piece);
      expect(hash.digest()).toBe(known(Buffer.concat(pieces)));
    }),
  );
});

test('two hashes at a time do not mix', async () => {
  const [first, second] = await Promise.all([createSha256(), createSha256()]);
  first.update('a');
  second.update('b');
  expect([first.digest(), second.digest()]).toEqual([known(Buffer.from('a')), known(Buffer.from('b'))]);
});
