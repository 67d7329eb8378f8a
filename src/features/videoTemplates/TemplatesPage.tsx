import { CheckCircleOutlined, ExclamationCircleOutlined } from '@ant-design/icons';
import { Alert, Button, Card, Flex, Modal, Segmented } from 'antd';
import { useMemo, useState } from 'react';
import { GoodsPicker } from '@/blocks/goods/GoodsPicker';
import { PosterButton } from '@/blocks/PosterButton';
import { ProjectPlayer } from '@/blocks/ProjectPlayer';
import { useStill } from '@/blocks/useStill';
import { EmptyState } from '@/components/empty/EmptyState';
import { PageLink } from '@/components/PageLink';
import { PageTitle } from '@/components/PageTitle';
import { GridLayout } from '@/components/ui/GridLayout';
import { Text } from '@/components/ui/Text';
import { type VideoTemplate, videoTemplates } from '@/domain/templates/builtIn.data';
import { openSlots, previewOf, slotsOf, type TemplateGoods } from '@/domain/templates/fillBuiltIn';
import { spokenNameOf } from '@/domain/writing/productName';
import type { Project } from '@/engine/project/schema';
import { useCan } from '@/hooks/useCan';
import { useCurrentGoods } from '@/hooks/useCurrentGoods';
import { useLoad } from '@/hooks/useLoad';
import { useT } from '@/hooks/useT';
import { goodsApi } from '@/services/goods/api';
import type { Goods } from '@/services/goods/schema';
import { OwnTemplates } from './OwnTemplates';
import { ShelfTemplates } from './ShelfTemplates';
import styles from './templates.module.css';

const goodsOf = (goods: Goods): TemplateGoods => ({
  name: spokenNameOf(goods) || goods.title,
  category: goods.category,
  brand: goods.brand,
  price: goods.price,
  offer: goods.offer,
  points: goods.selling_points,
  media: goods.media,
});

export const templateTabs = ['ready', 'shelf', 'own'] as const;
type TemplateTab = (typeof templateTabs)[number];

interface TemplatesPageProps {
  /** Built-in ones, those of the provider, or the merchant's own. */
  readonly tab: TemplateTab;
  readonly onTab: (tab: TemplateTab) => void;
}

/** Templates shown with the merchant's own goods: what each needs, what is there, and how it looks. */
export function TemplatesPage({ tab, onTab }: TemplatesPageProps) {
  const t = useT();
  return (
    <Flex vertical gap={16} className={styles.page}>
      <Flex vertical gap={4}>
        <PageTitle title={t('templates.title')} />
        <Text type="secondary">{t('templates.lead')}</Text>
      </Flex>
      <Segmented
        aria-label={t('templates.whose')}
        style={{ alignSelf: 'start' }}
        value={tab}
        options={[
          { value: 'ready', label: t('templates.ready') },
          { value: 'shelf', label: t('templates.shelf.title') },
          { value: 'own', label: t('templates.own.title') },
        ]}
        onChange={onTab}
      />
      {tab === 'ready' && <ReadyTemplates />}
      {tab === 'shelf' && <ShelfTemplates />}
      {tab === 'own' && <OwnTemplates />}
    </Flex>
  );
}

function ReadyTemplates() {
  const t = useT();
  const current = useCurrentGoods();
  const [chosen, setChosen] = useState<string>();
  const goodsId = chosen ?? current?.id;
  const { data } = useLoad(goodsApi.info, goodsId === undefined ? undefined : { id: goodsId }, { keepPrevious: true });
  const goods = useMemo(() => (data && data.id === goodsId ? goodsOf(data) : undefined), [data, goodsId]);
  const [playing, setPlaying] = useState<{ readonly name: string; readonly project: Project }>();
  return (
    <Flex vertical gap={16}>
      <Flex gap={12} align="center" wrap>
        <label htmlFor="template-goods">{t('templates.goods')}</label>
        <GoodsPicker id="template-goods" className={styles.goods ?? ''} value={goodsId} onChange={setChosen} />
      </Flex>
      {goodsId === undefined && (
        <EmptyState
          title={t('templates.noGoods')}
          description={t('templates.noGoodsText')}
          action={
            <PageLink to="/creative/goods">
              <Button tabIndex={-1}>{t('templates.toGoods')}</Button>
            </PageLink>
          }
        />
      )}
      {goods && goodsId !== undefined && (
        <GridLayout columns="repeat(auto-fill, minmax(240px, 1fr))" gap={16}>
          {videoTemplates.map((template) => (
            <TemplateCard
              key={template.key}
              template={template}
              goods={goods}
              goodsId={goodsId}
              onPlay={(project) => setPlaying({ name: t(`templates.${template.key}.name`), project })}
            />
          ))}
        </GridLayout>
      )}
      <Modal
        open={playing !== undefined}
        title={playing?.name}
        footer={null}
        width={420}
        destroyOnHidden
        onCancel={() => setPlaying(undefined)}
      >
        <Text type="secondary">{t('templates.previewNote')}</Text>
        <ProjectPlayer project={playing?.project} />
      </Modal>
    </Flex>
  );
}

interface TemplateCardProps {
  readonly template: VideoTemplate;
  readonly goods: TemplateGoods;
  readonly goodsId: string;
  readonly onPlay: (project: Project) => void;
}

function TemplateCard({ template, goods, goodsId, onPlay }: TemplateCardProps) {
  const t = useT();
  const can = useCan();
  const { key, seconds } = template;
  const name = t(`templates.${key}.name`);
  const project = useMemo(() => previewOf(template, goods), [template, goods]);
  const isComplete = openSlots(template, goods).length === 0;
  return (
    <Card size="small" role="group" aria-label={name} classNames={{ body: styles.card ?? '' }}>
      {project ? (
        <Poster project={project} label={t('templates.play', { name })} onPlay={() => onPlay(project)} />
      ) : (
        <Alert type="info" title={t('templates.nothing')} />
      )}
      <Text strong>{name}</Text>
      <Text type="secondary" size="small">
        {t(`templates.${key}.text`)} · {t('templates.seconds', { count: seconds })}
      </Text>
      <Flex component="ul" vertical gap={4} className={styles.slots} aria-label={t('templates.slots')}>
        {slotsOf(template, goods).map(({ slot, need, have }) => (
          <Flex key={slot} component="li" gap={8}>
            {have >= need ? (
              <CheckCircleOutlined className={styles.there} aria-label={t('templates.there')} />
            ) : (
              <ExclamationCircleOutlined className={styles.missing} aria-label={t('templates.missing')} />
            )}
            <Text size="small">{t(`templates.slot.${slot}`, { need, have })}</Text>
          </Flex>
        ))}
      </Flex>
      {can('project.save') && (
        <PageLink to={`/compose/post?goods=${encodeURIComponent(goodsId)}&template=${key}`}>
          <Button type={isComplete ? 'primary' : 'default'} tabIndex={-1} block>
            {t(isComplete ? 'templates.use' : 'templates.useAnyway')}
          </Button>
        </PageLink>
      )}
    </Card>
  );
}

interface PosterProps {
  readonly project: Project;
  readonly label: string;
  readonly onPlay: () => void;
}

function Poster({ project, label, onPlay }: PosterProps) {
  const t = useT();
  const { address, isBroken } = useStill(project);
  return (
    <>
      <PosterButton project={project} address={address} label={label} onPlay={onPlay} />
      {isBroken && (
        <Text size="small" type="danger">
          {t('templates.broken')}
        </Text>
      )}
    </>
  );
}
