import { Button, Flex, Skeleton, Timeline } from 'antd';
import { Chain } from '@/blocks/chain';
import { Comments } from '@/blocks/discussion/Comments';
import { FactSources } from '@/blocks/facts';
import { OpenFailure } from '@/components/LoadFailure';
import { PageLink } from '@/components/PageLink';
import Section from '@/components/Section';
import { GridLayout } from '@/components/ui/GridLayout';
import { Text } from '@/components/ui/Text';
import { formatMinute } from '@/hooks/useDates';
import { useLoad } from '@/hooks/useLoad';
import { useT } from '@/hooks/useT';
import { topicApi } from '@/services/topic/api';
import type { Topic } from '@/services/topic/schema';
import { ScoreReasons } from '../parts/ScoreBadge';
import styles from './info.module.css';
import { TopicCare } from './TopicCare';
import { TopicText } from './TopicText';

/** How the topic has come to where it is, the newest move first. */
function History({ topic }: { readonly topic: Topic }) {
  const t = useT();
  return (
    <Timeline
      className={styles.history}
      items={[...topic.history].reverse().map(({ state, at, by, note }) => ({
        content: (
          <>
            <div>{t(`topic.state.${state}`)}</div>
            <Text component="div" type="secondary" size="small">
              {formatMinute(at)} · {by || t('topic.historyOwn')}
            </Text>
            {note && (
              <Text component="div" type="secondary" size="small">
                {note}
              </Text>
            )}
          </>
        ),
      }))}
    />
  );
}

/** One topic: what it says, who makes it and how far it is, what came of it, what the team says. */
export function TopicInfo({ id }: { readonly id: string }) {
  const t = useT();
  const { data, error, refresh, mutate } = useLoad(topicApi.info, { id });
  // A save may be answered when another topic is open already.
  const changed = (saved: Topic) => mutate((now) => (now?.id === saved.id ? saved : now));
  if (!data && error) {
    return (
      <OpenFailure
        title={t('topic.openFailed')}
        error={error}
        onRetry={refresh}
        leave={
          <PageLink to="/creative/conception">
            <Button tabIndex={-1}>{t('topic.back')}</Button>
          </PageLink>
        }
      />
    );
  }
  if (data?.id !== id) {
    return (
      <Flex vertical gap={16} style={{ minInlineSize: 0 }} aria-busy="true">
        <Skeleton active paragraph={{ rows: 2 }} />
        <Skeleton active paragraph={{ rows: 8 }} />
      </Flex>
    );
  }
  return (
    <Flex vertical gap={16} style={{ minInlineSize: 0 }}>
      <PageLink to="/creative/conception" style={{ alignSelf: 'flex-start' }}>
        {t('topic.back')}
      </PageLink>
      <GridLayout gap={16} align="start" className={styles.columns}>
        <Flex vertical gap={16} style={{ minInlineSize: 0 }}>
          <FactSources goodsId={data.goods_id || undefined}>
            <TopicText topic={data} onChanged={changed} />
          </FactSources>
          <Section title={t('chain.title')}>
            <Chain type="topic" id={id} />
          </Section>
          <Section title={t('topic.discussion')}>
            <Comments type="topic" id={id} />
          </Section>
        </Flex>
        <Flex vertical gap={16} style={{ minInlineSize: 0 }}>
          <TopicCare topic={data} onChanged={changed} onRefresh={refresh} />
          <Section title={t('topic.score.why')}>
            <ScoreReasons score={data.score} />
          </Section>
          <Section title={t('topic.history')}>
            <History topic={data} />
          </Section>
        </Flex>
      </GridLayout>
    </Flex>
  );
}
