import fc from '@/testing/property';
import { canMoveTopic, isRepeat, scoreTopic, type TopicFacts, titleLikeness, topicMoves, topicStates } from './index';

const thermos = {
  title: '山野日常 便携保温杯 480ml',
  category: '家居百货',
  selling_points: ['316 不锈钢内胆，泡茶泡咖啡不串味', '一键弹盖，单手就能喝到水', '双重密封圈，倒放包里不漏'],
};

const facts = (change: Partial<TopicFacts>): TopicFacts => ({
  title: '早上八点的热水，晚上下班还烫嘴吗',
  angle: '',
  outline: [],
  hook: 'question',
  others: [],
  best: [],
  ...change,
});

const partOf = (change: Partial<TopicFacts>, name: string) =>
  scoreTopic(facts(change)).parts.find(({ part }) => part === name);

describe('a part of the score and its reason', () => {
  test.each([
    ['a title with a number, a person and a question', '宝妈出门，哪3样东西不能少', 'hookCues'],
    ['a title that only names', '关于生活方式的一些分享', 'hookPlain'],
    ['a title that is a word', '保温杯', 'titleShort'],
    [
      'a title that is a paragraph',
      '今天想和大家聊一聊我们店里这只保温杯为什么卖得不错以及后面的一些打算',
      'titleLong',
    ],
  ])('hook: %s', (_name, title, reason) => {
    expect(partOf({ title }, 'hook')?.reason).toBe(reason);
  });

  test('hook: more to stop at is worth more, too long is worth less', () => {
    const points = (title: string) => partOf({ title }, 'hook')?.points ?? -1;
    expect(points('宝妈出门，哪3样东西不能少')).toBeGreaterThan(points('出门前要准备的东西'));
    expect(points('出门前要准备的东西')).toBeGreaterThan(points('保温杯'));
  });

  test.each([
    ['names it and a selling point', '保温杯倒放包里，地铁上漏了吗', 'fitWords'],
    ['has nothing to do with it', '这座城市的五个清晨', 'fitNone'],
  ])('fit: a title that %s', (_name, title, reason) => {
    expect(partOf({ title, goods: thermos }, 'fit')?.reason).toBe(reason);
  });

  test.each([
    [-3, 0, 'occasionPast'],
    [0, 6, 'occasionToday'],
    [3, 12, 'occasionTight'],
    [5, 20, 'occasionGood'],
    [30, 20, 'occasionGood'],
    [45, 13, 'occasionFar'],
    [120, 6, 'occasionFar'],
  ])('occasion: %i days ahead', (daysAhead, points, reason) => {
    expect(partOf({ daysAhead }, 'occasion')).toMatchObject({ points, reason });
  });

  test.each([
    [[], 20, 'new'],
    [['完全另外一件事情的标题'], 20, 'new'],
    [['早上八点的热水，晚上下班还烫嘴？'], 0, 'repeat'],
    [['早上八点的热水去哪了'], undefined, 'near'],
  ])('novelty: beside %j', (others, points, reason) => {
    const part = partOf({ others }, 'novelty');
    expect(part?.reason).toBe(reason);
    if (points !== undefined) expect(part?.points).toBeGreaterThanOrEqual(points - 3);
  });

  test('proof: shares its word with a post of one’s own that went well', () => {
    expect(partOf({ best: ['上班路上的一口热水'] }, 'proof')).toMatchObject({
      reason: 'proofWords',
      words: '上班路上的一口热水',
    });
    expect(partOf({ best: ['阳台上的多肉'] }, 'proof')?.reason).toBe('proofNone');
  });
});

test('what was not asked for is not marked down', () => {
  expect(scoreTopic(facts({})).parts.map(({ part }) => part)).toEqual(['hook', 'novelty']);
  const bare = scoreTopic(facts({})).total;
  const full = scoreTopic(facts({ goods: thermos, daysAhead: 12, title: '保温杯倒放包里，早上出门漏了吗' })).total;
  expect(full).toBeGreaterThan(bare - 10);
});

test('any text has a score from 0 to 100, the sum of its parts, none above its most', () => {
  const text = fc.string({ unit: 'grapheme', maxLength: 60 });
  fc.assert(
    fc.property(
      text,
      text,
      fc.array(text),
      fc.option(fc.integer({ min: -400, max: 400 })),
      (title, angle, others, days) => {
        const { total, parts } = scoreTopic({
          ...facts({ title, angle, others, best: others, goods: thermos }),
          ...(days === null ? {} : { daysAhead: days }),
        });
        expect(total).toBeGreaterThanOrEqual(0);
        expect(total).toBeLessThanOrEqual(100);
        for (const { points, max } of parts) {
          expect(points).toBeGreaterThanOrEqual(0);
          expect(points).toBeLessThanOrEqual(max);
        }
      },
    ),
  );
});

test.each([
  ['保温杯怎么挑', '保温杯怎么挑', true],
  ['保温杯怎么挑？', '【保温杯】怎么挑 🔥', true],
  ['ＡＢＣ 保温杯怎么挑', 'abc保温杯怎么挑', true],
  ['保温杯怎么挑', '面膜怎么敷', false],
  ['通勤包里只留3样', '通勤包里只留5样', false],
])('%s / %s: the same again? %s', (left, right, expected) => {
  expect(isRepeat(left, [right])).toBe(expected);
});

test('likeness is between 0 and 1, the same from both sides, whole with itself', () => {
  const text = fc.string({ unit: 'grapheme', maxLength: 20 });
  fc.assert(
    fc.property(text, text, (left, right) => {
      const likeness = titleLikeness(left, right);
      expect(likeness).toBeGreaterThanOrEqual(0);
      expect(likeness).toBeLessThanOrEqual(1);
      expect(titleLikeness(right, left)).toBeCloseTo(likeness);
      expect(titleLikeness(left, left)).toBe(1);
    }),
  );
});

test('moves: nothing leads out of published, everything else can be dropped and taken up again', () => {
  expect(topicMoves.published).toEqual([]);
  for (const state of topicStates) {
    expect(canMoveTopic(state, state)).toBe(false);
    if (state !== 'published' && state !== 'dropped') expect(canMoveTopic(state, 'dropped')).toBe(true);
  }
  expect(topicMoves.dropped).toEqual(['idea']);
  expect(canMoveTopic('idea', 'published')).toBe(false);
});
