import { ExportOutlined } from '@ant-design/icons';
import { Collapse, Flex, Tag } from 'antd';
import type { ReactNode } from 'react';
import { Chain } from '@/blocks/chain';
import { PlatformMark, useDates } from '@/blocks/publishing';
import { PageLink } from '@/components/PageLink';
import { Thumb } from '@/components/Thumb';
import { ToneTag } from '@/components/ToneTag';
import { GridLayout } from '@/components/ui/GridLayout';
import { Text } from '@/components/ui/Text';
import { platformName } from '@/domain/platforms';
import { useT } from '@/hooks/useT';
import { hostUrl } from '@/lib/hostUrl';
import type { PublishItem } from '@/services/publish/schema';
import type { WemediaAccount } from '@/services/wemedia/schema';
import { isHttpUrl } from '@/utils/isHttpUrl';
import { PostTimeline } from './PostTimeline';
import styles from './post.module.css';

interface Props {
  readonly post: PublishItem;
  readonly account: WemediaAccount | undefined;
  /** Stands below the head: the state and what helps. */
  readonly children?: ReactNode;
}

/** An address of the platform, or a path of the publishing service. */
const isOpenable = (url: string): boolean => isHttpUrl(url) || /^\/[^/\\]/.test(url);

/** Everything known of a post, most important first: state and reason, numbers, texts, history. */
export function PostDetail({ post, account, children }: Props) {
  const t = useT();
  const dates = useDates();
  const { numbers } = post;
  return (
    <Flex vertical gap={16}>
      <Flex gap={16}>
        <Thumb src={post.cover} ratio={3 / 4} width={96} />
        <Flex vertical gap={4} style={{ minInlineSize: 0 }}>
          <Text component="h2" size="large" strong>
            {post.title}
          </Text>
          <Flex component="span" gap={8}>
            <PlatformMark platform={post.platform} isNamed />
            <span>
              {platformName(post.platform)} · {account?.name ?? post.account_name}
            </span>
          </Flex>
          <Text type="secondary" size="small">
            {post.publish_at
              ? t('publish.plannedAt', { time: dates.moment(post.publish_at) })
              : t('publishTruth.noTime')}
            {' · '}
            {t('publishTruth.plannedBy', { name: post.author.name })}
            {post.owner && ` · ${t('publishTruth.heldBy', { name: post.owner.name })}`}
          </Text>
          <Flex component="span" gap="4px 8px" align="center" wrap>
            <PageLink to={`/publish/media?video=${post.video_id}`}>{t('publish.viewVideo')}</PageLink>
            {post.url && isOpenable(post.url) && (
              <a href={hostUrl('publish', post.url)} target="_blank" rel="noopener noreferrer">
                {t('publish.viewOnline')} <ExportOutlined aria-hidden />
              </a>
            )}
            {post.ai_declared && <ToneTag tone="plain">{t('publish.aiDeclaredTag')}</ToneTag>}
          </Flex>
        </Flex>
      </Flex>
      {children}
      {numbers && (
        <GridLayout component="dl" columns="repeat(auto-fit, minmax(80px, 1fr))" gap={8} className={styles.numbers}>
          {(
            [
              ['publish.views', dates.number(numbers.views)],
              ['publish.likes', dates.number(numbers.likes)],
              ['publish.comments', dates.number(numbers.comments)],
              ['publish.shares', dates.number(numbers.shares)],
              ['publish.finishRate', dates.percent(numbers.finish_rate)],
            ] as const
          ).map(([label, value]) => (
            <div key={label}>
              <dt>{t(label)}</dt>
              <dd>{value}</dd>
            </div>
          ))}
        </GridLayout>
      )}
      {(post.description || post.topics.length > 0) && (
        <section>
          <Text component="h3" size="medium" strong className={styles.subhead}>
            {t('publish.texts')}
          </Text>
          {post.description && <p className={styles.description}>{post.description}</p>}
          <Flex gap={4} wrap>
            {post.topics.map((topic) => (
              <Tag key={topic}>#{topic}</Tag>
            ))}
          </Flex>
        </section>
      )}
      <section>
        <Text component="h3" size="medium" strong className={styles.subhead}>
          {t('publish.history')}
        </Text>
        <PostTimeline history={post.history} />
      </section>
      <Collapse
        ghost
        className={styles.chain}
        items={[
          {
            key: 'chain',
            label: t('publishTruth.chain'),
            children: <Chain type="publish" id={post.id} version={post.version} vertical />,
          },
        ]}
      />
    </Flex>
  );
}
