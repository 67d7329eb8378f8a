import { formatSize } from './formatSize';

test.each([
  [0, '0 B'],
  [-5, '0 B'],
  [Number.NaN, '0 B'],
  [1, '1 B'],
  [999, '999 B'],
  [1000, '0.977 KB'],
  [1024, '1.00 KB'],
  [1536, '1.50 KB'],
  [50 * 1024 ** 2, '50.0 MB'],
  [52_533_658, '50.1 MB'],
  [123 * 1024 ** 2, '123 MB'],
  [1023 * 1024, '0.999 MB'],
  [1024 ** 3, '1.00 GB'],
  [1024 ** 8, '1.00 YB'],
  [5000 * 1024 ** 8, '5000 YB'],
])('%d bytes read %s', (bytes, text) => {
  expect(formatSize(bytes)).toBe(text);
});
