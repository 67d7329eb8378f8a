/** How long a post stands in a day's column: short enough to be exact, tall enough to be read. */
export const blockMinutes = 30;

interface Laned<Item> {
  readonly item: Item;
  /** From 0. */
  readonly lane: number;
  /** Lanes side by side at this time. */
  readonly lanes: number;
}

/** Posts that found no lane; they stand behind a count. */
interface Crowd {
  readonly minutes: number;
  readonly count: number;
  /** Last lane, which the count takes. */
  readonly lane: number;
  readonly lanes: number;
}

/**
 * Lays the posts of a day side by side where they overlap. No two in one lane overlap; at most `most` lanes, of which
 * the last holds the count of the others where there are more.
 *
 * @param items in order of time
 * @param keep stands in sight in any case (the one that is being moved)
 */
export function layInLanes<Item extends { readonly minutes: number }>(
  items: readonly Item[],
  most: number,
  keep?: (item: Item) => boolean,
): { readonly placed: readonly Laned<Item>[]; readonly crowds: readonly Crowd[] } {
  const placed: Laned<Item>[] = [];
  const crowds: Crowd[] = [];
  for (const cluster of clustersOf(items)) {
    const ends: number[] = [];
    const laned = cluster.map((item) => {
      const free = ends.findIndex((end) => end <= item.minutes);
      const lane = free < 0 ? ends.length : free;
      ends[lane] = item.minutes + blockMinutes;
      return { item, lane };
    });
    const lanes = Math.min(most, ends.length);
    const isCrowded = ends.length > most;
    const room = isCrowded ? Math.max(1, most - 1) : lanes;
    const hidden = laned.filter(({ item, lane }) => lane >= room && !keep?.(item));
    for (const { item, lane } of laned) {
      if (lane < room) placed.push({ item, lane, lanes });
      else if (keep?.(item)) placed.push({ item, lane: room - 1, lanes });
    }
    const [first] = hidden;
    if (first) crowds.push({ minutes: first.item.minutes, count: hidden.length, lane: lanes - 1, lanes });
  }
  return { placed, crowds };
}

/** Runs of posts that overlap, one with the next. */
function clustersOf<Item extends { readonly minutes: number }>(items: readonly Item[]): Item[][] {
  const clusters: Item[][] = [];
  let end = Number.NEGATIVE_INFINITY;
  for (const item of items) {
    const current = clusters.at(-1);
    if (current && item.minutes < end) current.push(item);
    else clusters.push([item]);
    end = item.minutes + blockMinutes;
  }
  return clusters;
}
