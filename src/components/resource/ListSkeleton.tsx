import { Flex, Skeleton } from 'antd';
import { useT } from '@/hooks/useT';
import styles from './Resource.module.css';

const places = Array.from({ length: 8 }, (_, index) => `place-${index}`);

/** The first load, in the shape of what comes. */
export function ListSkeleton({ view }: { readonly view: 'table' | 'cards' }) {
  const t = useT();
  if (view === 'cards') {
    return (
      <div className={styles.cards} role="status" aria-label={t('common.loading')}>
        {places.map((place) => (
          <div key={place} className={styles.card}>
            <div className={styles.skeletonCover} />
            <div style={{ padding: 12 }}>
              <Skeleton active title={false} paragraph={{ rows: 2 }} />
            </div>
          </div>
        ))}
      </div>
    );
  }
  return (
    <div role="status" aria-label={t('common.loading')}>
      {places.map((place) => (
        <Flex key={place} gap={12} className={styles.skeletonRow}>
          <Skeleton.Avatar active shape="square" size={48} />
          <Skeleton active title={false} paragraph={{ rows: 2, width: ['40%', '24%'] }} />
        </Flex>
      ))}
    </div>
  );
}
