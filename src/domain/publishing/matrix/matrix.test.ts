import { elapsed } from '@/testing/elapsed';
import fc from '@/testing/property';
import { localOf } from '../zone';
import { checkMatrix, type MatrixAccount, type MatrixInput, type MatrixRules, planMatrix } from './index';

const zone = 'Asia/Shanghai';
const now = Date.parse('2026-11-22T02:00:00Z');

const rulesOf = (patch: Partial<MatrixRules> = {}): MatrixRules => ({
  from: '2026-11-23',
  days: 7,
  zone,
  slots: ['09:00', '12:00', '18:30', '21:00'],
  minGapMinutes: 60,
  perDay: 2,
  reach: 'everyPlatform',
  spread: 'even',
  seed: 1,
  ...patch,
});
const accountsOf = (...platforms: readonly string[]): MatrixAccount[] =>
  platforms.map((platform, index) => ({ id: `a${index}`, platform }));
const videosOf = (count: number) => Array.from({ length: count }, (_, index) => ({ id: `v${index}` }));
const inputOf = (patch: Partial<MatrixInput> = {}): MatrixInput => ({
  videos: videosOf(4),
  accounts: accountsOf('douyin', 'douyin', 'kuaishou'),
  taken: [],
  rules: rulesOf(),
  now,
  ...patch,
});

test('every version goes once to each platform, shared among its accounts, over all days', () => {
  const { posts, unplaced } = planMatrix(inputOf());
  expect(unplaced).toEqual([]);
  expect(posts).toHaveLength(8);
  const perAccount = ['a0', 'a1', 'a2'].map((id) => posts.filter((post) => post.account_id === id).length);
  expect(perAccount).toEqual([2, 2, 4]);
  const days = new Set(posts.filter(({ account_id }) => account_id === 'a2').map(({ at }) => localOf(at, zone).date));
  expect(days.size).toBe(4);
});

test('as early as possible fills the first days', () => {
  const { posts } = planMatrix(inputOf({ rules: rulesOf({ spread: 'early' }) }));
  expect(localOf(posts.at(-1)?.at ?? 0, zone).date).toBe('2026-11-24');
});

test('what has no place says why', () => {
  const taken = [{ video_id: 'v0', account_id: 'x', platform: 'douyin', at: now }];
  const { unplaced } = planMatrix(
    inputOf({
      videos: videosOf(5),
      accounts: accountsOf('douyin', 'bilibili', 'kuaishou'),
      taken,
      rules: rulesOf({ days: 1, perDay: 2, windows: { kuaishou: { minMinutes: 60, maxDays: 0 } } }),
      refuses: (video, { platform }) => (video.id === 'v1' && platform === 'bilibili' ? ['VIDEO_TOO_LONG'] : []),
    }),
  );
  const reasonOf = (id: string, platform: string) =>
    unplaced.find((each) => each.video_id === id && each.platform === platform);
  expect(reasonOf('v0', 'douyin')?.reason).toBe('duplicate');
  expect(reasonOf('v1', 'bilibili')).toMatchObject({ reason: 'refused', codes: ['VIDEO_TOO_LONG'] });
  expect(reasonOf('v2', 'kuaishou')?.reason).toBe('noSlots');
  expect(reasonOf('v4', 'douyin')?.reason).toBe('full');
});

test('each version on one account only', () => {
  const { posts } = planMatrix(inputOf({ videos: videosOf(6), rules: rulesOf({ reach: 'once' }) }));
  expect(posts).toHaveLength(6);
  expect(new Set(posts.map(({ video_id }) => video_id)).size).toBe(6);
});

test('a plan that was changed by hand is told its faults', () => {
  const accounts = accountsOf('douyin', 'kuaishou');
  const at = Date.parse('2026-11-23T04:00:00Z');
  const post = (video_id: string, account: number, hours: number) => ({
    video_id,
    account_id: `a${account}`,
    platform: accounts[account]?.platform ?? '',
    at: at + hours * 3_600_000,
  });
  const faults = (posts: readonly ReturnType<typeof post>[], rules = rulesOf()) =>
    checkMatrix(posts, [], accounts, rules, now).map(({ fault }) => fault);
  expect(faults([post('v0', 0, 0), post('v0', 1, 0)])).toEqual([]);
  expect(faults([post('v0', 0, 0), post('v0', 0, 5)])).toEqual(['sameVersion']);
  expect(faults([post('v0', 0, 0), post('v1', 0, 0.5)])).toEqual(['tooClose']);
  expect(faults([post('v0', 0, 0), post('v1', 0, 2), post('v2', 0, 4)])).toEqual(['dayFull']);
  expect(faults([post('v0', 0, -72)])).toEqual(['past']);
  expect(faults([post('v0', 0, 0)], rulesOf({ windows: { douyin: { minMinutes: 120, maxDays: 1 } } }))).toEqual([
    'window',
  ]);
});

const clockOf = (minutes: number): string =>
  `${String(Math.floor(minutes / 60)).padStart(2, '0')}:${String(minutes % 60).padStart(2, '0')}`;
