import { seededRandom, shuffle } from './seededRandom';

/**
 * Which script, title, voice, cover, music or caption design each version gets: by chance, none again before all were
 * used, and never the same one twice in a row where there are several.
 *
 * @returns Indices below `choices`, one a version; none without choices.
 */
export function dealOut(choices: number, versions: number, seed: number): readonly number[] {
  if (choices <= 0) return [];
  const random = seededRandom(seed);
  const dealt: number[] = [];
  while (dealt.length < versions) {
    const round = shuffle([...Array(choices).keys()], random);
    const [first] = round;
    if (first !== undefined && choices > 1 && first === dealt.at(-1)) round.push(...round.splice(0, 1));
    dealt.push(...round);
  }
  return dealt.slice(0, versions);
}

/**
 * The same for what is dealt out itself: no two counts of use differ by more than one.
 *
 * @returns One a version; none without items.
 */
export const dealItems = <Item>(items: readonly Item[], versions: number, seed: number): readonly Item[] =>
  dealOut(items.length, versions, seed).flatMap((index) => items.slice(index, index + 1));
