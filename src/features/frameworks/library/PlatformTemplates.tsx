import { BulbOutlined } from '@ant-design/icons';
import { useSearchParams } from '@umijs/max';
import { Alert, Avatar, Button, Card, Drawer, Flex, Skeleton, Tabs, Tag } from 'antd';
import type { ReactNode } from 'react';
import { StructurePane } from '@/blocks/framework-editor';
import { useAgreeToPrice } from '@/blocks/useAgreeToPrice';
import { EmptyState } from '@/components/empty/EmptyState';
import { LoadFailure } from '@/components/LoadFailure';
import ShareBar from '@/components/ShareBar';
import { ToneTag } from '@/components/ToneTag';
import { GridLayout } from '@/components/ui/GridLayout';
import { PlainButton } from '@/components/ui/PlainButton';
import { Text } from '@/components/ui/Text';
import { segmentShares } from '@/domain/frameworks';
import { useAction } from '@/hooks/useAction';
import { useCan } from '@/hooks/useCan';
import { useLoad } from '@/hooks/useLoad';
import { useT } from '@/hooks/useT';
import { creativeTemplateApi } from '@/services/creative_template/api';
import type { OfferedCreativeTemplate } from '@/services/creative_template/schema';
import { frameworkApi } from '@/services/framework/api';
import { ExamplePane } from '../detail/ExamplePane';

const LOOK = 'look';
const DRAWER_WIDTH = 760;
const SHOWN_FITS = 3;

/** Thinking frameworks that the merchant's provider offers: looked at, tried on one's own goods, and taken. */
export function PlatformTemplates({ onOpen }: { readonly onOpen: (frameworkId: string) => void }) {
  const t = useT();
  const [params, setParams] = useSearchParams();
  const { data, error, refresh } = useLoad(creativeTemplateApi.data);
  const agree = useAgreeToPrice();
  const take = useAction(creativeTemplateApi.take, {
    messages: { done: ({ is_new }) => t(is_new ? 'frameworks.taken' : 'frameworks.takenBefore') },
    invalidates: [frameworkApi.data.group, 'counting'],
  });
  if (error && !data) return <LoadFailure error={error} onRetry={refresh} />;
  if (!data) return <Skeleton active paragraph={{ rows: 8 }} />;
  if (data.list.length === 0)
    return <EmptyState title={t('frameworks.platformEmpty')} description={t('frameworks.platformEmptyText')} />;
  const looked = data.list.find(({ id }) => id === params.get(LOOK));
  const look = (id: string | undefined) => {
    const next = new URLSearchParams(params);
    if (id) next.set(LOOK, id);
    else next.delete(LOOK);
    setParams(next);
  };
  const act = (template: OfferedCreativeTemplate) => (
    <TakeButton
      template={template}
      isTaking={take.isPending}
      onOpen={onOpen}
      onTake={async () => {
        if (!(await agree(template))) return;
        const { id, price } = template;
        // It may have been withdrawn, closed to the plan or cost something else by now: what is shown is no longer true.
        if (!(await take.run({ id, price }))) refresh();
      }}
    />
  );
  return (
    <Flex vertical gap={16} component="section" aria-label={t('frameworks.platform')}>
      <Text type="secondary">{t('frameworks.platformLead')}</Text>
      <GridLayout columns="repeat(auto-fill, minmax(min(340px, 100%), 1fr))" gap={16}>
        {data.list.map((template) => (
          <TemplateCard key={template.id} template={template} onLook={() => look(template.id)}>
            {act(template)}
          </TemplateCard>
        ))}
      </GridLayout>
      <Drawer
        open={looked !== undefined}
        size={DRAWER_WIDTH}
        title={looked?.title}
        extra={looked && act(looked)}
        destroyOnHidden
        onClose={() => look(undefined)}
      >
        {looked && (
          <Flex vertical gap={16}>
            <Text type="secondary">{looked.summary}</Text>
            <PlanNotice template={looked} />
            <Tabs
              items={[
                {
                  key: 'structure',
                  label: t('frameworks.tab.structure'),
                  children: <StructurePane framework={looked} />,
                },
                {
                  key: 'example',
                  label: t('frameworks.tab.example'),
                  children: <ExamplePane name={looked.title} segments={looked.segments} />,
                },
              ]}
            />
          </Flex>
        )}
      </Drawer>
    </Flex>
  );
}

