import { Flex, Skeleton } from 'antd';
import { GoodsPicker } from '@/blocks/goods/GoodsPicker';
import { LoadFailure } from '@/components/LoadFailure';
import { PageButton } from '@/components/PageButton';
import { PageLink } from '@/components/PageLink';
import { PageHead } from '@/components/resource/PageHead';
import Section from '@/components/Section';
import { Thumb } from '@/components/Thumb';
import { ToneTag } from '@/components/ToneTag';
import { GridLayout } from '@/components/ui/GridLayout';
import { Text } from '@/components/ui/Text';
import { useAction } from '@/hooks/useAction';
import { useCan } from '@/hooks/useCan';
import { useLoad } from '@/hooks/useLoad';
import { useT } from '@/hooks/useT';
import { goodsApi } from '@/services/goods/api';
import type { GoodsOverview } from '@/services/goods/schema';
import { CategoryTable } from './CategoryTable';
import { Figures } from './Figures';
import { HistoryTable } from './HistoryTable';
import styles from './Merchant.module.css';

const shown = 8;

/** Views of each goods' posts as bars, with the videos made from it. */
function ResultsChart({ results }: { readonly results: GoodsOverview['results'] }) {
  const t = useT();
  const most = Math.max(1, ...results.map(({ views }) => views));
  return (
    <Flex component="ul" vertical gap={12}>
      {results.slice(0, shown).map(({ id, title, cover, videos, views }) => (
        <Flex key={id} component="li" gap={12} align="center">
          <Thumb src={cover} width={40} />
          <Flex vertical gap={4} flex={1} style={{ minWidth: 0 }}>
            <PageLink keepsText className={styles.lineTitle} to={`/creative/goods?detail=${encodeURIComponent(id)}`}>
              {title}
            </PageLink>
            <span className={styles.bar} aria-hidden>
              <span style={{ inlineSize: `${Math.round((views / most) * 100)}%` }} />
            </span>
            <Text type="secondary" size="small">
              {t('merchantGoods.views', { count: views })} · {t('merchantGoods.videos', { count: videos })}
            </Text>
          </Flex>
        </Flex>
      ))}
    </Flex>
  );
}

interface Props {
  /** Empty = none was named. */
  readonly defaultId: string;
  readonly onChanged: () => void;
}

/** The goods that new work begins with where nobody has chosen one. */
function DefaultGoods({ defaultId, onChanged }: Props) {
  const t = useT();
  const canSave = useCan()('goods.save');
  const setDefault = useAction(goodsApi.set, { messages: { done: 'merchantGoods.defaultSaved' } });
  const change = async (id: string | undefined) => {
    const goodsId = id ?? defaultId;
    if (!goodsId) return;
    if (await setDefault.run({ id: goodsId, field: 'default', value: id ? '1' : '' })) onChanged();
  };
  return (
    <Flex vertical gap={8} className={styles.default}>
      <GoodsPicker
        value={defaultId || undefined}
        disabled={!canSave}
        placeholder={t('merchantGoods.defaultNone')}
        onChange={(id) => void change(id)}
      />
      <Text type="secondary" size="small">
        {t('merchantGoods.defaultHelp')}
      </Text>
    </Flex>
  );
}

/** Goods that are worth completing first, each with what it lacks and the way there. */
function CompleteList({ lines }: { readonly lines: GoodsOverview['to_complete'] }) {
  const t = useT();
  return (
    <Flex component="ul" vertical gap={12}>
      {lines.map(({ id, title, cover, gaps, claims }) => (
        <Flex key={id} component="li" gap={12} align="center">
          <Thumb src={cover} width={40} />
          <Flex vertical gap={4} flex={1} style={{ minWidth: 0 }}>
            <Text ellipsis>{title}</Text>
            <Flex component="span" gap="4px 8px" wrap>
              {claims.length > 0 && (
                <ToneTag tone="bad">{t('merchantGoods.claimWords', { words: claims.slice(0, 4).join('、') })}</ToneTag>
              )}
              {gaps.map((gap) => (
                <ToneTag key={gap} tone="warn">
                  {t(`goods.gap.${gap}`)}
                </ToneTag>
              ))}
            </Flex>
          </Flex>
          <PageLink
            keepsText
            to={`/creative/goods?open=${encodeURIComponent(id)}`}
            aria-label={`${t('merchantGoods.complete')} ${title}`}
          >
            {t('merchantGoods.complete')}
          </PageLink>
        </Flex>
      ))}
    </Flex>
  );
}

/** The catalogue from its owner's side: what is there, what is missing, what is a risk, what brings views. */
export function MerchantGoods() {
  const t = useT();
  const canSave = useCan()('goods.save');
  const { data, error, refresh } = useLoad(goodsApi.overview);
  return (
    <Flex vertical gap={16}>
      <PageHead title={t('merchantGoods.title')} subtitle={t('merchantGoods.subtitle')}>
        {canSave && <PageButton to="/creative/goods?import=sheet">{t('merchantGoods.import')}</PageButton>}
        <PageButton type="primary" to="/creative/goods">
          {t('merchantGoods.manage')}
        </PageButton>
      </PageHead>
      {error && <LoadFailure error={error} onRetry={refresh} />}
      {!data && !error && <Skeleton active paragraph={{ rows: 8 }} />}
      {data && (
        <>
          <Figures overview={data} />
          <GridLayout gap={16} className={styles.columns}>
            <Section
              title={t('merchantGoods.toComplete')}
              empty={
                data.to_complete.length === 0
                  ? t(data.total === 0 ? 'merchantGoods.none' : 'merchantGoods.allGood')
                  : undefined
              }
            >
              <CompleteList lines={data.to_complete} />
            </Section>
            <Section
              title={t('merchantGoods.results')}
              empty={data.results.length === 0 ? t('merchantGoods.noResults') : undefined}
            >
              <ResultsChart results={data.results} />
            </Section>
          </GridLayout>
          <Section title={t('merchantGoods.default')}>
            <DefaultGoods defaultId={data.default_id} onChanged={refresh} />
          </Section>
          <Section
            title={t('merchantGoods.categories')}
            empty={data.categories.length === 0 ? t('merchantGoods.noCategories') : undefined}
          >
            <CategoryTable categories={data.categories} onChanged={refresh} />
          </Section>
          <Section title={t('merchantGoods.history')}>
            <HistoryTable />
          </Section>
        </>
      )}
    </Flex>
  );
}
