import { PlusOutlined } from '@ant-design/icons';
import { Flex } from 'antd';
import { memo } from 'react';
import { useDates } from '@/blocks/publishing';
import { PlainButton } from '@/components/ui/PlainButton';
import type { Occasion } from '@/domain/occasions';
import { firstOf, hhmm, monthOf, monthWeeks } from '@/domain/publishing/calendar';
import { useT } from '@/hooks/useT';
import type { PublishItem } from '@/services/publish/schema';
import { CalendarGrid } from './CalendarGrid';
import type { PlacedPost, ViewProps } from './CalendarView';
import styles from './MonthView.module.css';
import { OccasionMarks } from './Occasions';
import { PostCard } from './PostCard';

const none: readonly never[] = [];
/** More than these stand behind "n more". */
const MAX_POSTS = 3;

interface CellProps {
  readonly date: string;
  readonly label: string;
  /** The day of the month in the digits of the language: what is read aloud begins with what is seen. */
  readonly number: string;
  readonly posts: readonly PlacedPost[];
  readonly occasions: readonly Occasion[];
  readonly isOutside: boolean;
  /** -1 = gone by, 0 = today, 1 = to come. */
  readonly side: number;
  readonly canMove: (post: PublishItem) => boolean;
  readonly canSchedule: boolean;
  readonly movingId: string | undefined;
}

const DayCell = memo(function DayCell({ date, label, number, posts, occasions, side, movingId, ...props }: CellProps) {
  const t = useT();
  const shown = posts.length > MAX_POSTS ? firstOf(posts, MAX_POSTS - 1, ({ post }) => post.id === movingId) : posts;
  const rest = posts.length - shown.length;
  const className = [
    styles.day,
    props.isOutside ? styles.outside : '',
    side < 0 ? styles.gone : '',
    side === 0 ? styles.today : '',
  ].join(' ');
  return (
    <td className={className} data-day={date}>
      <Flex gap={4} align="center" className={styles.dayHead}>
        <button
          type="button"
          className={side === 0 ? styles.todayNumber : styles.dayNumber}
          data-go-day={date}
          data-rove
          tabIndex={-1}
          aria-current={side === 0 ? 'date' : undefined}
          aria-label={posts.length > 0 ? t('pubCal.dayWith', { day: label, count: posts.length }) : label}
        >
          <time dateTime={date}>{number}</time>
        </button>
        {side === 0 && (
          <span className={styles.todayWord} aria-hidden>
            {t('publish.today')}
          </span>
        )}
        <OccasionMarks occasions={occasions} most={1} />
        {props.canSchedule && side >= 0 && (
          <button
            type="button"
            className={styles.add}
            data-add=""
            tabIndex={-1}
            aria-label={t('pubCal.addOn', { day: label })}
          >
            <PlusOutlined aria-hidden />
          </button>
        )}
      </Flex>
      <Flex vertical gap={4} className={styles.dayPosts}>
        {shown.map(({ post, minutes }) => (
          <PostCard
            key={post.id}
            post={post}
            time={hhmm(minutes)}
            canMove={props.canMove(post)}
            isMoving={post.id === movingId}
          />
        ))}
        {rest > 0 && (
          <PlainButton className={styles.more} data-more data-rove tabIndex={-1} aria-haspopup="dialog">
            {t('publish.morePosts', { count: rest })}
          </PlainButton>
        )}
      </Flex>
    </td>
  );
});

/** The month as a grid of days. */
export function MonthView({
  date,
  label,
  days,
  occasions,
  clock,
  actions,
  drag,
  canMove,
  canSchedule,
  movingId,
}: ViewProps) {
  const dates = useDates();
  const weeks = monthWeeks(date);
  const month = monthOf(date);
  return (
    <CalendarGrid actions={actions} drag={drag} today={clock.date} columns={7}>
      <table className={styles.month} aria-label={label}>
        <thead>
          <tr>
            {weeks[0]?.map((day) => (
              <th key={day} scope="col" className={styles.weekday}>
                {dates.weekday(day)}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {weeks.map((week) => (
            <tr key={week[0]}>
              {week.map((day) => (
                <DayCell
                  key={day}
                  date={day}
                  label={dates.day(day)}
                  number={dates.number(Number(day.slice(8)))}
                  posts={days.get(day) ?? none}
                  occasions={occasions.get(day) ?? none}
                  isOutside={monthOf(day) !== month}
                  side={day === clock.date ? 0 : day < clock.date ? -1 : 1}
                  canMove={canMove}
                  canSchedule={canSchedule}
                  movingId={days.get(day)?.some(({ post }) => post.id === movingId) ? movingId : undefined}
                />
              ))}
            </tr>
          ))}
        </tbody>
      </table>
    </CalendarGrid>
  );
}
