import { hollowWords } from './cues.data';

const splitter = new Intl.Segmenter('zh', { granularity: 'word' });

/** Words of a text that can be looked for: two characters or more, no numbers, no hollow ones; each once. */
export function keywordsOf(text: string): string[] {
  const words = new Set<string>();
  for (const { segment, isWordLike } of splitter.segment(text)) {
    const word = segment.toLowerCase();
    if (isWordLike && [...word].length >= 2 && !/^[\d.]+$/.test(word) && !hollowWords.has(word)) words.add(word);
  }
  return [...words];
}
