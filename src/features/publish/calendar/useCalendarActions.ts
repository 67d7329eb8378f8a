import { type KeyboardEvent, useEffect, useMemo } from 'react';
import { useDates } from '@/blocks/publishing';
import { canAct, isPast } from '@/domain/publishing';
import { type CalendarView, momentOf, nextFreeSlot, turn } from '@/domain/publishing/calendar';
import { addDays } from '@/domain/publishing/zone';
import { useCan } from '@/hooks/useCan';
import { useCanManage } from '@/hooks/useCanManage';
import { useT } from '@/hooks/useT';
import { messageOf, shownByCaller } from '@/lib/request';
import { BusinessError } from '@/lib/request/errors';
import { toRequestError } from '@/lib/request/toRequestError';
import { publishApi } from '@/services/publish/api';
import type { PublishItem } from '@/services/publish/schema';
import type { WemediaAccount } from '@/services/wemedia/schema';
import type { CalendarActions } from './CalendarGrid';
import { type CalendarDays, isOnPage } from './useCalendarDays';
import { useCalendarDrag } from './useCalendarDrag';
import type { CalendarQuery } from './useCalendarQuery';
import type { CalendarClock, CalendarState, ChangeCalendar } from './useCalendarState';
import { type CalendarFeedback, useCalendarStore } from './useCalendarStore';
import { type KeyboardMove, shifted, stepOf, useKeyboardMove } from './useKeyboardMove';

const HOUR_MS = 3_600_000;
/** How far ahead a free slot is looked for, with a day to spare. */
const SLOT_SEARCH_MS = 31 * 24 * HOUR_MS;

/** What the member may do with posts. */
export function useCalendarRights() {
  const can = useCan();
  const canRemove = useCanManage('publish.schedule');
  return useMemo(
    () => ({
      canRemove,
      canSchedule: can('publish.schedule') || can('publish.submit'),
      canMove: (post: PublishItem) => can(post.state === 'scheduled' ? 'publish.schedule' : 'publish.submit'),
    }),
    [can, canRemove],
  );
}

export type CalendarRights = ReturnType<typeof useCalendarRights>;

function isConflict(error: unknown): boolean {
  const typed = toRequestError(error);
  const refusal = 'refusal' in typed && typed.refusal ? typed.refusal : typed;
  return refusal instanceof BusinessError && refusal.code === 'VERSION_CONFLICT';
}

export type MovePost = (post: PublishItem, publishAt: string) => Promise<boolean>;

/** Moves a post at once on the screen; a refusal snaps it back and says why, and every move can be taken back. */
export function useMovePost(
  { put, pending }: Pick<CalendarQuery, 'put' | 'pending'>,
  canMove: CalendarRights['canMove'],
  { notify, offerUndo, expectUndo, dropUndo }: CalendarFeedback,
): MovePost {
  const t = useT();
  const dates = useDates();
  const { openDialog } = useCalendarStore.getState();

  const refuse = (reason: string) => {
    notify(reason, 'warning');
    return false;
  };
  const refusalOf = (item: PublishItem, publishAt: string): string | undefined => {
    if (!canAct(item.state, 'moveTime')) return t('publish.moveGone');
    if (!canMove(item)) return t('pubCal.moveDenied');
    if (publishAt === '' && item.state !== 'draft') return t('pubCal.onlyDrafts');
    return publishAt !== '' && isPast(publishAt, new Date()) ? t('publish.movePast') : undefined;
  };
  /** @returns the post at its new time; undefined when it was refused, which has been said. */
  const send = async (item: PublishItem, publishAt: string): Promise<PublishItem | undefined> => {
    pending.add(item.id);
    put([{ ...item, publish_at: publishAt }]);
    try {
      const moved = await publishApi.move({ id: item.id, version: item.version, publish_at: publishAt }, shownByCaller);
      put([moved]);
      return moved;
    } catch (error) {
      put([item]);
      if (isConflict(error)) await showConflict(item, publishAt);
      else refuse(t('publish.moveFailed', { reason: messageOf(error) }));
      return undefined;
    } finally {
      pending.delete(item.id);
    }
  };
  const showConflict = async (item: PublishItem, mine: string) => {
    try {
      const theirs = await publishApi.info({ id: item.id }, shownByCaller);
      put([theirs]);
      openDialog({ kind: 'conflict', theirs, mine });
    } catch (error) {
      refuse(t('publish.moveFailed', { reason: messageOf(error) }));
    }
  };
  return async (item, publishAt) => {
    if (item.publish_at === publishAt) return true;
    const refusal = refusalOf(item, publishAt);
    if (refusal) return refuse(refusal);
    const text =
      publishAt === ''
        ? t('pubCal.unscheduled', { title: item.title })
        : t('publish.moved', { title: item.title, time: dates.moment(publishAt) });
    const group = `move/${item.id}/${item.version}`;
    const sent = send(item, publishAt);
    let isTakenBack = false;
    const takeBack = async (): Promise<boolean> => {
      isTakenBack = true;
      const moved = await sent;
      return moved !== undefined && (await send(moved, item.publish_at)) !== undefined;
    };
    expectUndo(text, takeBack, group);
    const isMoved = (await sent) !== undefined;
    if (!isMoved) dropUndo(group);
    else if (!isTakenBack) offerUndo(text, takeBack, group);
    return isMoved;
  };
}

