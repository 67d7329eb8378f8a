import { firstHttpUrl } from './firstHttpUrl';

test('finds the link inside a share text', () => {
  expect(firstHttpUrl('\u3010\u6dd8\u5b9d\u3011https://m.tb.cn/h.5abc?tk=x \u70b9\u51fb\u94fe\u63a5')).toBe(
    'https://m.tb.cn/h.5abc?tk=x',
  );
  expect(firstHttpUrl('\u770b\u770bhttps://a.cn/b\uff0c\u5f88\u597d')).toBe('https://a.cn/b');
  expect(firstHttpUrl('(see https://a.cn/b).')).toBe('https://a.cn/b');
  expect(firstHttpUrl('http://abc then http://a.b')).toBe('http://a.b');
});

test('finds none where there is none', () => {
  expect(firstHttpUrl('www.example.com is where')).toBeUndefined();
  expect(firstHttpUrl('photo.jpg')).toBeUndefined();
});

test('takes an address alone without its scheme', () => {
  expect(firstHttpUrl(' item.taobao.com/item.htm?id=1 ')).toBe('https://item.taobao.com/item.htm?id=1');
});
