import { createHash } from 'node:crypto';
import { hashPath } from './hashPath';

test('folders and hash come from md5 of the time', () => {
  const digest = createHash('md5').update('1763638634000').digest('hex');
  expect(hashPath(1763638634000)).toEqual({
    folders: `${digest[0]}/${digest[1]}/${digest[2]}/${digest[3]}`,
    hash8: digest.slice(0, 8),
  });
});
