import { checkFacts } from '@/domain/factCheck';
import { clauseWeights, lessonsDigest } from '@/domain/factCheck/learned/weights.data';
import type { FactSource } from '@/domain/factCheck/types';
import { clauseSentences, clausesDigest, learnClauses } from './learnClauses';

const sentences = clauseSentences();

test('the weights were learned from the sentences as they are now: run trainClaims after changing one', () => {
  expect(lessonsDigest).toBe(clausesDigest(sentences));
});

test('the same few sentences give the same weights, of the same kinds', () => {
  const few = sentences.slice(0, 400);
  const written = learnClauses(few);
  expect(learnClauses(few)).toEqual(written);
  expect(clauseWeights.kinds.split(' ')).toEqual(expect.arrayContaining(written.kinds.split(' ')));
});

const cup: readonly FactSource[] = [
  { field: 'title', label: '', text: '316不锈钢保温杯 480毫升' },
  { field: 'sellingPoint', label: '', text: '早上装的热水晚上还烫' },
];
const learnedIn = (text: string): string[] =>
  checkFacts(text, cup, 2026)
    .filter(({ isLearned }) => isLearned)
    .map(({ from, to }) => text.slice(from, to));

test('a voice that the data do not have is doubted on its clause; what they say, a question and a scene are not', () => {
  expect(learnedIn('今天风大。楼上李老师带着它教了五年书，你看看。')).toHaveLength(1);
  expect(learnedIn('早上装的热水晚上还烫')).toEqual([]);
  expect(learnedIn('用了几年？')).toEqual([]);
  expect(learnedIn('外面下雨了，我们慢慢讲')).toEqual([]);
});

test('where the data say it themselves nothing is doubted', () => {
  const text = '楼上李老师带着它教了五年书';
  const told: readonly FactSource[] = [...cup, { field: 'description', label: '', text }];
  expect(checkFacts(text, told, 2026).filter(({ isLearned }) => isLearned)).toEqual([]);
});
