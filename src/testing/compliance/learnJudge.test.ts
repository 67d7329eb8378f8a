import { foreignInnocent } from '@/domain/compliance/corpus/foreign.data';
import { judgeSentence, judgeText } from '@/domain/compliance/judge/judgeText';
import { judgeKinds } from '@/domain/compliance/judge/kinds.data';
import { decodeJudge, SCREEN } from '@/domain/compliance/judge/model';
import { INNOCENT } from '@/domain/compliance/judge/training/lessons';
import { judgeWeights, lessonsDigest } from '@/domain/compliance/judge/weights.data';
import { judgeDigest, judgeLessons, learnJudge } from './learnJudge';

const lessons = judgeLessons();

test('the weights were learned from the sentences and families as they are now: run trainJudge after changing one', () => {
  expect(lessonsDigest).toBe(judgeDigest());
});

test('there are at least 1200 sentences, none twice, about as many innocent ones, and every kind has a law', () => {
  expect(lessons.length).toBeGreaterThanOrEqual(1200);
  expect(new Set(lessons.map(({ text }) => text)).size).toBe(lessons.length);
  const innocent = lessons.filter(({ kind }) => kind === INNOCENT).length / lessons.length;
  expect(Math.abs(innocent - 0.5)).toBeLessThan(0.06);
  for (const { kind } of lessons) expect(kind === INNOCENT || judgeKinds[kind] !== undefined).toBe(true);
  const known = new Set(lessons.map(({ text }) => text));
  for (const text of Object.values(foreignInnocent).flat()) expect(known.has(text)).toBe(false);
});

test('the same few sentences give the same weights, and what was learned is told apart', () => {
  const few = lessons.slice(0, 200);
  const written = learnJudge(few);
  expect(learnJudge(few)).toEqual(written);
  const model = decodeJudge(written);
  const claims = few.filter(({ kind }) => kind !== INNOCENT);
  const right = claims.filter(({ text, kind }) => judgeSentence(text, model).kind === kind);
  expect(right.length / claims.length).toBeGreaterThan(0.6);
});

test('the weights tell every kind that there are sentences of', () => {
  const kinds = new Set(lessons.map(({ kind }) => kind).filter((kind) => kind !== INNOCENT));
  expect(judgeWeights.kinds).toBe([SCREEN, ...[...kinds].sort()].join(' '));
});

test('the clause that makes the claim is told, with its place in the text as written', () => {
  const text = '今天天气不错。🔥公公中风后半边身子不能动，喝了两个月能下地走路了！杯子是蓝色的。';
  const [found, ...others] = judgeText(text);
  expect(others).toEqual([]);
  expect(found?.kind).toBe('cure');
  expect(text.slice(found?.from, found?.to)).toMatch(/^(?:公公中风后半边身子不能动|喝了两个月能下地走路了)$/);
});
