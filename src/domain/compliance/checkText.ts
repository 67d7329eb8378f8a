import { type ContactFind, contactsIn, signsIn } from './contacts';
import { type Dictionary, dictionaryFor } from './dictionary';
import { findClaims } from './findClaims';
import { claimEnd, claimStart, fittedSuggestions } from './fitting';
import { foldTable } from './fold';
import { isInnocent } from './innocence';
import { addLearned } from './judge/learnedMarks';
import { contactLevel, contactRule, platformPages } from './platformRules';
import { scan } from './scan';
import { sourcesIn } from './sources';
import type { ComplianceLevel, Entry, Mark, OwnWords } from './types';
import { complianceLevels } from './types';

export interface CheckOptions {
  /** Platform id; contacts weigh more or less, or nothing, by the platform's own rules. */
  readonly platform?: string;
  /** Goods category in the merchant's own words: chooses the rules of the trade. */
  readonly category?: string;
  /** Words of the provider and the merchant. Hand over the same object each time: it is prepared once. */
  readonly own?: OwnWords;
}

type Find = ContactFind;

const isLatin = (unit: number): boolean => (unit >= 97 && unit <= 122) || (unit >= 48 && unit <= 57);

/** A word of letters must stand alone: `vx` is not found in `dvxs`. */
function standsAlone(text: string, from: number, to: number): boolean {
  const fold = foldTable();
  const latinAt = (at: number): boolean => isLatin(fold[text.charCodeAt(at)] ?? 0);
  if (from > 0 && latinAt(from) && latinAt(from - 1)) return false;
  return !(to < text.length && latinAt(to - 1) && latinAt(to));
}

interface Found {
  readonly finds: readonly Find[];
  /** Pairs: phrases in which a word is harmless; by rising start. */
  readonly spared: readonly (readonly [number, number])[];
  readonly runs: readonly number[];
  /** Triples: from, to, claim. */
  readonly cues: readonly number[];
}

function search(dictionary: Dictionary, text: string): Found {
  const { hits, runs } = scan(dictionary, text);
  const finds: Find[] = [];
  const spared: [number, number][] = [];
  const cues: number[] = [];
  for (let at = 0; at < hits.length; at += 3) {
    const from = hits[at] ?? 0;
    const to = hits[at + 1] ?? 0;
    const index = hits[at + 2] ?? 0;
    for (const claim of dictionary.cues[index] ?? []) cues.push(from, to, claim);
    if (index >= dictionary.firstCue) continue;
    const entry = dictionary.entries[index];
    if (!entry) spared.push([from, to]);
    else if (standsAlone(text, from, to)) finds.push({ from, to, entry });
  }
  spared.sort((a, b) => a[0] - b[0]);
  return { finds, spared, runs, cues };
}

const byPlace = (a: Find, b: Find): number => a.from - b.from || b.to - a.to;

/** Of overlapping finds the earlier one stays, of two at one place the longer; what lies in a harmless phrase goes. */
function settle(finds: Find[], spared: Found['spared'], others: readonly Find[], text: string): Find[] {
  finds.sort(byPlace);
  const counted: Find[] = [];
  let next = 0;
  let sparedTo = -1;
  for (const find of finds) {
    for (; next < spared.length && (spared[next]?.[0] ?? 0) <= find.from; next += 1) {
      sparedTo = Math.max(sparedTo, spared[next]?.[1] ?? 0);
    }
    if (find.to > sparedTo) counted.push(find);
  }
  const all = others.length > 0 ? [...counted, ...others].sort(byPlace) : counted;
  const kept: Find[] = [];
  let end = -1;
  for (const find of all) {
    if (find.from < end || isInnocent(text, find.from, find.to, find.entry)) continue;
    kept.push(find);
    end = find.to;
  }
  return kept;
}

/** A listed superlative knows what to say in its place, and takes its scope (全网最好) with it by itself. */
function yieldsTo(starts: ReadonlySet<number>, { from, to, entry }: Find): boolean {
  if (entry.category !== 'superlative') return false;
  for (let at = from; at < to; at += 1) if (starts.has(at)) return true;
  return false;
}

