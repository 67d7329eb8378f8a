import { useCallback, useEffect, useRef, useState } from 'react';
import { isMoving } from '@/domain/publishing';
import { type CalendarView, momentOf, spanOf, turn } from '@/domain/publishing/calendar';
import { useLoad } from '@/hooks/useLoad';
import { publishApi } from '@/services/publish/api';
import type { PublishItem } from '@/services/publish/schema';
import { dropPosts, type KnownSpan, putPosts, takeIn } from './knownPosts';

const pollMs = 4_000;
const quiet = { skipErrorHandler: true };

async function ask(view: CalendarView, date: string, zone: string): Promise<KnownSpan> {
  const span = spanOf(view, date);
  const from = momentOf({ date: span.from, minutes: 0 }, zone);
  const to = momentOf({ date: span.to, minutes: 0 }, zone);
  const { list } = await publishApi.data({ from, to }, quiet);
  return { key: keyOf(view, date, zone), from: Date.parse(from), to: Date.parse(to), list };
}

function keyOf(view: CalendarView, date: string, zone: string): string {
  const { from, to } = spanOf(view, date);
  return `${from}/${to} ${zone}`;
}

/**
 * The posts of what is shown. Months that were seen, and those next to this one, are there at once when one turns to
 * them; asked again now and then while something is on its way out.
 */
export function useCalendarPosts(view: CalendarView, date: string, zone: string) {
  const [spans, setSpans] = useState<readonly KnownSpan[]>([]);
  const pending = useRef(new Set<string>());
  const key = keyOf(view, date, zone);
  const { loading, error, refresh } = useLoad(
    async () => {
      const fresh = await ask(view, date, zone);
      setSpans((now) => takeIn(now, fresh, pending.current));
    },
    { refreshDeps: [key] },
  );
  const posts = spans.find((span) => span.key === key)?.list;
  const isOnItsWay = posts?.some(willChange) ?? false;

  useEffect(() => {
    if (!isOnItsWay) return;
    const timer = setInterval(() => {
      if (document.visibilityState === 'visible') refresh();
    }, pollMs);
    return () => clearInterval(timer);
  }, [isOnItsWay, refresh]);

  const isThere = posts !== undefined;
  // biome-ignore lint/correctness/useExhaustiveDependencies: once for each page that has come
  useEffect(() => {
    if (!isThere || view === 'day') return;
    const timer = setTimeout(() => {
      for (const by of [1, -1]) {
        const next = turn(view, date, by);
        if (spans.some((span) => span.key === keyOf(view, next, zone))) continue;
        ask(view, next, zone).then(
          // One has turned there meanwhile: what was asked for then is newer.
          (fresh) => setSpans((now) => (now.some(({ key: known }) => known === fresh.key) ? now : [fresh, ...now])),
          // Whoever turns there asks again and is told.
          () => undefined,
        );
      }
    }, 600);
    return () => clearTimeout(timer);
  }, [key, isThere]);

  const put = useCallback((items: readonly PublishItem[]) => setSpans((now) => putPosts(now, items)), []);
  const drop = useCallback((ids: readonly string[]) => setSpans((now) => dropPosts(now, new Set(ids))), []);
  return {
    posts,
    isLoading: loading,
    error: loading ? undefined : error,
    refresh,
    put,
    drop,
    pending: pending.current,
  };
}

/** Moves by itself, or is due within the next minute. */
function willChange(item: PublishItem): boolean {
  return isMoving(item.state) || (item.state === 'scheduled' && Date.parse(item.publish_at) < Date.now() + 60_000);
}
