import { Drawer, Skeleton } from 'antd';
import { useState } from 'react';
import { SimulatedTag } from '@/blocks/publishing';
import { LoadFailure } from '@/components/LoadFailure';
import { useCan } from '@/hooks/useCan';
import { useCanManage } from '@/hooks/useCanManage';
import { useLoad } from '@/hooks/useLoad';
import { useT } from '@/hooks/useT';
import type { PublishItem } from '@/services/publish/schema';
import { wemediaApi } from '@/services/wemedia/api';
import type { WemediaAccount } from '@/services/wemedia/schema';
import { OpenPost } from './OpenPost';
import { hasFooter, PostActions } from './PostActions';
import { type Dialog, PostPanel } from './PostPanel';
import { usePost } from './usePost';
import { usePostActions } from './usePostActions';

interface PostDrawerProps {
  /** Undefined = closed. */
  readonly postId: string | undefined;
  /** What the page knows of it already. */
  readonly known?: PublishItem | undefined;
  /** All accounts, if the page has them; else they are asked for. */
  readonly accounts?: readonly WemediaAccount[] | undefined;
  readonly onClose: () => void;
  readonly onChanged?: ((post: PublishItem) => void) | undefined;
  /** Repeats of it were planned; none = they were taken back. */
  readonly onAdded?: ((posts: readonly PublishItem[]) => void) | undefined;
  /** The page's own way to move a post in time; resolves whether it was moved. */
  readonly onMove?: ((post: PublishItem, publishAt: string) => Promise<boolean>) | undefined;
}

/** One item: what it is, what really happened to it, what can be done. */
export function PostDrawer(props: PostDrawerProps) {
  const { postId, known, onClose } = props;
  const t = useT();
  const { post, error, refresh } = usePost(postId, known);
  if (post) return <PostOpened {...props} post={post} refresh={refresh} />;
  return (
    <Drawer open={postId !== undefined} size={560} title={t('publish.postDetail')} onClose={onClose} destroyOnHidden>
      {!error && <Skeleton active paragraph={{ rows: 8 }} />}
      {error && <LoadFailure error={error} onRetry={refresh} onLeave={onClose} />}
    </Drawer>
  );
}

interface OpenedProps extends PostDrawerProps {
  readonly post: PublishItem;
  readonly refresh: () => void;
}

function PostOpened({ post, refresh, postId, accounts: given, onClose, onChanged, onAdded, onMove }: OpenedProps) {
  const t = useT();
  const can = useCan();
  const canManage = useCanManage('publish.schedule');
  const [dialog, setDialog] = useState<Dialog>();
  const { data: asked, refresh: askAccounts } = useLoad(wemediaApi.data);
  const accounts = asked?.list ?? given ?? [];
  const changed = (next: PublishItem) => {
    onChanged?.(next);
    refresh();
  };
  const refreshAll = () => {
    refresh();
    askAccounts();
  };
  const { run, isConflict } = usePostActions(post, changed, refreshAll);
  return (
    <>
      <Drawer
        open={postId !== undefined}
        size={560}
        title={t('publish.postDetail')}
        extra={<SimulatedTag about="posts" />}
        onClose={onClose}
        destroyOnHidden
        footer={
          hasFooter(post, can, canManage(post)) && (
            <PostActions
              post={post}
              run={run}
              onEdit={() => setDialog('edit')}
              onMove={() => setDialog('move')}
              onRepeat={() => setDialog('repeat')}
              onDeleted={() => {
                onChanged?.({ ...post, state: 'canceled' });
                onClose();
              }}
            />
          )
        }
      >
        <OpenPost
          post={post}
          account={accounts.find(({ id }) => id === post.account_id)}
          isConflict={isConflict}
          run={run}
          open={setDialog}
          refresh={refresh}
        />
      </Drawer>
      <PostPanel
        post={post}
        run={run}
        accounts={accounts}
        dialog={dialog}
        onClose={() => setDialog(undefined)}
        onChanged={changed}
        onAdded={onAdded}
        onMove={onMove}
        refresh={refreshAll}
      />
    </>
  );
}
