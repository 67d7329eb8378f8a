import { Flex } from 'antd';
import { PlatformMark, StateTag, useDates } from '@/blocks/publishing';
import { PageLink } from '@/components/PageLink';
import { GridLayout } from '@/components/ui/GridLayout';
import { Text } from '@/components/ui/Text';
import { useT } from '@/hooks/useT';
import type { PublishItem } from '@/services/publish/schema';
import styles from '../media.module.css';

/** The posts made from a video, each with its state and what it has reached; opens it in the calendar. */
export function PostList({ posts }: { readonly posts: readonly PublishItem[] }) {
  const t = useT();
  const dates = useDates();
  if (posts.length === 0)
    return (
      <Text component="p" type="secondary" size="small">
        {t('publish.noPosts')}
      </Text>
    );
  const sum = (of: (numbers: NonNullable<PublishItem['numbers']>) => number) =>
    posts.reduce((all, { numbers }) => all + (numbers ? of(numbers) : 0), 0);
  const totals = [
    ['publish.views', sum(({ views }) => views)],
    ['publish.likes', sum(({ likes }) => likes)],
    ['publish.comments', sum(({ comments }) => comments)],
    ['publish.shares', sum(({ shares }) => shares)],
  ] as const;
  return (
    <>
      <GridLayout component="dl" columns="repeat(4, 1fr)" gap={12} className={styles.numbers}>
        {totals.map(([label, value]) => (
          <div key={label}>
            <dt>{t(label)}</dt>
            <dd>{dates.number(value)}</dd>
          </div>
        ))}
      </GridLayout>
      <Flex component="ul" vertical gap={4} style={{ width: '100%' }}>
        {posts.map((post) => (
          <li key={post.id}>
            <PageLink
              keepsText
              className={styles.post}
              to={`/publish/calendar?month=${dates.monthKey(post.publish_at || post.created_at)}&item=${post.id}`}
            >
              <PlatformMark platform={post.platform} />
              <span className={styles.grow}>
                <span>{post.account_name}</span>
                <Text type="secondary" size="small">
                  {' '}
                  {post.publish_at ? dates.moment(post.publish_at) : t('video.noTime')}
                </Text>
              </span>
              {post.numbers && (
                <span className={`${styles.soft} ${styles.postNumbers}`}>
                  {t('publish.views')} {dates.number(post.numbers.views)} · {t('publish.finishRate')}{' '}
                  {dates.percent(post.numbers.finish_rate)}
                </span>
              )}
              <StateTag state={post.state} />
            </PageLink>
          </li>
        ))}
      </Flex>
    </>
  );
}
