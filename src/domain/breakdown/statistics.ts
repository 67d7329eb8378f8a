import { segmentWords } from '../../utils/segmentWords';
import { createCueScanner, foldLatin, wordsOf } from './cueScanner';
import { meWords, numberPattern, stopWords, youWords } from './data/words.data';
import type { SourceText, TermCount, TextStatistics } from './types';
import { countSentences } from './units';

/** Chinese characters a voice speaks in a second. */
const SPOKEN_PER_SECOND = 4.6;
/** A text is sampled for its terms beyond this: the most frequent ones show in a part of it too. */
const TERM_SAMPLE = 16_000;
const MOST_TERMS = 12;

const stops = new Set(stopWords);
const scanPersons = createCueScanner<'you' | 'me'>([
  ...wordsOf<'you' | 'me'>(youWords, 'you', 1),
  ...wordsOf<'you' | 'me'>(meWords, 'me', 1),
]);
const isWide = /[\u3400-\u9fff\uf900-\ufaff\u3041-\u30ff\uac00-\ud7a3]/g;
const latinWord = /[A-Za-z0-9][A-Za-z0-9'.%-]*/g;

/** Without white space, by code point. */
export const countCharacters = (text: string): number => {
  let count = 0;
  for (const letter of text) if (letter.trim()) count += 1;
  return count;
};

/** Seconds that a voice needs: Chinese by characters, Latin by words, marks as pauses. */
export function speakingSeconds(text: string): number {
  const wide = text.match(isWide)?.length ?? 0;
  const words = text.match(latinWord)?.length ?? 0;
  const pauses = text.match(/[，,；;：:]|[。！？!?…\n]+/g)?.length ?? 0;
  return wide / SPOKEN_PER_SECOND + words * 0.42 + pauses * 0.12;
}

/** Words of content in a text, in order, with where they stand. */
export function contentWords(text: string): readonly { readonly word: string; readonly at: number }[] {
  const found: { word: string; at: number }[] = [];
  let at = 0;
  for (const { text: segment, isWord } of segmentWords(text)) {
    const word = foldLatin(segment);
    if (isWord && segment.length >= 2 && !/^[\d.,%]+$/.test(segment) && !stops.has(word)) found.push({ word, at });
    at += segment.length;
  }
  return found;
}

/** What a text is about: frequent and long words first; in long texts by an even sample. */
function topTerms(words: readonly { readonly word: string }[]): readonly TermCount[] {
  const counts = new Map<string, number>();
  for (const { word } of words) counts.set(word, (counts.get(word) ?? 0) + 1);
  const weighed = [...counts].map(([term, count]) => ({
    term,
    count,
    weight: count * Math.log2(1 + Math.min(4, term.length)),
  }));
  const top = weighed.sort((a, b) => b.weight - a.weight || b.term.length - a.term.length).slice(0, MOST_TERMS);
  const heaviest = top[0]?.weight ?? 1;
  return top.map(({ term, count, weight }) => ({ term, count, weight: Math.round((weight / heaviest) * 100) / 100 }));
}

/** The text, or even stretches of it that together are as long as the sample. */
export function sampleOf(text: string): string {
  if (text.length <= TERM_SAMPLE) return text;
  const piece = TERM_SAMPLE / 8;
  const step = (text.length - piece) / 7;
  return Array.from({ length: 8 }, (_, index) =>
    text.slice(Math.round(index * step), Math.round(index * step) + piece),
  ).join('\n');
}

export function statisticsOf({ text, marks }: SourceText): TextStatistics {
  const persons = { you: 0, me: 0 };
  scanPersons(text, ({ tag }) => {
    persons[tag] += 1;
  });
  const characters = countCharacters(text);
  const sentences = countSentences(text);
  const count = (pattern: RegExp): number => text.match(pattern)?.length ?? 0;
  const last = marks?.at(-1);
  return {
    characters,
    sentences,
    averageLength: sentences === 0 ? 0 : Math.round((characters / sentences) * 10) / 10,
    paragraphs: text.split(/\n+/).filter((line) => line.trim()).length,
    spokenSeconds: Math.round(speakingSeconds(text) * 10) / 10,
    ...(last ? { videoSeconds: Math.round((last.end - (marks?.[0]?.start ?? 0)) * 10) / 10 } : {}),
    questions: count(/[？?]+/g),
    exclamations: count(/[！!]+/g),
    numbers: count(numberPattern),
    emoji: count(/\p{Extended_Pictographic}/gu),
    ...persons,
    terms: topTerms(contentWords(sampleOf(text))),
  };
}
