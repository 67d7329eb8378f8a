import { Alert, Button, Drawer, Skeleton } from 'antd';
import { allowedActs } from '@/domain/publishing';
import { useCan } from '@/hooks/useCan';
import { useT } from '@/hooks/useT';
import { messageOf } from '@/lib/request';
import type { PublishItem } from '@/services/publish/schema';
import type { WemediaAccount } from '@/services/wemedia/schema';
import { PostActs } from './PostActs';
import { PostDetail } from './PostDetail';
import { usePost } from './usePost';

export interface PostDrawerProps {
  /** Undefined = closed. */
  readonly postId: string | undefined;
  readonly known: PublishItem | undefined;
  readonly accounts: readonly WemediaAccount[];
  readonly onClose: () => void;
  readonly onChanged: (post: PublishItem) => void;
  readonly onMove: (post: PublishItem, publishAt: string) => Promise<boolean>;
}

/** One item: what it is, what really happened to it, what can be done. */
export function PostDrawer({ postId, known, accounts, onClose, onChanged, onMove }: PostDrawerProps) {
  const t = useT();
  const { post, error, refresh } = usePost(postId, known);
  const canPublish = useCan()('publish.schedule');
  const hasActs = canPublish && post !== undefined && allowedActs(post.state).length > 0;
  const changed = (next: PublishItem) => {
    onChanged(next);
    refresh();
  };
  return (
    <Drawer
      open={postId !== undefined}
      size={520}
      title={t('publish.postDetail')}
      onClose={onClose}
      destroyOnHidden
      footer={hasActs && <PostActs post={post} onChanged={changed} onMove={onMove} />}
    >
      {!post && !error && <Skeleton active paragraph={{ rows: 8 }} />}
      {!post && error && (
        <Alert
          type="error"
          showIcon
          title={messageOf(error)}
          action={
            <Button size="small" onClick={refresh}>
              {t('common.retry')}
            </Button>
          }
        />
      )}
      {post && <PostDetail post={post} account={accounts.find((account) => account.id === post.account_id)} />}
    </Drawer>
  );
}
