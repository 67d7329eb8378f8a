import { LeftOutlined } from '@ant-design/icons';
import { Alert, Button, Flex, Skeleton } from 'antd';
import type { ReactNode } from 'react';
import { StateTag } from '@/blocks/publishing';
import { PostPreview } from '@/blocks/publishing/preview';
import { VideoReview } from '@/blocks/publishing/review';
import { GridLayout } from '@/components/ui/GridLayout';
import { Text } from '@/components/ui/Text';
import { checkPost } from '@/domain/platforms';
import type { Gate } from '@/domain/publishing/gate';
import { useLoad } from '@/hooks/useLoad';
import { useT } from '@/hooks/useT';
import type { PublishItem } from '@/services/publish/schema';
import { videoApi } from '@/services/video/api';
import { PostTimeline } from '../post/PostTimeline';
import { Changes } from './Changes';
import { Checks } from './Checks';
import { Facts, Texts } from './Facts';
import styles from './ReviewPanel.module.css';
import approvalStyles from './subhead.module.css';

interface ReviewPanelProps {
  readonly post: PublishItem;
  readonly gate: Gate;
  /** Image of the account; empty = none. */
  readonly avatar: string;
  readonly actions: ReactNode;
  /** Only where the list is not beside it. */
  readonly onBack: (() => void) | undefined;
  /** Why it cannot be approved by this person. */
  readonly hint?: string | undefined;
}

/** A post as the one who answers for it must see it: video, words, checks, time and its story. */
export function ReviewPanel({ post, gate, avatar, actions, onBack, hint }: ReviewPanelProps) {
  const t = useT();
  const { data, loading, error } = useLoad(videoApi.info, { id: post.video_id });
  const video = data?.id === post.video_id && data.status === 1 ? data : undefined;
  // The cover is measured where it is chosen; here it is seen.
  const { cover: _cover, ...words } = post;
  const findings = checkPost(post.platform, words, video);
  return (
    <Flex component="article" vertical gap={24} className={styles.review} aria-label={post.title}>
      <Flex component="header" gap="8px 16px" align="center" justify="space-between" wrap className={styles.reviewHead}>
        <Flex gap={8} align="center" flex="1 1 240px" className={styles.reviewTitle}>
          {onBack && (
            <Button
              type="text"
              icon={<LeftOutlined aria-hidden />}
              aria-label={t('common.backToList')}
              onClick={onBack}
            />
          )}
          <h2>{post.title}</h2>
          <StateTag state={post.state} />
        </Flex>
        <Flex gap={8} align="center" wrap>
          {actions}
        </Flex>
      </Flex>
      {hint && <Alert type="info" showIcon title={hint} />}
      {post.state === 'rejected' && post.reason && <Alert type="warning" showIcon title={post.reason} />}
      <Changes post={post} />
      {loading && !data && <Skeleton.Node active style={{ inlineSize: 240, blockSize: 420 }} />}
      {!loading && (error || !video) && <Alert type="error" showIcon title={t('approval.videoGone')} />}
      {video && <VideoReview key={post.id} video={video} target={{ type: 'publish', id: post.id }} />}
      <GridLayout gap={24} align="start" className={styles.papers}>
        <section className={styles.phone} aria-label={t('approval.preview')}>
          <Text component="h3" size="medium" strong className={approvalStyles.subhead}>
            {t('approval.preview')}
          </Text>
          <PostPreview
            platform={post.platform}
            post={{ ...words, cover: post.cover || video?.cover || '' }}
            account={{ name: post.account_name, avatar }}
          />
        </section>
        <Flex vertical gap={24} style={{ minInlineSize: 0 }}>
          <Facts post={post} />
          <Texts post={post} gate={gate} />
          <Checks findings={findings} gate={gate} videoId={post.video_id} />
          <section aria-label={t('approval.history')}>
            <Text component="h3" size="medium" strong className={approvalStyles.subhead}>
              {t('approval.history')}
            </Text>
            <PostTimeline history={post.history} />
          </section>
        </Flex>
      </GridLayout>
    </Flex>
  );
}
