import { commonPairs, numerals, sameProperty, sign } from './judging.data';

/** Words that are held against others again and again; each of their traits is read when it is first asked for. */
export class Wording {
  private readProperties: readonly number[] | undefined;
  private readPlain: string | undefined;
  private readPairs: readonly string[] | undefined;
  private readSigns: readonly string[] | undefined;

  constructor(readonly text: string) {}

  /** Properties that are spoken of, as places in the list of them. */
  get properties(): readonly number[] {
    this.readProperties ??= sameProperty.flatMap((pattern, index) => (pattern.test(this.text) ? [index] : []));
    return this.readProperties;
  }

  /** Without its numbers. */
  get plain(): string {
    this.readPlain ??= this.text.replace(numerals, ' ');
    return this.readPlain;
  }

  /** Pairs of characters, the commonest left out. */
  get pairs(): readonly string[] {
    this.readPairs ??= pairsIn(this.plain);
    return this.readPairs;
  }

  /** Characters that carry a meaning of their own. */
  get signs(): readonly string[] {
    this.readSigns ??= [...new Set(this.plain)].filter((char) => sign.test(char));
    return this.readSigns;
  }
}

function pairsIn(plain: string): readonly string[] {
  const pairs = new Set<string>();
  for (const run of plain.match(/\p{sc=Han}{2,}/gu) ?? [])
    for (let at = 0; at + 2 <= run.length; at += 1) pairs.add(run.slice(at, at + 2));
  for (const common of commonPairs) pairs.delete(common);
  return [...pairs];
}

/** Words that were last read; the claims of a clause ask for the same ones. */
const recent = new Map<string, Wording>();
const MAX_RECENT = 64;

/** The traits of words. */
export function wordingOf(text: string): Wording {
  const known = recent.get(text);
  if (known) return known;
  if (recent.size >= MAX_RECENT) recent.clear();
  const made = new Wording(text);
  recent.set(text, made);
  return made;
}

/** Whether two wordings speak of one property. */
export const areOfOneProperty = (left: Wording, right: Wording): boolean =>
  left.properties.some((property) => right.properties.includes(property));

/** Whether two wordings share a word of two or more characters, numbers left out. */
export const areInOneWord = (left: Wording, right: Wording): boolean =>
  left.pairs.some((pair) => right.plain.includes(pair));

/** The same of two pieces of text. */
export const shareWords = (left: string, right: string): boolean => areInOneWord(wordingOf(left), wordingOf(right));

export const areSame = (left: Wording, right: Wording): boolean =>
  areOfOneProperty(left, right) || areInOneWord(left, right);

/** How many characters of meaning two wordings share, numbers and the commonest left out. */
export const sharedSigns = (left: Wording, right: Wording): number =>
  left.signs.filter((sign) => right.text.includes(sign)).length;
