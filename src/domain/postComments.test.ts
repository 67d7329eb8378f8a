import fc from '@/testing/property';
import { maskComment, phoneInComment } from './postComments';

test.each([
  ['想要两只，13900005001 联系我', '13900005001', '想要两只，139****5001 联系我'],
  ['电话139-0000-5002', '13900005002', '电话139****5002'],
  ['１３９００００５００３', '13900005003', '139****5003'],
  ['单号 1390000500345678 到哪了', '', '单号 1390000500345678 到哪了'],
  ['2026 年 11 月买的', '', '2026 年 11 月买的'],
  ['真的不漏吗', '', '真的不漏吗'],
])('in %j the phone is %j', (text, phone, shown) => {
  expect(phoneInComment(text)).toBe(phone);
  expect(maskComment(text)).toBe(shown);
});

test('no phone that was found is left readable', () => {
  const words = fc.constantFrom('电话', '，', ' 加我 ', '买 2 只', '。');
  const phone = fc.integer({ min: 13_000_000_000, max: 19_999_999_999 }).map(String);
  fc.assert(
    fc.property(fc.array(fc.oneof(words, phone), { maxLength: 6 }), (parts) => {
      const text = parts.join('，');
      expect(phoneInComment(maskComment(text))).toBe('');
    }),
  );
});
