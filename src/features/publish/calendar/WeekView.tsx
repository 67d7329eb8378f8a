import { PlusOutlined } from '@ant-design/icons';
import { Flex } from 'antd';
import { memo, useEffect, useRef } from 'react';
import { PlatformMark, useDates } from '@/blocks/publishing';
import { Text } from '@/components/ui/Text';
import { VisuallyHidden } from '@/components/ui/VisuallyHidden';
import { blockMinutes, hhmm, layInLanes, type SlotPlace, weekOf } from '@/domain/publishing/calendar';
import { useT } from '@/hooks/useT';
import type { PublishItem } from '@/services/publish/schema';
import type { WemediaAccount } from '@/services/wemedia/schema';
import { CalendarGrid } from './CalendarGrid';
import type { PlacedPost, ViewProps } from './CalendarView';
import { OccasionMarks } from './Occasions';
import { PostCard } from './PostCard';
import type { CalendarClock } from './useCalendarState';
import styles from './WeekView.module.css';

const none: readonly never[] = [];

interface DayColumnProps {
  readonly date: string;
  readonly posts: readonly PlacedPost[];
  readonly slots: readonly SlotPlace<WemediaAccount>[];
  readonly clock: CalendarClock;
  readonly canMove: (post: PublishItem) => boolean;
  readonly canSchedule: boolean;
  readonly movingId: string | undefined;
  readonly mostLanes: number;
  readonly label: string;
}

const share = (minutes: number): string => `${(minutes / 1440) * 100}%`;
/** Marks of a slot in a column of a week; more accounts are a number. */
const MAX_SLOT_MARKS = 2;

/** One day with its hours. */
const DayColumn = memo(function DayColumn({
  date,
  posts,
  slots,
  clock,
  mostLanes,
  movingId,
  label,
  ...props
}: DayColumnProps) {
  const t = useT();
  const { placed, crowds } = layInLanes(posts, mostLanes, ({ post }) => post.id === movingId);
  const isWide = mostLanes > 2;
  const isToday = date === clock.date;
  const className = [styles.column, isToday ? styles.today : '', date < clock.date ? styles.gone : ''].join(' ');
  return (
    <section className={className} aria-label={label} data-day={date} data-timed="">
      {props.canSchedule &&
        slots.map(({ minutes, accounts }) => (
          <button
            key={minutes}
            type="button"
            className={styles.slot}
            style={{ top: share(minutes) }}
            data-add={minutes}
            data-rove
            tabIndex={-1}
            title={accounts.map(({ name }) => name).join('、')}
          >
            <VisuallyHidden>
              {t('pubCal.slotOf', {
                time: hhmm(minutes),
                account: accounts[0]?.name ?? '',
                count: accounts.length,
              })}
            </VisuallyHidden>
            {isWide && <PlusOutlined aria-hidden />}
            <Text aria-hidden tabular>
              {hhmm(minutes)}
            </Text>
            {isWide && (
              <Text aria-hidden ellipsis>
                {accounts.map(({ name }) => name).join('、')}
              </Text>
            )}
            <span aria-hidden className={styles.slotMarks}>
              {accounts.slice(0, isWide ? accounts.length : MAX_SLOT_MARKS).map(({ id, platform }) => (
                <PlatformMark key={id} platform={platform} size="small" isNamed />
              ))}
              {!isWide && accounts.length > MAX_SLOT_MARKS && `+${accounts.length - MAX_SLOT_MARKS}`}
            </span>
          </button>
        ))}
      {isToday && <span className={styles.now} style={{ top: share(clock.minutes) }} aria-hidden />}
      {placed.map(({ item: { post, minutes }, lane, lanes }) => (
        <div
          key={post.id}
          className={styles.place}
          style={{
            top: share(minutes),
            height: share(blockMinutes),
            insetInlineStart: `${(lane / lanes) * 100}%`,
            width: `${100 / lanes}%`,
            zIndex: post.id === movingId ? 3 : undefined,
          }}
        >
          <PostCard
            post={post}
            time={hhmm(minutes)}
            canMove={props.canMove(post)}
            isMoving={post.id === movingId}
            isSlim
          />
        </div>
      ))}
      {crowds.map(({ minutes, count, lane, lanes }) => (
        <button
          key={minutes}
          type="button"
          className={styles.crowd}
          style={{
            top: share(minutes),
            height: share(blockMinutes),
            insetInlineStart: `${(lane / lanes) * 100}%`,
            width: `${100 / lanes}%`,
          }}
          data-more
          data-rove
          tabIndex={-1}
          aria-haspopup="dialog"
        >
          {t('pubCal.crowd', { count })}
        </button>
      ))}
    </section>
  );
});

interface WeekViewProps extends ViewProps {
  readonly isWeek: boolean;
}

/** Beside the days, in their heads too: the names stand over their columns. */
const hoursColumn = { flex: 'none', width: 56 };
const hours = Array.from({ length: 24 }, (_, hour) => hour);
/** Nobody plans at night: this hour stands on top at first. */
const FIRST_HOUR = 7;
/** Pixels above it, for its name. */
const TOP_GAP_PX = 12;

/** A week or a day with its hours: posts at their minute, free slots as quiet places. */
export function WeekView({ isWeek, ...props }: WeekViewProps) {
  const { date, days, occasions, slots, clock, actions, drag } = props;
  const t = useT();
  const dates = useDates();
  const scroller = useRef<HTMLDivElement>(null);
  const shown = isWeek ? weekOf(date) : [date];

  useEffect(() => {
    const hour = scroller.current?.querySelector<HTMLElement>(`[data-hour="${FIRST_HOUR}"]`);
    if (hour && scroller.current) scroller.current.scrollTop = hour.offsetTop - TOP_GAP_PX;
  }, []);

  return (
    <CalendarGrid actions={actions} drag={drag} today={clock.date} columns={shown.length} className={styles.frame}>
      {/* biome-ignore lint/a11y/noNoninteractiveTabindex: it scrolls, so the keyboard must reach it */}
      <section ref={scroller} tabIndex={0} aria-label={t('publish.calendarTitle')} className={styles.scroll}>
        <Flex className={styles.heads}>
          <span style={hoursColumn} aria-hidden />
          {shown.map((day) => (
            <Flex key={day} vertical gap={4} flex={1} className={styles.head}>
              <button
                type="button"
                className={day === clock.date ? styles.headToday : styles.headDay}
                data-go-day={day}
                aria-current={day === clock.date ? 'date' : undefined}
              >
                {dates.weekday(day)} <time dateTime={day}>{Number(day.slice(8))}</time>
              </button>
              <OccasionMarks occasions={occasions.get(day) ?? none} most={isWeek ? 1 : 6} />
            </Flex>
          ))}
        </Flex>
        <Flex className={styles.columns}>
          <div style={hoursColumn} aria-hidden>
            {hours.map((hour) => (
              <Text key={hour} data-hour={hour} type="secondary" size="small" className={styles.hour}>
                {hour > 0 && hhmm(hour * 60)}
              </Text>
            ))}
          </div>
          {shown.map((day) => (
            <DayColumn
              key={day}
              date={day}
              label={dates.day(day)}
              posts={days.get(day) ?? none}
              slots={slots.get(day) ?? none}
              clock={clock}
              canMove={props.canMove}
              canSchedule={props.canSchedule}
              movingId={props.movingId}
              mostLanes={isWeek ? 2 : 6}
            />
          ))}
        </Flex>
      </section>
    </CalendarGrid>
  );
}
