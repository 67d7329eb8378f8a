import { isHttpUrl } from './isHttpUrl';

test.each([
  'http://example.com',
  'https://www.example.com/a?b=c#d',
  'HTTPS://Example.COM',
  'http://localhost:8000/api/demo/product/thermos',
  'http://127.0.0.1/x',
  'http://[::1]:8000/',
  'https://\u4f8b\u5b50.\u4e2d\u56fd/\u5546\u54c1',
  ' https://a.b ',
])('%s is an address', (text) => {
  expect(isHttpUrl(text)).toBe(true);
});

test.each([
  '',
  'example.com',
  'www.example.com',
  'ftp://a.b',
  'http://',
  'http://abc',
  'https:///a.b',
  'http://a b.c',
  'javascript:alert(1)',
  'http://a..b',
])('%s is none', (text) => {
  expect(isHttpUrl(text)).toBe(false);
});
