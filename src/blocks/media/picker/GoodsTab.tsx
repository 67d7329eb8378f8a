import { Alert, Button, Empty, Skeleton } from 'antd';
import { useLoad } from '@/hooks/useLoad';
import { useT } from '@/hooks/useT';
import { messageOf } from '@/lib/request';
import { goodsApi } from '@/services/goods/api';
import styles from '../media.module.css';
import { Cell } from './Cell';
import type { PickedPicture } from './PickedPicture';

interface Props {
  readonly goodsId: string;
  readonly chosen: readonly PickedPicture[];
  readonly onToggle: (picture: PickedPicture) => void;
}

/** The pictures of one of the goods. */
export function GoodsTab({ goodsId, chosen, onToggle }: Props) {
  const t = useT();
  const { data, error, loading, refresh } = useLoad(() => goodsApi.info({ id: goodsId }, { skipErrorHandler: true }), {
    refreshDeps: [goodsId],
  });
  if (loading && !data) return <Skeleton active />;
  if (error) {
    return (
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
    );
  }
  const pictures = (data?.media ?? [])
    .filter(({ kind }) => kind === 'image')
    .map(({ kind: _, duration: __, ...item }): PickedPicture => item);
  if (pictures.length === 0) return <Empty description={t('media.goodsEmpty')} />;
  return (
    <div className={styles.grid}>
      {pictures.map((picture) => (
        <Cell
          key={picture.url}
          name={picture.name}
          at={chosen.findIndex(({ url }) => url === picture.url)}
          onToggle={() => onToggle(picture)}
        >
          <img src={picture.url} alt="" loading="lazy" />
        </Cell>
      ))}
    </div>
  );
}
