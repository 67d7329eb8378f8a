import { useCallback } from 'react';
import { useLoad } from '@/hooks/useLoad';
import { publishApi } from '@/services/publish/api';
import type { PublishItem, UnplannedVideo } from '@/services/publish/schema';

interface Waiting {
  readonly list: readonly PublishItem[];
  readonly videos: readonly UnplannedVideo[];
}

/** What has no time yet: drafts, and finished videos that nobody has planned. */
export function useUnscheduled() {
  const { data, error, loading, refresh, mutate } = useLoad(
    (): Promise<Waiting> => publishApi.unscheduled({ skipErrorHandler: true }),
  );
  /** Drafts as they are now: with a time they leave. */
  const put = useCallback(
    (items: readonly PublishItem[]) =>
      mutate((now) => {
        if (!now) return now;
        const ids = new Set(items.map(({ id }) => id));
        const waiting = items.filter(({ publish_at }) => publish_at === '');
        const known = new Map(waiting.map((item) => [item.id, item]));
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
