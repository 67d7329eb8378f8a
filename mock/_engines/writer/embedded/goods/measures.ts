export const VARIANTS = 3;
/** How much longer than wished a script may get before lines are left out. */
export const OVERSHOOT = 1.1;
/** A script goes on to here: a fact less leaves one for the other variants. */
export const ENOUGH = 0.97;
/** A script below this share of the wished length has told all there is. */
export const SHORT = 0.9;
/** Characters a second, as the shares of the segments are counted. */
export const CHARACTERS_PER_SECOND = 4.25;
/** Seconds between two lines, about. */
export const PAUSE = 0.36;
/** Segments get shorter lines where each has fewer characters than this. */
export const TIGHT_SEGMENT = 13;
export const BRIEF_SEGMENT = 21;
/** Characters of a usual line and of a usual call to action. */
export const LINE = 14;
export const CALL = 18;
/** A script of few seconds has room for a hook of this length. */
export const BRIEF_HOOK = 11;
/** A first line longer than this is no hook any more. */
export const LONGEST_HOOK = 20;
/** The first words of the strongest point are said once more where they are no longer: six characters are heard twice. */
export const LONGEST_AGAIN = 5;
/** Characters that may stand before the strongest point in its own line. */
export const TOP_ROOM = 6;
/** Questions that a script of each variant asks by itself: the versions are told apart by how they prove. */
export const MOST_ASKED = [2, 4, 4];

/** Characters that are heard as a repetition. */
const PHRASE = 8;
const lettersOf = (text: string): string => text.replace(/[^\p{L}\p{N}]/gu, '');
/** Whether two lines have a phrase in common. */
export const sharesPhrase = (one: string, other: string): boolean => {
  const [left, right] = [lettersOf(one), lettersOf(other)];
  return [...left].some((_, at) => at + PHRASE <= left.length && right.includes(left.slice(at, at + PHRASE)));
};

/** A list that begins elsewhere. */
export const turned = <T>(list: readonly T[], by: number): T[] => {
  const from = by % Math.max(1, list.length);
  return [...list.slice(from), ...list.slice(0, from)];
};

/** Whether words that lead a fact in say what it begins with. */
export const repeatsHead = (lead: string, fact: string): boolean =>
  [...lead].some((character) => /[^，？的了是一就看说]/.test(character) && fact.slice(0, 8).includes(character));
