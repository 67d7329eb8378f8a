import { Alert, Button, Checkbox, Flex, Skeleton } from 'antd';
import { Text } from '@/components/ui/Text';
import { platformName } from '@/domain/platforms';
import { useLoad } from '@/hooks/useLoad';
import { useT } from '@/hooks/useT';
import { messageOf } from '@/lib/request';
import { topicApi } from '@/services/topic/api';
import styles from './generate.module.css';

const shown = 6;

interface Props {
  readonly value: readonly string[];
  readonly onChange: (ids: string[]) => void;
}

/** Own posts that went well, to go on from. */
export function BestPosts({ value, onChange }: Props) {
  const t = useT();
  const { data, error, refresh } = useLoad(topicApi.best);
  if (error) {
    return (
      <Alert
        type="warning"
        title={messageOf(error)}
        action={
          <Button size="small" onClick={refresh}>
            {t('common.retry')}
          </Button>
        }
      />
    );
  }
  if (!data) return <Skeleton active paragraph={{ rows: 3 }} title={false} />;
  if (data.list.length === 0) return <p className={styles.soft}>{t('topic.bestNone')}</p>;
  return (
    <Flex component="ul" vertical gap={8}>
      {data.list.slice(0, shown).map((post) => (
        <li key={post.id}>
          <Checkbox
            checked={value.includes(post.id)}
            onChange={(event) =>
              onChange(event.target.checked ? [...value, post.id] : value.filter((id) => id !== post.id))
            }
          >
            {post.title}
            <Text type="secondary" size="small" className={styles.bestNumbers}>
              {t('topic.bestNumbers', {
                platform: platformName(post.platform),
                views: post.views,
                rate: (post.finish_rate * 100).toFixed(0),
              })}
            </Text>
          </Checkbox>
        </li>
      ))}
    </Flex>
  );
}
