import { useMemoizedFn } from 'ahooks';
import { useEffect, useRef } from 'react';
import { cancelDrag, type DragPlace, type DragPlan, pressToDrag } from '@/components/drag';
import { isPast } from '@/domain/publishing';
import { freeSlots, hhmm, momentOf, snap, toDay } from '@/domain/publishing/calendar';
import type { PublishItem, UnplannedVideo } from '@/services/publish/schema';
import type { WemediaAccount } from '@/services/wemedia/schema';
import type { CalendarClock } from './useCalendarState';

/** What the calendar makes of something that is dragged; days as `YYYY-MM-DD`, minutes where the view has hours. */
export interface CalendarDrag {
  /** Taken up: it is known until `dragEnd`. @returns false when it cannot be dragged after all */
  readonly lift: (held: { readonly postId: string } | { readonly videoId: string }) => boolean;
  /** Whether what is dragged may not be dropped there. */
  readonly refuses: (date: string, minutes: number | undefined) => boolean;
  /** @returns whether it stays there */
  readonly drop: (date: string, minutes: number | undefined) => boolean;
  /** Whether what is dragged has a time that can be taken away. */
  readonly takesTime: () => boolean;
  /** Takes its time away. @returns whether it had one */
  readonly dropTime: () => boolean;
  readonly dragEnd: () => void;
}

/** Minute of a column with hours at a height of the window; undefined for a day without hours. */
function minuteAt(day: HTMLElement, y: number): number | undefined {
  if (day.dataset.timed === undefined) return undefined;
  const { top, height } = day.getBoundingClientRect();
  return snap(((y - top) / height) * 1440);
}

function planOf(drag: CalendarDrag): Pick<DragPlan, 'placeAt' | 'takes' | 'drop' | 'onEnd'> {
  return {
    placeAt: (under, top): DragPlace | undefined => {
      const lane = under.closest<HTMLElement>('[data-lane]');
      if (lane) return drag.takesTime() ? { element: lane } : undefined;
      const day = under.closest<HTMLElement>('[data-day]');
      if (!day?.dataset.day) return undefined;
      const minutes = minuteAt(day, top);
      return { element: day, ...(minutes === undefined ? {} : { line: { at: minutes, label: hhmm(minutes) } }) };
    },
    // Also the past is a place: a drop there is answered with the reason.
    takes: ({ element, line }) => !element.dataset.day || !drag.refuses(element.dataset.day, line?.at),
    drop: ({ element, line }) => (element.dataset.day ? drag.drop(element.dataset.day, line?.at) : drag.dropTime()),
    onEnd: drag.dragEnd,
  };
}

/** A post was pressed: the whole card goes with the pointer. */
export function pressCard(event: PointerEvent, post: HTMLElement, drag: CalendarDrag): void {
  const { post: postId = '' } = post.dataset;
  pressToDrag(event, {
    ...planOf(drag),
    card: post.parentElement ?? post,
    find: () => document.querySelector(`[data-post="${CSS.escape(postId)}"]`)?.parentElement ?? null,
    nameAttribute: 'data-post',
    onLift: () => drag.lift({ postId }),
  });
}

/** A finished video was pressed. */
export function pressVideo(event: PointerEvent, video: HTMLElement, drag: CalendarDrag): void {
  const { video: videoId = '' } = video.dataset;
  pressToDrag(event, {
    ...planOf(drag),
    card: video,
    find: () => document.querySelector<HTMLElement>(`[data-video="${CSS.escape(videoId)}"]`),
    nameAttribute: 'data-video',
    onLift: () => drag.lift({ videoId }),
  });
}

/** What is being dragged. */
type Dragged = { readonly post: PublishItem } | { readonly video: UnplannedVideo };

interface CalendarDragDeps {
  readonly clock: CalendarClock;
  readonly posts: readonly PublishItem[];
  readonly accounts: readonly WemediaAccount[];
  readonly find: (postId: string) => PublishItem | undefined;
  readonly videos: readonly UnplannedVideo[];
  /** An empty time: none any more. */
  readonly move: (post: PublishItem, at: string) => void;
  readonly compose: (at: string, videoIds?: readonly string[]) => void;
  /** A post is on its way by key: nothing is dragged meanwhile. */
  readonly isBlocked: boolean;
  /** A video was dropped on the past. */
  readonly onRefused: () => void;
}

const NOON_MINUTES = 12 * 60;
/** Time to think it over. */
const LEAD_MINUTES = 30;

/** Where things go that are dropped: a post keeps its time of day, what has none takes the next free slot of the day. */
export function useCalendarDrag({
  clock,
  posts,
  accounts,
  find,
  videos,
  move,
  compose,
  isBlocked,
  onRefused,
}: CalendarDragDeps) {
  const dragged = useRef<Dragged>(undefined);
  const { zone } = clock;
  useEffect(() => cancelDrag, []);

  /** A time on a day: its first free slot, else noon, else soon. */
  const timeOn = (date: string, own: readonly WemediaAccount[] = accounts): string => {
    const [slot] = freeSlots([date], own, posts, zone, Date.now());
    if (slot) return slot.at;
    const atNoon = momentOf({ date, minutes: NOON_MINUTES }, zone);
    if (date !== clock.date || Date.parse(atNoon) > Date.now()) return atNoon;
    return momentOf({ date, minutes: snap(clock.minutes + LEAD_MINUTES) }, zone);
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
  // A drag that is under way reaches the newest posts and accounts through these.
  const drag: CalendarDrag = {
    lift: useMemoizedFn((held) => {
      if (isBlocked) return false;
      const post = 'postId' in held ? find(held.postId) : undefined;
      const video = 'videoId' in held ? videos.find(({ id }) => id === held.videoId) : undefined;
      dragged.current = post ? { post } : video && { video };
      return dragged.current !== undefined;
    }),
    refuses: useMemoizedFn(refuses),
    drop: useMemoizedFn((date, minutes) => {
      const now = dragged.current;
      if (!now) return false;
      if ('video' in now) {
        if (refuses(date, minutes)) onRefused();
        else compose(target(date, minutes), [now.video.id]);
        return false;
      }
      const at = target(date, minutes);
      if (Date.parse(at) === Date.parse(now.post.publish_at)) return false;
      const isRefused = refuses(date, minutes);
      // It may have been changed since it was taken up.
      move(find(now.post.id) ?? now.post, at);
      return !isRefused;
    }),
    takesTime: useMemoizedFn(() => timedDraft() !== undefined),
    dropTime: useMemoizedFn(() => {
      const post = timedDraft();
      if (post) move(find(post.id) ?? post, '');
      return post !== undefined;
    }),
    dragEnd: useMemoizedFn(() => {
      dragged.current = undefined;
    }),
  };
  return { timeOn, drag };
}
