import { LeftOutlined } from '@ant-design/icons';
import { Alert, Button, Skeleton } from 'antd';
import type { ReactNode } from 'react';
import { StateTag } from '@/blocks/publishing';
import { PostPreview } from '@/blocks/publishing/preview';
import { VideoReview } from '@/blocks/publishing/review';
import { checkPost } from '@/domain/platforms';
import type { Gate } from '@/domain/publishing/gate';
import { useLoad } from '@/hooks/useLoad';
import { useT } from '@/hooks/useT';
import type { PublishItem } from '@/services/publish/schema';
import { videoApi } from '@/services/video/api';
import styles from './approval.module.css';
import { Changes } from './Changes';
import { Checks } from './Checks';
import { Facts, Texts } from './Facts';
import { Steps } from './Steps';

interface DeskProps {
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
export function Desk({ post, gate, avatar, actions, onBack, hint }: DeskProps) {
  const t = useT();
  const { data, loading, error } = useLoad(() => videoApi.info({ id: post.video_id }, { skipErrorHandler: true }), {
    refreshDeps: [post.video_id],
  });
  const video = data?.id === post.video_id && data.status === 1 ? data : undefined;
  // The cover is measured where it is chosen; here it is seen.
  const { cover: _cover, ...words } = post;
  const findings = checkPost(post.platform, words, video);
  return (
    <article className={styles.desk} aria-label={post.title}>
      <header className={styles.deskHead}>
        <div className={styles.deskTitle}>
          {onBack && (
            <Button type="text" icon={<LeftOutlined aria-hidden />} aria-label={t('approval.back')} onClick={onBack} />
          )}
          <h2>{post.title}</h2>
          <StateTag state={post.state} />
        </div>
        <div className={styles.deskActions}>{actions}</div>
      </header>
      {hint && <Alert type="info" showIcon title={hint} />}
      {post.state === 'rejected' && post.reason && <Alert type="warning" showIcon title={post.reason} />}
      <Changes post={post} />
      {loading && !data && <Skeleton.Node active className={styles.videoSkeleton} />}
      {!loading && (error || !video) && <Alert type="error" showIcon title={t('approval.videoGone')} />}
      {video && <VideoReview key={post.id} video={video} target={{ type: 'publish', id: post.id }} />}
      <div className={styles.papers}>
        <section className={styles.phone} aria-label={t('approval.preview')}>
          <h3 className={styles.subhead}>{t('approval.preview')}</h3>
          <PostPreview
            platform={post.platform}
            post={{ ...words, cover: post.cover || video?.cover || '' }}
            account={{ name: post.account_name, avatar }}
          />
        </section>
        <div className={styles.paper}>
          <Facts post={post} />
          <Texts post={post} gate={gate} />
          <Checks findings={findings} gate={gate} />
          <Steps history={post.history} />
        </div>
      </div>
    </article>
  );
}
