import { elapsed } from '@/testing/elapsed';
import fc from '@/testing/property';
import { parseSrt } from '../../engine/captions/srt';
import { frameworkById } from '../frameworks';
import {
  diffScripts,
  joinWithPrevious,
  moveSentences,
  parseScriptText,
  printScript,
  type ScriptSentence,
  scriptStats,
  scriptToSrt,
  shotList,
  splitSentence,
  spokenSeconds,
} from '.';

const texts = (input: string) => parseScriptText(input).sentences.map(({ text }) => text);
const pairs = (input: string) => parseScriptText(input).sentences.map(({ role, text }) => `${role}|${text}`);

describe('spoken seconds', () => {
  const syllables = (text: string) => Math.round((spokenSeconds(text, 60) / 1) * 100) / 100;
  test.each([
    ['四个字呢', 4],
    ['480', 4],
    ['129', 5],
    ['129.00', 5],
    ['1.5', 3],
    ['100', 2],
    ['105', 4],
    ['2026年', 5],
    ['13800000000', 11],
    ['50%', 5],
    ['ABC', 3],
    ['hello', 2],
    ['', 0],
    ['🙂！', 0],
  ])('%s takes %d syllables', (text, count) => expect(syllables(text)).toBeCloseTo(count, 1));

  test('a comma is a breath, a full stop a longer one', () => {
    expect(spokenSeconds('早上，晚上')).toBeGreaterThan(spokenSeconds('早上晚上'));
    expect(spokenSeconds('早上。晚上')).toBeGreaterThan(spokenSeconds('早上，晚上'));
  });
  test('a faster voice takes less time, in proportion', () => {
    fc.assert(
      fc.property(fc.string({ unit: 'grapheme', maxLength: 60 }), fc.integer({ min: 120, max: 400 }), (text, speed) => {
        expect(spokenSeconds(text, speed * 2)).toBeCloseTo(spokenSeconds(text, speed) / 2, 6);
      }),
    );
  });
});

describe('a script is read as people write it', () => {
  test.each<[string, string, string[]]>([
    [
      'roles in brackets',
      '【钩子】早上装的热水，晚上还烫嘴！\n【痛点】你的杯子呢？',
      ['钩子|早上装的热水，晚上还烫嘴！', '痛点|你的杯子呢？'],
    ],
    ['a role that goes on', '【痛点】第一句。第二句。', ['痛点|第一句。', '痛点|第二句。']],
    ['role and colon', '钩子：别再买错了。\n行动：点下方链接。', ['钩子|别再买错了。', '行动|点下方链接。']],
    ['numbered lines', '1. 第一句。\n2、第二句。\n三、第三句。', ['|第一句。', '|第二句。', '|第三句。']],
    ['bold list of a language model', '- **【钩子】** 一句话。', ['钩子|一句话。']],
    ['dialogue', '小满：这杯子漏吗？\n老周：不漏。\n小满：真的？', ['小满|这杯子漏吗？', '老周|不漏。', '小满|真的？']],
    ['voice over', '旁白：山里的早晨。', ['|山里的早晨。']],
    ['Markdown', '# 保温杯\n\n## 钩子\n早上装的热水。', ['钩子|早上装的热水。']],
    ['Markdown table', '| 镜号 | 作用 | 台词 |\n|---|---|---|\n| 1 | 钩子 | 一句。 |', ['钩子|一句。']],
    ['a colon in a sentence', '一句话总结：好用。', ['|一句话总结：好用。']],
    ['nothing', ' \n\t\n', []],
  ])('%s', (_name, input, expected) => expect(pairs(input)).toEqual(expected));

  test('a table of Word brings image, screen text, shot and time', () => {
    const table =
      '镜号\t景别\t台词\t画面\t字幕\t时长\n1\t细节特写\t倒放也不漏。\t手持倒放\t0 漏水\t3秒\n2\t\t\t空行\t\t';
    expect(parseScriptText(table).sentences).toMatchObject([
      { text: '倒放也不漏。', hint: '手持倒放', screen_text: '0 漏水', seconds: 3, shot: 'detail' },
    ]);
  });
  test('lines of image and screen text join the sentence before them', () => {
    expect(parseScriptText('【钩子】一句。\n画面：特写\n字幕：三秒').sentences).toMatchObject([
      { text: '一句。', hint: '特写', screen_text: '三秒' },
    ]);
  });
  test('200 000 characters are cut at 400 sentences, and that is said', () => {
    const parsed = parseScriptText('这是一句不算短也不算长的话。'.repeat(15_000));
    expect(parsed).toMatchObject({ isCut: true });
    expect(parsed.sentences).toHaveLength(400);
  });
  test('a sentence without an end is cut between words', () => {
    const cut = texts('热水'.repeat(400));
    expect(cut.length).toBeGreaterThan(5);
    expect(cut.join('')).toBe('热水'.repeat(400));
  });
  test('a hostile text takes no time', () => {
    const took = elapsed(() => {
      for (const piece of ['【', '|', '\t', '# ', '：', '**', '-', '1.', 'a：']) parseScriptText(piece.repeat(100_000));
    }, 2);
    expect(took).toBeLessThan(8000);
  });
});

