import { useSearchParams } from '@umijs/max';
import { Button, Flex, Input, Progress, Segmented, Skeleton } from 'antd';
import { useEffect, useState } from 'react';
import { EmptyState } from '@/components/empty/EmptyState';
import { SearchIllustration } from '@/components/empty/SearchIllustration';
import { LoadFailure } from '@/components/LoadFailure';
import { PageLink } from '@/components/PageLink';
import { GridLayout } from '@/components/ui/GridLayout';
import { Panel } from '@/components/ui/Panel';
import { PlainButton } from '@/components/ui/PlainButton';
import { Text } from '@/components/ui/Text';
import { type HelpTopic, helpTopics } from '@/domain/helpArticles';
import { useLoad } from '@/hooks/useLoad';
import { useT } from '@/hooks/useT';
import { helpApi } from '@/services/help/api';
import type { HelpArticle } from '@/services/help/schema';
import { ArticleDrawer } from './ArticleDrawer';

const SEARCH_WAIT_MS = 300;

/** The articles, found by what is asked and where one stands. */
export function ArticlesTab() {
  const t = useT();
  const [params, setParams] = useSearchParams();
  const [typed, setTyped] = useState('');
  const [keyword, setKeyword] = useState('');
  const [topic, setTopic] = useState<HelpTopic | ''>('');
  useEffect(() => {
    const timer = setTimeout(() => setKeyword(typed.trim()), SEARCH_WAIT_MS);
    return () => clearTimeout(timer);
  }, [typed]);
  const query = { page_size: 100, ...(keyword ? { keyword } : {}), ...(topic ? { topic } : {}) };
  const { data, error, refresh } = useLoad(helpApi.data, query, { keepPrevious: true });
  const openedId = params.get('id') ?? '';
  return (
    <Flex vertical gap={16}>
      <Flex gap={12} wrap align="center">
        <Input.Search
          allowClear
          aria-label={t('help.search')}
          placeholder={t('help.search')}
          style={{ maxWidth: 360 }}
          value={typed}
          onChange={(event) => setTyped(event.target.value)}
          onSearch={(text) => setKeyword(text.trim())}
        />
        <Segmented
          aria-label={t('help.topic')}
          value={topic}
          options={[
            { value: '' as const, label: t('help.topic.all') },
            ...helpTopics.map((value) => ({ value, label: t(`help.topic.${value}`) })),
          ]}
          onChange={setTopic}
        />
      </Flex>
      {error && <LoadFailure error={error} onRetry={refresh} />}
      {!data && !error && <Skeleton active paragraph={{ rows: 6 }} />}
      {data?.list.length === 0 && (
        <EmptyState
          illustration={<SearchIllustration />}
          title={t('help.empty')}
          description={t('help.emptyText')}
          action={
            <PageLink to="/merchant/help?tab=feedback">
              <Button tabIndex={-1}>{t('help.ask')}</Button>
            </PageLink>
          }
        />
      )}
      <GridLayout columns="repeat(auto-fill, minmax(min(280px, 100%), 1fr))" gap={16}>
        {data?.list.map((article) => (
          <ArticleCard key={article.id} article={article} onOpen={() => setParams({ id: article.id })} />
        ))}
      </GridLayout>
      {openedId !== '' && <ArticleDrawer id={openedId} onClose={() => setParams({})} />}
    </Flex>
  );
}

interface ArticleCardProps {
  readonly article: HelpArticle;
  readonly onOpen: () => void;
}

function ArticleCard({ article: { title, summary, topic, minutes, percent }, onOpen }: ArticleCardProps) {
  const t = useT();
  return (
    <Panel vertical gap={8} justify="space-between">
      <PlainButton onClick={onOpen} style={{ textAlign: 'start' }}>
        <Text component="strong" strong size="large">
          {title}
        </Text>
      </PlainButton>
      <Text type="secondary">{summary}</Text>
      <Text type="tertiary" size="small">
        {t(`help.topic.${topic}`)} · {t('help.minutes', { count: minutes })}
        {percent > 0 && ` · ${percent === 100 ? t('help.done') : t('help.percent', { percent })}`}
      </Text>
      {percent > 0 && (
        <Progress percent={percent} showInfo={false} size="small" aria-label={t('help.percent', { percent })} />
      )}
    </Panel>
  );
}
