/** Something looked for, with what it stands for. */
interface CueEntry<T> {
  readonly word: string;
  readonly tag: T;
  readonly weight: number;
}

type CueVisit<T> = (entry: CueEntry<T>, at: number) => void;

const isLatin = (code: number): boolean => (code >= 97 && code <= 122) || (code >= 65 && code <= 90);

/** Lower case for Latin letters only: every position stays where it is. */
export const foldLatin = (text: string): string => text.replace(/[A-Z]+/g, (letters) => letters.toLowerCase());

/**
 * Finds many words in one pass. Words are filed by their first character, longest first; of several that begin at a place
 * for the same tag only the longest counts, and the shorter ones inside it do not. Latin words match whole words.
 */
export function createCueScanner<T>(entries: readonly CueEntry<T>[]): (text: string, visit: CueVisit<T>) => void {
  const byFirst = new Map<number, CueEntry<T>[]>();
  for (const entry of entries) {
    const code = entry.word.charCodeAt(0);
    const list = byFirst.get(code);
    if (list) list.push(entry);
    else byFirst.set(code, [entry]);
  }
  for (const list of byFirst.values()) list.sort((a, b) => b.word.length - a.word.length);

  return (text, visit) => {
    const folded = foldLatin(text);
    const end = new Map<T, number>();
    for (let at = 0; at < folded.length; at += 1) {
      const list = byFirst.get(folded.charCodeAt(at));
      if (!list) continue;
      for (const entry of list) {
        if (!folded.startsWith(entry.word, at) || (end.get(entry.tag) ?? 0) > at || !isWhole(folded, entry.word, at))
          continue;
        end.set(entry.tag, at + entry.word.length);
        visit(entry, at);
      }
    }
  };
}

function isWhole(text: string, word: string, at: number): boolean {
  if (!isLatin(word.charCodeAt(0))) return true;
  return !isLatin(text.charCodeAt(at - 1)) && !isLatin(text.charCodeAt(at + word.length));
}

/** Entries of a row of words divided by spaces. */
export const wordsOf = <T>(row: string, tag: T, weight: number): CueEntry<T>[] =>
  row
    .split(' ')
    .filter(Boolean)
    .map((word) => ({ word, tag, weight }));
