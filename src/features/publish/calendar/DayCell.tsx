import { Button, Popover } from 'antd';
import { useState } from 'react';
import { useDates } from '@/blocks/publishing';
import { useT } from '@/hooks/useT';
import type { PublishItem } from '@/services/publish/schema';
import styles from './calendar.module.css';
import type { MonthDay } from './monthDays';
import { PostCard, type PostCardProps } from './PostCard';

/** More than these stand behind "+n". */
const SHOWN = 3;

interface Props extends Omit<PostCardProps, 'post'> {
  readonly day: MonthDay;
  readonly posts: readonly PublishItem[];
  readonly todayKey: string;
  readonly isDragging: boolean;
  readonly onDropHere: (day: Date) => void;
}

/** One day: takes what is dropped on it and shows the first posts. */
export function DayCell({ day, posts, todayKey, isDragging, onDropHere, ...card }: Props) {
  const t = useT();
  const dates = useDates();
  const [isOver, setIsOver] = useState(false);
  const isToday = day.key === todayKey;
  const isGone = day.key < todayKey;
  const shown = posts.length > SHOWN ? posts.slice(0, SHOWN - 1) : posts;
  const rest = posts.length - shown.length;
  const className = [
    styles.day,
    day.isInMonth ? '' : styles.outside,
    isGone ? styles.gone : '',
    isOver && isDragging ? (isGone ? styles.refuses : styles.takes) : '',
  ].join(' ');
  const label = dates.day(day.date.toDate());

  return (
    <td
      className={className}
      onDragOver={(event) => {
        if (!isDragging) return;
        // Also over the past: a drop there is answered with the reason.
        event.preventDefault();
        setIsOver(true);
      }}
      onDragLeave={() => setIsOver(false)}
      onDrop={(event) => {
        event.preventDefault();
        setIsOver(false);
        onDropHere(day.date.toDate());
      }}
    >
      <div className={styles.dayHead}>
        <time
          className={isToday ? styles.todayNumber : styles.dayNumber}
          dateTime={day.key}
          aria-current={isToday ? 'date' : undefined}
        >
          {day.date.date()}
        </time>
        {posts.length > 0 && <span className={styles.dayCount}>{t('publish.dayCount', { count: posts.length })}</span>}
      </div>
      <div className={styles.dayPosts}>
        {shown.map((post) => (
          <PostCard key={post.id} post={post} {...card} />
        ))}
        {rest > 0 && (
          <Popover
            trigger="click"
            title={label}
            content={
              <div className={styles.morePosts}>
                {posts.map((post) => (
                  <PostCard key={post.id} post={post} {...card} />
                ))}
              </div>
            }
          >
            <Button type="text" size="small" block className={styles.more}>
              {t('publish.morePosts', { count: rest })}
            </Button>
          </Popover>
        )}
      </div>
    </td>
  );
}
