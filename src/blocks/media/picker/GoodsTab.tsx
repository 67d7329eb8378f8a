import { Empty, Skeleton } from 'antd';
import { LoadFailure } from '@/components/LoadFailure';
import { GridLayout } from '@/components/ui/GridLayout';
import { useLoad } from '@/hooks/useLoad';
import { useT } from '@/hooks/useT';
import { goodsApi } from '@/services/goods/api';
import styles from '../media.module.css';
import { Cell } from './Cell';
import type { PickedImage } from './PickedImage';

interface Props {
  readonly goodsId: string;
  readonly chosen: readonly PickedImage[];
  readonly onToggle: (image: PickedImage) => void;
}

/** The images of one of the goods. */
export function GoodsTab({ goodsId, chosen, onToggle }: Props) {
  const t = useT();
  const { data, error, loading, refresh } = useLoad(goodsApi.info, { id: goodsId });
  if (loading && !data) return <Skeleton active />;
  if (error) {
    return <LoadFailure error={error} onRetry={refresh} />;
  }
  const images = (data?.media ?? [])
    .filter(({ kind }) => kind === 'image')
    .map(({ kind: _, duration: __, ...item }): PickedImage => item);
  if (images.length === 0) return <Empty description={t('media.goodsEmpty')} />;
  return (
    <GridLayout columns="repeat(auto-fill, minmax(112px, 1fr))" gap={12} className={styles.grid}>
      {images.map((image) => (
        <Cell
          key={image.url}
          name={image.name}
          at={chosen.findIndex(({ url }) => url === image.url)}
          onToggle={() => onToggle(image)}
        >
          <img src={image.url} alt="" loading="lazy" />
        </Cell>
      ))}
    </GridLayout>
  );
}
