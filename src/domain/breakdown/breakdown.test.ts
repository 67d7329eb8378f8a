import { elapsed } from '@/testing/elapsed';
import fc from '@/testing/property';
import { parseSrt } from '../../engine/captions/srt';
import { frameworks } from '../frameworks';
import { frameworkProblems } from '../frameworks/problems';
import { segmentBehavior } from '../frameworks/segmentBehavior';
import { hookScoreOf } from './hookScore';
import {
  breakDown,
  type Cut,
  changeRole,
  faultOf,
  findCuts,
  frameworkOf,
  linePatternOf,
  matchFramework,
  matchFrameworks,
  mergeWithNext,
  moveBorder,
  nudgeBorder,
  originalityOf,
  splitAt,
  transcriptOfCues,
} from './index';
import { readCase } from './readTestCase';
import { breakdownCases } from './testCases.data';

const caseText = (start: string): string => {
  const found = breakdownCases.find(({ name }) => name.startsWith(start));
  if (!found) throw new Error(start);
  return readCase(found).text;
};
const taken = (text: string) => breakDown({ text }, findCuts({ text }));

const copyText = fc
  .array(
    fc.constantFrom(
      '，',
      '。',
      '！',
      '？',
      '\n',
      ' ',
      '但是',
      '没想到',
      '3个',
      '链接',
      '收藏',
      '我',
      '猫',
      '1. ',
      '😀',
      'buy',
    ),
    {
      maxLength: 60,
    },
  )
  .map((parts) => parts.join(''));

describe('taking apart', () => {
  test('segments lie in order, cover every word, and their shares sum to one', () => {
    fc.assert(
      fc.property(copyText, (text) => {
        const cuts = findCuts({ text });
        if (faultOf(text)) {
          expect(cuts).toEqual([]);
          return;
        }
        const { segments } = breakDown({ text }, cuts);
        let at = 0;
        for (const { from, to } of segments) {
          expect(text.slice(at, from).trim()).toBe('');
          expect(to).toBeGreaterThan(from);
          at = to;
        }
        expect(text.slice(at).trim()).toBe('');
        expect(segments.reduce((sum, { share }) => sum + share, 0)).toBeLessThan(1.0001);
      }),
    );
  });

  test('every judgement names words that stand in the text where it says', () => {
    const text = caseText('保温杯');
    const { segments, hook } = taken(text);
    const all = [...segments.flatMap(({ evidence }) => evidence), ...hook.reasons.flatMap(({ words }) => words)];
    expect(all.length).toBeGreaterThan(20);
    for (const { word, from, to } of all) expect(text.slice(from, to).trim()).toBe(word);
    expect(segments.filter(({ why }) => why.length === 0).length).toBeLessThanOrEqual(1);
    expect(segments[0]?.hook?.id).toBe('pain');
  });

  test('intents and rhythm follow the text from opening to close', () => {
    const { segments } = taken(caseText('剧情反转'));
    expect(segments.map(({ intent }) => intent)).toEqual(['opening', 'turn', 'turn', 'turn']);
    expect(segments.map(({ rhythm }) => rhythm)).toEqual(['hook', 'setup', 'turn', 'close']);
  });

  test('statistics count what a reader would count', () => {
    const { statistics } = taken('你知道吗？我们店一天卖300杯！😀\n你也来一杯，今天第2杯半价。');
    expect(statistics).toMatchObject({
      sentences: 3,
      paragraphs: 2,
      questions: 1,
      exclamations: 1,
      you: 2,
      me: 1,
      emoji: 1,
    });
    expect(statistics.numbers).toBeGreaterThanOrEqual(2);
    expect(statistics.spokenSeconds).toBeGreaterThan(4);
  });

  test('a slow, self-praising opening scores far below the same thing said to somebody', () => {
    const slow = taken('大家好，我是某某公司的小王，今天给大家隆重介绍一款高品质的非常好的保温杯产品。它很好。').hook;
    const quick = taken('冬天还在喝凉水的上班族，你的胃还好吗？这个杯子能热12小时。').hook;
    expect(slow.score).toBeLessThan(35);
    expect(quick.score).toBeGreaterThan(70);
    expect(slow.reasons.map(({ id }) => id)).toEqual(expect.arrayContaining(['slow', 'advert']));
    expect(taken('大家好，今天给大家介绍一个杯子。它很好用。').advice.map(({ id }) => id)).toContain('slowOpening');
  });

  test('nothing to read is told by its reason', () => {
    expect(faultOf('  \n ')).toBe('empty');
    expect(faultOf('😀🔥❤️！！')).toBe('no-words');
    expect(faultOf('好'.repeat(200_000))).toBe('too-long');
    expect(findCuts({ text: '好'.repeat(200_000) })).toEqual([]);
    expect(taken('今天').segments).toHaveLength(1);
  });

  test('100 000 characters take no longer than ten times what they do on an idle machine', () => {
    const text = breakdownCases
      .map((one) => readCase(one).text)
      .join('\n')
      .repeat(60)
      .slice(0, 100_000);
    taken(text.slice(0, 5000));
    const took = elapsed(() => matchFrameworks(taken(text), frameworks), 3);
    process.stdout.write(`breakdown of 100 000 characters: ${took.toFixed(0)} ms\n`);
    expect(took).toBeLessThan(2200);
  });
});