/** Planning from the calendar: the dialogs that do it, and taking back what they have planned. */
export function useCompose(
  clock: CalendarClock,
  /** Accounts that the filters leave. */
  accounts: readonly WemediaAccount[],
  { put, drop, refresh }: Pick<CalendarQuery, 'put' | 'drop' | 'refresh'>,
  feedback: CalendarFeedback,
) {
  const t = useT();
  const { openDialog } = useCalendarStore.getState();

  const compose = (at?: string, videoIds?: readonly string[]) =>
    openDialog({ kind: 'compose', ...(at ? { at } : {}), ...(videoIds ? { videoIds } : {}) });
  /** At the next time that an account has free; without one only a video is worth beginning with. */
  const composeNext = async (videoIds?: readonly string[]) => {
    try {
      const now = Date.now();
      const span = { from: new Date(now - HOUR_MS).toISOString(), to: new Date(now + SLOT_SEARCH_MS).toISOString() };
      const { list } = await publishApi.data(span, shownByCaller);
      const slot = nextFreeSlot(clock.date, accounts, list, clock.zone, now);
      if (!slot && !videoIds) feedback.notify(t('pubCal.noSlot'), 'warning');
      else compose(slot?.at, videoIds);
    } catch (error) {
      feedback.notify(messageOf(error), 'warning');
    }
  };
  const undoFlow = async (flowId: string, ids: readonly string[]): Promise<boolean> => {
    try {
      await publishApi.undo({ flow_id: flowId }, shownByCaller);
    } catch (error) {
      feedback.notify(messageOf(error), 'warning');
      return false;
    }
    drop(ids);
    refresh();
    return true;
  };
  /** Posts that a dialog has planned and told of; nothing new = it has taken them back itself. */
  const onComposed = (items: readonly PublishItem[]) => {
    put(items);
    refresh();
    const [first] = items;
    if (!first) return feedback.forgetUndo();
    const isNew = items.every(({ version, flow_id }) => version === 1 && flow_id === first.flow_id);
    if (!isNew) return;
    const ids = items.map(({ id }) => id);
    const text = t('pubCal.planned', { count: items.length });
    feedback.rememberUndo(text, first.flow_id, () => undoFlow(first.flow_id, ids));
  };
  return { compose, composeNext, onComposed };
}

interface MovingDeps {
  readonly view: CalendarView;
  readonly state: CalendarState;
  readonly change: ChangeCalendar;
  readonly zone: string;
  readonly canMove: CalendarRights['canMove'];
  readonly move: MovePost;
}

