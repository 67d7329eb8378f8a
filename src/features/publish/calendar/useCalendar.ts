import { type KeyboardEvent, useCallback, useEffect, useMemo, useState } from 'react';
import { canAct } from '@/domain/publishing';
import { matches, momentOf, nextFreeSlot, turn, weekOf } from '@/domain/publishing/calendar';
import { addDays } from '@/domain/publishing/zone';
import { useCan } from '@/hooks/useCan';
import { useLoad } from '@/hooks/useLoad';
import { useT } from '@/hooks/useT';
import type { PublishItem } from '@/services/publish/schema';
import { wemediaApi } from '@/services/wemedia/api';
import { useTitle } from './CalendarBody';
import type { SurfaceActions } from './Surface';
import { useCalendarCommands } from './useCalendarCommands';
import { useCalendarPosts } from './useCalendarPosts';
import { useCalendarState } from './useCalendarState';
import { useCardMenu } from './useCardMenu';
import { useClock } from './useClock';
import { useDrops } from './useDrops';
import { useLaneFold } from './useLaneFold';
import { shifted, stepOf, useMoveMode } from './useMoveMode';
import { useMoves } from './useMoves';
import { usePlanning } from './usePlanning';
import { isOnPage, useShown } from './useShown';
import { useStableActions } from './useStableActions';
import { useTakeAway } from './useTakeAway';
import { useUndo } from './useUndo';
import { useUnscheduled } from './useUnscheduled';

type Pop =
  | { readonly kind: 'day'; readonly date: string; readonly anchor: HTMLElement }
  | { readonly kind: 'occasion'; readonly id: string; readonly anchor: HTMLElement };

interface MenuPlace {
  readonly post: PublishItem;
  readonly x: number;
  readonly y: number;
}

