import { formatPrice } from './formatPrice';

test.each([
  ['9', '¥9'],
  ['129.90', '¥129.90'],
  ['1699.00', '¥1,699.00'],
  ['12345678.5', '¥12,345,678.5'],
])('%s is tagged %s', (yuan, tag) => {
  expect(formatPrice(yuan)).toBe(tag);
});
