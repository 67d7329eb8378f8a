import { checkRules } from '../checkText';
import { checkText } from '../index';
import { afterwardsInnocent, afterwardsViolating } from './afterwards.data';
import { blindInnocent, blindViolating } from './blind.data';
import { examInnocent, examViolating } from './exam.data';
import { foreignInnocent, foreignViolating } from './foreign.data';
import { formsInnocent, formsViolating } from './formsDev.data';
import { freshInnocent, freshViolating } from './fresh.data';
import { strangersInnocent, strangersViolating } from './strangers.data';
import { unseenInnocent, unseenViolating } from './unseen.data';

/** `PRINT=on` prints the figures. First blind: foreign 54 % found, 13 % accused; fresh 22 % found, 6 % accused; blind 53 % found, 8 % accused; unseen 36 % found, 7 % accused. The rules of `open.data.ts` and the unseen set have one author, so its later figures are an upper bound. */
const isPrinting = process.env.PRINT === 'on';

const wordsOf = (line: string): string => (line.split('｜')[1] ?? line).replace(/[⟦⟧]/g, '');

test.each([
  ['foreign', Object.values(foreignViolating).flat(), Object.values(foreignInnocent).flat()],
  ['fresh', freshViolating, freshInnocent],
] as const)('%s sentences: nine of ten violations are found, few innocents accused', (name, violating, innocent) => {
  const isMarked = (line: string): boolean => checkRules(wordsOf(line)).length > 0;
  const found = violating.filter(isMarked).length / violating.length;
  const accused = innocent.filter(isMarked).length / innocent.length;
  if (isPrinting) process.stdout.write(`${name}: found ${found.toFixed(3)}, accused ${accused.toFixed(3)}\n`);
  expect(found).toBeGreaterThanOrEqual(0.96);
  expect(accused).toBeLessThanOrEqual(0.02);
});

const partsOf = (line: string) => {
  const [trade = '', marked = ''] = line.split('｜');
  const spans: (readonly [number, number])[] = [];
  let text = '';
  for (const piece of marked.split(/(⟦.*?⟧)/)) {
    const words = piece.replace(/[⟦⟧]/g, '');
    if (piece.startsWith('⟦')) spans.push([text.length, text.length + words.length]);
    text += words;
  }
  return { trade, text, spans };
};

test('of the sentences that the forms were written beside nearly all are found, no innocents accused', () => {
  const missed = formsViolating.filter((text) => checkRules(text).length === 0);
  const accused = formsInnocent.filter((text) => checkRules(text).length > 0);
  if (isPrinting) process.stdout.write(`${['forms, missed', ...missed, 'accused', ...accused].join('\n')}\n`);
  expect(missed.length / formsViolating.length).toBeLessThanOrEqual(0.03);
  expect(accused.length).toBe(0);
});

test.each([
  ['blind', false, blindViolating, blindInnocent, { found: 0.98, accused: 0.01 }],
  ['blind', true, blindViolating, blindInnocent, { found: 0.98, accused: 0.01 }],
  ['unseen', false, unseenViolating, unseenInnocent, { found: 0.92, accused: 0.05 }],
  ['unseen', true, unseenViolating, unseenInnocent, { found: 0.92, accused: 0.05 }],
] as const)('%s sentences, trade known: %s', (name, knowsTrade, violating, innocent, bounds) => {
  const marksOf = (line: string) => {
    const { trade, text, spans } = partsOf(line);
    return checkRules(text, knowsTrade ? { category: trade } : {}).map(({ from, to }) => ({
      isOn: spans.some(([start, end]) => from < end && to > start),
      isWithin: spans.some(([start, end]) => from >= start && to <= end),
    }));
  };
  const marks = violating.flatMap(marksOf);
  const found = violating.filter((line) => marksOf(line).some(({ isOn }) => isOn)).length / violating.length;
  const accused = innocent.filter((line) => marksOf(line).length > 0).length / innocent.length;
  const [on, within] = [marks.filter(({ isOn }) => isOn), marks.filter(({ isWithin }) => isWithin)];
  if (isPrinting)
    process.stdout.write(
      `${name}, trade known ${knowsTrade}: found ${found}, accused ${accused}, of ${marks.length} marks ${on.length} on judged words, ${within.length} within\n`,
    );
  expect(found).toBeGreaterThanOrEqual(bounds.found);
  expect(accused).toBeLessThanOrEqual(bounds.accused);
});

/** One first look at the rules: 3 of 20 found, none of 20 accused. Wordings without any listed word are the judge's. */
test('of sentences written after the last rules the rules find few, and accuse nobody', () => {
  expect(afterwardsViolating.filter((text) => checkRules(text).length > 0).length).toBeGreaterThanOrEqual(3);
  expect(afterwardsInnocent.filter((text) => checkRules(text).length > 0)).toEqual([]);
});

/** The judge's first look: 16 of 20 found, now 17. It has seen no sentence of these sets. */
test('where the rules know no word the judge finds four of five, and accuses three innocents of a hundred at most', () => {
  const isFound = (text: string): boolean => checkText(text).length > 0;
  expect(afterwardsViolating.filter(isFound).length / afterwardsViolating.length).toBeGreaterThanOrEqual(0.85);
  const innocents = [
    ...Object.values(foreignInnocent).flat(),
    ...[freshInnocent, blindInnocent, unseenInnocent, afterwardsInnocent].flat(),
  ].map(wordsOf);
  const accused = innocents.filter((text) => checkText(text).some(({ isLearned }) => isLearned));
  expect(accused.length / innocents.length).toBeLessThanOrEqual(0.04);
});

/**
 * Sets by other hands, found on their words / accused. Strangers, first look: the rules alone 45 / 7.5 %, with the judge
 * 60.8 / 10, then 65.8 / 8.3; after four further people's sentences were learned 70 / 8.3. Exam, first look: 38.8 / 1.5 %,
 * with the judge 70 / 3.5; after those four 81.2 / 4.6.
 */
test.each([
  ['strangers', strangersViolating, strangersInnocent, { found: 0.69, accused: 0.085 }],
  ['exam', examViolating, examInnocent, { found: 0.8, accused: 0.05 }],
] as const)(
  '%s: sentences by another hand are found on their words, few innocents accused',
  (name, violating, innocent, bounds) => {
    const isFound = (line: string): boolean => {
      const { text, spans } = partsOf(line);
      return checkText(text).some(({ from, to }) => spans.some(([start, end]) => from < end && to > start));
    };
    const found = violating.filter(isFound).length / violating.length;
    const accused = innocent.filter((line) => checkText(wordsOf(line)).length > 0).length / innocent.length;
    if (isPrinting) process.stdout.write(`${name}: found ${found}, accused ${accused}\n`);
    expect(found).toBeGreaterThanOrEqual(bounds.found);
    expect(accused).toBeLessThanOrEqual(bounds.accused);
  },
);
