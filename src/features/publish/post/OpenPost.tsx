import { canAct } from '@/domain/publishing';
import { useCan } from '@/hooks/useCan';
import { publishApi } from '@/services/publish/api';
import type { PublishItem } from '@/services/publish/schema';
import type { WemediaAccount } from '@/services/wemedia/schema';
import { ConfirmQr } from './ConfirmQr';
import { helpsFor } from './helps';
import { PostDetail } from './PostDetail';
import { PostHelps } from './PostHelps';
import { type Dialog, helpWith } from './PostPanel';
import { PostState } from './PostState';
import type { PostCall } from './usePostActions';

interface Props {
  readonly post: PublishItem;
  readonly account: WemediaAccount | undefined;
  readonly isConflict: boolean;
  readonly run: (call: PostCall) => Promise<PublishItem | undefined>;
  readonly open: (dialog: Dialog) => void;
  readonly refresh: () => void;
}

/** The state with what helps on top, all else below. */
export function OpenPost({ post, account, isConflict, run, open, refresh }: Props) {
  const can = useCan();
  const isLoggedOut = account?.state === 'expired';
  const confirm = canAct(post.state, 'confirm') ? post.confirm : undefined;
  return (
    <PostDetail post={post} account={account}>
      <PostState post={post} isLoggedOut={isLoggedOut} isConflict={isConflict}>
        {confirm && (
          <ConfirmQr
            confirm={confirm}
            onConfirmed={
              can('publish.schedule')
                ? () => void run((options) => publishApi.confirm({ id: post.id }, options))
                : undefined
            }
            onOver={refresh}
          />
        )}
        <PostHelps
          post={post}
          helps={helpsFor(post, isLoggedOut)}
          onHelp={(help) => helpWith({ post, run, open }, help)}
        />
      </PostState>
    </PostDetail>
  );
}
