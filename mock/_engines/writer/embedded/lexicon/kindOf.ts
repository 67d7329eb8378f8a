import { type Kind, kinds, otherKind } from './kinds';

export interface KindMatch {
  readonly kind: Kind;
  /** The noun that was found; empty when none was. */
  readonly noun: string;
}

/** One-character nouns are found only at the end of a word group: 茶 in 云雾茶, not in 茶几. */
const atEnd = (text: string, noun: string): number => {
  const match = new RegExp(`${noun}(?![\\u4e00-\\u9fff])`).exec(text);
  return match ? match.index : -1;
};

/**
 * Kind of thing that a text speaks of: the longest known noun, of equally long ones the last (Chinese heads stand last).
 * @param minNoun characters of a noun that counts: 包 names a bag, but not what comes in 8 小包 or belongs to 服饰鞋包
 */
export function kindOf(text: string, minNoun = 1): KindMatch {
  let best: KindMatch = { kind: otherKind, noun: '' };
  let bestAt = -1;
  for (const kind of kinds) {
    for (const noun of kind.nouns) {
      if (noun.length < minNoun) continue;
      const at = noun.length === 1 ? atEnd(text, noun) : text.lastIndexOf(noun);
      if (at < 0) continue;
      const isBetter = noun.length > best.noun.length || (noun.length === best.noun.length && at > bestAt);
      if (!isBetter) continue;
      best = { kind, noun };
      bestAt = at;
    }
  }
  return best;
}
