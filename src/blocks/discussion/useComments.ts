import { useMemo } from 'react';
import { useLoad } from '@/hooks/useLoad';
import { shownByCaller } from '@/lib/request';
import { commentApi } from '@/services/comment/api';
import type { Comment, CommentType } from '@/services/comment/schema';

export interface Thread {
  readonly first: Comment;
  readonly answers: readonly Comment[];
}

export interface CommentsState {
  readonly threads: readonly Thread[];
  /** Open threads by anchor; '' = on the whole record. */
  readonly openBy: ReadonlyMap<string, number>;
  readonly open: number;
  readonly isLoading: boolean;
  readonly error: Error | undefined;
  readonly refresh: () => void;
}

const every = 20_000;

/** The comments of a record; looked for again while the page is seen, for others write too. No id: nothing yet. */
export function useComments(type: CommentType, id: string | undefined): CommentsState {
  const { data, error, loading, refresh } = useLoad(
    async () => ({ of: id, ...(await commentApi.data({ type, target_id: id ?? '' }, shownByCaller)) }),
    { ready: id !== undefined, refreshDeps: [type, id], pollingInterval: every, pollingWhenHidden: false },
  );
  // Nobody answers in a thread of the record that was open before.
  const list = data?.of === id ? data?.list : undefined;
  return useMemo(() => {
    const all = list ?? [];
    const threads = all
      .filter(({ parent_id }) => parent_id === '')
      .map((first) => ({ first, answers: all.filter(({ parent_id }) => parent_id === first.id) }));
    const openBy = new Map<string, number>();
    for (const { first } of threads) {
      if (!first.is_resolved) openBy.set(first.anchor, (openBy.get(first.anchor) ?? 0) + 1);
    }
    const open = threads.filter(({ first }) => !first.is_resolved).length;
    return { threads, openBy, open, isLoading: loading && !list, error: list ? undefined : error, refresh };
  }, [list, error, loading, refresh]);
}
