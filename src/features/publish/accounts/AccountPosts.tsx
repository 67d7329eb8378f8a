import { Flex, Skeleton } from 'antd';
import { useState } from 'react';
import { StateTag, useDates } from '@/blocks/publishing';
import { LoadFailure } from '@/components/LoadFailure';
import { PlainButton } from '@/components/ui/PlainButton';
import { Text } from '@/components/ui/Text';
import { needsPerson } from '@/domain/publishing';
import { useLoad } from '@/hooks/useLoad';
import { useT } from '@/hooks/useT';
import { shownByCaller } from '@/lib/request';
import { publishApi } from '@/services/publish/api';
import type { PublishItem } from '@/services/publish/schema';
import type { WemediaView } from '@/services/wemedia/schema';
import { PostDrawer } from '../post/PostDrawer';
import styles from './AccountPosts.module.css';
import accountsStyles from './accounts.module.css';

interface Props {
  readonly account: WemediaView;
  readonly onChanged: () => void;
}

const dayMs = 86_400_000;
const isComing = ({ state }: PublishItem): boolean =>
  ['scheduled', 'pending_approval', 'queued', 'publishing', 'under_review'].includes(state);

/** What it sends next and what waits for somebody; each opens its post. */
export function AccountPosts({ account, onChanged }: Props) {
  const t = useT();
  const [openId, setOpenId] = useState<string>();
  const { data, error, refresh } = useLoad(
    () =>
      publishApi.data(
        {
          account_id: account.id,
          from: new Date(Date.now() - 30 * dayMs).toISOString(),
          to: new Date(Date.now() + 60 * dayMs).toISOString(),
        },
        shownByCaller,
      ),
    { refreshDeps: [account] },
  );
  if (!data && error) {
    return <LoadFailure error={error} onRetry={refresh} />;
  }
  if (!data) return <Skeleton active paragraph={{ rows: 4 }} />;
  const troubled = data.list.filter(({ state }) => needsPerson(state)).reverse();
  const changed = () => {
    refresh();
    onChanged();
  };
  return (
    <>
      {troubled.length > 0 && <Posts title={t('publishTruth.troubled')} none="" posts={troubled} onOpen={setOpenId} />}
      <Posts
        title={t('publishTruth.coming')}
        none={t('publishTruth.comingNone')}
        posts={data.list.filter(isComing)}
        onOpen={setOpenId}
      />
      <PostDrawer postId={openId} onClose={() => setOpenId(undefined)} onChanged={changed} onAdded={changed} />
    </>
  );
}

interface PostsProps {
  readonly title: string;
  readonly none: string;
  readonly posts: readonly PublishItem[];
  readonly onOpen: (id: string) => void;
}

function Posts({ title, none, posts, onOpen }: PostsProps) {
  const dates = useDates();
  return (
    <section>
      <Text component="h3" size="medium" strong style={{ margin: '0 0 8px' }}>
        {title}
      </Text>
      {posts.length === 0 && <p className={accountsStyles.soft}>{none}</p>}
      <Flex component="ul" vertical>
        {posts.slice(0, 20).map((post) => (
          <li key={post.id}>
            <PlainButton className={styles.post} onClick={() => onOpen(post.id)}>
              <time className={accountsStyles.soft} dateTime={post.publish_at}>
                {dates.moment(post.publish_at)}
              </time>
              <Text ellipsis className={styles.postTitle}>
                {post.title}
              </Text>
              <StateTag state={post.state} />
            </PlainButton>
          </li>
        ))}
      </Flex>
    </section>
  );
}
