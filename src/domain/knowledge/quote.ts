import { listMark, sentencePattern } from './headings.data';
import { marksOf } from './PassageIndex';

/** Shorter ones say too little to be quoted. */
const shortest = 6;

/** Sentences of a passage as they stand, without list marks and mark-up. */
const sentencesIn = (text: string): string[] =>
  (text.match(sentencePattern) ?? [])
    .map((sentence) =>
      sentence
        .trim()
        .replace(listMark, '')
        .replace(/\*\*|__|`/g, '')
        .replace(/\s*\|\s*/g, ' ')
        .trim(),
    )
    .filter((sentence) => [...sentence].length >= shortest && /\p{L}/u.test(sentence));

/** The sentences that speak of the query most, in the order of the text; the first ones where none does. */
export function bestSentences(text: string, query: string, most: number): string[] {
  const sentences = sentencesIn(text);
  const rated = sentences.map((sentence, index) => ({
    index,
    weight: marksOf(sentence, query).reduce((sum, { from, to }) => sum + to - from, 0),
  }));
  return rated
    .sort((left, right) => right.weight - left.weight || left.index - right.index)
    .slice(0, most)
    .sort((left, right) => left.index - right.index)
    .flatMap(({ index }) => sentences[index] ?? []);
}
