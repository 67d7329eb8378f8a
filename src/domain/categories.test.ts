import { findSameName, followMerges } from './categories';

const rows = [
  { id: 'a', name: '美妆护肤' },
  { id: 'b', name: 'Home', merged_into: 'a' },
  { id: 'c', name: '家居', merged_into: 'b' },
  { id: 'x', name: '甲', merged_into: 'y' },
  { id: 'y', name: '乙', merged_into: 'x' },
];

test.each([
  ['美妆 护肤', undefined, 'a'],
  ['ｈｏｍｅ', undefined, 'b'],
  ['美妆护肤', 'a', undefined],
  ['美妆', undefined, undefined],
])('the name %s for %s stands at %s', (name, own, found) => {
  expect(findSameName(rows, name, own)?.id).toBe(found);
});

test.each([
  ['a', 'a'],
  ['c', 'a'],
  ['z', undefined],
])('%s is %s today', (id, present) => {
  expect(followMerges(rows, id)?.id).toBe(present);
});

test('a loop of a broken state ends', () => {
  expect(['x', 'y']).toContain(followMerges(rows, 'x')?.id);
});
