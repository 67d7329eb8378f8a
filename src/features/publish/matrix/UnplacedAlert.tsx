import { Alert, Button } from 'antd';
import type { Unplaced } from '@/domain/publishing/matrix';
import { useT } from '@/hooks/useT';

interface Props {
  readonly unplaced: readonly Unplaced[];
  readonly onShow: () => void;
}

/** What found no place; that a video is not sent twice is no trouble, only told. */
export function UnplacedAlert({ unplaced, onShow }: Props) {
  const t = useT();
  const known = unplaced.filter(({ reason }) => reason === 'duplicate').length;
  const troubled = unplaced.length - known;
  if (unplaced.length === 0) return null;
  const lines = [
    troubled > 0 && t('publishMatrix.someUnplaced', { count: troubled }),
    known > 0 && t('publishMatrix.someKnown', { count: known }),
  ].filter((line) => line !== false);
  return (
    <Alert
      type={troubled > 0 ? 'warning' : 'info'}
      showIcon
      title={lines.join(t('publishMatrix.comma'))}
      action={
        <Button size="small" onClick={onShow}>
          {t('publishMatrix.seeWhy')}
        </Button>
      }
    />
  );
}
