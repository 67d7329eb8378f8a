import fc from '@/testing/property';
import {
  adviceFor,
  bestHours,
  changeOf,
  edgesOf,
  filtered,
  groupsOf,
  type Measured,
  measure,
  measureDays,
  median,
  type PostFact,
  previousOf,
  rangeOf,
  rankGroups,
  settledPosts,
  sumCounts,
  weekKey,
  weekLater,
  weekRange,
} from '.';

const hour = 3_600_000;
const day = 24 * hour;

interface Given {
  readonly at?: number;
  readonly views?: number;
  readonly finish?: number;
  readonly framework?: string;
  readonly account?: string;
  readonly tags?: readonly string[];
}

let number = 0;
/** A post whose views all come within its first two days. */
function aFact({
  at = 0,
  views = 1000,
  finish = 0.3,
  framework = 'f',
  account = 'a',
  tags = [],
}: Given = {}): PostFact {
  number += 1;
  const id = `p${number}`;
  return {
    id,
    at,
    tags,
    keys: {
      post: id,
      video: 'v',
      framework,
      goods: 'g',
      topic: '',
      account,
      platform: 'douyin',
      member: 'm',
      hour: '20',
    },
    countsAt(moment) {
      const now = Math.floor(views * Math.min(1, Math.max(0, (moment - at) / (2 * day))));
      return {
        views: now,
        finishes: Math.round(now * finish),
        likes: Math.floor(now / 20),
        comments: 0,
        shares: 0,
        follows: 0,
      };
    },
  };
}

const settled = (facts: readonly PostFact[]): readonly Measured[] => settledPosts(facts, 1000 * day).posts;
const many = (count: number, given: (index: number) => Given) =>
  Array.from({ length: count }, (_, i) => aFact(given(i)));

describe('times', () => {
  test('days, this week and this month end today', () => {
    expect(rangeOf('7d', '2026-03-03')).toEqual({ from: '2026-02-25', to: '2026-03-03' });
    expect(rangeOf('week', '2026-03-03')).toEqual({ from: '2026-03-02', to: '2026-03-03' });
    expect(rangeOf('month', '2026-03-03')).toEqual({ from: '2026-03-01', to: '2026-03-03' });
    expect(previousOf({ from: '2026-02-25', to: '2026-03-03' })).toEqual({ from: '2026-02-18', to: '2026-02-24' });
  });

  test.each([
    ['2026-01-01', '2026-W01'],
    ['2027-01-01', '2026-W53'],
    ['2024-12-30', '2025-W01'],
    ['2026-11-22', '2026-W47'],
  ])('%s lies in week %s', (date, week) => {
    expect(weekKey(date)).toBe(week);
    const range = weekRange(week);
    expect(range && range.from <= date && date <= range.to).toBe(true);
  });

  test('weeks go over the year’s end, and what is no week is none', () => {
    expect(weekLater('2026-W53', 1)).toBe('2027-W01');
    expect(weekRange('2025-W53')).toBeUndefined();
    expect(weekRange('2026-11')).toBeUndefined();
  });

  test('the day on which clocks are put forward has 23 hours', () => {
    const [begin = 0, end = 0] = edgesOf({ from: '2026-03-29', to: '2026-03-29' }, 'Europe/Berlin');
    expect((end - begin) / hour).toBe(23);
  });
});

describe('counting', () => {
  const facts = [aFact({ at: day }), aFact({ at: 3 * day, tags: ['x', 'y'] }), aFact({ at: 8 * day, tags: ['x'] })];

  test('by publish date a post counts in full on its day; by occurrence only what came', () => {
    const span = { from: 2 * day, to: 5 * day };
    expect(measure(facts, span, 'published', 100 * day).map(({ counts }) => counts.views)).toEqual([1000]);
    // half of the first post's views came before the span began
    expect(measure(facts, span, 'happened', 100 * day).map(({ counts }) => counts.views)).toEqual([500, 1000]);
  });

  test('days add up to the whole, whatever the posts and the moment', () => {
    fc.assert(
      fc.property(
        fc.array(fc.record({ at: fc.integer({ min: -5 * day, max: 12 * day }), views: fc.nat(5000) }), {
          maxLength: 12,
        }),
        fc.constantFrom('published' as const, 'happened' as const),
        fc.integer({ min: 0, max: 14 * day }),
        (given, basis, asOf) => {
          const posts = given.map(aFact);
          const edges = Array.from({ length: 8 }, (_, index) => index * day);
          const whole = measure(posts, { from: 0, to: 7 * day }, basis, asOf);
          const days = measureDays(posts, edges, basis, asOf);
          expect(sumCounts(days.map(({ counts }) => counts))).toEqual(sumCounts(whole.map(({ counts }) => counts)));
        },
      ),
    );
  });

  test('a post with two tags counts under both; filters must all be met', () => {
    const all = measure(facts, { from: 0, to: 10 * day }, 'published', 100 * day);
    const tags = groupsOf(all, 'tag');
    expect(tags.map(({ key, posts, share }) => [key, posts.length, Number(share.toFixed(3))])).toEqual([
      ['x', 2, 0.667],
      ['', 1, 0.333],
      ['y', 1, 0.333],
    ]);
    expect(filtered(facts, { tag: 'y', platform: 'douyin' })).toHaveLength(1);
    expect(filtered(facts, { tag: 'y', platform: 'weibo' })).toEqual([]);
  });

  test('the middle', () => {
    expect([median([]), median([3]), median([9, 1]), median([5, 1, 9])]).toEqual([0, 3, 5, 5]);
  });

  test('a change from nothing has no ratio, and few posts are said', () => {
    expect(changeOf({ value: 10, posts: 9 }, { value: 0, posts: 9 })).toEqual({
      absolute: 10,
      ratio: undefined,
      isSmall: false,
    });
    expect(changeOf({ value: 15, posts: 9 }, { value: 10, posts: 4 })).toMatchObject({ ratio: 0.5, isSmall: true });
    expect(changeOf({ value: 15, posts: 9 }, { value: 0, posts: 0 })).toBeUndefined();
  });
});

