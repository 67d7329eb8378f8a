import { useEffect, useMemo, useRef, useState } from 'react';
import { occasionsBetween } from '@/domain/occasions';
import { addMonths, byDate, matches, spanOf, toDay } from '@/domain/publishing/calendar';
import type { CalendarActions } from '@/features/publish/calendar/CalendarGrid';
import { MonthView } from '@/features/publish/calendar/MonthView';
import type { CalendarDrag } from '@/features/publish/calendar/useCalendarDrag';
import type { PublishItem } from '@/services/publish/schema';
import { manyPosts } from './manyPosts';

const zone = 'Asia/Shanghai';
const first = '2026-11-01';
const today = { zone, now: Date.parse('2026-11-01T04:00:00Z'), date: first, minutes: 12 * 60 };
const yes = (): boolean => true;
const nowhere = (): void => undefined;

const actions: CalendarActions = {
  open: nowhere,
  menu: nowhere,
  compose: nowhere,
  goDay: nowhere,
  more: nowhere,
  occasion: nowhere,
  page: nowhere,
  cardKey: () => false,
};

export interface CalendarHandle {
  readonly turn: (by: number) => void;
  /** Day on which a post stands. */
  readonly dayOf: (id: string) => string | undefined;
}

interface Props {
  readonly perMonth: number;
  readonly onReady: (handle: CalendarHandle) => void;
}

/** The month of the calendar with posts that are there, as the page gives them to it. */
export function CalendarStage({ perMonth, onReady }: Props) {
  const [date, setDate] = useState(first);
  const [known, setKnown] = useState(
    () =>
      new Map(
        [0, 1, 2].map((by) => [addMonths(first, by), manyPosts(addMonths(first, by).slice(0, 7), perMonth, zone)]),
      ),
  );
  const posts = known.get(date) ?? [];
  const days = useMemo(
    () =>
      byDate(
        posts.filter((post) => matches({}, post)),
        zone,
      ),
    [posts],
  );
  const occasions = useMemo(() => {
    const { from, to } = spanOf('month', date);
    return new Map(occasionsBetween(from, to).map((one) => [one.date, [one]]));
  }, [date]);
  const dragged = useRef<PublishItem>(undefined);
  const latest = useRef({ posts, days });
  latest.current = { posts, days };
  const drag = useMemo(
    (): CalendarDrag => ({
      lift: (held) => {
        dragged.current = latest.current.posts.find(({ id }) => 'postId' in held && id === held.postId);
        return dragged.current !== undefined;
      },
      refuses: (day) => day < first,
      drop: (day) => {
        const post = dragged.current;
        if (!post) return false;
        const moved = { ...post, publish_at: toDay(post.publish_at, day, zone) };
        setKnown((now) => {
          const list = now.get(date)?.map((one) => (one.id === post.id ? moved : one)) ?? [];
          return new Map([...now, [date, list]]);
        });
        return true;
      },
      takesTime: () => false,
      dropTime: () => false,
      dragEnd: () => {
        dragged.current = undefined;
      },
    }),
    [date],
  );
  useEffect(
    () =>
      onReady({
        turn: (by) => setDate((now) => addMonths(now, by)),
        dayOf: (id) => [...latest.current.days].find(([, list]) => list.some(({ post }) => post.id === id))?.[0],
      }),
    [onReady],
  );
  return (
    <div style={{ padding: 24 }}>
      <MonthView
        date={date}
        label={date}
        days={days}
        occasions={occasions}
        slots={new Map()}
        clock={today}
        actions={actions}
        drag={drag}
        canMove={yes}
        canSchedule
        movingId={undefined}
      />
    </div>
  );
}
