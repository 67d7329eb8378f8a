import fc from '@/testing/property';
import { inboxOf, maskComment, phoneInComment } from './postComments';

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

test('the inbox holds the newest of each post of two weeks, and what was worked on', () => {
  const DAY_MS = 86_400_000;
  const now = 100 * DAY_MS;
  const comment = (post_id: string, days: number, isKept = false) => ({ post_id, at: now - days * DAY_MS, isKept });
  const busy = Array.from({ length: 40 }, (_, index) => comment('busy', index / 10));
  const old = [comment('old', 15), comment('old', 40, true)];
  const shown = inboxOf([...busy, ...old, comment('quiet', 13.9), comment('busy', 90, true)], now);
  expect(shown.filter(({ post_id }) => post_id === 'busy')).toEqual([...busy.slice(0, 5), comment('busy', 90, true)]);
  expect(shown.filter(({ post_id }) => post_id === 'old')).toEqual([comment('old', 40, true)]);
  expect(shown.filter(({ post_id }) => post_id === 'quiet')).toHaveLength(1);
});