describe('ranking', () => {
  const wobble = (index: number): number => 0.02 * ((index % 3) - 1);
  const good = many(20, (i) => ({ framework: 'good', finish: 0.45 + wobble(i), views: 1000 + 100 * (i % 5) }));
  const bad = many(20, (i) => ({ framework: 'bad', finish: 0.2 + wobble(i), views: 400 + 50 * (i % 5) }));

  test.each(['finish_rate', 'views'] as const)('a real difference of %s is found and said', (metric) => {
    const { groups, better } = rankGroups(settled([...bad, ...good]), 'framework', metric);
    expect(groups.map(({ key, verdict }) => [key, verdict])).toEqual([
      ['good', 'above'],
      ['bad', 'below'],
    ]);
    expect(better).toMatchObject([{ a: 'good', b: 'bad' }]);
  });

  test('one brilliant post neither leads nor is called better', () => {
    const lucky = [aFact({ framework: 'lucky', finish: 0.6, views: 90_000 })];
    for (const metric of ['finish_rate', 'views', 'relative'] as const) {
      const { groups, better } = rankGroups(settled([...good, ...bad, ...lucky]), 'framework', metric);
      expect(groups.find(({ key }) => key === 'lucky')?.verdict).toBe('few');
      expect(better.some(({ a }) => a === 'lucky')).toBe(false);
      expect(metric === 'finish_rate' || groups.at(-1)?.key === 'lucky').toBe(true);
    }
  });

  test('equal groups are not told apart', () => {
    const twins = ['one', 'two'].flatMap((framework) =>
      many(12, (i) => ({ framework, finish: 0.3 + 0.1 * Math.sin(i), views: 800 + 200 * (i % 4) })),
    );
    const { groups, better } = rankGroups(settled(twins), 'framework', 'finish_rate');
    expect(better).toEqual([]);
    expect(groups.map(({ verdict }) => verdict)).toEqual(['open', 'open']);
  });

  test('posts that are not old enough are left out and counted', () => {
    const now = 10 * day;
    const { posts, young } = settledPosts([aFact({ at: 0 }), aFact({ at: 9 * day })], now);
    expect([posts.length, young]).toEqual([1, 1]);
  });
});

describe('hours', () => {
  const clock = (at: number) => ({ hour: Math.floor(at / hour) % 24, weekday: 1 });

  test('a big account does not decide: its usual is its own', () => {
    const posts = settled([
      ...many(6, (i) => ({ account: 'big', at: 9 * hour + i * day, views: 100_000 })),
      ...many(6, (i) => ({ account: 'small', at: (i % 2 ? 9 : 20) * hour + i * day, views: i % 2 ? 100 : 300 })),
    ]);
    const { best, cells, leftOut } = bestHours(posts, clock);
    expect(best.map((one) => one.hour)).toEqual([20]);
    expect(cells.find((cell) => cell.hour === 9)).toMatchObject({ posts: 9, times: 1 });
    expect(leftOut).toBe(0);
  });

  test('accounts with fewer than three posts are left out', () => {
    expect(bestHours(settled(many(2, () => ({}))), clock)).toMatchObject({ posts: 0, leftOut: 2, cells: [], best: [] });
  });
});

test('advice follows from the numbers, and with few posts it is to make more', () => {
  const interval = { value: 0.4, low: 0.35, high: 0.45 };
  const none = { hours: { best: [] }, usedHours: new Map(), accounts: [] };
  expect(adviceFor({ ...none, ranking: { groups: [], posts: 2 } })).toEqual([{ code: 'start', posts: 2 }]);
  const advice = adviceFor({
    ranking: {
      posts: 40,
      overall: 0.3,
      groups: [
        { key: 'good', posts: 20, views: 1, verdict: 'above', interval },
        { key: 'new', posts: 2, views: 1, verdict: 'few', interval },
        { key: 'so', posts: 18, views: 1, verdict: 'open', interval },
      ],
    },
    hours: { best: [{ hour: 20, posts: 9, times: 1.5, interval: { value: 1.5, low: 1.1, high: 2 } }] },
    usedHours: new Map([[20, 1]]),
    accounts: [
      { key: 'quiet', posts: 0, before: 3 },
      { key: 'busy', posts: 4, before: 3 },
    ],
  });
  expect(advice).toMatchObject([
    { code: 'use', key: 'good', posts: 20 },
    { code: 'hour', hour: 20, used: 1 },
    { code: 'try', key: 'new', more: 3 },
    { code: 'silent', key: 'quiet', before: 3 },
  ]);
});
