import { categoryName, generalEntries } from './dictionary';
import { normalize } from './normalize';
import type { ComplianceCategory, ComplianceLevel, Entry, OwnWords } from './types';

/** A word that the provider or a merchant adds to the list. */
interface OwnWord {
  readonly word: string;
  /** '' = best removed. */
  readonly replacement: string;
  readonly level: ComplianceLevel;
  readonly category: ComplianceCategory;
  /** '' = a plain sentence on whose list it is. */
  readonly reason: string;
}

export const ownWordLimits = { shortest: 2, longest: 30, lines: 2000 } as const;

const owners = {
  provider: { reason: '平台运营把这个词列入了违禁词库', basis: '平台违禁词库' },
  merchant: { reason: '商家把这个词列入了自己的违禁词库', basis: '商家违禁词库' },
} as const;

function entryOf(own: OwnWord, owner: keyof typeof owners): Entry {
  return {
    word: own.word,
    category: own.category,
    categoryName: categoryName(own.category),
    level: own.level,
    reason: own.reason || owners[owner].reason,
    basis: owners[owner].basis,
    suggestions: own.replacement ? [own.replacement] : [],
    owner,
  };
}

/** Own words as the check takes them; the merchant's weigh before the provider's. Keep the object: it is prepared once. */
export function ownWordsOf(provider: readonly OwnWord[], merchant: readonly OwnWord[]): OwnWords {
  return {
    entries: [...merchant.map((own) => entryOf(own, 'merchant')), ...provider.map((own) => entryOf(own, 'provider'))],
  };
}

type WordProblem = 'short' | 'long' | 'symbols' | 'again' | 'tooMany';

/** What is wrong with a word that someone wants to add; undefined = nothing. */
export function wordProblem(word: string): Exclude<WordProblem, 'again' | 'tooMany'> | undefined {
  const length = [...word.trim()].length;
  if (length > ownWordLimits.longest) return 'long';
  const searched = normalize(word).text;
  if (searched.length === 0 && length > 0) return 'symbols';
  // A single character would be marked in every other sentence.
  return length < ownWordLimits.shortest || searched.length < ownWordLimits.shortest ? 'short' : undefined;
}

/** Whether the product's own list has the word already. */
export const isListed = (word: string): boolean => {
  const searched = normalize(word).text;
  return generalEntries.some((entry) => normalize(entry.word).text === searched);
};

interface ParsedWords {
  readonly words: readonly { readonly word: string; readonly replacement: string }[];
  readonly problems: readonly { readonly line: number; readonly text: string; readonly problem: WordProblem }[];
}

/** A pasted list: one word a line, `word|replacement` allowed; empty lines are passed over, each fault named by its line. */
export function parseWordLines(text: string): ParsedWords {
  const words: { word: string; replacement: string }[] = [];
  const problems: ParsedWords['problems'][number][] = [];
  const seen = new Set<string>();
  for (const [index, line] of text.split(/\r\n|\r|\n/).entries()) {
    const [word = '', replacement = ''] = line.split(/[|｜\t]/).map((part) => part.trim());
    if (word === '') continue;
    const key = normalize(word).text;
    let problem: WordProblem | undefined = wordProblem(word);
    if (!problem && seen.has(key)) problem = 'again';
    if (!problem && words.length >= ownWordLimits.lines) problem = 'tooMany';
    if (problem) {
      problems.push({ line: index + 1, text: word.slice(0, 40), problem });
      continue;
    }
    seen.add(key);
    words.push({ word, replacement: replacement.slice(0, ownWordLimits.longest) });
  }
  return { words, problems };
}
