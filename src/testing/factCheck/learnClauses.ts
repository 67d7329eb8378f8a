import { familyHits, familySigns, keyOf, lengthOf } from '@/domain/compliance/judge/features';
import type { WrittenJudge } from '@/domain/compliance/judge/model';
import { normalize } from '@/domain/compliance/normalize';
import { type CorpusPart, type CorpusSentence, readCorpus, sentencesOf } from '@/domain/factCheck/corpus/readCorpus';
import { clauseSigns, namesBeside, runsOf } from '@/domain/factCheck/learned/clauseSigns';
import { foldedClauses } from '@/domain/factCheck/learned/learnedClaims';
import { goodsFirst } from '@/domain/factCheck/learned/training/goodsFirst.data';
import { goodsSecond } from '@/domain/factCheck/learned/training/goodsSecond.data';
import { goodsThird } from '@/domain/factCheck/learned/training/goodsThird.data';
import { namesIn } from '../compliance/learnJudge';
import { digestOf, learnSigns, type ShownLesson, shownBy } from '../compliance/learnSigns';

/** Parts of the corpus that teach; the others are only measured with. */
const taught: ReadonlySet<CorpusPart> = new Set(['dev', 'more', 'everyday', 'trades', 'foreign']);

/** The sentences that clauses are learned from. */
export const clauseSentences = (): readonly CorpusSentence[] => [
  ...readCorpus().filter(({ part }) => taught.has(part)),
  ...[goodsFirst, goodsSecond, goodsThird].flatMap((source) => sentencesOf(source, () => 'dev')),
];

/** The kind of clauses that say nothing, or what the data say too. */
const BORNE_OUT = 'none';

/** Kinds of the corpus that are marked as others. */
const markedAs: Readonly<Record<string, string>> = {
  endorsement: 'testimonial',
  absence: 'material',
  count: 'number',
};

/** The clauses of a judged sentence with what each of them is. */
function lessonsOf({ text, claims, sources }: CorpusSentence): ShownLesson[] {
  const { text: folded, starts, ends } = normalize(text);
  const hits = familyHits(folded);
  const known = runsOf(sources);
  return foldedClauses(folded, hits).map(({ range, lying }): ShownLesson => {
    const signs = shownBy(clauseSigns(folded, range, hits, lying, known), lengthOf(range));
    const [from, to] = [starts[range[0]] ?? 0, ends[range[1] - 1] ?? 0];
    const claim = claims.find((one) => one.verdict !== 'supported' && one.from < to && one.to > from);
    return { signs, kind: claim ? (markedAs[claim.kind] ?? claim.kind) : BORNE_OUT };
  });
}

/** What the signs of clauses are called. */
function namesOf(sentences: readonly CorpusSentence[]): ReadonlyMap<number, string> {
  const texts = sentences.map(({ text }) => normalize(text).text);
  const clauses = texts.flatMap((text) =>
    foldedClauses(text).map(({ range: [from, to] }) => ({ text: text.slice(from, to) })),
  );
  return new Map([...namesIn(clauses), ...texts.flatMap(namesBeside).map((name) => [keyOf(name), name] as const)]);
}

/** Learns which clauses say more of goods than their data do. */
export const learnClauses = (sentences: readonly CorpusSentence[]): WrittenJudge =>
  learnSigns(sentences.flatMap(lessonsOf), BORNE_OUT, namesOf(sentences));

/** Changes with any sentence that is learned from. */
export const clausesDigest = (sentences: readonly CorpusSentence[]): string => digestOf([sentences, familySigns()]);
