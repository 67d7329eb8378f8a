import type { PublishItem } from '@/services/publish/schema';
import { dropPosts, type KnownSpan, mergeSpan, putPosts } from './useCalendarQuery';
import { shifted, stepOf } from './useKeyboardMove';

const aPost = (id: string, publishAt: string, version = 1) =>
  ({ id, publish_at: publishAt, version }) as Partial<PublishItem> as PublishItem;
const span = (key: string, from: string, to: string, list: readonly PublishItem[]): KnownSpan => ({
  key,
  from: Date.parse(from),
  to: Date.parse(to),
  list,
});
const november = (list: readonly PublishItem[]) => span('nov', '2026-11-01T00:00:00Z', '2026-12-01T00:00:00Z', list);
const december = (list: readonly PublishItem[]) => span('dec', '2026-12-01T00:00:00Z', '2027-01-01T00:00:00Z', list);
const ids = (spans: readonly KnownSpan[]) => spans.map(({ list }) => list.map(({ id }) => id));

test('a post that moves to another month leaves this one and stands in the other', () => {
  const post = aPost('a', '2026-11-30T12:00:00Z');
  const moved = putPosts([november([post]), december([])], [{ ...post, publish_at: '2026-12-01T12:00:00Z' }]);
  expect(ids(moved)).toEqual([[], ['a']]);
  expect(ids(putPosts(moved, [{ ...post, publish_at: '' }]))).toEqual([[], []]);
  expect(ids(dropPosts(moved, new Set(['a'])))).toEqual([[], []]);
});

test('an answer that is older than what was just moved here does not put it back', () => {
  const here = [november([aPost('a', '2026-11-20T12:00:00Z', 2), aPost('b', '2026-11-21T12:00:00Z')])];
  const stale = november([aPost('a', '2026-11-10T12:00:00Z', 1), aPost('b', '2026-11-11T12:00:00Z')]);
  const [known] = mergeSpan(here, stale, new Set(['b']));
  expect(known?.list.map(({ publish_at }) => publish_at.slice(8, 10))).toEqual(['20', '21']);
  const [fresh] = mergeSpan(here, november([aPost('a', '2026-11-10T12:00:00Z', 3)]), new Set());
  expect(fresh?.list.map(({ publish_at }) => publish_at.slice(8, 10))).toEqual(['10']);
});

test('arrows go by days and weeks in a month, by quarters of an hour where there are hours', () => {
  expect(stepOf('month', 'ArrowDown', false, false)).toEqual({ days: 7 });
  expect(stepOf('month', 'ArrowRight', false, true)).toEqual({ days: -1 });
  expect(stepOf('week', 'ArrowDown', false, false)).toEqual({ minutes: 15 });
  expect(stepOf('day', 'ArrowDown', true, false)).toEqual({ minutes: 60 });
  expect(stepOf('week', 'a', false, false)).toBeUndefined();
});

test('carried over midnight it is the next day, over a clock change the same time of day', () => {
  const zone = 'America/New_York';
  expect(shifted('2026-11-23T04:50:00.000Z', { minutes: 15 }, zone)).toBe('2026-11-23T05:00:00.000Z');
  expect(shifted('2026-10-31T22:30:00.000Z', { days: 1 }, zone)).toBe('2026-11-01T23:30:00.000Z');
});
