import { useState } from 'react';
import { useActionRunner } from '@/hooks/useAction';
import { useT } from '@/hooks/useT';
import { publishApi } from '@/services/publish/api';
import type { PublishItem } from '@/services/publish/schema';
import type { Outcome } from './BulkResult';

export interface ApproveExtras {
  readonly times?: Readonly<Record<string, string>>;
  readonly override_reason?: string;
}

interface Answers {
  readonly isBusy: boolean;
  /** Undefined = the call itself failed, which has been told. */
  readonly approve: (posts: readonly PublishItem[], extras?: ApproveExtras) => Promise<Outcome | undefined>;
  readonly reject: (posts: readonly PublishItem[], note: string) => Promise<Outcome | undefined>;
}

type Answered = Awaited<ReturnType<typeof publishApi.approve>>;

const outcomeOf = (posts: readonly PublishItem[], { list, refused }: Answered): Outcome => ({
  done: list.length,
  refused: refused.flatMap(({ id, reason, code = '' }) => {
    const post = posts.find((one) => one.id === id);
    return post ? [{ post, reason, code }] : [];
  }),
});

/** Answers posts as they were seen: what has been changed since is refused by the server and stays. */
export function useAnswer(): Answers {
  const t = useT();
  const runAction = useActionRunner();
  const [isBusy, setBusy] = useState(false);

  const run = async (
    posts: readonly PublishItem[],
    call: () => Promise<Answered>,
    done: 'approval.approved' | 'approval.rejected',
  ): Promise<Outcome | undefined> => {
    setBusy(true);
    const answered = await runAction(call, undefined, {
      messages: { done: ({ list }) => (list.length > 0 ? t(done, { count: list.length }) : undefined) },
    });
    setBusy(false);
    return answered && outcomeOf(posts, answered.result);
  };
  const seen = (posts: readonly PublishItem[]) => ({
    ids: posts.map(({ id }) => id),
    versions: Object.fromEntries(posts.map(({ id, version }) => [id, version])),
  });
  return {
    isBusy,
    approve: (posts, { times, override_reason } = {}) =>
      run(
        posts,
        () =>
          publishApi.approve({
            ...seen(posts),
            ...(times ? { times: { ...times } } : {}),
            ...(override_reason ? { override_reason } : {}),
          }),
        'approval.approved',
      ),
    reject: (posts, note) => run(posts, () => publishApi.reject({ ...seen(posts), note }), 'approval.rejected'),
  };
}
