import { useEventListener } from 'ahooks';
import { Button, Flex } from 'antd';
import { useRef, useState } from 'react';
import { useDates } from '@/blocks/publishing';
import { Text } from '@/components/ui/Text';
import { isPast } from '@/domain/publishing';
import { type CalendarView, clockOf, momentOf, snap, toDay } from '@/domain/publishing/calendar';
import { addDays } from '@/domain/publishing/zone';
import { useT } from '@/hooks/useT';
import type { PublishItem } from '@/services/publish/schema';
import styles from './KeyboardMoveBar.module.css';

/** A post that is on its way by key: where it stands for the moment. */
export interface Moving {
  readonly post: PublishItem;
  readonly at: string;
}

interface KeyboardMoveDeps {
  readonly view: CalendarView;
  readonly zone: string;
  readonly canMove: (post: PublishItem) => boolean;
  /** @returns whether it stays there */
  readonly drop: (post: PublishItem, at: string) => Promise<boolean>;
  /** The page follows the post. */
  readonly show: (date: string) => void;
  readonly announce: (text: string) => void;
}

/** How far an arrow goes: days, or minutes where the view has hours. */
export function stepOf(view: CalendarView, key: string, isShifted: boolean, isMirrored: boolean) {
  const side = isMirrored ? -1 : 1;
  const isTimed = view === 'week' || view === 'day';
  const down = isTimed ? { minutes: isShifted ? 60 : 15 } : { days: view === 'list' ? 1 : 7 };
  if (key === 'ArrowLeft') return { days: -side };
  if (key === 'ArrowRight') return { days: side };
  if (key === 'ArrowDown') return down;
  if (key === 'ArrowUp') return { days: -(down.days ?? 0), minutes: -(down.minutes ?? 0) };
  return undefined;
}

/** A time some days or minutes away by the clocks of a zone; beyond midnight is the neighbouring day. */
export function shifted(at: string, step: { days?: number; minutes?: number }, zone: string): string {
  const spot = clockOf(zone)(Date.parse(at));
  if (!step.minutes) return toDay(at, addDays(spot.date, step.days ?? 0), zone);
  const minutes = snap(spot.minutes) + step.minutes;
  const days = Math.floor(minutes / 1440);
  return momentOf({ date: addDays(spot.date, days), minutes: minutes - days * 1440 }, zone);
}

/** Of React's events and the browser's own. */
type Key = Pick<KeyboardEvent, 'key' | 'shiftKey' | 'preventDefault' | 'stopPropagation'>;

export type KeyboardMove = ReturnType<typeof useKeyboardMove>;

/** Moving without a pointer: arrows carry the post, Enter drops it, Esc takes it back; each step is announced. */
export function useKeyboardMove({ view, zone, canMove, drop, show, announce }: KeyboardMoveDeps) {
  const t = useT();
  const dates = useDates();
  const [moving, setMoving] = useState<Moving>();
  const focusNext = useRef<string>(undefined);

  const begin = (post: PublishItem, at: string) => {
    if (!canMove(post)) return announce(t('publish.moveGone'));
    focusNext.current = post.id;
    setMoving({ post, at });
    show(clockOf(zone)(Date.parse(at)).date);
    announce(t('pubCal.moveBegun', { title: post.title, time: `${dates.day(at)} ${dates.time(at)}` }));
  };
  const carry = ({ post, at }: Moving, key: string, isShifted: boolean) => {
    const step = stepOf(view, key, isShifted, document.dir === 'rtl');
    if (!step) return false;
    const next = shifted(at, step, zone);
    focusNext.current = post.id;
    setMoving({ post, at: next });
    show(clockOf(zone)(Date.parse(next)).date);
    const where = `${dates.day(next)} ${dates.time(next)}`;
    announce(isPast(next, new Date()) ? t('pubCal.movePastHere', { time: where }) : where);
    return true;
  };
  const end = (post: PublishItem) => {
    focusNext.current = post.id;
    setMoving(undefined);
  };
  const showPlaceOf = ({ post, at }: Moving) => show(clockOf(zone)(Date.parse(post.publish_at || at)).date);
  const land = async () => {
    if (!moving) return;
    end(moving.post);
    if (!(await drop(moving.post, moving.at))) showPlaceOf(moving);
  };
  const leave = () => {
    if (!moving) return;
    end(moving.post);
    showPlaceOf(moving);
    announce(t('pubCal.moveLeft', { title: moving.post.title }));
  };
  /** @returns whether the key was for the move */
  const onKey = (event: Key): boolean => {
    if (!moving) return false;
    if (event.key === 'Enter' || event.key === ' ') {
      void land();
    } else if (event.key === 'Escape') {
      leave();
    } else if (event.key !== 'Tab' && !carry(moving, event.key, event.shiftKey)) return false;
    event.preventDefault();
    event.stopPropagation();
    return true;
  };
  // A page that turns builds the card anew: until it has the focus again, keys come to nobody.
  useEventListener('keydown', (event) => {
    if (event.target === document.body) onKey(event);
  });
  return { moving, begin, onKey, land, leave, focusNext };
}

/** While a post is carried by key: where it would come to stand, and the two ways out for a pointer. */
export function KeyboardMoveBar({ move }: { readonly move: KeyboardMove }) {
  const t = useT();
  const dates = useDates();
  if (!move.moving) return null;
  const { at } = move.moving;
  return (
    <Flex component="section" gap={8} align="center" className={styles.bar} aria-label={t('pubCal.moveBar')}>
      <Flex wrap align="center" gap="0 8px" style={{ marginInlineEnd: 8 }}>
        <b>{`${dates.day(at)} ${dates.time(at)}`}</b>
        <Text type="secondary" size="small">
          {t('pubCal.moveKeys')}
        </Text>
      </Flex>
      <Button onClick={move.leave}>{t('common.cancel')}</Button>
      <Button type="primary" disabled={isPast(at, new Date())} onClick={() => void move.land()}>
        {t('pubCal.moveHere')}
      </Button>
    </Flex>
  );
}
