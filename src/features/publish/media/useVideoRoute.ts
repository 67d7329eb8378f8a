import { useSearchParams } from '@umijs/max';
import { useCallback } from 'react';

interface VideoRoute {
  readonly videoId: string | undefined;
  /** Videos to be planned; `/publish/media?video=<id>&schedule=1` opens the composer from anywhere. */
  readonly scheduling: readonly string[];
  /** What they were made for; undefined = not said. */
  readonly platform: string | undefined;
  readonly open: (id: string) => void;
  readonly schedule: (id: string) => void;
  readonly scheduleAll: (ids: readonly string[]) => void;
  readonly close: () => void;
}

const longestId = 64;
const most = 100;

/** Which video is opened, and for what, as it stands in the address. */
export function useVideoRoute(): VideoRoute {
  const [params, setParams] = useSearchParams();
  const put = useCallback(
    (video: string, isScheduling: boolean) => {
      const next = new URLSearchParams(params);
      if (video) next.set('video', video);
      else next.delete('video');
      if (isScheduling) next.set('schedule', '1');
      else next.delete('schedule');
      next.delete('platform');
      setParams(next);
    },
    [params, setParams],
  );
  const ids = (params.get('video') ?? '')
    .split(',')
    .map((id) => id.slice(0, longestId))
    .filter(Boolean)
    .slice(0, most);
  const isScheduling = params.get('schedule') === '1';
  return {
    videoId: isScheduling ? undefined : ids[0],
    scheduling: isScheduling ? ids : [],
    platform: params.get('platform') ?? undefined,
    open: (id) => put(id, false),
    schedule: (id) => put(id, true),
    scheduleAll: (all) => put(all.slice(0, most).join(','), true),
    close: () => put('', false),
  };
}
