import { Alert, Button, Card, Flex, Select, Skeleton } from 'antd';
import { useState } from 'react';
import { EmptyState } from '@/components/empty/EmptyState';
import { LoadFailure } from '@/components/LoadFailure';
import { PageButton } from '@/components/PageButton';
import { PageLink } from '@/components/PageLink';
import { Thumb } from '@/components/Thumb';
import { ToneTag } from '@/components/ToneTag';
import { GridLayout } from '@/components/ui/GridLayout';
import { Text } from '@/components/ui/Text';
import { useLoad } from '@/hooks/useLoad';
import { useT } from '@/hooks/useT';
import { videoTemplateApi } from '@/services/video_template/api';
import type { OfferedTemplate } from '@/services/video_template/schema';

/** What the merchant's provider has put on the shelf, with its price. */
export function ShelfTemplates() {
  const t = useT();
  const [category, setCategory] = useState('');
  const { data, error, refresh } = useLoad(videoTemplateApi.data);
  if (error && !data) return <LoadFailure error={error} onRetry={refresh} />;
  if (!data) return <Skeleton active />;
  if (data.list.length === 0)
    return (
      <EmptyState
        title={t('templates.shelf.empty')}
        description={t('templates.shelf.emptyText')}
        action={<PageButton to="/compose/template_to_video">{t('templates.ready')}</PageButton>}
      />
    );
  // A category that is gone meanwhile shows all again.
  const chosen = data.categories.some(({ id }) => id === category) ? category : '';
  const shown = data.list.filter(({ category_id }) => chosen === '' || category_id === chosen);
  return (
    <Flex vertical gap={16} component="section" aria-label={t('templates.shelf.title')}>
      <Text type="secondary">{t('templates.shelf.lead')}</Text>
      {data.categories.length > 0 && (
        <Select
          style={{ alignSelf: 'start', minInlineSize: 160 }}
          aria-label={t('shelf.category')}
          value={chosen}
          options={[
            { value: '', label: t('templates.shelf.allCategories') },
            ...data.categories.map(({ id, name }) => ({ value: id, label: name })),
          ]}
          onChange={setCategory}
        />
      )}
      <GridLayout columns="repeat(auto-fill, minmax(clamp(150px, 24vw, 240px), 1fr))" gap={16}>
        {shown.map((template) => (
          <ShelfCard key={template.id} template={template} />
        ))}
      </GridLayout>
    </Flex>
  );
}

function ShelfCard({ template }: { readonly template: OfferedTemplate }) {
  const t = useT();
  const { id, title, summary, cover, category, price, plans, is_open, facts } = template;
  return (
    <Card size="small" role="group" aria-label={title}>
      <Flex vertical gap={8}>
        <Thumb src={cover} alt="" ratio={facts.width / Math.max(1, facts.height)} fit="contain" />
        <Flex justify="space-between" gap={8}>
          <Text strong>{title}</Text>
          <ToneTag tone={price === 0 ? 'good' : 'plain'}>
            {price === 0 ? t('shelf.free') : t('templates.shelf.price', { price })}
          </ToneTag>
        </Flex>
        {summary && (
          <Text type="secondary" size="small">
            {summary}
          </Text>
        )}
        <Text type="tertiary" size="small">
          {category && `${category} · `}
          {t('templates.shelf.facts', { ...facts, seconds: facts.seconds.toFixed(1) })}
        </Text>
        {!is_open && <Alert type="info" title={t('templates.problem.planNeeded', { plans: plans.join('、') })} />}
        <PageLink to={`/compose/template_to_video?shelf=${encodeURIComponent(id)}`}>
          <Button type={is_open ? 'primary' : 'default'} block tabIndex={-1}>
            {t(is_open ? 'templates.shelf.use' : 'templates.shelf.look')}
          </Button>
        </PageLink>
      </Flex>
    </Card>
  );
}
