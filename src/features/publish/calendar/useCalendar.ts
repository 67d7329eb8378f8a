import { type KeyboardEvent, useCallback, useEffect, useMemo, useRef, useState } from 'react';
import { occasionsBetween } from '@/domain/occasions';
import { canAct } from '@/domain/publishing';
import {
  byDate,
  clockOf,
  freeSlots,
  matches,
  momentOf,
  monthOf,
  nextFreeSlot,
  spanOf,
  turn,
  weekOf,
} from '@/domain/publishing/calendar';
import { addDays } from '@/domain/publishing/zone';
import { useCan } from '@/hooks/useCan';
import { useLoad } from '@/hooks/useLoad';
import { useT } from '@/hooks/useT';
import { messageOf } from '@/lib/request';
import { localStore } from '@/lib/storage/localStore';
import { publishApi } from '@/services/publish/api';
import type { PublishItem, UnplannedVideo } from '@/services/publish/schema';
import { wemediaApi } from '@/services/wemedia/api';
import { useTitle } from './CalendarBody';
import type { SurfaceActs } from './Surface';
import { saveIcs } from './saveIcs';
import { useCalendarCommands } from './useCalendarCommands';
import { useCalendarPosts } from './useCalendarPosts';
import { useCalendarState } from './useCalendarState';
import { useCardMenu } from './useCardMenu';
import { useClock } from './useClock';
import { useDrops } from './useDrops';
import { shifted, stepOf, useMoveMode } from './useMoveMode';
import { useMoves } from './useMoves';
import { useUndo } from './useUndo';
import { useUnscheduled } from './useUnscheduled';
import type { ViewProps } from './viewTypes';

type Dialog =
  | { readonly kind: 'compose'; readonly at?: string; readonly videoIds?: readonly string[]; readonly postId?: string }
  | { readonly kind: 'move' | 'repeat'; readonly post: PublishItem }
  | { readonly kind: 'import' };

type Pop =
  | { readonly kind: 'day'; readonly date: string; readonly anchor: HTMLElement }
  | { readonly kind: 'occasion'; readonly id: string; readonly anchor: HTMLElement };

interface MenuPlace {
  readonly post: PublishItem;
  readonly x: number;
  readonly y: number;
}

const quiet = { skipErrorHandler: true };
const laneKey = 'publish.calendar.lane';

/** Days a month or a week shows, as a list. */
function daysOf(from: string, to: string): string[] {
  const days: string[] = [];
  for (let day = from; day < to; day = addDays(day, 1)) days.push(day);
  return days;
}

