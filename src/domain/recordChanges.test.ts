import fc from '@/testing/property';
import { MAX_AUDIT_TEXT } from './audit';
import { recordChanges, recordName } from './recordChanges';

const goods = {
  id: 'g1',
  mchno: 'M1',
  title: '保温杯',
  price: 99,
  selling_points: ['轻便', '保温'],
  specs: [{ name: '容量', value: '480ml' }],
  updated_at: '2026-01-01T00:00:00.000Z',
};

test('texts, numbers and lists of texts are told with both values, nested ones only by name', () => {
  const after = {
    ...goods,
    title: '保温杯 2 代',
    price: 109,
    selling_points: ['保温', '不烫手'],
    specs: [],
    updated_at: '2026-01-02T00:00:00.000Z',
  };
  expect(recordChanges(goods, after)).toEqual([
    { field: 'title', before: '保温杯', after: '保温杯 2 代' },
    { field: 'price', before: '99', after: '109' },
    { field: 'selling_points', before: '轻便', after: '不烫手' },
    { field: 'specs', before: '', after: '' },
  ]);
});

test('what is new has no before, what is gone no after, and what was never there is no change', () => {
  expect(recordChanges(undefined, { id: 'x', title: '杯', note: '' })).toEqual([
    { field: 'title', before: '', after: '杯' },
  ]);
  expect(recordChanges({ id: 'x', status: 1 }, undefined)).toEqual([{ field: 'status', before: '1', after: '' }]);
  expect(recordChanges(undefined, undefined)).toEqual([]);
});

test.each([
  ['phone', '13800000001'],
  ['proved_phone', '13800000001'],
  ['password', 'Owner123!'],
  ['api_token', 'abc'],
  ['code', 'ABCD-1234'],
  ['key', 'sk-1'],
  ['wechat', 'shanye'],
  ['service_email', 'hi@shanye.cn'],
  ['address', '杭州市余杭区'],
])('that %s has changed is told, its value never', (field, value) => {
  expect(recordChanges({ id: 'x' }, { id: 'x', [field]: value })).toEqual([{ field, before: '', after: '' }]);
});

test.each([
  ['电话 13812345678，微信同号', '电话 138****5678，微信同号'],
  ['138 1234 5678 或 138-1234-5678', '138****5678 或 138****5678'],
  ['店里 0571-88886666', '店里 0571-****6666'],
  ['订单 202611271234567890', '订单 202611271234567890'],
  ['2026-11-27T08:00:00.000Z', '2026-11-27T08:00:00.000Z'],
  ['https://a.example/x?token=abc#b 看这里', 'https://a.example/x 看这里'],
])('of a text %s stands in the log: %s', (text, kept) => {
  expect(recordChanges({ note: '' }, { note: text })).toEqual([{ field: 'note', before: '', after: kept }]);
  expect(recordName({ id: 'x', name: text })).toBe(kept);
});

test('long texts are cut, and a record has no more than twenty fields in it', () => {
  const [text] = recordChanges({ text: '' }, { text: 'x'.repeat(9000) });
  expect(text?.after).toHaveLength(MAX_AUDIT_TEXT);
  const wide = Object.fromEntries(Array.from({ length: 50 }, (_, index) => [`field_${index}`, index]));
  expect(recordChanges({}, wide)).toHaveLength(20);
});

test('a record and itself never differ', () => {
  fc.assert(
    fc.property(fc.dictionary(fc.string(), fc.jsonValue()), (one) => recordChanges(one, { ...one }).length === 0),
  );
});
