import dayjs from 'dayjs';
import { type PlatformId, platformIds } from '@/domain/platforms';
import { type PublishState, publishStates } from '@/domain/publishing';

/** The calendar as it stands in the address. */
export interface CalendarState {
  /** YYYY-MM */
  readonly month: string;
  readonly platform: PlatformId | undefined;
  readonly accountId: string | undefined;
  readonly state: PublishState | undefined;
  /** Opened item. */
  readonly item: string | undefined;
}

/** Reads the address; what is invalid is dropped. */
export function readCalendarState(params: URLSearchParams, now = new Date()): CalendarState {
  const month = params.get('month') ?? '';
  const isMonth = /^\d{4}-(0[1-9]|1[0-2])$/.test(month);
  return {
    month: isMonth ? month : dayjs(now).format('YYYY-MM'),
    platform: platformIds.find((id) => id === params.get('platform')),
    accountId: params.get('account')?.slice(0, 64) || undefined,
    state: publishStates.find((state) => state === params.get('state')),
    item: params.get('item')?.slice(0, 64) || undefined,
  };
}

/** Writes the address; defaults are left out. */
export function writeCalendarState(state: CalendarState, now = new Date()): URLSearchParams {
  const params = new URLSearchParams();
  if (state.month !== dayjs(now).format('YYYY-MM')) params.set('month', state.month);
  if (state.platform) params.set('platform', state.platform);
  if (state.accountId) params.set('account', state.accountId);
  if (state.state) params.set('state', state.state);
  if (state.item) params.set('item', state.item);
  return params;
}
