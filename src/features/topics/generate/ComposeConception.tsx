import { Flex } from 'antd';
import { PageHead } from '@/components/resource/PageHead';
import { useT } from '@/hooks/useT';
import styles from '../topics.module.css';
import { TopicStudio, type TopicStudioProps } from './TopicStudio';

/** The same workshop inside the compose flow: a topic leads on to its video. */
export function ComposeConception(props: TopicStudioProps) {
  const t = useT();
  return (
    <Flex vertical gap={16} className={styles.compose}>
      <PageHead title={t('topic.composeTitle')} subtitle={t('topic.composeSubtitle')} />
      <TopicStudio {...props} first="video" />
    </Flex>
  );
}