/** Festivals by day. Outside of the years that are computed there are none. */
function occasionsOf(from: string, to: string): ViewProps['occasions'] {
  const found = new Map<string, ReturnType<typeof occasionsBetween>>();
  try {
    for (const one of occasionsBetween(from, to)) found.set(one.date, [...(found.get(one.date) ?? []), one]);
  } catch (error) {
    if (!(error instanceof RangeError)) throw error;
  }
  // What people prepare for stands before the sun's terms.
  for (const list of found.values())
    list.sort((a, b) => Number(a.kind === 'solar-term') - Number(b.kind === 'solar-term'));
  return found;
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
  const { data: connected } = useLoad(() => wemediaApi.data(quiet));
  const accounts = useMemo(() => connected?.list ?? [], [connected]);
  const [dialog, setDialog] = useState<Dialog>();
  const [pop, setPop] = useState<Pop>();
  const [menu, setMenu] = useState<MenuPlace>();
  const [isPrinting, setPrinting] = useState(false);
  const [isLaneOpen, setLaneOpen] = useState(() => localStore.getText(laneKey) !== 'folded');

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
  const moves = useMoves({ put, pending, canMove, undo });
  const mode = useMoveMode({
    view: viewName,
    zone,
    canMove: (post) => canMove(post) && canAct(post.state, 'moveTime'),
    drop: (post, at) => void moves.toTime(post, at),
    show: (date) => {
      const span = spanOf(viewName, state.date);
      const isSeen =
        viewName === 'month' || viewName === 'list'
          ? monthOf(date) === monthOf(state.date)
          : date >= span.from && date < span.to;
      if (!isSeen) change({ date });
    },
    announce: undo.announce,
  });

  const all = useMemo(() => posts ?? [], [posts]);
  const find = (id: string) =>
    all.find((post) => post.id === id) ??
    waiting.drafts.find((post) => post.id === id) ??
    (mode.moving?.post.id === id ? mode.moving.post : undefined);
  const { moving } = mode;
  const shown = useMemo(() => {
    const narrowed = all.filter((post) => matches(state, post) && post.id !== moving?.post.id);
    return moving ? [...narrowed, { ...moving.post, publish_at: moving.at }] : narrowed;
  }, [all, state, moving]);
  const days = useMemo(() => byDate(shown, zone), [shown, zone]);
  const { from, to } = spanOf(viewName, state.date);
  const occasions = useMemo(() => occasionsOf(from, addDays(to, -1)), [from, to]);
  const narrowedAccounts = useMemo(
    () =>
      accounts.filter(
        ({ id, platform }) =>
          (!state.accountId || id === state.accountId) && (!state.platform || platform === state.platform),
      ),
    [accounts, state.accountId, state.platform],
  );
  const hasHours = viewName === 'week' || viewName === 'day';
  const slots = useMemo((): ViewProps['slots'] => {
    const places = hasHours ? freeSlots(daysOf(from, to), narrowedAccounts, all, zone, clock.now) : [];
    const byDay = new Map<string, typeof places>();
    for (const place of places) byDay.set(place.date, [...(byDay.get(place.date) ?? []), place]);
    return byDay;
  }, [hasHours, from, to, narrowedAccounts, all, zone, clock.now]);

  const compose = (at?: string, videoIds?: readonly string[]) =>
    setDialog({ kind: 'compose', ...(at ? { at } : {}), ...(videoIds ? { videoIds } : {}) });
  const composeNext = async (videoIds?: readonly string[]) => {
    try {
      const now = Date.now();
      const span = { from: new Date(now - 3_600_000).toISOString(), to: new Date(now + 31 * 86_400_000).toISOString() };
      const { list } = await publishApi.data(span, quiet);
      const slot = nextFreeSlot(clock.date, narrowedAccounts, list, zone, now);
      if (!slot && !videoIds) undo.say(t('pubCal.noSlot'), 'warning');
      else compose(slot?.at, videoIds);
    } catch (problem) {
      undo.say(messageOf(problem), 'warning');
    }
  };
  const drops = useDrops({
    clock,
    posts: all,
    accounts: narrowedAccounts,
    move: (post, at) => void moves.toTime(post, at),
    compose,
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
  const page = (by: number) => change({ date: turn(viewName, state.date, by) });

  const shift = (event: KeyboardEvent, post: PublishItem): boolean => {
    if (!event.altKey || post.publish_at === '' || !canMove(post) || !canAct(post.state, 'moveTime')) return false;
    const step = stepOf(viewName, event.key, event.shiftKey, document.dir === 'rtl');
    if (!step) return false;
    event.preventDefault();
    mode.focusNext.current = post.id;
    void moves.toTime(post, shifted(post.publish_at, step, zone));
    return true;
  };
  const latest = useRef<SurfaceActs>(undefined);
  const current: SurfaceActs = {
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
    page,
    dragStart: (id, grabY) => {
      const post = find(id);
      if (post) drops.dragged.current = { post, grabY };
    },
    grabbed: () => drops.dragged.current,
    refuses: drops.refuses,
    drop: drops.drop,
    dragEnd: () => {
      drops.dragged.current = undefined;
    },
    cardKey: (event, id) => {
      if (mode.onKey(event)) return true;
      const post = find(id);
      return post !== undefined && shift(event, post);
    },
  };
  latest.current = current;
  // The cards' surface is given the same acts throughout: they reach the newest ones.
  const acts = useMemo(
    (): SurfaceActs => ({
      open: (id) => latest.current?.open(id),
      menu: (id, anchor) => latest.current?.menu(id, anchor),
      compose: (date, minutes) => latest.current?.compose(date, minutes),
      goDay: (date) => latest.current?.goDay(date),
      more: (date, anchor) => latest.current?.more(date, anchor),
      occasion: (id, anchor) => latest.current?.occasion(id, anchor),
      page: (by) => latest.current?.page(by),
      dragStart: (id, grabY) => latest.current?.dragStart(id, grabY),
      grabbed: () => latest.current?.grabbed(),
      refuses: (date, minutes) => latest.current?.refuses(date, minutes) ?? true,
      drop: (date, minutes) => latest.current?.drop(date, minutes),
      dragEnd: () => latest.current?.dragEnd(),
      cardKey: (event, id) => latest.current?.cardKey(event, id) ?? false,
    }),
    [],
  );

  // A moved card is mounted anew elsewhere: the focus follows it.
  const { focusNext } = mode;
  // biome-ignore lint/correctness/useExhaustiveDependencies: after every new order of the days
  useEffect(() => {
    if (!focusNext.current) return;
    const card = document.querySelector<HTMLElement>(`[data-post="${CSS.escape(focusNext.current)}"]`);
    if (!card) return;
    card.focus();
    if (!moving) focusNext.current = undefined;
  }, [days, moving, waiting.drafts]);

  const title = useTitle(isNarrow ? 'month' : state.view, weekOf(state.date), state.date);
  const unschedule = (post: PublishItem) => void moves.toTime(post, '');
  const save = () => {
    const own = shown.filter(({ publish_at }) => {
      const { date } = clockOf(zone)(Date.parse(publish_at));
      return viewName === 'month' || viewName === 'list'
        ? monthOf(date) === monthOf(state.date)
        : date >= from && date < to;
    });
    saveIcs(
      own,
      t('publish.calendarTitle'),
      `${t('publish.calendarTitle')}-${state.date.slice(0, hasHours ? 10 : 7)}.ics`,
    );
    undo.say(t('pubCal.icsSaved', { count: own.length }));
  };
  // The sheet shows whole months: a week is opened out first.
  const print = () => {
    if (hasHours) change({ view: 'month' });
    setPrinting(true);
  };
  const reload = () => {
    refresh();
    refreshWaiting();
  };
  /** Posts that a dialog has planned and told of; nothing new = it has taken them back itself. */
  const composed = (items: readonly PublishItem[]) => {
    put(items);
    reload();
    const [first] = items;
    const isNew =
      first !== undefined && items.every(({ version, flow_id }) => version === 1 && flow_id === first.flow_id);
    if (!isNew) {
      if (!first) undo.forget(undefined);
      return;
    }
    undo.remember(t('pubCal.planned', { count: items.length }), first.flow_id, async () => {
      try {
        await publishApi.undo({ flow_id: first.flow_id }, quiet);
        drop(items.map(({ id }) => id));
        reload();
        return true;
      } catch (problem) {
        undo.say(messageOf(problem), 'warning');
        return false;
      }
    });
  };
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
    page,
    change,
    compose: (date) => (date ? compose(drops.timeOn(date)) : void composeNext()),
    carry: (id) => {
      const post = find(id);
      if (post) carry(post);
    },
    print,
    save,
  });

  const view = {
    view: viewName,
    date: state.date,
    label: title,
    days,
    occasions,
    slots,
    clock,
    acts,
    canMove,
    canPlan,
    movingId: moving?.post.id,
  } as const;
  const draggedDraft = () => {
    const now = drops.dragged.current;
    return now && 'post' in now && now.post.state === 'draft' && now.post.publish_at !== '' ? now.post : undefined;
  };
  return {
    state,
    change,
    view,
    acts,
    clock,
    title,
    all,
    accounts,
    waiting,
    drafts: waiting.drafts.filter((post) => matches(state, post) && post.id !== moving?.post.id),
    lane: {
      isOpen: isLaneOpen,
      toggle: () => {
        localStore.setText(laneKey, isLaneOpen ? 'folded' : 'open');
        setLaneOpen(!isLaneOpen);
      },
    },
    canPlan,
    isThere: posts !== undefined,
    isEmpty: shown.length === 0 && !hasHours,
    isLoading,
    error,
    refresh,
    reload,
    find,
    put,
    moves,
    undo,
    compose,
    composeNext,
    composed,
    timeFor,
    dialog,
    setDialog,
    pop,
    closePop: () => setPop(undefined),
    menu,
    closeMenu: () => setMenu(undefined),
    itemsOf,
    dragVideo: (video: UnplannedVideo) => {
      drops.dragged.current = { video, grabY: 0 };
    },
    canUnschedule: () => draggedDraft() !== undefined,
    unscheduleDragged: () => {
      const post = draggedDraft();
      if (post) unschedule(post);
    },
    print,
    printed: useCallback(() => setPrinting(false), []),
    isPrinting: isPrinting && posts !== undefined && !hasHours,
    save,
  };
}
