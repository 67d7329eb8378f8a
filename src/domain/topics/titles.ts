/** A title as it is compared: no case, width, space, punctuation or emoji. */
const bareTitle = (title: string): string =>
  title
    .normalize('NFKC')
    .toLowerCase()
    .replace(/[^\p{L}\p{N}]/gu, '');

const pairsOf = (text: string): string[] => {
  const characters = [...bareTitle(text)];
  return characters.length < 2
    ? characters
    : characters.slice(1).map((character, index) => `${characters[index]}${character}`);
};

/** How alike two titles are, 0–1: shared pairs of characters (Dice). */
export function titleLikeness(left: string, right: string): number {
  const a = pairsOf(left);
  const rest = pairsOf(right);
  const all = a.length + rest.length;
  if (all === 0) return bareTitle(left) === bareTitle(right) ? 1 : 0;
  let shared = 0;
  for (const pair of a) {
    const at = rest.indexOf(pair);
    if (at < 0) continue;
    rest.splice(at, 1);
    shared += 1;
  }
  return (2 * shared) / all;
}

/** From this likeness on a title counts as said before. */
const repeatFrom = 0.8;

/** The title that comes nearest to a new one, with its likeness. */
export function nearestTitle(title: string, others: readonly string[]): { title: string; likeness: number } {
  let nearest = { title: '', likeness: 0 };
  for (const other of others) {
    const likeness = titleLikeness(title, other);
    if (likeness > nearest.likeness) nearest = { title: other, likeness };
  }
  return nearest;
}

/** Whether a title says what another one has said before. */
export const isRepeat = (title: string, others: readonly string[]): boolean =>
  nearestTitle(title, others).likeness >= repeatFrom;
