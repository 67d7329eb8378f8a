import { useNavigate } from '@umijs/max';
import { Alert, Button, Skeleton } from 'antd';
import { PageHead } from '@/components/resource/PageHead';
import Section from '@/components/Section';
import { useCan } from '@/hooks/useCan';
import { useLoad } from '@/hooks/useLoad';
import { useT } from '@/hooks/useT';
import { messageOf } from '@/lib/request';
import { goodsApi } from '@/services/goods/api';
import { CategoryTable } from './CategoryTable';
import { CompleteList } from './CompleteList';
import { DefaultGoods } from './DefaultGoods';
import { Figures } from './Figures';
import { HistoryTable } from './HistoryTable';
import styles from './Merchant.module.css';
import { ResultsChart } from './ResultsChart';

/** The catalogue from its owner's side: what is there, what is missing, what is a risk, what brings views. */
export function MerchantGoods() {
  const t = useT();
  const navigate = useNavigate();
  const canSave = useCan()('goods.save');
  const { data, error, refresh } = useLoad(goodsApi.overview);
  return (
    <div className={styles.page}>
      <PageHead title={t('merchantGoods.title')} subtitle={t('merchantGoods.subtitle')}>
        {canSave && (
          <Button onClick={() => navigate('/creative/goods?import=sheet')}>{t('merchantGoods.import')}</Button>
        )}
        <Button type="primary" onClick={() => navigate('/creative/goods')}>
          {t('merchantGoods.manage')}
        </Button>
      </PageHead>
      {error && (
        <Alert
          type="error"
          showIcon
          title={messageOf(error)}
          action={
            <Button size="small" onClick={refresh}>
              {t('common.retry')}
            </Button>
          }
        />
      )}
      {!data && !error && <Skeleton active paragraph={{ rows: 8 }} />}
      {data && (
        <>
          <Figures overview={data} />
          <div className={styles.columns}>
            <Section
              title={t('merchantGoods.toComplete')}
              empty={data.to_complete.length === 0 ? t('merchantGoods.allGood') : undefined}
            >
              <CompleteList lines={data.to_complete} />
            </Section>
            <Section
              title={t('merchantGoods.results')}
              empty={data.results.length === 0 ? t('merchantGoods.noResults') : undefined}
            >
              <ResultsChart results={data.results} />
            </Section>
          </div>
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
    </div>
  );
}
