import type { BoardPost } from './arrange';
import { causedBy } from './causedBy';
import { checkMatrix } from './checkMatrix';

const hour = 3_600_000;
const start = Date.parse('2026-11-23T00:00:00Z');
const post = (video_id: string, hours: number, account_id = 'one'): BoardPost => ({
  key: `${video_id}|${account_id}|${hours}`,
  video_id,
  account_id,
  platform: 'weibo',
  at: start + hours * hour,
  isMoved: false,
});
const rules = { zone: 'UTC', minGapMinutes: 60, perDay: 2 };
const caused = (mine: BoardPost, others: readonly BoardPost[]) => {
  const check = (list: readonly BoardPost[]) => checkMatrix(list, [], [], rules, start - hour);
  return causedBy(mine, check(others), check([...others, mine]));
};

describe('what a moved post brings upon a plan', () => {
  it('is told before it is put there, though the later one of two bears the fault', () => {
    const [later, mine] = [post('a', 20, 'two'), post('a', 10)];
    expect(caused(mine, [later])).toEqual([{ post: mine, fault: 'sameVersion', other: later }]);
  });

  it('is its own fault where it is the later one', () => {
    const [earlier, mine] = [post('a', 10, 'two'), post('a', 20)];
    expect(caused(mine, [earlier])).toEqual([{ post: mine, fault: 'sameVersion', other: earlier }]);
  });

  it('is a day that it fills over the brim', () => {
    const mine = post('c', 1);
    expect(caused(mine, [post('a', 10), post('b', 20)]).map(({ fault }) => fault)).toEqual(['dayFull']);
  });

  it('is nothing where others were in each other’s way before', () => {
    expect(caused(post('c', 40), [post('a', 10), post('b', 10.5)])).toEqual([]);
  });
});
