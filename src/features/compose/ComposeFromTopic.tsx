import { Button, Flex, Skeleton } from 'antd';
import { OpenFailure } from '@/components/LoadFailure';
import { useLoad } from '@/hooks/useLoad';
import { useT } from '@/hooks/useT';
import { shownByCaller } from '@/lib/request';
import { goodsApi } from '@/services/goods/api';
import { topicApi } from '@/services/topic/api';
import { ComposePost, type ComposePostProps } from './ComposePost';

type Props = Omit<ComposePostProps, 'topic'> & { readonly topicId: string };

/** Begins a video with a topic: its goods, framework and words are there already. */
export function ComposeFromTopic({ topicId, ...rest }: Props) {
  const t = useT();
  const { data, error, refresh } = useLoad(() => loadTopic(topicId), { refreshDeps: [topicId] });
  if (data) return <ComposePost {...rest} topic={data} />;
  if (error) {
    return (
      <OpenFailure
        title={t('topic.openFailed')}
        error={error}
        onRetry={refresh}
        leave={<Button onClick={rest.onNew}>{t('compose.startNew')}</Button>}
      />
    );
  }
  return (
    <Flex vertical gap={32} style={{ maxInlineSize: 960, marginInline: 'auto', padding: '32px 24px' }} aria-busy="true">
      <Skeleton active paragraph={{ rows: 8 }} />
    </Flex>
  );
}

async function loadTopic(id: string) {
  const topic = await topicApi.info({ id }, shownByCaller);
  // Goods that are gone meanwhile do not keep the topic from being made.
  const goods = topic.goods_id
    ? await goodsApi.info({ id: topic.goods_id }, shownByCaller).catch(() => undefined)
    : undefined;
  return { topic, goods };
}
