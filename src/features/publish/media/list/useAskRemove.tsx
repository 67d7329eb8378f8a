import { App, Flex } from 'antd';
import { PlatformMark, StateTag, useDates } from '@/blocks/publishing';
import { Text } from '@/components/ui/Text';
import { platformIds } from '@/domain/platforms';
import { useActionRunner } from '@/hooks/useAction';
import { useT } from '@/hooks/useT';
import { videoApi } from '@/services/video/api';
import type { HitPost, Video } from '@/services/video/schema';
import styles from '../media.module.css';

/** Most posts that are named; the rest is counted. */
const named = 8;

/** Videos that posts wait for are not deleted without a word: which posts would fail is said first. */
export function useAskRemove(): (videos: readonly Pick<Video, 'id' | 'status'>[]) => Promise<boolean> {
  const t = useT();
  const { modal } = App.useApp();
  const runAction = useActionRunner();
  return async (videos) => {
    const asked = await runAction(videoApi.impact, { ids: videos.map(({ id }) => id) });
    if (!asked) return false;
    const hit: readonly HitPost[] = asked.result.list;
    if (hit.length === 0) return true;
    return new Promise((resolve) => {
      modal.confirm({
        width: 520,
        title: t('video.hitTitle', { count: hit.length }),
        content: <HitPosts posts={hit} />,
        okText: t('video.hitYes'),
        okButtonProps: { danger: true },
        onOk: () => resolve(true),
        onCancel: () => resolve(false),
      });
    });
  };
}

function HitPosts({ posts }: { readonly posts: readonly HitPost[] }) {
  const t = useT();
  const dates = useDates();
  return (
    <>
      <p>{t('video.hitText')}</p>
      <Flex component="ul" vertical gap={4} style={{ width: '100%' }}>
        {posts.slice(0, named).map((post) => {
          const platform = platformIds.find((id) => id === post.platform);
          return (
            <li key={post.id} className={styles.post}>
              {platform && <PlatformMark platform={platform} />}
              <span className={styles.grow}>{post.title || post.account_name}</span>
              <Text type="secondary" size="small">
                {post.publish_at ? dates.moment(post.publish_at) : t('video.noTime')}
              </Text>
              <StateTag state={post.state} />
            </li>
          );
        })}
      </Flex>
      {posts.length > named && (
        <Text component="p" type="secondary" size="small">
          {t('video.hitMore', { count: posts.length - named })}
        </Text>
      )}
    </>
  );
}
