import { Alert, Flex, Skeleton } from 'antd';
import type { ReactNode } from 'react';
import { LoadFailure } from '@/components/LoadFailure';
import { PageLink } from '@/components/PageLink';
import { Thumb } from '@/components/Thumb';
import { GridLayout } from '@/components/ui/GridLayout';
import { Text } from '@/components/ui/Text';
import { isRankable, minSample } from '@/domain/frameworks';
import { platformName } from '@/domain/platforms';
import { useDates } from '@/hooks/useDates';
import { useLoad } from '@/hooks/useLoad';
import { useT } from '@/hooks/useT';
import { frameworkApi } from '@/services/framework/api';
import type { FrameworkRecord } from '@/services/framework/schema';
import styles from './ResultsPane.module.css';

const percent = (rate: number | null): string => (rate === null ? '–' : `${(rate * 100).toFixed(1)}%`);
const monthOf = (at: string): string => at.slice(0, 7);

/** What a framework has brought so far, down to each post; from the chain, not from memory. */
export function ResultsPane({ framework }: { readonly framework: FrameworkRecord }) {
  const t = useT();
  const { results } = framework;
  const { data, error, loading, refresh } = useLoad(frameworkApi.uses, { id: framework.id });
  const { number } = useDates();
  const figures = [
    ['scripts', number(results.scripts)],
    ['videos', number(results.videos)],
    ['posts', number(results.posts)],
    ['views', number(results.views)],
    ['likes', number(results.likes)],
    ['finish', percent(results.finish_rate)],
    ['interaction', percent(results.interaction_rate)],
  ] as const;
  return (
    <Flex vertical gap={16}>
      <GridLayout component="dl" columns="repeat(auto-fit, minmax(88px, 1fr))" gap={8}>
        {figures.map(([key, value]) => (
          <div key={key} className={styles.figure}>
            <dt>{t(`frameworks.figure.${key}`)}</dt>
            <dd>{value}</dd>
          </div>
        ))}
      </GridLayout>
      {results.posts > 0 && !isRankable(results) && (
        <Alert type="info" showIcon title={t('frameworks.smallSample', { posts: results.posts, n: minSample })} />
      )}
      {loading && !data && <Skeleton active paragraph={{ rows: 4 }} />}
      {error && <LoadFailure error={error} onRetry={refresh} />}
      {data && data.posts.length > 0 && (
        <UsesSection title={t('frameworks.figure.posts')}>
          {data.posts.map((post) => (
            <li key={post.id}>
              <PageLink
                keepsText
                className={styles.useLine}
                to={`/publish/calendar?month=${monthOf(post.created_at)}&item=${post.id}`}
              >
                <Thumb src={post.cover} width={32} />
                <Flex component="span" vertical flex={1} className={styles.useName}>
                  {post.title}
                  <Text type="secondary" size={13}>
                    {platformName(post.platform)} · {post.account_name}
                  </Text>
                </Flex>
                <Text type="secondary" tabular size={13}>
                  {t('frameworks.postNumbers', { views: number(post.views), finish: percent(post.finish_rate) })}
                </Text>
              </PageLink>
            </li>
          ))}
        </UsesSection>
      )}
      {data && data.videos.length > 0 && (
        <UsesSection title={t('frameworks.figure.videos')}>
          {data.videos.map((video) => (
            <li key={video.id}>
              <PageLink keepsText className={styles.useLine} to={`/publish/media?video=${video.id}`}>
                <Thumb src={video.cover} width={32} />
                <Flex component="span" vertical flex={1} className={styles.useName}>
                  {video.title}
                </Flex>
              </PageLink>
            </li>
          ))}
        </UsesSection>
      )}
      {data && data.scripts.length > 0 && (
        <UsesSection title={t('frameworks.figure.scripts')}>
          {data.scripts.map((script) => (
            <li key={script.id}>
              <PageLink keepsText className={styles.useLine} to={`/editor/script?id=${script.id}`}>
                <Flex component="span" vertical flex={1} className={styles.useName}>
                  {script.title}
                </Flex>
              </PageLink>
            </li>
          ))}
        </UsesSection>
      )}
      {data && data.scripts.length + data.videos.length + data.posts.length === 0 && (
        <Text component="p" type="secondary" size={13}>
          {t('frameworks.unused')}
        </Text>
      )}
    </Flex>
  );
}

function UsesSection({ title, children }: { readonly title: string; readonly children: ReactNode }) {
  return (
    <section aria-label={title}>
      <Text component="h3" size={15} strong className={styles.subtitle}>
        {title}
      </Text>
      <Flex component="ul" vertical gap={8}>
        {children}
      </Flex>
    </section>
  );
}
