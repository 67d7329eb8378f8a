import { Button, Progress } from 'antd';
import { useT } from '@/hooks/useT';
import styles from './Import.module.css';

interface Props {
  readonly done: number;
  readonly total: number;
  readonly onStop: () => void;
}

export function Sending({ done, total, onStop }: Props) {
  const t = useT();
  return (
    <div className={styles.stack} role="status">
      <span>{t('publishImport.running', { done, total })}</span>
      <Progress percent={Math.round((done / Math.max(1, total)) * 100)} status="active" />
      <div className={styles.foot}>
        <span className={styles.grow} />
        <Button onClick={onStop}>{t('publishImport.cancel')}</Button>
      </div>
    </div>
  );
}
