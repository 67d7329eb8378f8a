import { toHttpUrl } from './toHttpUrl';

test.each([
  ['item.taobao.com/item.htm?id=1', 'https://item.taobao.com/item.htm?id=1'],
  [' detail.1688.com/offer/7.html ', 'https://detail.1688.com/offer/7.html'],
  ['www.example.com', 'https://www.example.com'],
  ['example.com?id=1', 'https://example.com?id=1'],
  ['//img.alicdn.com/a.jpg', 'https://img.alicdn.com/a.jpg'],
  ['a.example:8080/x', 'https://a.example:8080/x'],
])('%s gets its scheme', (text, whole) => {
  expect(toHttpUrl(text)).toBe(whole);
});

test.each([
  'https://a.cn/1',
  'HTTP://a.cn',
  'ftp://a.cn/1.jpg',
  '/api/demo/asset/a.jpg',
  '//',
  '',
  'photo.jpg',
  '保温杯 480ml',
  '12.5/斤',
  'javascript:alert(1)',
  'user@example.com',
  'www. a.com',
])('%s stays as it is', (text) => {
  expect(toHttpUrl(text)).toBe(text);
});
