import { Button, Flex } from 'antd';
import { useEffect, useRef, useState } from 'react';
import { useDates } from '@/blocks/publishing';
import { GridLayout } from '@/components/ui/GridLayout';
import { Text } from '@/components/ui/Text';
import { hhmm } from '@/domain/publishing/calendar';
import { useT } from '@/hooks/useT';
import { CalendarGrid } from './CalendarGrid';
import type { PlacedPost, ViewProps } from './CalendarView';
import styles from './ListView.module.css';
import { OccasionMarks } from './Occasions';
import { PostCard } from './PostCard';

const none: readonly never[] = [];
/** Days that are drawn at first, and more of them each time the end comes near. */
const DAYS_AT_ONCE = 6;
/** More posts of a day are drawn when asked for. */
const POSTS_AT_ONCE = 12;

interface DayProps extends Pick<ViewProps, 'canMove' | 'movingId' | 'occasions' | 'clock'> {
  readonly day: string;
  readonly posts: readonly PlacedPost[];
}

function ListDay({ day, posts, canMove, movingId, occasions, clock }: DayProps) {
  const t = useT();
  const dates = useDates();
  const [isWhole, setIsWhole] = useState(false);
  const shown = isWhole || posts.some(({ post }) => post.id === movingId) ? posts : posts.slice(0, POSTS_AT_ONCE);
  return (
    <li className={styles.day} data-day={day}>
      <h2 className={day === clock.date ? styles.today : styles.head}>
        <time dateTime={day}>{dates.day(day)}</time>
        <OccasionMarks occasions={occasions.get(day) ?? none} most={3} />
        <Text type="secondary" size="small">
          {t('publish.dayCount', { count: posts.length })}
        </Text>
      </h2>
      <GridLayout columns="repeat(auto-fill, minmax(280px, 1fr))" gap={8} className={styles.posts}>
        {shown.map(({ post, minutes }) => (
          <PostCard
            key={post.id}
            post={post}
            time={hhmm(minutes)}
            canMove={canMove(post)}
            isMoving={post.id === movingId}
          />
        ))}
      </GridLayout>
      {posts.length > shown.length && (
        <Button type="link" size="small" onClick={() => setIsWhole(true)}>
          {t('publish.morePosts', { count: posts.length - shown.length })}
        </Button>
      )}
    </li>
  );
}

interface ListViewProps extends Omit<ViewProps, 'slots' | 'canSchedule'> {
  /** Which days may stand in it. */
  readonly isShown: (day: string) => boolean;
}

/** The days that have posts, one below the other; more are drawn as one scrolls. */
export function ListView({ label, days, isShown, ...props }: ListViewProps) {
  const t = useT();
  const end = useRef<HTMLDivElement>(null);
  const [isWhole, setIsWhole] = useState(false);
  const hasMoving = (posts: readonly PlacedPost[]) => posts.some(({ post }) => post.id === props.movingId);
  const [count, setCount] = useState(DAYS_AT_ONCE);
  const asked = [...days].filter(([day]) => isShown(day));
  // Of this month one wants to see what is to come; what has gone by is there on demand.
  const coming = asked.filter(([day]) => day >= props.clock.date);
  const isMovedBack = asked.some(([day, posts]) => day < props.clock.date && hasMoving(posts));
  const isFolded =
    !isWhole && !isMovedBack && props.date >= props.clock.date && coming.length > 0 && coming.length < asked.length;
  const all = isFolded ? coming : asked;
  const earlier = asked.reduce((sum, [day, posts]) => (day < props.clock.date ? sum + posts.length : sum), 0);
  const last = all.findIndex(([, posts]) => hasMoving(posts));
  const shown = all.slice(0, Math.max(count, last + 1));
  const hasMore = shown.length < all.length;

  useEffect(() => {
    if (!hasMore || !end.current || typeof IntersectionObserver === 'undefined') return;
    const observer = new IntersectionObserver(
      (entries) => {
        if (entries.some(({ isIntersecting }) => isIntersecting)) setCount((now) => now + DAYS_AT_ONCE);
      },
      { rootMargin: '600px' },
    );
    observer.observe(end.current);
    return () => observer.disconnect();
  });

  return (
    <CalendarGrid actions={props.actions} drag={props.drag} today={props.clock.date} columns={1}>
      {isFolded && (
        <Button
          style={{ marginBlockEnd: 8, paddingInline: 0 }}
          type="link"
          size="small"
          onClick={() => setIsWhole(true)}
        >
          {t('pubCal.earlier', { count: earlier })}
        </Button>
      )}
      <Flex component="ol" vertical gap={24} aria-label={label}>
        {shown.map(([day, posts]) => (
          <ListDay key={day} day={day} posts={posts} {...props} />
        ))}
      </Flex>
      {hasMore && <div ref={end} className={styles.end} />}
    </CalendarGrid>
  );
}