/** A post carried by key; the page follows it. */
export function useCarry({ view, state, change, zone, canMove, move }: MovingDeps): KeyboardMove {
  return useKeyboardMove({
    view,
    zone,
    canMove: (post) => canMove(post) && canAct(post.state, 'moveTime'),
    drop: move,
    show: (date) => {
      if (!isOnPage(view, state.date, date)) change({ date });
    },
    announce: useCalendarStore.getState().announce,
  });
}

interface CalendarActionsDeps extends MovingDeps {
  readonly clock: CalendarClock;
  readonly query: CalendarQuery;
  readonly page: CalendarDays;
  readonly keyboard: KeyboardMove;
  readonly compose: ReturnType<typeof useCompose>['compose'];
  readonly notify: CalendarFeedback['notify'];
}

/** What the views of the calendar can do: by pointer, by key, and from the commands. */
export function useCalendarActions(deps: CalendarActionsDeps) {
  const { view, state, change, zone, canMove, move, clock, query, page, keyboard, compose, notify } = deps;
  const t = useT();
  const { setPopover, setCardMenu } = useCalendarStore.getState();
  const { moving, focusNext } = keyboard;
  const find = (id: string) => query.find(id) ?? (moving?.post.id === id ? moving.post : undefined);
  const { timeOn, drag } = useCalendarDrag({
    clock,
    posts: query.posts,
    accounts: page.accounts,
    find,
    videos: query.backlog.videos,
    move: (post, at) => void move(post, at),
    compose,
    isBlocked: moving !== undefined,
    onRefused: () => notify(t('publish.movePast'), 'warning'),
  });
  const moveByArrow = (event: KeyboardEvent, post: PublishItem): boolean => {
    if (!event.altKey || post.publish_at === '' || !canMove(post) || !canAct(post.state, 'moveTime')) return false;
    const step = stepOf(view, event.key, event.shiftKey, document.dir === 'rtl');
    if (!step) return false;
    event.preventDefault();
    focusNext.current = post.id;
    void move(post, shifted(post.publish_at, step, zone));
    return true;
  };
  const actions: CalendarActions = {
    open: (id) => {
      if (moving) return;
      setPopover(undefined);
      change({ item: id });
    },
    menu: (id, anchor) => {
      const post = find(id);
      const { left, bottom } = anchor.getBoundingClientRect();
      if (post) setCardMenu({ post, x: left, y: bottom });
    },
    compose: (date, minutes) => compose(minutes === undefined ? timeOn(date) : momentOf({ date, minutes }, zone)),
    goDay: (date) => change({ view: 'day', date }),
    more: (date, anchor) => setPopover({ kind: 'day', date, anchor }),
    occasion: (id, anchor) => setPopover({ kind: 'occasion', id, anchor }),
    page: (by) => change({ date: turn(view, state.date, by) }),
    cardKey: (event, id) => {
      if (keyboard.onKey(event)) return true;
      const post = find(id);
      return post !== undefined && moveByArrow(event, post);
    },
  };
  /** When a post could go out: its account's next free slot, else tomorrow. */
  const timeFor = (post: PublishItem): string => {
    const own = query.accounts.filter(({ id }) => id === post.account_id);
    return nextFreeSlot(clock.date, own, query.posts, zone, Date.now())?.at ?? timeOn(addDays(clock.date, 1));
  };

  // A moved card is mounted anew elsewhere: the focus follows it.
  // biome-ignore lint/correctness/useExhaustiveDependencies: after every new order of the days
  useEffect(() => {
    if (!focusNext.current) return;
    const card = document.querySelector<HTMLElement>(`[data-post="${CSS.escape(focusNext.current)}"]`);
    if (!card) return;
    card.focus();
    if (!moving) focusNext.current = undefined;
  }, [page.days, moving, query.backlog.drafts]);

  return {
    actions,
    drag,
    find,
    timeOn,
    timeFor,
    carry: (post: PublishItem) => keyboard.begin(post, post.publish_at || timeFor(post)),
  };
}
