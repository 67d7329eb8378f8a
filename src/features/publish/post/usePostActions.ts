import { useState } from 'react';
import { useRecordActions } from '@/hooks/useRecordActions';
import { BusinessError } from '@/lib/request/errors';
import type { RequestOptions } from '@/lib/request/types';
import { publishApi } from '@/services/publish/api';
import type { PublishItem } from '@/services/publish/schema';

export type PostCall = (options: RequestOptions) => Promise<PublishItem>;

/**
 * Actions on one post. Each sends the version that stands on the screen; when somebody else was faster the post is read
 * again and `isConflict` says so.
 */
export function usePostActions(post: PublishItem, onChanged: (post: PublishItem) => void, refresh: () => void) {
  const actions = useRecordActions();
  const [conflictAt, setConflictAt] = useState<string>();

  /** Resolves the changed post, undefined when it was refused (the reason has been shown). */
  const run = async (call: PostCall): Promise<PublishItem | undefined> => {
    setConflictAt(undefined);
    const changed: PublishItem[] = [];
    await actions.changeStatus(
      async (options) => {
        try {
          changed.push(await call(options));
        } catch (error) {
          if (error instanceof BusinessError && error.code === 'VERSION_CONFLICT') setConflictAt(post.id);
          throw error;
        }
      },
      [post.id],
    );
    const [next] = changed;
    if (next) onChanged(next);
    else refresh();
    return next;
  };

  return { run, isConflict: conflictAt === post.id };
}

const seen = ({ id, version }: PublishItem) => ({ id, version });

/** Back into work if it is not there already. */
const backToDraft = async (post: PublishItem, options: RequestOptions): Promise<PublishItem> =>
  post.state === 'draft' ? post : publishApi.draft(seen(post), options);

/** Another time, and out: a draft is planned, whatever failed or was rejected goes through a draft. */
export async function sendAt(post: PublishItem, publishAt: string, options: RequestOptions): Promise<PublishItem> {
  const draft = await backToDraft(post, options);
  const moved =
    draft.publish_at === publishAt ? draft : await publishApi.move({ ...seen(draft), publish_at: publishAt }, options);
  return publishApi.send(seen(moved), options);
}

/** Another account or video for it; it is a draft afterwards. */
export async function swapIn(
  post: PublishItem,
  swap: { readonly account_id?: string; readonly video_id?: string },
  options: RequestOptions,
): Promise<PublishItem> {
  const draft = await backToDraft(post, options);
  const { title, description, topics, cover, fields, ai_declared } = draft;
  return publishApi.save({ ...seen(draft), title, description, topics, cover, fields, ai_declared, ...swap }, options);
}
