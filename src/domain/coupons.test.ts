import {
  type CouponTerms,
  changeProblem,
  codeState,
  discountOf,
  readCode,
  readCustomers,
  readYuan,
  redeemRefusal,
  showCode,
  termsProblem,
  validSpan,
  yuanText,
} from './coupons';

const terms: CouponTerms = {
  kind: 'percent',
  value: 15,
  gift: '',
  min_spend: 0,
  valid_from: '2026-03-07',
  valid_to: '2026-03-08',
  total: 10,
  per_customer: 1,
  max_redemptions: null,
};

test.each([
  [{ kind: 'percent', value: 15 }, 999, 149],
  [{ kind: 'percent', value: 33 }, 1, 0],
  [{ kind: 'percent', value: 99 }, 101, 99],
  [{ kind: 'amount', value: 2000 }, 1500, 1500],
  [{ kind: 'gift', value: 0 }, 1500, 0],
] as const)('%j of %d fen is %d off: rounded down, never more than the order', (coupon, order, discount) => {
  expect(discountOf(coupon, order)).toBe(discount);
});

test.each([
  ['12.3', 1230],
  ['0.29', 29],
  ['１,２００', 120_000],
  ['¥ 8.05', 805],
  ['1.005', undefined],
  ['-1', undefined],
  ['', undefined],
  ['1e3', undefined],
] as const)('%j is %s fen', (text, fen) => expect(readYuan(text)).toBe(fen));

test('fen are written as they are typed', () => expect([1205, 1200, 5].map(yuanText)).toEqual(['12.05', '12', '0.05']));

test('a code is read however it is typed', () => {
  expect(readCode(' abcd-ef o1-ＬI00 ')).toBe('ABCDEF011100');
  expect(showCode('ABCDEF011100')).toBe('ABCD-EF01-1100');
});

test('a day on which the clocks change is as long as it is', () => {
  const { from, to } = validSpan(terms, 'America/New_York');
  expect(new Date(from).toISOString()).toBe('2026-03-07T05:00:00.000Z');
  expect(new Date(to).toISOString()).toBe('2026-03-09T04:00:00.000Z');
  expect((to - from) / 3_600_000).toBe(47);
});

test('the last moment still holds, the next does not', () => {
  const { from, to } = validSpan(terms, 'America/New_York');
  const at = (now: number) =>
    redeemRefusal({
      terms,
      state: 'active',
      facts: { wasReverted: false },
      redeemedCount: 0,
      zone: 'America/New_York',
      now,
    });
  expect(at(from - 1)).toEqual({ reason: 'notYet', at: from });
  expect(at(from)).toBeUndefined();
  expect(at(to - 1)).toBeUndefined();
  expect(at(to)).toEqual({ reason: 'expired', at: to });
});

test('a code that was taken back can be used again until it expires', () => {
  expect(codeState({ wasReverted: true }, 100, 99)).toBe('reverted');
  expect(codeState({ wasReverted: true }, 100, 100)).toBe('expired');
  expect(codeState({ wasReverted: true, redeemed: { at: 1, by: '' } }, 100, 100)).toBe('redeemed');
});

test('customers are read from what is pasted, wrong lines by their number', () => {
  const { customers, wrongLines } = readCustomers(
    '沈知夏\t139 0000 0021\n\n无号码\nAnn Lee, +86 139-0000-0022\r\n13900000021\n江野 1390000002\n周末 +861390000002\n陈店 010-62345678',
  );
  expect(customers).toEqual([
    { name: '沈知夏', phone: '13900000021' },
    { name: 'Ann Lee', phone: '13900000022' },
  ]);
  expect(wrongLines).toEqual([
    { line: 3, text: '无号码' },
    { line: 5, text: '13900000021' },
    { line: 6, text: '江野 1390000002' },
    { line: 7, text: '周末 +861390000002' },
    { line: 8, text: '陈店 010-62345678' },
  ]);
});

test('terms that make no sense are named, and none that customers hold get worse', () => {
  expect(termsProblem(terms)).toBeUndefined();
  expect(termsProblem({ ...terms, value: 100 })).toBe('percent');
  expect(termsProblem({ ...terms, valid_to: '2026-02-30' })).toBe('days');
  expect(termsProblem({ ...terms, max_redemptions: 11 })).toBe('redemptions');
  expect(changeProblem(terms, { ...terms, value: 10 }, 0)).toBeUndefined();
  expect(changeProblem(terms, { ...terms, value: 10 }, 1)).toBe('fixed');
  expect(changeProblem(terms, { ...terms, max_redemptions: 9 }, 1)).toBe('fewer');
});
