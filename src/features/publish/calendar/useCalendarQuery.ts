import { useCallback, useEffect, useMemo, useRef, useState } from 'react';
import { isMoving } from '@/domain/publishing';
import { type CalendarView, momentOf, spanOf, turn } from '@/domain/publishing/calendar';
import { useLoad } from '@/hooks/useLoad';
import { shownByCaller } from '@/lib/request';
import { publishApi } from '@/services/publish/api';
import type { PublishItem, UnplannedVideo } from '@/services/publish/schema';
import { wemediaApi } from '@/services/wemedia/api';

/** A span of time and the posts that lie in it, as far as they were heard of. */
export interface KnownSpan {
  readonly key: string;
  /** Milliseconds since 1970, [from, to). */
  readonly from: number;
  readonly to: number;
  readonly list: readonly PublishItem[];
}

const MAX_SPANS = 8;

/** Takes in what the server said; what is being changed here stays as it is until its own answer comes. */
export function mergeSpan(spans: readonly KnownSpan[], fresh: KnownSpan, pending: ReadonlySet<string>): KnownSpan[] {
  const before = spans.find(({ key }) => key === fresh.key);
  const local = new Map(before?.list.map((post) => [post.id, post]));
  const list = fresh.list.map((post) => {
    const mine = local.get(post.id);
    return mine && (pending.has(post.id) || mine.version > post.version) ? mine : post;
  });
  const others = spans.filter(({ key }) => key !== fresh.key);
  return [...others.slice(-(MAX_SPANS - 1)), { ...fresh, list }];
}

const liesIn = ({ from, to }: KnownSpan, post: PublishItem): boolean => {
  const at = Date.parse(post.publish_at);
  return at >= from && at < to;
};

/** Posts as they are now: in every span in which they lie, in no other. */
export function putPosts(spans: readonly KnownSpan[], posts: readonly PublishItem[]): KnownSpan[] {
  const ids = new Set(posts.map(({ id }) => id));
  return spans.map((span) => {
    const own = posts.filter((post) => liesIn(span, post));
    if (own.length === 0 && !span.list.some(({ id }) => ids.has(id))) return span;
    const next = new Map(own.map((post) => [post.id, post]));
    const kept = span.list.flatMap((post) => {
      if (!ids.has(post.id)) return [post];
      const put = next.get(post.id);
      next.delete(post.id);
      return put ? [put] : [];
    });
    return { ...span, list: [...kept, ...next.values()] };
  });
}

export const dropPosts = (spans: readonly KnownSpan[], ids: ReadonlySet<string>): KnownSpan[] =>
  spans.map((span) => ({ ...span, list: span.list.filter(({ id }) => !ids.has(id)) }));

const POLL_MS = 4_000;
/** Failures are shown in place. */

async function loadSpan(view: CalendarView, date: string, zone: string): Promise<KnownSpan> {
  const span = spanOf(view, date);
  const from = momentOf({ date: span.from, minutes: 0 }, zone);
  const to = momentOf({ date: span.to, minutes: 0 }, zone);
  const { list } = await publishApi.data({ from, to }, shownByCaller);
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
function usePosts(view: CalendarView, date: string, zone: string) {
  const [spans, setSpans] = useState<readonly KnownSpan[]>([]);
  const pending = useRef(new Set<string>());
  const key = keyOf(view, date, zone);
  const { loading, error, refresh } = useLoad(
    async () => {
      const fresh = await loadSpan(view, date, zone);
      setSpans((now) => mergeSpan(now, fresh, pending.current));
    },
    { refreshDeps: [key] },
  );
  const posts = spans.find((span) => span.key === key)?.list;
  const hasMoving = posts?.some(willChange) ?? false;

  useEffect(() => {
    if (!hasMoving) return;
    const timer = setInterval(() => {
      if (document.visibilityState === 'visible') refresh();
    }, POLL_MS);
    return () => clearInterval(timer);
  }, [hasMoving, refresh]);

  const isThere = posts !== undefined;
  // biome-ignore lint/correctness/useExhaustiveDependencies: once for each page that has come
  useEffect(() => {
    if (!isThere || view === 'day') return;
    const timer = setTimeout(() => {
      for (const by of [1, -1]) {
        const next = turn(view, date, by);
        if (spans.some((span) => span.key === keyOf(view, next, zone))) continue;
        loadSpan(view, next, zone).then(
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

interface Backlog {
  readonly list: readonly PublishItem[];
  readonly videos: readonly UnplannedVideo[];
}

/** What has no time yet: drafts, and finished videos that nobody has planned. */
function useBacklog() {
  const { data, error, loading, refresh, mutate } = useLoad(
    (): Promise<Backlog> => publishApi.unscheduled(shownByCaller),
  );
  /** Drafts as they are now: with a time they leave. */
  const put = useCallback(
    (items: readonly PublishItem[]) =>
      mutate((now) => {
        if (!now) return now;
        const ids = new Set(items.map(({ id }) => id));
        const unscheduled = items.filter(({ publish_at }) => publish_at === '');
        const known = new Map(unscheduled.map((item) => [item.id, item]));
        const kept = now.list.flatMap((item) => {
          if (!ids.has(item.id)) return [item];
          const next = known.get(item.id);
          known.delete(item.id);
          return next ? [next] : [];
        });
        const planned = new Set(items.map(({ video_id }) => video_id));
        return { list: [...known.values(), ...kept], videos: now.videos.filter(({ id }) => !planned.has(id)) };
      }),
    [mutate],
  );
  return {
    drafts: data?.list ?? [],
    videos: data?.videos ?? [],
    error: loading ? undefined : error,
    isLoading: !data && loading,
    refresh,
    put,
  };
}

export type CalendarQuery = ReturnType<typeof useCalendarQuery>;

/** What the calendar shows: the posts of its view, the backlog beside it, and the accounts; changes are put in at once. */
export function useCalendarQuery(view: CalendarView, date: string, zone: string) {
  const { posts, put: putPost, refresh: refreshPosts, ...query } = usePosts(view, date, zone);
  const { put: putUnscheduled, refresh: refreshBacklog, ...backlog } = useBacklog();
  const { data: connected } = useLoad(wemediaApi.data);
  const accounts = useMemo(() => connected?.list ?? [], [connected]);
  const all = useMemo(() => posts ?? [], [posts]);
  const put = useCallback(
    (items: readonly PublishItem[]) => {
      putPost(items);
      putUnscheduled(items.filter(({ state }) => state === 'draft'));
    },
    [putPost, putUnscheduled],
  );
  return {
    ...query,
    posts: all,
    /** The posts of this view have come once. */
    hasPosts: posts !== undefined,
    backlog: { ...backlog, refresh: refreshBacklog },
    accounts,
    put,
    refresh: () => {
      refreshPosts();
      refreshBacklog();
    },
    find: (id: string) => all.find((post) => post.id === id) ?? backlog.drafts.find((post) => post.id === id),
  };
}
