import fc from '@/testing/property';
import { emptyListState, type ListShape, pageSizes, readListState, writeListState } from './listState';

const shape: ListShape = { filters: { status: ['0', '1'], category: undefined }, sortable: ['price'] };

test('an empty address is the default list, and the default list is an empty address', () => {
  expect(readListState(new URLSearchParams(), shape)).toEqual(emptyListState);
  expect(writeListState(emptyListState, new URLSearchParams(), shape).toString()).toBe('');
});

test('whatever is invalid is dropped, what is valid beside it stays', () => {
  const params = new URLSearchParams('page=-3&page_size=7&sort=password&order=up&view=tree&status=9&category=tea');
  expect(readListState(params, shape)).toEqual({ ...emptyListState, filters: { category: 'tea' } });
});

test('keys of others in the address survive a write', () => {
  const params = writeListState({ ...emptyListState, page: 2 }, new URLSearchParams('video=v1&page=9'), shape);
  expect(params.get('video')).toBe('v1');
  expect(params.get('page')).toBe('2');
});

test('any address reads, and what is read is what is written', () => {
  const value = fc.oneof(fc.string(), fc.constantFrom('1', '20', '50', 'asc', 'price', 'cards', 'new'));
  const keys = ['page', 'page_size', 'keyword', 'sort', 'order', 'view', 'open', 'status', 'category'];
  fc.assert(
    fc.property(fc.array(fc.tuple(fc.constantFrom(...keys), value), { maxLength: 12 }), (pairs) => {
      const state = readListState(new URLSearchParams(pairs), shape);
      expect(state.page).toBeGreaterThanOrEqual(1);
      expect(pageSizes).toContain(state.pageSize);
      const again = readListState(writeListState(state, new URLSearchParams(), shape), shape);
      // The direction means nothing without a field to sort by.
      expect(again).toEqual(state.sort ? state : { ...state, order: 'desc' });
    }),
  );
});
