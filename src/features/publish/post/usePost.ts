import { useEffect } from 'react';
import { isMoving } from '@/domain/publishing';
import { useLoad } from '@/hooks/useLoad';
import { publishApi } from '@/services/publish/api';
import type { PublishItem } from '@/services/publish/schema';

const POLL_MS = 3_000;

/** Changes without anybody at this screen: by time, or by somebody at his phone. */
const isWatched = ({ state, publish_at }: PublishItem): boolean =>
  isMoving(state) ||
  state === 'waiting_user' ||
  (state === 'scheduled' && Date.parse(publish_at) < Date.now() + 60_000);

/** The opened item: as the calendar knows it, fresher once asked, asked again while it is on its way. */
export function usePost(id: string | undefined, known: PublishItem | undefined) {
  const { data, error, loading, refresh } = useLoad(publishApi.info, id ? { id } : undefined);
  const asked = data?.id === id ? data : undefined;
  const post = newest(asked, known?.id === id ? known : undefined);
  const isOnItsWay = post !== undefined && id !== undefined && isWatched(post);

  useEffect(() => {
    if (!isOnItsWay) return;
    const timer = setInterval(refresh, POLL_MS);
    return () => clearInterval(timer);
  }, [isOnItsWay, refresh]);

  return { post: id ? post : undefined, error: loading ? undefined : error, refresh };
}

function newest(a: PublishItem | undefined, b: PublishItem | undefined): PublishItem | undefined {
  if (!a || !b) return a ?? b;
  return a.version >= b.version ? a : b;
}
