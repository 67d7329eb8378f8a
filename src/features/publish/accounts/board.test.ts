import type { WemediaView } from '@/services/wemedia/schema';
import { boardPage, boardSums, daysLeft, needOf, needsCare } from './board';

const now = Date.parse('2026-11-22T08:00:00Z');

const anAccount = (id: string, fields: Partial<WemediaView> = {}, health: Partial<WemediaView['health']> = {}) =>
  ({
    id,
    platform: 'douyin',
    name: `账号${id}`,
    avatar: '',
    followers: 100,
    state: 'ok',
    expires_at: '2026-12-22T08:00:00Z',
    group: '',
    slots: [],
    per_day: 3,
    ai_declared: true,
    fixed_topics: { first: [], last: [] },
    connected_at: '2026-01-01T00:00:00Z',
    publishers: [],
    publisher_groups: [],
    ...fields,
    health: {
      posts_7d: 0,
      failed_30d: 0,
      sent_30d: 0,
      failure_rate: 0,
      waiting: 0,
      planned: 0,
      on_way: 0,
      stuck: 0,
      quota: 3,
      used_today: 0,
      ...health,
    },
  }) satisfies WemediaView;

const page = { page: 1, page_size: 20 };
const ids = (list: readonly { id: string }[]) => list.map(({ id }) => id);

describe('the health board', () => {
  it('puts who needs somebody first, and among equals who has more followers', () => {
    const list = [
      anAccount('well', { followers: 9 }),
      anAccount('big', { followers: 900 }),
      anAccount('failing', {}, { sent_30d: 4, failed_30d: 2, failure_rate: 0.5 }),
      anAccount('soon', { state: 'expiring' }),
      anAccount('stuck', {}, { stuck: 2 }),
      anAccount('gone', { state: 'expired' }),
      anAccount('goneWithWork', { state: 'expired' }, { waiting: 3 }),
    ];
    expect(ids(boardPage(list, page).list)).toEqual([
      'goneWithWork',
      'gone',
      'stuck',
      'soon',
      'failing',
      'big',
      'well',
    ]);
  });

  it('takes one failure among few posts, or a full day, for no trouble', () => {
    expect(needsCare(anAccount('a', {}, { sent_30d: 1, failed_30d: 1, failure_rate: 1 }))).toBe(false);
    expect(needsCare(anAccount('b', {}, { used_today: 3 }))).toBe(false);
    expect(needOf(anAccount('b', {}, { used_today: 3 }))).toBeGreaterThan(0);
  });

  it('filters by platform, group, state and words, and pages what is left', () => {
    const list = [
      anAccount('1', { group: '门店' }),
      anAccount('2', { group: '门店', platform: 'kuaishou' }),
      anAccount('3', { state: 'expired' }),
    ];
    expect(ids(boardPage(list, { ...page, group: '门店', platform: 'kuaishou' }).list)).toEqual(['2']);
    expect(ids(boardPage(list, { ...page, state: 'expired' }).list)).toEqual(['3']);
    expect(ids(boardPage(list, { ...page, keyword: '门店' }).list)).toEqual(['1', '2']);
    const second = boardPage(list, { page: 2, page_size: 2 });
    expect(ids(second.list)).toHaveLength(1);
    expect(second.paginator.total).toBe(3);
    expect(second.filter?.group).toEqual([{ value: '门店', label: '门店', count: 2 }]);
  });

  it('sorts by a column when asked to', () => {
    const list = [
      anAccount('a', { followers: 5 }),
      anAccount('b', { followers: 50 }),
      anAccount('c', { followers: 1 }),
    ];
    expect(ids(boardPage(list, { ...page, sort: 'followers', order: 'asc' }).list)).toEqual(['c', 'a', 'b']);
    expect(ids(boardPage(list, { ...page, sort: 'followers', order: 'desc' }).list)).toEqual(['b', 'a', 'c']);
  });

  it('counts whole days until a login ends', () => {
    expect(daysLeft({ expires_at: '2026-11-24T09:00:00Z' }, now)).toBe(2);
    expect(daysLeft({ expires_at: '2026-11-22T09:00:00Z' }, now)).toBe(0);
    expect(daysLeft({ expires_at: '2026-11-22T07:00:00Z' }, now)).toBe(-1);
  });

  it('adds up, and a rate over nothing is nothing', () => {
    expect(boardSums([])).toEqual({ count: 0, care: 0, waiting: 0, usedToday: 0, quota: 0, sent: 0, failureRate: 0 });
    const sums = boardSums([
      anAccount('a', {}, { sent_30d: 8, failed_30d: 2, waiting: 3 }),
      anAccount('b', { state: 'expired' }, { sent_30d: 2, failed_30d: 2 }),
    ]);
    expect(sums).toMatchObject({ count: 2, care: 1, waiting: 3, quota: 6, sent: 10, failureRate: 0.4 });
  });
});
