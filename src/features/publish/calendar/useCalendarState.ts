import { useSearchParams } from '@umijs/max';
import { useCallback, useEffect, useMemo, useRef, useState } from 'react';
import { type PlatformId, platformIds } from '@/domain/platforms';
import { type PublishState, publishStates } from '@/domain/publishing';
import {
  type CalendarFilter,
  type CalendarView,
  calendarViews,
  clockOf,
  isDate,
  type Spot,
} from '@/domain/publishing/calendar';
import { merchantZone } from '@/lib/merchantZone';
import { localStore } from '@/lib/storage/localStore';

/** The calendar as it stands in the address. */
export interface CalendarState extends CalendarFilter {
  readonly view: CalendarView;
  /** YYYY-MM-DD, a day of what is shown. */
  readonly date: string;
  readonly platform: PlatformId | undefined;
  readonly state: PublishState | undefined;
  /** Opened item. */
  readonly item: string | undefined;
}

interface Defaults {
  readonly today: string;
  /** As it was looked at last. */
  readonly view: CalendarView;
}

export const noFilter = {
  platform: undefined,
  accountId: undefined,
  state: undefined,
  memberId: undefined,
  goodsId: undefined,
} as const;

const idOf = (params: URLSearchParams, name: string): string | undefined => params.get(name)?.slice(0, 64) || undefined;

function dateOf(params: URLSearchParams, today: string): string {
  const date = params.get('date') ?? '';
  if (isDate(date)) return date;
  // Other pages link to a month.
  const month = params.get('month') ?? '';
  if (!isDate(`${month}-01`) || today.startsWith(month)) return today;
  return `${month}-01`;
}

/** Reads the address; what is invalid is dropped. */
export function readCalendarState(params: URLSearchParams, { today, view }: Defaults): CalendarState {
  return {
    view: calendarViews.find((one) => one === params.get('view')) ?? view,
    date: dateOf(params, today),
    platform: platformIds.find((id) => id === params.get('platform')),
    accountId: idOf(params, 'account'),
    state: publishStates.find((state) => state === params.get('state')),
    memberId: idOf(params, 'member'),
    goodsId: idOf(params, 'goods'),
    item: idOf(params, 'item'),
  };
}

/** Writes the address; defaults are left out. */
export function writeCalendarState(state: CalendarState, { today, view }: Defaults): URLSearchParams {
  const params = new URLSearchParams();
  const set = (name: string, value: string | undefined) => value && params.set(name, value);
  if (state.view !== view || state.view !== 'month') params.set('view', state.view);
  if (state.date !== today) params.set('date', state.date);
  set('platform', state.platform);
  set('account', state.accountId);
  set('state', state.state);
  set('member', state.memberId);
  set('goods', state.goodsId);
  set('item', state.item);
  return params;
}

export type ChangeCalendar = (change: Partial<CalendarState>) => void;

const VIEW_KEY = 'publish.calendar.view';
const lastView = (): CalendarView => calendarViews.find((view) => view === localStore.getText(VIEW_KEY)) ?? 'month';

/** View, day, filters and opened item live in the address; the view is remembered besides. */
export function useCalendarState(today: string): readonly [CalendarState, ChangeCalendar] {
  const [params, setParams] = useSearchParams();
  const state = useMemo(() => readCalendarState(params, { today, view: lastView() }), [params, today]);
  const latest = useRef(state);
  latest.current = state;
  const change = useCallback<ChangeCalendar>(
    (part) => {
      if (part.view) localStore.setText(VIEW_KEY, part.view);
      // Two changes before the next render both hold.
      latest.current = { ...latest.current, ...part };
      setParams(writeCalendarState(latest.current, { today, view: lastView() }));
    },
    [today, setParams],
  );
  return [state, change];
}

export interface CalendarClock extends Spot {
  /** IANA name, the merchant's. */
  readonly zone: string;
  /** Milliseconds since 1970. */
  readonly now: number;
}

function readClock(): CalendarClock {
  const now = Date.now();
  const zone = merchantZone();
  return { zone, now, ...clockOf(zone)(now) };
}

const TICK_MS = 30_000;

/** Now, by the merchant's clocks: also after the computer's clock has been changed, and over midnight. */
export function useClock(): CalendarClock {
  const [clock, setClock] = useState(readClock);
  useEffect(() => {
    const update = () => setClock(readClock());
    const timer = setInterval(update, TICK_MS);
    document.addEventListener('visibilitychange', update);
    return () => {
      clearInterval(timer);
      document.removeEventListener('visibilitychange', update);
    };
  }, []);
  return clock;
}
