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

interface Dealt<Item> {
  readonly items: readonly Item[];
  readonly seed: number;
}

/**
 * Two kinds of items, so that each pair comes before any comes again: no two counts of a pair differ by more than one,
 * nor do those of an item. Where one kind has a single item, both are dealt as by {@link dealItems}. Otherwise each kind
 * keeps one order by chance; of the right kind's two items one comes twice in a row where pairs change by that alone.
 *
 * @returns One of each kind a version; none of a kind without items.
 */
export function dealPairs<Left, Right>(
  left: Dealt<Left>,
  right: Dealt<Right>,
  versions: number,
): readonly [readonly Left[], readonly Right[]] {
  const [across, down] = [left.items.length, right.items.length];
  if (across < 2 || down < 2)
    return [dealItems(left.items, versions, left.seed), dealItems(right.items, versions, right.seed)];
  const [lefts, rights] = [dealItems(left.items, across, left.seed), dealItems(right.items, down, right.seed)];
  const divisor = greatestDivisor(across, down);
  // After so many both orders begin together again; with a common divisor not all pairs have come by then.
  const turn = (across * down) / divisor;
  const step = divisor > 1 ? 1 : 0;
  const places = [...Array(versions).keys()];
  const at = <Item>(items: readonly Item[], place: number): readonly Item[] => {
    const index = place % items.length;
    return items.slice(index, index + 1);
  };
  return [
    places.flatMap((place) => at(lefts, place)),
    places.flatMap((place) => at(rights, place + step * Math.floor(place / turn))),
  ];
}

const greatestDivisor = (a: number, b: number): number => (b === 0 ? a : greatestDivisor(b, a % b));