const platforms = ['douyin', 'kuaishou', 'xiaohongshu', 'shipinhao', 'bilibili'];
const anInput: fc.Arbitrary<MatrixInput> = fc
  .record({
    videos: fc.integer({ min: 0, max: 25 }),
    accounts: fc.array(
      fc.record({
        platform: fc.constantFrom(...platforms),
        perDay: fc.option(fc.integer({ min: 0, max: 4 }), { nil: undefined }),
        slots: fc.option(fc.array(fc.integer({ min: 0, max: 1439 }), { maxLength: 5 }), { nil: undefined }),
      }),
      { maxLength: 8 },
    ),
    taken: fc.array(
      fc.record({
        video: fc.integer({ min: 0, max: 30 }),
        account: fc.integer({ min: 0, max: 8 }),
        minutes: fc.integer({ min: 0, max: 12 * 1440 }),
      }),
      { maxLength: 20 },
    ),
    days: fc.integer({ min: 1, max: 12 }),
    slots: fc.array(fc.integer({ min: 0, max: 1439 }), { maxLength: 7 }),
    minGapMinutes: fc.integer({ min: 0, max: 300 }),
    perDay: fc.integer({ min: 1, max: 5 }),
    reach: fc.constantFrom('everyPlatform' as const, 'once' as const),
    spread: fc.constantFrom('even' as const, 'early' as const),
    // Clocks change within these days: by an hour in three of them, by half an hour in Lord Howe.
    zone: fc.constantFrom(zone, 'America/New_York', 'Europe/Berlin', 'Africa/Cairo', 'Australia/Lord_Howe'),
    day: fc.constantFrom('2026-10-02', '2026-10-22', '2026-10-29', '2027-03-12', '2027-03-26'),
    windows: fc.dictionary(
      fc.constantFrom(...platforms),
      fc.record({ minMinutes: fc.integer({ min: 0, max: 2880 }), maxDays: fc.integer({ min: 0, max: 14 }) }),
    ),
    seed: fc.integer({ min: 0, max: 1_000_000 }),
  })
  .map(({ videos, accounts, taken, slots, day, ...rules }) => {
    const begin = Date.parse(`${day}T02:00:00Z`);
    const known = accounts.map(({ platform, perDay, slots: own }, index) => ({
      id: `a${index}`,
      platform,
      ...(perDay === undefined ? {} : { perDay }),
      ...(own === undefined ? {} : { slots: own.map(clockOf) }),
    }));
    return {
      videos: videosOf(videos),
      accounts: known,
      taken: taken.flatMap(({ video, account, minutes }) => {
        const platform = known[account]?.platform;
        return platform
          ? [{ video_id: `v${video}`, account_id: `a${account}`, platform, at: begin + minutes * 60_000 }]
          : [];
      }),
      rules: {
        from: day,
        ...rules,
        slots: slots.map(clockOf),
      },
      now: begin,
    };
  });

test('no plan ever breaks a rule', () => {
  fc.assert(
    fc.property(anInput, (input) => {
      const { posts } = planMatrix(input);
      expect(checkMatrix(posts, input.taken, input.accounts, input.rules, input.now)).toEqual([]);
    }),
    { numRuns: 300 },
  );
});

test('nothing gets lost: every wish is a post or has its reason', () => {
  fc.assert(
    fc.property(anInput, (input) => {
      const { posts, unplaced } = planMatrix(input);
      const places = new Set(input.accounts.map(({ platform }) => platform)).size;
      const wishes = input.videos.length * (input.rules.reach === 'once' ? 1 : places);
      expect(posts.length + unplaced.length).toBe(wishes);
    }),
    { numRuns: 200 },
  );
});

test('a version stays without a place only when no willing account has room left', () => {
  fc.assert(
    fc.property(anInput, (input) => {
      const { unplaced, room } = planMatrix(input);
      for (const { reason, platform } of unplaced) {
        if (reason !== 'full') continue;
        const own = input.accounts.filter((account) => !platform || account.platform === platform);
        const isOnlyOne = input.rules.reach === 'once';
        if (!isOnlyOne) expect(own.every(({ id }) => room[id] === 0)).toBe(true);
      }
    }),
    { numRuns: 200 },
  );
});

test('same seed, same plan, in whatever order the taken posts are named', () => {
  fc.assert(
    fc.property(anInput, (input) => {
      expect(planMatrix({ ...input, taken: [...input.taken].reverse() })).toEqual(planMatrix(input));
    }),
    { numRuns: 100 },
  );
});

test('a hundred versions on thirty accounts take milliseconds', () => {
  const accounts = Array.from({ length: 30 }, (_, index) => ({
    id: `a${index}`,
    platform: platforms[index % platforms.length] ?? '',
  }));
  const input = inputOf({ videos: videosOf(100), accounts, rules: rulesOf({ days: 30 }) });
  expect(planMatrix(input).posts).toHaveLength(500);
  // The budget is 200 ms by the bench, in a browser.
  expect(elapsed(() => planMatrix(input))).toBeLessThan(1000);
});
