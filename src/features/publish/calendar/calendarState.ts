import { type PlatformId, platformIds } from '@/domain/platforms';
import { type PublishState, publishStates } from '@/domain/publishing';
import { type CalendarFilter, type CalendarView, calendarViews, isDate } from '@/domain/publishing/calendar';

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