const word = fc.stringMatching(/^[一-龥A-Za-z0-9，。！？：#*|-]{1,40}$/).filter((text) => text.trim() === text);
const sentence = fc.record({
  id: fc.uuid(),
  role: fc.constantFrom('', '钩子', '痛点', '方案', '小满'),
  text: word,
  hint: fc.option(word, { nil: undefined }),
  screen_text: fc.option(word, { nil: undefined }),
});

test('reading what was printed gives the same script', () => {
  fc.assert(
    fc.property(fc.array(sentence, { maxLength: 12 }), (sentences) => {
      const again = parseScriptText(printScript(sentences), { keepsLines: true }).sentences;
      const plain = (list: readonly ScriptSentence[]) =>
        list.map(({ role, text, hint, screen_text }) => ({ role, text, hint, screen_text }));
      expect(plain(again)).toEqual(plain(sentences));
    }),
  );
});

test('subtitles follow each other without a gap or an overlap', () => {
  fc.assert(
    fc.property(
      fc.array(sentence, { minLength: 1, maxLength: 30 }),
      fc.integer({ min: 120, max: 420 }),
      (list, speed) => {
        const srt = scriptToSrt(list, speed);
        if (srt === '') return;
        const cues = parseSrt(srt);
        expect(cues[0]?.start).toBe(0);
        cues.forEach((cue, index) => {
          expect(cue.end).toBeGreaterThan(cue.start);
          const next = cues[index + 1];
          if (next) expect(next.start).toBe(cue.end);
        });
      },
    ),
  );
});

const three: readonly ScriptSentence[] = [
  { id: 'a', text: '早上装的热水晚上还烫', role: '钩子', seconds: 4 },
  { id: 'b', text: '倒放也不漏', role: '方案', hint: '手持' },
  { id: 'c', text: '点链接', role: '行动' },
];

test('split, then join, is what it was', () => {
  fc.assert(
    fc.property(fc.integer({ min: 0, max: 5 }), (at) => {
      expect(joinWithPrevious(splitSentence(three, 'b', at, 'new'), 'new')).toEqual(three);
    }),
  );
});

test('moved sentences keep their order and nobody is lost', () => {
  fc.assert(
    fc.property(fc.subarray(['a', 'b', 'c']), fc.integer({ min: 0, max: 3 }), (ids, index) => {
      const moved = moveSentences(three, new Set(ids), index).map(({ id }) => id);
      expect([...moved].sort()).toEqual(['a', 'b', 'c']);
      expect(moved.filter((id) => ids.includes(id))).toEqual(ids);
    }),
  );
});

test('a diff tells changed words, what came, what went and what moved', () => {
  const after = [
    { id: 'c', text: '点链接', role: '行动' },
    { id: 'a', text: '早上装的热水晚上还很烫', role: '钩子' },
    { id: 'd', text: '新句', role: '' },
  ];
  const changes = diffScripts(three, after);
  expect(changes.map(({ kind, sentence: { id } }) => `${kind} ${id}`)).toEqual(
    expect.arrayContaining(['changed a', 'removed b', 'added d']),
  );
  expect(diffScripts(three, three).every(({ kind }) => kind === 'same')).toBe(true);
});

test('a script is measured against its framework', () => {
  const framework = frameworkById('pas');
  const stats = scriptStats(three, 260, framework);
  expect(stats.sentences).toBe(3);
  expect(stats.seconds).toBeGreaterThan(5);
  expect(stats.roles.reduce((sum, { share }) => sum + share, 0)).toBeCloseTo(1);
  expect(shotList(three, framework)[1]).toMatchObject({ number: 2, hint: '手持', start: 4 });
});
