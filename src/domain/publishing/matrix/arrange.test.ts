import fc from '@/testing/property';
import { platformIds, platforms as platformRules } from '../../platforms';
import {
  arrange,
  checkMatrix,
  fitTexts,
  type MatrixEdits,
  type MatrixInput,
  type MatrixPost,
  wishKey,
  withEdits,
} from './index';

const zone = 'Asia/Shanghai';
const now = Date.parse('2026-11-22T02:00:00Z');
const platforms = ['douyin', 'kuaishou', 'bilibili'];

const inputOf = (patch: Partial<MatrixInput['rules']> = {}, videos = 6, accounts = 5): MatrixInput => ({
  videos: Array.from({ length: videos }, (_, index) => ({ id: `v${index}` })),
  accounts: Array.from({ length: accounts }, (_, index) => ({
    id: `a${index}`,
    platform: platforms[index % platforms.length] ?? '',
  })),
  taken: [],
  rules: {
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
  },
  now,
});
const placed = (input: MatrixInput, account: number, video: number, minutes: number): MatrixPost => ({
  video_id: `v${video}`,
  account_id: `a${account}`,
  platform: input.accounts[account]?.platform ?? '',
  at: Date.parse('2026-11-23T01:00:00Z') + minutes * 60_000,
});

test('what was placed by hand stays through a new plan, and the others keep their distance from it', () => {
  const input = inputOf();
  const own = placed(input, 0, 2, 35);
  const edits = { [wishKey(own, 'everyPlatform')]: own };
  for (const seed of [1, 2, 3]) {
    const { posts } = arrange({ ...input, rules: { ...input.rules, seed } }, edits);
    expect(posts.find(({ isMoved }) => isMoved)).toMatchObject(own);
    expect(posts.filter(({ video_id, platform }) => video_id === 'v2' && platform === 'douyin')).toHaveLength(1);
    expect(checkMatrix(posts, [], input.accounts, input.rules, now)).toEqual([]);
  }
});

test('what was taken out stays out, and is not told as left over', () => {
  const { posts, unplaced } = arrange(inputOf(), { 'v1|douyin': null });
  expect(posts.some(({ key }) => key === 'v1|douyin')).toBe(false);
  expect(unplaced).toEqual([]);
});

test('edits of videos and accounts that are no longer chosen are let be', () => {
  const input = inputOf();
  const gone = { ...placed(input, 0, 2, 0), account_id: 'gone' };
  const { posts } = arrange(input, { 'v2|douyin': gone, 'other|douyin': null });
  expect(posts.some(({ account_id }) => account_id === 'gone')).toBe(false);
  expect(posts.filter(({ video_id, platform }) => video_id === 'v2' && platform === 'douyin')).toHaveLength(1);
});

test('a move changes nothing else', () => {
  const { posts } = arrange(inputOf());
  const [first] = posts;
  if (!first) throw new Error('no posts');
  const moved = withEdits(posts, { [first.key]: { ...first, at: first.at + 86_400_000 } });
  expect(moved.filter(({ isMoved }) => isMoved)).toHaveLength(1);
  expect(moved.filter(({ isMoved }) => !isMoved)).toEqual(posts.slice(1));
});

test('a plan that is held stands as it stood, also beside a post that a hand has put on the platform of another', () => {
  const input = inputOf();
  const { posts } = arrange(input);
  const own = posts.find(({ key }) => key === 'v2|douyin');
  if (!own) throw new Error('no post');
  const edits = { [own.key]: { ...own, account_id: 'a1', platform: 'kuaishou' } };
  const board = withEdits(posts, edits);
  // Without it the planner sees a second post of the video there, and has no place for its own.
  expect(arrange(input, edits).unplaced).toMatchObject([{ video_id: 'v2', platform: 'kuaishou', reason: 'duplicate' }]);
  const held = Object.fromEntries(board.filter(({ isMoved }) => !isMoved).map((post) => [post.key, post]));
  const again = arrange(input, edits, held);
  expect(again.unplaced).toEqual([]);
  expect(new Set(again.posts)).toEqual(new Set(board));
});

test('around any edits: no planned post breaks a rule, none is lost or doubled, same seed same plan', () => {
  const edit = fc.record({
    video: fc.integer({ min: 0, max: 7 }),
    account: fc.integer({ min: 0, max: 4 }),
    minutes: fc.integer({ min: 0, max: 7 * 1440 }),
    isOut: fc.boolean(),
  });
  const rules = fc.record({
    reach: fc.constantFrom('everyPlatform' as const, 'once' as const),
    spread: fc.constantFrom('even' as const, 'early' as const),
    perDay: fc.integer({ min: 1, max: 4 }),
    minGapMinutes: fc.integer({ min: 0, max: 240 }),
    seed: fc.integer({ min: 0, max: 1000 }),
    zone: fc.constantFrom(zone, 'America/New_York', 'Europe/Berlin'),
  });
  fc.assert(
    fc.property(fc.array(edit, { maxLength: 6 }), rules, (wishes, patch) => {
      const input = inputOf(patch);
      const edits: MatrixEdits = Object.fromEntries(
        wishes.map(({ video, account, minutes, isOut }) => {
          const post = placed(input, account, video, minutes);
          return [wishKey(post, patch.reach), isOut ? null : post];
        }),
      );
      const { posts, unplaced } = arrange(input, edits);
      expect(arrange(input, edits)).toEqual({ posts, unplaced, room: expect.anything() });
      const own = new Set(posts.filter(({ isMoved }) => isMoved));
      // Faults are the hand's alone: a planned post is at fault only where a hand put another beside it.
      const faults = checkMatrix(posts, [], input.accounts, input.rules, now).filter(
        ({ post, other }) => ![...own].some((mine) => mine === post || mine === other),
      );
      const crowded = new Set([...own].map(({ account_id }) => account_id));
      expect(faults.filter(({ post, fault }) => fault !== 'dayFull' || !crowded.has(post.account_id))).toEqual([]);
      expect(new Set(posts.map(({ key }) => key)).size).toBe(posts.length);
      const known = Object.entries(edits).filter(([key]) => input.videos.some(({ id }) => key.startsWith(id)));
      const out = known.filter(([, post]) => post === null).length;
      const asked = input.videos.length * (patch.reach === 'once' ? 1 : platforms.length);
      expect(posts.length + unplaced.length + out).toBe(asked);
    }),
    { numRuns: 200 },
  );
});

test.each(platformIds)(
  '%s: common texts are fitted until the platform takes them, or what is left needs a person',
  (id) => {
    const texts = {
      title: '早上装的热水晚上还烫嘴，出门一定要带上这一只保温杯，通勤露营都好用，颜色也好看'.repeat(3),
      description: '它很轻。'.repeat(700),
      topics: Array.from({ length: 25 }, (_, at) => `通勤好物${at}`),
    };
    const { texts: fitted, errors, repaired } = fitTexts(id, texts);
    expect(errors).toEqual([]);
    expect(repaired.length).toBeGreaterThan(0);
    expect(texts.title.startsWith(fitted.title)).toBe(true);
    const isAsked = platformRules[id].title.min > 0 || platformRules[id].topics.min > 0;
    expect(fitTexts(id, { title: '', description: '', topics: [] }).errors.length > 0).toBe(isAsked);
  },
);
