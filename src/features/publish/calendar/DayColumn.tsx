import { PlusOutlined } from '@ant-design/icons';
import { memo } from 'react';
import { PlatformMark } from '@/blocks/publishing';
import { blockMinutes, hhmm, layInLanes, type SlotPlace } from '@/domain/publishing/calendar';
import { useT } from '@/hooks/useT';
import type { PublishItem } from '@/services/publish/schema';
import type { WemediaAccount } from '@/services/wemedia/schema';
import { PostCard } from './PostCard';
import time from './timeGrid.module.css';
import type { CalendarClock } from './useClock';
import type { PlacedPost } from './viewTypes';

interface Props {
  readonly date: string;
  readonly posts: readonly PlacedPost[];
  readonly slots: readonly SlotPlace<WemediaAccount>[];
  readonly clock: CalendarClock;
  readonly canMove: (post: PublishItem) => boolean;
  readonly canPlan: boolean;
  readonly movingId: string | undefined;
  readonly mostLanes: number;
  readonly label: string;
}

const share = (minutes: number): string => `${(minutes / 1440) * 100}%`;
/** Marks of a slot in a column of a week; more accounts are a number. */
const marksShown = 2;

/** One day with its hours. */
export const DayColumn = memo(function DayColumn({
  date,
  posts,
  slots,
  clock,
  mostLanes,
  movingId,
  label,
  ...props
}: Props) {
  const t = useT();
  const { placed, crowds } = layInLanes(posts, mostLanes, ({ post }) => post.id === movingId);
  const isWide = mostLanes > 2;
  const isToday = date === clock.date;
  const className = [time.column, isToday ? time.today : '', date < clock.date ? time.gone : ''].join(' ');
  return (
    <section className={className} aria-label={label} data-day={date} data-timed="">
      {props.canPlan &&
        slots.map(({ minutes, accounts }) => (
          <button
            key={minutes}
            type="button"
            className={time.slot}
            style={{ top: share(minutes) }}
            data-add={minutes}
            data-rove
            tabIndex={-1}
            title={accounts.map(({ name }) => name).join('、')}
          >
            <span className={time.hidden}>
              {t('pubCal.slotOf', {
                time: hhmm(minutes),
                account: accounts[0]?.name ?? '',
                count: accounts.length,
              })}
            </span>
            {isWide && <PlusOutlined aria-hidden />}
            <span aria-hidden className={time.slotTime}>
              {hhmm(minutes)}
            </span>
            {isWide && (
              <span aria-hidden className={time.slotNames}>
                {accounts.map(({ name }) => name).join('、')}
              </span>
            )}
            <span aria-hidden className={time.slotMarks}>
              {accounts.slice(0, isWide ? accounts.length : marksShown).map(({ id, platform }) => (
                <PlatformMark key={id} platform={platform} size="small" isNamed />
              ))}
              {!isWide && accounts.length > marksShown && `+${accounts.length - marksShown}`}
            </span>
          </button>
        ))}
      {isToday && <span className={time.now} style={{ top: share(clock.minutes) }} aria-hidden />}
      {placed.map(({ item: { post, minutes }, lane, lanes }) => (
        <div
          key={post.id}
          className={time.place}
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
          className={time.crowd}
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
