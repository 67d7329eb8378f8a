/** A list with one of its items in another place; that item counts as placed by hand from then on. */
export function placeItem<Item extends object>(items: readonly Item[], from: number, to: number): Item[] {
  const next = [...items];
  const [item] = next.splice(from, 1);
  if (item) next.splice(to, 0, { ...item, is_placed: true });
  return next;
}
