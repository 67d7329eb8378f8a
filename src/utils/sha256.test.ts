import { createHash } from 'node:crypto';
import fc from 'fast-check';
import { Sha256 } from './sha256';

const known = (bytes: Uint8Array): string => createHash('sha256').update(bytes).digest('hex');

test.each([0, 1, 55, 56, 63, 64, 65, 119, 120, 1000])('%p bytes hash as the standard says', (length) => {
  const bytes = Uint8Array.from({ length }, (_, index) => (index * 37) % 256);
  expect(new Sha256().update(bytes).hex()).toBe(known(bytes));
});

test('however the bytes are cut into pieces, the hash is the same', () => {
  fc.assert(
    fc.property(fc.array(fc.uint8Array({ maxLength: 200 }), { maxLength: 12 }), (pieces) => {
      const hash = new Sha256();
      for (const piece of pieces) hash.update(piece);
      expect(hash.hex()).toBe(known(Buffer.concat(pieces)));
    }),
  );
});
