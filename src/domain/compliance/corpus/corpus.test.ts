import { checkText } from '../index';
import { laterInnocent, laterViolating } from './later.data';
import { type CorpusSentence, innocent, violating } from './sentences';

/** `PRINT=on npx jest src/domain/compliance/corpus` lists what the dev half misses; the other half is never listed. */
const isPrinting = process.env.PRINT === 'on';

/** The held-out half holds what its first look showed; nobody looks at its sentences to lower it. */
const FALSE_ALARMS = { dev: 0.05, heldOut: 0.05 };

const marksOf = ({ text, trade }: CorpusSentence, knowsTrade: boolean) =>
  checkText(text, knowsTrade ? { category: trade } : {});

const isCaught = (sentence: CorpusSentence, knowsTrade = false): boolean =>
  marksOf(sentence, knowsTrade).some(({ from, to }) => sentence.spans.some(([start, end]) => from < end && to > start));

const isAccused = (sentence: CorpusSentence, knowsTrade = false): boolean => marksOf(sentence, knowsTrade).length > 0;

const shareOf = (sentences: readonly CorpusSentence[], holds: (sentence: CorpusSentence) => boolean): number =>
  sentences.filter(holds).length / sentences.length;

function shown({ kind, trade, text, ...sentence }: CorpusSentence): string {
  const marks = checkText(text).map(({ from, to, category }) => `${text.slice(from, to)}（${category}）`);
  const wanted = sentence.spans.map(([from, to]) => text.slice(from, to));
  return `${kind} ${trade} ${text}\n    wanted ${wanted.join('、') || '–'}; marked ${marks.join('、') || '–'}`;
}

/**
 * Marks of the dev half beside the judged words that are wrong too: whoever judged the sentence named the gravest words
 * only. The frozen sentences stay as they are.
 */
const ALSO_WRONG = new Set([
  ...['闭眼入', '疯长', '护肝', '零粉尘', '开一家赚一家', '不抢后悔', '手慢无', '一夜水光肌', '搜同名', '淘口令'],
  // the number or the rest of a name that goes with the judged sign, and 械字号面膜, which the drug office names as a whole
  ...['威信同号', 'w x study2024', '械字号面膜'],
  ...['卫星号', '无需处方', '不用去医院开', '比母乳更有营养', '名牌', '押题', '秒批十万', '黑户也能办'],
]);

const placedMarks = (sentences: readonly CorpusSentence[]) =>
  sentences.flatMap((sentence) =>
    checkText(sentence.text).map(({ from, to }) => ({
      words: sentence.text.slice(from, to),
      isJudged: sentence.spans.some(([start, end]) => from < end && to > start),
      isWithin: sentence.spans.some(([start, end]) => from >= start && to <= end),
    })),
  );

test('of the dev half every mark lies on judged words, or on words that are wrong too', () => {
  const marks = placedMarks(violating.filter(({ half }) => half === 'dev'));
  expect(marks.filter(({ words, isJudged }) => !isJudged && !ALSO_WRONG.has(words))).toEqual([]);
});

/** Within the judged words were 72 of 125 and 86 of 142 marks while a mark was the whole find of its rule. */
test('of the dev half no mark goes beyond judged words, but for words that are wrong too', () => {
  const marks = placedMarks(violating.filter(({ half }) => half === 'dev'));
  expect(marks.filter(({ words, isWithin }) => !isWithin && !ALSO_WRONG.has(words))).toEqual([]);
});

test.each([
  ['dev', 0.86, 0.96],
  ['heldOut', 0.88, 0.92],
] as const)('of the %s half the marks hit judged words, and nearly all go no further', (half, onJudged, within) => {
  const marks = placedMarks(violating.filter((sentence) => sentence.half === half));
  const hits = marks.filter(({ isJudged }) => isJudged);
  expect(hits.length / marks.length).toBeGreaterThanOrEqual(onJudged);
  expect(hits.filter(({ isWithin }) => isWithin).length / hits.length).toBeGreaterThanOrEqual(within);
  for (const { words } of marks) {
    expect(words).not.toMatch(/[。！？!?\n]|^[，、\s]|[，、\s]$/);
    expect(words.length).toBeLessThanOrEqual(28);
  }
});

describe.each(['dev', 'heldOut'] as const)('the %s half', (half) => {
  const wrong = violating.filter((sentence) => sentence.half === half);
  const right = innocent.filter((sentence) => sentence.half === half);

  if (isPrinting) {
    test('figures', () => {
      const percent = (share: number): string => `${(100 * share).toFixed(1)} %`;
      const lines = [false, true].map((knows) => {
        const recall = percent(shareOf(wrong, (sentence) => isCaught(sentence, knows)));
        const alarms = percent(shareOf(right, (sentence) => isAccused(sentence, knows)));
        return `${half}, trade ${knows ? 'known' : 'unknown'}: recall ${recall} of ${wrong.length}, false alarms ${alarms} of ${right.length}`;
      });
      if (half === 'dev') {
        lines.push(...wrong.filter((sentence) => !isCaught(sentence)).map(shown));
        lines.push(...right.filter((sentence) => isAccused(sentence)).map(shown));
      }
      process.stdout.write(`${lines.join('\n')}\n`);
    });
  }

  test.each([
    ['unknown', false],
    ['known', true],
  ])('trade %s: nine of ten violations are found, one of twenty innocents at most is accused', (_, knowsTrade) => {
    expect(shareOf(wrong, (sentence) => isCaught(sentence, knowsTrade))).toBeGreaterThanOrEqual(0.9);
    expect(shareOf(right, (sentence) => isAccused(sentence, knowsTrade))).toBeLessThanOrEqual(FALSE_ALARMS[half]);
  });

  test('holds at least 95 violating and 95 innocent sentences', () => {
    expect(Math.min(wrong.length, right.length)).toBeGreaterThanOrEqual(95);
  });
});

test('of sentences written later nine of ten violations are found, one of twenty innocents at most is accused', () => {
  const missed = laterViolating.filter((text) => checkText(text).length === 0);
  const accused = laterInnocent.filter((text) => checkText(text).length > 0);
  if (isPrinting) process.stdout.write(`later\n${[...missed, '–', ...accused].join('\n')}\n`);
  expect(missed.length / laterViolating.length).toBeLessThanOrEqual(0.1);
  expect(accused.length / laterInnocent.length).toBeLessThanOrEqual(0.05);
});
