import dayjs from 'dayjs';
import { useDates } from '@/blocks/publishing';
import type { PublishItem } from '@/services/publish/schema';
import styles from './calendar.module.css';
import { byDay, dayKey } from './monthDays';
import { PostCard } from './PostCard';

export interface MonthListProps {
  readonly month: string;
  readonly posts: readonly PublishItem[];
  readonly onOpen: (post: PublishItem) => void;
}

const nothing = () => undefined;

/** The month on a narrow screen: the days that have posts, one below the other. Moving is done in the item. */
export function MonthList({ month, posts, onOpen }: MonthListProps) {
  const dates = useDates();
  const todayKey = dayKey(new Date());
  const days = [...byDay(posts)].filter(([key]) => key.startsWith(month));
  return (
    <ol className={styles.list}>
      {days.map(([key, items]) => (
        <li key={key}>
          <h2 className={key === todayKey ? styles.listToday : styles.listDay}>
            <time dateTime={key}>{dates.day(dayjs(key).toDate())}</time>
          </h2>
          <div className={styles.listPosts}>
            {items.map((post) => (
              <PostCard key={post.id} post={post} canMove={false} onOpen={onOpen} onShift={nothing} onDrag={nothing} />
            ))}
          </div>
        </li>
      ))}
    </ol>
  );
}
