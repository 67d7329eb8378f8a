import { claimCues, foodWords } from './language.data';

/** What a statement about goods speaks of; connectors are chosen by it. */
export type ClaimKind =
  | 'number'
  | 'origin'
  | 'taste'
  | 'time'
  | 'price'
  | 'service'
  | 'material'
  | 'size'
  | 'care'
  | 'safety'
  | 'feel'
  | 'look'
  | 'teaching'
  | 'place'
  | 'use';

/**
 * The kind of a statement by its words; what names nothing special tells how the thing is used.
 * @param isFood tastes and where things come from are told of what is eaten
 */
export function claimKindOf(claim: string, isFood: boolean): ClaimKind {
  return (
    claimCues.find(
      ([kind, pattern]) => (isFood || (kind !== 'taste' && kind !== 'origin')) && pattern.test(claim),
    )?.[0] ?? 'use'
  );
}

/** Whether goods are eaten or drunk, by their category and name. */
export const isFoodText = (text: string): boolean => foodWords.test(text);