interface Place {
  readonly from: number;
  readonly to: number;
}

/** Suggestions are for the whole clause; the words at fault in it are what is shown. */
/** Where a mark's rule is published, and what that says. */
type Authority = Pick<Mark, 'basis' | 'sources'>;

/** A contact breaks the platform's own rule; where none is chosen, it breaks one of theirs. */
function authorityOf(entry: Entry, platform: string | undefined): Authority {
  const rule = entry.contact && contactRule(platform, entry.contact);
  if (rule) return { basis: rule.basis, sources: [rule.page] };
  if (entry.contact && !platform) return { basis: entry.basis, sources: platformPages };
  return { basis: entry.basis, sources: sourcesIn(entry.basis) };
}

function markOf(
  text: string,
  clause: Place,
  words: Place,
  entry: Entry,
  level: ComplianceLevel,
  authority: Authority,
): Mark {
  const { word, category, categoryName, reason, disguise, isClaim, owner } = entry;
  const suggestions = fittedSuggestions(text, clause.from, clause.to, entry);
  return {
    from: words.from,
    to: words.to,
    clauseFrom: clause.from,
    clauseTo: clause.to,
    word,
    category,
    categoryName,
    level,
    reason,
    ...authority,
    suggestions,
    ...(disguise ? { disguise } : undefined),
    ...(isClaim ? { isClaim } : undefined),
    ...(owner ? { owner } : undefined),
  };
}

/**
 * What the words and patterns of the rules find in a text, in order, never overlapping. Sees through full width letters,
 * traditional characters, symbols, spaces and emoji put between the characters of a word, common homophones and
 * characters taken apart.
 * @returns marks with UTF-16 positions in `text` as given, at the words at fault; suggestions stand for the clause, fitted to what stands around
 */
export function checkRules(text: string, options: CheckOptions = {}): Mark[] {
  if (text === '') return [];
  const dictionary = dictionaryFor(options.category, options.own);
  const { finds, spared, runs, cues } = search(dictionary, text);
  const starts = new Set(finds.map(({ from }) => from));
  const claims = findClaims(text, cues, dictionary).filter((claim) => !yieldsTo(starts, claim));
  const others = [...contactsIn(text, runs), ...claims, ...signsIn(text)];
  const marks: Mark[] = [];
  let end = 0;
  for (const { from, to: last, entry, words } of settle([...finds], spared, others, text)) {
    const level = entry.contact ? contactLevel(options.platform, entry.contact, entry.level) : entry.level;
    if (level === 'free') continue;
    const to = claimEnd(text, from, last);
    const clause = { from: Math.max(end, claimStart(text, from, entry)), to };
    const pointed = words ? { from: Math.max(clause.from, words[0]), to: words[1] } : clause;
    marks.push(markOf(text, clause, pointed, entry, level, authorityOf(entry, options.platform)));
    end = to;
  }
  return marks;
}

/**
 * Places in a text that the ad law or a platform objects to, in order, never overlapping: what the rules find, and where
 * they find nothing what sounds like a claim (`isLearned`). Pure; below a millisecond for 2 000 characters (the first call
 * builds the automata).
 */
export const checkText = (text: string, options: CheckOptions = {}): Mark[] =>
  addLearned(text, checkRules(text, options));

const gravity = (level: ComplianceLevel): number => complianceLevels.indexOf(level);

/** The same items, the gravest first; equally grave ones keep their order. */
export const gravestFirst = <T>(items: readonly T[], levelOf: (item: T) => ComplianceLevel | undefined): T[] =>
  items.toSorted((a, b) => gravity(levelOf(a) ?? 'low') - gravity(levelOf(b) ?? 'low'));

/** The gravest level among marks; undefined when there are none. */
export function worstLevel(marks: readonly Pick<Mark, 'level'>[]): ComplianceLevel | undefined {
  return complianceLevels.find((level) => marks.some((mark) => mark.level === level));
}
