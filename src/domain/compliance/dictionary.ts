import { type Automaton, buildAutomaton } from './automaton';
import { disguised } from './disguises';
import { exceptionPhrases } from './exceptions';
import { foldTable, HIDDEN, PAIR, SEVERAL } from './fold';
import { type GoodsRule, goodsRulesOf } from './goodsRules';
import { normalize } from './normalize';
import { contactUnits } from './patterns';
import { type ClaimRule, claimRules } from './rules';
import type { Entry, OwnWords, WordCategory, WordGroup } from './types';
import { wordCategories } from './words';

export interface Dictionary {
  readonly automaton: Automaton;
  /** Class by raw UTF-16 unit: folding and classes in one look; from `RAW_SPECIAL` on see `RAW_HIDDEN` … */
  readonly rawClass: Uint16Array;
  /** Classes up to this one may stand in a contact: letters, digits, `.@:`, Chinese numerals. */
  readonly lastContactClass: number;
  /** By word index; undefined = an exception phrase, or nothing but a cue. */
  readonly entries: readonly (Entry | undefined)[];
  /** From this word index on they are nothing but cues. */
  readonly firstCue: number;
  /** Claims that a word is a cue of, by word index. */
  readonly cues: readonly (readonly number[] | undefined)[];
  readonly claims: readonly Claim[];
  /** Length of each normalized word, in kept units. */
  readonly lengths: Uint16Array;
}

/** A claim rule with what is to be said of its finds. */
interface Claim {
  readonly pattern: RegExp;
  readonly points: readonly RegExp[];
  readonly entry: Entry;
}

export const RAW_HIDDEN = 0xffff;
/** Needs a closer look: a pair, or one that stands for several. */
export const RAW_SPECIAL = 0xfffe;

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
      ...(group.isAdjective ? { isAdjective: true } : {}),
      ...(group.contact ? { contact: group.contact } : {}),
    })),
  );
}

/** Name of a category, for words that come from elsewhere. */
export const categoryName = (id: WordCategory['id']): string =>
  wordCategories.find((category) => category.id === id)?.name ?? id;

/** All words of the general list. */
export const generalEntries: readonly Entry[] = wordCategories.flatMap((category) =>
  entriesOf(category, category.groups),
);

function entriesFor(rules: readonly GoodsRule[]): Entry[] {
  const allowed = new Set(rules.flatMap((rule) => rule.allowed));
  const ofTrade = rules.flatMap((rule) =>
    entriesOf(
      { id: rule.category, name: categoryName(rule.category), level: 'high', reason: rule.reason, basis: rule.basis },
      rule.groups,
    ),
  );
  const general = generalEntries
    .filter((entry) => !allowed.has(entry.word))
    .map((entry) => {
      const level = rules.map((rule) => rule.levels[entry.category]).find((found) => found !== undefined);
      return level ? { ...entry, level } : entry;
    });
  return [...ofTrade, ...general];
}

function claimOf(rule: ClaimRule, rules: readonly GoodsRule[]): Claim {
  const shared = wordCategories.find(({ id }) => id === rule.category);
  const levels = rules.map(({ levels }) => levels[rule.category]);
  return {
    pattern: rule.pattern,
    points: rule.points ?? [],
    entry: {
      word: '',
      category: rule.category,
      categoryName: categoryName(rule.category),
      level: levels.find((level) => level !== undefined) ?? rule.level ?? shared?.level ?? 'mid',
      reason: rule.reason ?? shared?.reason ?? '',
      basis: rule.basis ?? shared?.basis ?? '',
      suggestions: rule.suggestions ?? [],
      isClaim: true,
    },
  };
}

/** Claims by the normalized words that are their cues. */
function claimsByCue(claims: readonly ClaimRule[]): Map<string, number[]> {
  const byCue = new Map<string, number[]>();
  claims.forEach(({ cues }, index) => {
    for (const cue of new Set(cues.split(' ').map((word) => normalize(word).text))) {
      byCue.set(cue, [...(byCue.get(cue) ?? []), index]);
    }
  });
  return byCue;
}

/** Class of each raw unit, so that searching needs no second text. */
function rawClasses(classOf: Uint16Array): Uint16Array {
  const fold = foldTable();
  const raw = new Uint16Array(0x10000);
  for (let unit = 0; unit < 0x10000; unit += 1) {
    const folded = fold[unit] ?? unit;
    if (folded === HIDDEN) raw[unit] = RAW_HIDDEN;
    else if (folded === PAIR || folded === SEVERAL) raw[unit] = RAW_SPECIAL;
    else raw[unit] = classOf[folded] ?? 0;
  }
  return raw;
}

function build(rules: readonly GoodsRule[], own: OwnWords | undefined): Dictionary {
  // Of equal words the first wins: the merchant's and the provider's word stand before the product's.
  const listed = [...(own?.entries ?? []), ...entriesFor(rules)];
  const forms = [...listed.map((entry) => ({ form: entry.word, entry })), ...disguised(listed)];
  const listedWords = [...forms.map(({ form }) => form), ...exceptionPhrases].map((word) => normalize(word).text);
  const known = new Set(listedWords);
  const rulesOfTrade = claimRules.filter(({ trade }) => !trade || rules.some(({ id }) => id === trade));
  const byCue = claimsByCue(rulesOfTrade);
  const words = [...listedWords, ...[...byCue.keys()].filter((cue) => !known.has(cue))];
  const automaton = buildAutomaton(words, contactUnits);
  return {
    automaton,
    rawClass: rawClasses(automaton.classOf),
    lastContactClass: contactUnits.length,
    entries: [...forms.map(({ entry }) => entry), ...exceptionPhrases.map(() => undefined)],
    firstCue: listedWords.length,
    cues: words.map((word) => byCue.get(word)),
    claims: rulesOfTrade.map((rule) => claimOf(rule, rules)),
    lengths: Uint16Array.from(words, (word) => word.length),
  };
}

const general = new Map<string, Dictionary>();
const withOwn = new WeakMap<OwnWords, Map<string, Dictionary>>();

/** The automaton for a kind of goods and the words of one's own; built when first needed, then kept. */
export function dictionaryFor(category: string | undefined, own: OwnWords | undefined): Dictionary {
  const rules = goodsRulesOf(category);
  const key = rules.map((rule) => rule.id).join('+');
  const shelf = own ? (withOwn.get(own) ?? new Map<string, Dictionary>()) : general;
  if (own) withOwn.set(own, shelf);
  const existing = shelf.get(key);
  if (existing) return existing;
  const dictionary = build(rules, own);
  shelf.set(key, dictionary);
  return dictionary;
}