/** Everything that the calendar's page knows and does. */
export function useCalendar(isNarrow: boolean) {
  const t = useT();
  const can = useCan();
  const clock = useClock();
  const undo = useUndo();
  const [state, change] = useCalendarState(clock.date);
  const { zone } = clock;
  const viewName = isNarrow ? 'list' : state.view;
  const {
    posts,
    isLoading,
    error,
    refresh,
    put: putKnown,
    drop,
    pending,
  } = useCalendarPosts(viewName, state.date, zone);
  const waiting = useUnscheduled();
  const { data: connected } = useLoad(() => wemediaApi.data({ skipErrorHandler: true }));
  const accounts = useMemo(() => connected?.list ?? [], [connected]);
  const [pop, setPop] = useState<Pop>();
  const [menu, setMenu] = useState<MenuPlace>();

  const canPlan = can('publish.schedule') || can('publish.submit');
  const canMove = useCallback(
    (post: PublishItem) => can(post.state === 'scheduled' ? 'publish.schedule' : 'publish.submit'),
    [can],
  );
  const { put: putWaiting, refresh: refreshWaiting } = waiting;
  const put = useCallback(
    (items: readonly PublishItem[]) => {
      putKnown(items);
      putWaiting(items.filter(({ state: itsState }) => itsState === 'draft'));
    },
    [putKnown, putWaiting],
  );
  const lane = useLaneFold(waiting.drafts.length + waiting.videos.length);
  const moves = useMoves({ put, pending, canMove, undo });
  const mode = useMoveMode({
    view: viewName,
    zone,
    canMove: (post) => canMove(post) && canAct(post.state, 'moveTime'),
    drop: (post, at) => void moves.toTime(post, at),
    show: (date) => {
      if (!isOnPage(viewName, state.date, date)) change({ date });
    },
    announce: undo.announce,
  });

  const all = useMemo(() => posts ?? [], [posts]);
  const find = (id: string) =>
    all.find((post) => post.id === id) ??
    waiting.drafts.find((post) => post.id === id) ??
    (mode.moving?.post.id === id ? mode.moving.post : undefined);
  const { moving } = mode;
  const page = useShown({ state, view: viewName, posts: all, accounts, clock, moving });
  const reload = () => {
    refresh();
    refreshWaiting();
  };
  const planning = usePlanning({ clock, accounts: page.accounts, put, drop, reload, undo });
  const { compose, composeNext, setDialog } = planning;
  const drops = useDrops({
    clock,
    posts: all,
    accounts: page.accounts,
    find,
    videos: waiting.videos,
    move: (post, at) => void moves.toTime(post, at),
    compose,
    refuse: () => undo.say(t('publish.movePast'), 'warning'),
  });
  const timeFor = (post: PublishItem): string =>
    nextFreeSlot(
      clock.date,
      accounts.filter(({ id }) => id === post.account_id),
      all,
      zone,
      Date.now(),
    )?.at ?? drops.timeOn(addDays(clock.date, 1));
  const carry = (post: PublishItem) => mode.begin(post, post.publish_at || timeFor(post));
  const turnPage = (by: number) => change({ date: turn(viewName, state.date, by) });

  const shift = (event: KeyboardEvent, post: PublishItem): boolean => {
    if (!event.altKey || post.publish_at === '' || !canMove(post) || !canAct(post.state, 'moveTime')) return false;
    const step = stepOf(viewName, event.key, event.shiftKey, document.dir === 'rtl');
    if (!step) return false;
    event.preventDefault();
    mode.focusNext.current = post.id;
    void moves.toTime(post, shifted(post.publish_at, step, zone));
    return true;
  };
  const actions = useStableActions({
    open: (id) => {
      if (mode.moving) return;
      setPop(undefined);
      change({ item: id });
    },
    menu: (id, anchor) => {
      const post = find(id);
      const { left, bottom } = anchor.getBoundingClientRect();
      if (post) setMenu({ post, x: left, y: bottom });
    },
    compose: (date, minutes) => compose(minutes === undefined ? drops.timeOn(date) : momentOf({ date, minutes }, zone)),
    goDay: (date) => change({ view: 'day', date }),
    more: (date, anchor) => setPop({ kind: 'day', date, anchor }),
    occasion: (id, anchor) => setPop({ kind: 'occasion', id, anchor }),
    page: turnPage,
    ...drops.actions,
    lift: (held) => !mode.moving && drops.actions.lift(held),
    cardKey: (event, id) => {
      if (mode.onKey(event)) return true;
      const post = find(id);
      return post !== undefined && shift(event, post);
    },
  } satisfies SurfaceActions);

  // A moved card is mounted anew elsewhere: the focus follows it.
  const { focusNext } = mode;
  // biome-ignore lint/correctness/useExhaustiveDependencies: after every new order of the days
  useEffect(() => {
    if (!focusNext.current) return;
    const card = document.querySelector<HTMLElement>(`[data-post="${CSS.escape(focusNext.current)}"]`);
    if (!card) return;
    card.focus();
    if (!moving) focusNext.current = undefined;
  }, [page.days, moving, waiting.drafts]);

  const title = useTitle(isNarrow ? 'month' : state.view, weekOf(state.date), state.date);
  const unschedule = (post: PublishItem) => void moves.toTime(post, '');
  const takeAway = useTakeAway({ view: viewName, date: state.date, zone, ...page, change, undo });
  const itemsOf = useCardMenu({
    canMove,
    canPlan,
    open: (post) => change({ item: post.id }),
    askTime: (post) => setDialog({ kind: 'move', post }),
    carry,
    unschedule,
    edit: (post) => setDialog({ kind: 'compose', postId: post.id }),
    repeat: (post) => setDialog({ kind: 'repeat', post }),
    put,
    drop: (ids) => {
      drop(ids);
      refreshWaiting();
    },
    undo,
  });
  useCalendarCommands({
    undo,
    today: clock.date,
    canPlan,
    page: turnPage,
    change,
    compose: (date) => (date ? compose(drops.timeOn(date)) : void composeNext()),
    carry: (id) => {
      const post = find(id);
      if (post) carry(post);
    },
    ...takeAway,
  });

  const view = {
    view: viewName,
    date: state.date,
    label: title,
    days: page.days,
    occasions: page.occasions,
    slots: page.slots,
    clock,
    actions,
    canMove,
    canPlan,
    movingId: moving?.post.id,
  } as const;
  return {
    state,
    change,
    view,
    actions,
    clock,
    title,
    all,
    accounts,
    waiting,
    drafts: waiting.drafts.filter((post) => matches(state, post) && post.id !== moving?.post.id),
    lane,
    canPlan,
    isThere: posts !== undefined,
    isEmpty: page.shown.length === 0 && !page.hasHours,
    isLoading,
    error,
    refresh,
    reload,
    find,
    put,
    moves,
    undo,
    mode,
    ...planning,
    timeFor,
    pop,
    closePop: () => setPop(undefined),
    menu,
    closeMenu: () => setMenu(undefined),
    itemsOf,
    ...takeAway,
    isPrinting: takeAway.isPrinting && posts !== undefined,
  };
}
