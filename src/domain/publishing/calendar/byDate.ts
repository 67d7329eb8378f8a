import type { LocalDate } from '../zone';
import { clockOf, type Spot } from './clock';

/** A post at its place. */
export interface Placed<Post> extends Spot {
  readonly post: Post;
}

/** Posts by the day on which the clocks of the zone show their time, each day in order of time. Drafts without a time are left out. */
export function byDate<Post extends { readonly publish_at: string }>(
  posts: readonly Post[],
  zone: string,
): ReadonlyMap<LocalDate, readonly Placed<Post>[]> {
  const read = clockOf(zone);
  const days = new Map<LocalDate, Placed<Post>[]>();
  const timed = posts.flatMap((post) => (post.publish_at === '' ? [] : [{ post, at: Date.parse(post.publish_at) }]));
  for (const { post, at } of timed.sort((a, b) => a.at - b.at)) {
    const placed = { post, ...read(at) };
    const day = days.get(placed.date);
    if (day) day.push(placed);
    else days.set(placed.date, [placed]);
  }
  return days;
}

/** So many of a day as there is room for; the one that is to be kept in sight is among them. */
export function firstOf<Item>(items: readonly Item[], room: number, keep: (item: Item) => boolean): readonly Item[] {
  if (items.length <= room) return items;
  const first = items.slice(0, room);
  const kept = items.find(keep);
  return kept === undefined || first.includes(kept) ? first : [...first.slice(0, -1), kept];
}
