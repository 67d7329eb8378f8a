import { type Automaton, buildAutomaton } from './automaton';
import { exceptionPhrases } from './exceptions';
import { type GoodsRule, goodsRulesOf } from './goodsRules';
import { normalize } from './normalize';
import type { Mark, WordCategory, WordGroup } from './types';
import { wordCategories } from './words';

/** What a mark says besides its place. */
export type Entry = Omit<Mark, 'from' | 'to'>;

export interface Dictionary {
  readonly search: Automaton;
  /** By word index; undefined = an exception phrase. */
  readonly entries: readonly (Entry | undefined)[];
  /** Normalised words by index. */
  readonly words: readonly string[];
}

type Shared = Pick<WordCategory, 'id' | 'name' | 'level' | 'reason' | 'basis'>;

function entriesOf(shared: Shared, groups: readonly WordGroup[]): Entry[] {
  return groups.flatMap((group) =>
    group.words.split(' ').map((word) => ({
      word,
      category: shared.id,
      categoryName: shared.name,
      level: group.level ?? shared.level,
      reason: group.reason ?? shared.reason,
      basis: group.basis ?? shared.basis,
      suggestions: group.suggestions,
    })),
  );
}

const nameOf = (id: WordCategory['id']): string => wordCategories.find((category) => category.id === id)?.name ?? id;

/** All words of the general list. */
export const generalEntries: readonly Entry[] = wordCategories.flatMap((category) =>
  entriesOf(category, category.groups),
);

function build(rules: readonly GoodsRule[]): Dictionary {
  const allowed = new Set(rules.flatMap((rule) => rule.allowed));
  const own = rules.flatMap((rule) =>
    entriesOf(
      { id: rule.category, name: nameOf(rule.category), level: 'high', reason: rule.reason, basis: rule.basis },
      rule.groups,
    ),
  );
  const general = generalEntries
    .filter((entry) => !allowed.has(entry.word))
    .map((entry) => {
      const level = rules.map((rule) => rule.levels[entry.category]).find((found) => found !== undefined);
      return level ? { ...entry, level } : entry;
    });
  const entries: (Entry | undefined)[] = [...own, ...general, ...exceptionPhrases.map(() => undefined)];
  const written = [...own, ...general].map((entry) => entry.word);
  const words = [...written, ...exceptionPhrases].map((word) => normalize(word).text);
  return { search: buildAutomaton(words), entries, words };
}

/** One automaton per set of goods rules, built when first needed. */
const built = new Map<string, Dictionary>();

export function dictionaryFor(category: string | undefined): Dictionary {
  const rules = goodsRulesOf(category);
  const key = rules.map((rule) => rule.id).join('+');
  const existing = built.get(key);
  if (existing) return existing;
  const dictionary = build(rules);
  built.set(key, dictionary);
  return dictionary;
}
