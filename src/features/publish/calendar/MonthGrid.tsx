import dayjs from 'dayjs';
import { useEffect, useMemo, useRef, useState } from 'react';
import { useDates } from '@/blocks/publishing';
import type { PublishItem } from '@/services/publish/schema';
import styles from './calendar.module.css';
import { DayCell } from './DayCell';
import { byDay, dayKey, monthWeeks } from './monthDays';

export interface MonthGridProps {
  readonly month: string;
  readonly label: string;
  readonly posts: readonly PublishItem[];
  readonly canMove: boolean;
  readonly onOpen: (post: PublishItem) => void;
  readonly onMove: (post: PublishItem, day: Date) => void;
}

/** The month as a table of days; posts are dragged, or moved with Alt and the arrow keys. */
export function MonthGrid({ month, label, posts, canMove, onOpen, onMove }: MonthGridProps) {
  const dates = useDates();
  const table = useRef<HTMLTableElement>(null);
  const [dragged, setDragged] = useState<PublishItem>();
  const focusNext = useRef<string>(undefined);
  const weeks = useMemo(() => monthWeeks(dayjs(`${month}-01`)), [month]);
  const days = useMemo(() => byDay(posts), [posts]);
  const todayKey = dayKey(new Date());

  // A moved card is mounted anew in another cell: the focus follows it.
  useEffect(() => {
    if (!focusNext.current || posts.length === 0) return;
    table.current?.querySelector<HTMLElement>(`[data-post="${CSS.escape(focusNext.current)}"]`)?.focus();
    focusNext.current = undefined;
  }, [posts]);

  const shift = (post: PublishItem, by: number) => {
    focusNext.current = post.id;
    onMove(post, dayjs(post.publish_at).add(by, 'day').toDate());
  };

  return (
    <table ref={table} className={styles.month} aria-label={label}>
      <thead>
        <tr>
          {weeks[0]?.map((day) => (
            <th key={day.key} scope="col" className={styles.weekday}>
              {dates.weekday(day.date.toDate())}
            </th>
          ))}
        </tr>
      </thead>
      <tbody>
        {weeks.map((week) => (
          <tr key={week[0]?.key}>
            {week.map((day) => (
              <DayCell
                key={day.key}
                day={day}
                posts={days.get(day.key) ?? []}
                todayKey={todayKey}
                isDragging={dragged !== undefined}
                canMove={canMove}
                onOpen={onOpen}
                onShift={shift}
                onDrag={setDragged}
                onDropHere={(date) => {
                  if (dragged) onMove(dragged, date);
                  setDragged(undefined);
                }}
              />
            ))}
          </tr>
        ))}
      </tbody>
    </table>
  );
}
