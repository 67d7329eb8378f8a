/** Letters in a row that are heard as the same words. */
const PHRASE = 8;

/** Share of the phrases of the shorter text from which on two texts are one and the same to a viewer. */
export const MAX_SHARED_PHRASES = 0.2;

const phrasesOf = (text: string): Set<string> => {
  const letters = text.replace(/[^\p{L}\p{N}]/gu, '');
  return new Set(
    Array.from({ length: Math.max(0, letters.length - PHRASE + 1) }, (_, at) => letters.slice(at, at + PHRASE)),
  );
};

/** Share of the phrases (eight letters in a row) of the shorter text that stand in the other one, 0–1. */
export function sharedPhrases(one: string, other: string): number {
  const [left, right] = [phrasesOf(one), phrasesOf(other)];
  const shared = [...left].filter((phrase) => right.has(phrase)).length;
  return shared / Math.max(1, Math.min(left.size, right.size));
}