describe('transcripts', () => {
  test('segments of a transcript have the times of the video', () => {
    const source = transcriptOfCues(
      parseSrt(
        [
          '1\n00:00:01,000 --> 00:00:03,000\n养猫的铲屎官注意了',
          '2\n00:00:03,000 --> 00:00:08,000\n你家猫是不是总是软便',
          '3\n00:00:08,000 --> 00:00:15,000\n后来我给它换成了这款鲜肉粮',
          '4\n00:00:15,000 --> 00:00:21,000\n试吃装在左下角链接 赶紧下单',
        ].join('\n\n'),
      ),
    );
    const { segments, isTimed, statistics } = breakDown(source, findCuts(source));
    expect(isTimed).toBe(true);
    expect(segments.map(({ role, start, seconds }) => [role, start, seconds])).toEqual([
      ['hook', 1, 2],
      ['pain', 3, 5],
      ['solution', 8, 7],
      ['action', 15, 6],
    ]);
    expect(statistics.videoSeconds).toBe(20);
    expect(segments.map(({ share }) => Math.round(share * 100))).toEqual([10, 25, 35, 30]);
  });
});

describe('edits', () => {
  const text = '还在发愁吗？衣柜太乱了。用这个收纳盒，一分钟就整齐。链接在左下角。';
  const cuts: readonly Cut[] = [
    { from: 0, role: 'hook' },
    { from: 12, role: 'solution' },
    { from: 26, role: 'action' },
  ];

  test('a role is changed, segments are joined and cut where a sentence ends', () => {
    expect(changeRole(cuts, 1, 'evidence')[1]).toEqual({ from: 12, role: 'evidence', isOwn: true });
    expect(changeRole(cuts, 1, 'solution')).toBe(cuts);
    expect(mergeWithNext(cuts, 0).map(({ from, role }) => [from, role])).toEqual([
      [0, 'hook'],
      [26, 'action'],
    ]);
    expect(mergeWithNext(cuts, 2)).toBe(cuts);
    expect(splitAt(text, cuts, 0).map(({ from }) => from)).toEqual([0, 6, 12, 26]);
    expect(splitAt('好。', [{ from: 0, role: 'hook' }], 0)).toHaveLength(1);
  });

  test('a border moves to the clause before or after, never past its neighbors', () => {
    expect(nudgeBorder(text, cuts, 1, -1)[1]?.from).toBe(6);
    expect(nudgeBorder(text, cuts, 1, 1)[1]?.from).toBe(19);
    expect(moveBorder(text, cuts, 1, -50)[1]?.from).toBe(1);
    expect(moveBorder(text, cuts, 0, 5)).toBe(cuts);
  });

  test('no edit loses a word or the order, whatever is done', () => {
    const act = fc.record({
      kind: fc.constantFrom('merge', 'split', 'move', 'nudge'),
      index: fc.nat(5),
      at: fc.nat(40),
    });
    fc.assert(
      fc.property(fc.array(act, { maxLength: 20 }), (actions) => {
        let now = cuts;
        for (const { kind, index, at } of actions) {
          if (kind === 'merge') now = mergeWithNext(now, index);
          else if (kind === 'split') now = splitAt(text, now, index, at);
          else if (kind === 'move') now = moveBorder(text, now, index, at);
          else now = nudgeBorder(text, now, index, at % 2 === 0 ? 1 : -1);
        }
        const { segments } = breakDown({ text }, now);
        expect(now[0]?.from).toBe(0);
        expect(segments.map((segment) => segment.text).join('')).toBe(text);
        expect(segments.every((segment) => segment.text.trim() !== '')).toBe(true);
      }),
    );
  });
});

