import { useSearchParams } from '@umijs/max';
import { useCallback } from 'react';

export interface VideoRoute {
  readonly videoId: string | undefined;
  /** The schedule drawer is asked for; `/publish/media?video=<id>&schedule=1` opens it from anywhere. */
  readonly isScheduling: boolean;
  readonly open: (id: string) => void;
  readonly schedule: (id: string) => void;
  readonly close: () => void;
}

/** Which video is opened, and for what, as it stands in the address. */
export function useVideoRoute(): VideoRoute {
  const [params, setParams] = useSearchParams();
  const put = useCallback(
    (change: (next: URLSearchParams) => void) => {
      const next = new URLSearchParams(params);
      change(next);
      setParams(next);
    },
    [params, setParams],
  );
  return {
    videoId: params.get('video')?.slice(0, 64) || undefined,
    isScheduling: params.get('schedule') === '1',
    open: (id) =>
      put((next) => {
        next.set('video', id);
        next.delete('schedule');
      }),
    schedule: (id) =>
      put((next) => {
        next.set('video', id);
        next.set('schedule', '1');
      }),
    close: () =>
      put((next) => {
        next.delete('video');
        next.delete('schedule');
      }),
  };
}