interface TemplateCardProps {
  readonly template: OfferedCreativeTemplate;
  readonly onLook: () => void;
  readonly children: ReactNode;
}

function TemplateCard({ template, onLook, children }: TemplateCardProps) {
  const t = useT();
  const { title, summary, icon, category, fits, seconds, suits_industry, industries } = template;
  return (
    <Card size="small" role="group" aria-label={title} styles={{ body: { blockSize: '100%' } }}>
      <Flex vertical gap={12} style={{ blockSize: '100%' }}>
        <Flex gap={12} align="center">
          <Avatar
            shape="square"
            src={icon || undefined}
            icon={<BulbOutlined />}
            alt=""
            style={{ background: 'var(--ant-color-primary-bg)', color: 'var(--ant-color-primary)' }}
          />
          <Flex vertical flex={1} style={{ minInlineSize: 0 }}>
            <PlainButton onClick={onLook} aria-label={t('frameworks.open', { name: title })}>
              <Text strong>{title}</Text>
            </PlainButton>
            <Text type="tertiary" size="small">
              {[
                ...(category ? [category] : []),
                t('compose.framework.seconds', { from: seconds[0], to: seconds[1] }),
              ].join(' · ')}
            </Text>
          </Flex>
          {suits_industry && industries.length > 0 && <ToneTag tone="good">{t('frameworks.suitsIndustry')}</ToneTag>}
        </Flex>
        <ShareBar shares={segmentShares(template)} />
        <Text type="secondary">{summary}</Text>
        <PlanNotice template={template} />
        <Flex gap={8} align="center" justify="space-between" wrap style={{ marginBlockStart: 'auto' }}>
          <Flex component="span" gap={4} wrap>
            {fits.slice(0, SHOWN_FITS).map((fit) => (
              <Tag key={fit} variant="filled">
                {fit}
              </Tag>
            ))}
          </Flex>
          {children}
        </Flex>
      </Flex>
    </Card>
  );
}

/** Said where the merchant's plan does not cover a template that he has not taken before. */
function PlanNotice({ template }: { readonly template: OfferedCreativeTemplate }) {
  const t = useT();
  const { is_open, is_taken, framework_id, plans } = template;
  if (is_open || is_taken || framework_id) return null;
  return <Alert type="info" title={t('templates.problem.planNeeded', { plans: plans.join('、') })} />;
}

interface TakeButtonProps {
  readonly template: OfferedCreativeTemplate;
  readonly isTaking: boolean;
  readonly onOpen: (frameworkId: string) => void;
  readonly onTake: () => Promise<void>;
}

function TakeButton({ template, isTaking, onOpen, onTake }: TakeButtonProps) {
  const t = useT();
  const can = useCan();
  const { title, framework_id, is_open, is_taken, price } = template;
  if (framework_id)
    return (
      <Button size="small" aria-label={t('frameworks.openTaken', { name: title })} onClick={() => onOpen(framework_id)}>
        {t('frameworks.takenOpen')}
      </Button>
    );
  if (!can('framework.save') || (!is_open && !is_taken)) return null;
  return (
    <Button
      size="small"
      type="primary"
      disabled={isTaking}
      aria-label={
        price > 0 && !is_taken
          ? t('frameworks.takeNamedFor', { name: title, price })
          : t('frameworks.takeNamed', { name: title })
      }
      onClick={() => void onTake()}
    >
      {price > 0 && !is_taken ? t('frameworks.takeFor', { price }) : t('frameworks.take')}
    </Button>
  );
}