describe('frameworks', () => {
  test('a text laid along a framework shows what fits, what is missing and what is too much', () => {
    const segments = [
      { role: 'pain' as const, share: 0.3 },
      { role: 'solution' as const, share: 0.5 },
      { role: 'punchline' as const, share: 0.2 },
    ];
    const pas = frameworks.find(({ id }) => id === 'pas');
    if (!pas) throw new Error('pas');
    const match = matchFramework(segments, pas);
    expect(match.parts.map((part) => part.segments)).toEqual([[0], [], [1]]);
    expect(match.extra).toEqual([2]);
    expect(matchFramework(segments.slice(0, 1), pas).score).toBe(0);
  });

  test('each framework of the library matches itself best', () => {
    for (const framework of frameworks) {
      const segments = framework.segments.map((segment, index) => ({
        role: segmentBehavior(segment, index),
        share: segment.share,
      }));
      const given = { segments, isCopy: true } as unknown as Parameters<typeof matchFrameworks>[0];
      const [first] = matchFrameworks(given, frameworks);
      expect([framework.id, first?.score]).toEqual([framework.id, 100]);
      expect(matchFramework(segments, framework).score).toBe(100);
    }
  });

  test('a breakdown becomes an own framework that may be saved: shares and bones, not words', () => {
    const result = taken(caseText('收纳盒'));
    const framework = frameworkOf(result, '收纳清单', '按一篇爆款拆出来的结构');
    expect(framework).toBeDefined();
    if (!framework) return;
    expect(framework.segments.map(({ role }) => role)).toEqual(expect.arrayContaining(['hook', 'point', 'save']));
    expect(framework.segments.reduce((sum, { share }) => sum + share, 0)).toBeCloseTo(1, 5);
    expect(framework.segments.find(({ role }) => role === 'point')?.repeatable).toBe(true);
    expect(framework.segments[0]?.linePattern).toMatch(/\{.+\}/);
    expect(frameworkProblems(framework)).toEqual([]);
    expect(frameworkOf(taken('今天'), '一', '')).toBeUndefined();
  });

  test('a line keeps how it opens, and nothing else of the text', () => {
    const text = '每天久坐的打工人，你的腰还好吗？更要命的是，越拖越严重。办法很简单，换成这张升降桌。点击链接下单。';
    const result = breakDown({ text }, [
      { from: 0, role: 'hook' },
      { from: 16, role: 'agitate' },
      { from: 28, role: 'solution' },
      { from: 43, role: 'action' },
    ]);
    expect(result.segments.map(linePatternOf)).toEqual([
      '{人群}看过来',
      '更要命的是，{后果}',
      '办法很简单，{商品}{卖点}，{利益}',
      '{优惠}，{动作}',
    ]);
    const patterns = result.segments.map(linePatternOf).join('\n');
    expect(originalityOf(patterns, text).overlap).toBeLessThan(0.3);
  });
});

describe('originality', () => {
  test('a text that keeps the words is found out, one that keeps the bones is not', () => {
    const source = caseText('保温杯');
    expect(originalityOf(source, source)).toMatchObject({ overlap: 1, level: 'copied' });
    const half = originalityOf(`倒扣一整夜，一滴不漏。我家孩子上学天天带着它，书包里从没湿过。`, source);
    expect(half.level).not.toBe('own');
    expect(half.runs[0]?.text).toBe('倒扣一整夜，一滴不漏');
    expect(source.slice(half.runs[0]?.source.from, half.runs[0]?.source.to)).toBe('倒扣一整夜一滴不漏');
    expect(originalityOf('下楼买菜的阿姨都问我，这台小推车在哪儿买的。', source)).toMatchObject({
      overlap: 0,
      level: 'own',
    });
  });
});

test('a reason names no word twice, as a word and as a part of it', () => {
  const text = '每天坐十个小时的打工人，你的腰还好吗？';
  const { reasons } = hookScoreOf(text, { from: 0, to: text.length }, { isKept: false, isCopy: true });
  const named = reasons
    .filter(({ id }) => id.startsWith('type.'))
    .flatMap(({ words }) => words.map(({ word }) => word));
  expect(named).toContain('打工人');
  expect(named).not.toContain('打工');
});
