import { useEffect, useRef } from 'react';
import { cancelDrag } from '@/components/drag';
import { isPast } from '@/domain/publishing';
import { freeSlots, momentOf, snap, toDay } from '@/domain/publishing/calendar';
import type { PublishItem, UnplannedVideo } from '@/services/publish/schema';
import type { WemediaAccount } from '@/services/wemedia/schema';
import type { DragActions } from './dragPlan';
import type { CalendarClock } from './useClock';

/** What is being dragged. */
type Dragged = { readonly post: PublishItem } | { readonly video: UnplannedVideo };

interface Ground {
  readonly clock: CalendarClock;
  readonly posts: readonly PublishItem[];
  readonly accounts: readonly WemediaAccount[];
  readonly find: (postId: string) => PublishItem | undefined;
  readonly videos: readonly UnplannedVideo[];
  /** An empty time: none any more. */
  readonly move: (post: PublishItem, at: string) => void;
  readonly compose: (at: string, videoIds?: readonly string[]) => void;
  /** Says that the past takes nothing. */
  readonly refuse: () => void;
}

const noon = 12 * 60;
/** Time to think it over. */
const leadMinutes = 30;

/** Where things go that are dropped: a post keeps its time of day, what has none takes the next free slot of the day. */
export function useDrops({ clock, posts, accounts, find, videos, move, compose, refuse }: Ground) {
  const dragged = useRef<Dragged>(undefined);
  const { zone } = clock;
  useEffect(() => cancelDrag, []);

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
  const refuses = (date: string, minutes: number | undefined): boolean => {
    if (date !== clock.date) return date < clock.date;
    return isPast(target(date, minutes), new Date());
  };
  /** A draft that has a time can lose it. */
  const timedDraft = (): PublishItem | undefined => {
    const now = dragged.current;
    return now && 'post' in now && now.post.state === 'draft' && now.post.publish_at !== '' ? now.post : undefined;
  };
  const actions: DragActions = {
    lift: (held) => {
      const post = 'postId' in held ? find(held.postId) : undefined;
      const video = 'videoId' in held ? videos.find(({ id }) => id === held.videoId) : undefined;
      dragged.current = post ? { post } : video && { video };
      return dragged.current !== undefined;
    },
    refuses,
    drop: (date, minutes) => {
      const now = dragged.current;
      if (!now) return false;
      if ('video' in now) {
        if (refuses(date, minutes)) refuse();
        else compose(target(date, minutes), [now.video.id]);
        return false;
      }
      const at = target(date, minutes);
      if (Date.parse(at) === Date.parse(now.post.publish_at)) return false;
      const isRefused = refuses(date, minutes);
      // It may have been changed since it was taken up.
      move(find(now.post.id) ?? now.post, at);
      return !isRefused;
    },
    takesTime: () => timedDraft() !== undefined,
    dropTime: () => {
      const post = timedDraft();
      if (post) move(find(post.id) ?? post, '');
      return post !== undefined;
    },
    dragEnd: () => {
      dragged.current = undefined;
    },
  };
  return { timeOn, actions };
}
