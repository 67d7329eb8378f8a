import { useRef } from 'react';
import { isPast } from '@/domain/publishing';
import { freeSlots, momentOf, snap, toDay } from '@/domain/publishing/calendar';
import type { PublishItem, UnplannedVideo } from '@/services/publish/schema';
import type { WemediaAccount } from '@/services/wemedia/schema';
import type { CalendarClock } from './useClock';

/** What is being dragged. */
export type Dragged =
  | { readonly post: PublishItem; readonly grabY: number }
  | { readonly video: UnplannedVideo; readonly grabY: number };

interface Ground {
  readonly clock: CalendarClock;
  readonly posts: readonly PublishItem[];
  readonly accounts: readonly WemediaAccount[];
  readonly move: (post: PublishItem, at: string) => void;
  readonly compose: (at: string, videoIds?: readonly string[]) => void;
}

const noon = 12 * 60;
/** Time to think it over. */
const leadMinutes = 30;

/** Where things go that are dropped: a post keeps its time of day, what has none takes the next free slot of the day. */
export function useDrops({ clock, posts, accounts, move, compose }: Ground) {
  const dragged = useRef<Dragged>(undefined);
  const { zone } = clock;

  /** A time on a day: its first free slot, else noon, else soon. */
  const timeOn = (date: string, own: readonly WemediaAccount[] = accounts): string => {
    const [slot] = freeSlots([date], own, posts, zone, Date.now());
    if (slot) return slot.at;
    const atNoon = momentOf({ date, minutes: noon }, zone);
    if (date !== clock.date || Date.parse(atNoon) > Date.now()) return atNoon;
    return momentOf({ date, minutes: snap(clock.minutes + leadMinutes) }, zone);
  };
  const accountsOf = (post: PublishItem) => accounts.filter(({ id }) => id === post.account_id);
  const target = (date: string, minutes: number | undefined): string => {
    if (minutes !== undefined) return momentOf({ date, minutes }, zone);
    const now = dragged.current;
    if (!now || 'video' in now) return timeOn(date);
    return now.post.publish_at === '' ? timeOn(date, accountsOf(now.post)) : toDay(now.post.publish_at, date, zone);
  };
  return {
    dragged,
    timeOn,
    refuses: (date: string, minutes: number | undefined): boolean => {
      if (date !== clock.date) return date < clock.date;
      return isPast(target(date, minutes), new Date());
    },
    drop: (date: string, minutes: number | undefined) => {
      const now = dragged.current;
      if (!now || !date) return;
      const at = target(date, minutes);
      dragged.current = undefined;
      if ('post' in now) move(now.post, at);
      else compose(at, [now.video.id]);
    },
  };
}
