import type { Notice } from '@/services/notice/schema';
import { withoutNotices } from './useNotices';

const notice = (id: string): Notice => ({
  id,
  title: id,
  content: '',
  kind: 'system',
  status: 0,
  created_at: '2026-11-20T00:00:00Z',
});

test('what is marked as read leaves the list and both counts, unknown ids change nothing', () => {
  const data = { noticeList: [notice('a'), notice('b'), notice('c')], totalCount: 7, unreadCount: 3 };
  const after = withoutNotices(data, ['a', 'c', 'zzz']);
  expect(after.noticeList.map(({ id }) => id)).toEqual(['b']);
  expect(after).toMatchObject({ totalCount: 5, unreadCount: 1 });
});
