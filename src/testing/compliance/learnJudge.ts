import { familyHits, familySigns, keyOf, lengthOf, signsOf } from '@/domain/compliance/judge/features';
import type { WrittenJudge } from '@/domain/compliance/judge/model';
import { besideLessons, INNOCENT, type Lesson, writtenLessons } from '@/domain/compliance/judge/training/lessons';
import { normalize } from '@/domain/compliance/normalize';
import { createRandom, digestOf, learnSigns, shownBy, shuffle } from './learnSigns';

/** The sentences that the judge learns from, in an order that mixes kinds; folds are cut from it. */
export const judgeLessons = (): readonly Lesson[] => shuffle([...writtenLessons()], createRandom(7));

/** The signs of a sentence with what they count. */
function signsIn(text: string): ReadonlyMap<number, number> {
  const folded = normalize(text).text;
  const hits = familyHits(folded);
  return shownBy(signsOf(folded, [0, folded.length], hits, [0, hits.length]), lengthOf([0, folded.length]));
}

/** What a learned sign is called: runs of characters as the lessons have them, families by their own names. */
export function namesIn(lessons: readonly Pick<Lesson, 'text'>[]): ReadonlyMap<number, string> {
  const names = new Map(familySigns().map((name) => [keyOf(name), name]));
  for (const { text } of lessons) {
    const folded = normalize(text).text.replace(
      /[0-9.二两三四五六七八九十百千万亿半几仨俩][0-9.一二两三四五六七八九十百千万亿半几仨俩]*/g,
      '0',
    );
    const units = `$${folded}$`;
    for (let at = 0; at < units.length; at += 1)
      for (const name of [units.charAt(at), units.slice(at, at + 2)]) names.set(keyOf(name), name);
  }
  return names;
}

/** Learns which signs of a sentence speak for which kind of claim; weights against innocence, as the data file holds them. */
export function learnJudge(lessons: readonly Lesson[]): WrittenJudge {
  const all = [...lessons, ...besideLessons()];
  const shown = all.map(({ text, kind }) => ({ signs: signsIn(text), kind }));
  return learnSigns(shown, INNOCENT, namesIn(all));
}

/** Changes with any sentence or kind that is learned from. */
export const judgeDigest = (): string => digestOf([judgeLessons(), besideLessons(), familySigns()]);
