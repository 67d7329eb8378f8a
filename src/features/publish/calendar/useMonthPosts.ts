import dayjs from 'dayjs';
import { useEffect } from 'react';
import { isMoving } from '@/domain/publishing';
import { useLoad } from '@/hooks/useLoad';
import { publishApi } from '@/services/publish/api';
import type { PublishItem } from '@/services/publish/schema';
import type { CalendarState } from './calendarState';
import { monthWeeks } from './monthDays';

const POLL_MS = 4_000;

/** The month's items with the days around it; asks again now and then while something is on its way out. */
export function useMonthPosts(state: CalendarState) {
  const { month, platform, accountId } = state;
  const request = useLoad(
    async () => {
      const weeks = monthWeeks(dayjs(`${month}-01`));
      const from = weeks[0]?.[0]?.date.toISOString() ?? '';
      const to = weeks.at(-1)?.[6]?.date.add(1, 'day').toISOString() ?? '';
      const query = { from, to, ...(platform ? { platform } : {}), ...(accountId ? { account_id: accountId } : {}) };
      const { list } = await publishApi.data(query, { skipErrorHandler: true });
      return { month, list: list as readonly PublishItem[] };
    },
    { refreshDeps: [month, platform, accountId] },
  );
  const { data, mutate, refresh } = request;
  const isOnItsWay = data?.list.some(willChange) ?? false;

  useEffect(() => {
    if (!isOnItsWay) return;
    const timer = setInterval(() => {
      if (document.visibilityState === 'visible') refresh();
    }, POLL_MS);
    return () => clearInterval(timer);
  }, [isOnItsWay, refresh]);

  return {
    posts: data?.list,
    /** Another month's posts are on the screen until the asked one arrives. */
    isStale: data !== undefined && data.month !== month,
    isLoading: request.loading,
    error: request.loading ? undefined : request.error,
    refresh,
    replace: (item: PublishItem) =>
      mutate((now) => now && { ...now, list: now.list.map((other) => (other.id === item.id ? item : other)) }),
  };
}

/** Moves by itself, or is due within the next minute. */
function willChange(item: PublishItem): boolean {
  return isMoving(item.state) || (item.state === 'scheduled' && Date.parse(item.publish_at) < Date.now() + 60_000);
}
