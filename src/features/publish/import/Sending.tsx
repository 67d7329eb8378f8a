import { Button, Progress } from 'antd';
import { useT } from '@/hooks/useT';
import styles from './Import.module.css';

interface Props {
  readonly done: number;
  readonly total: number;
  /** What is under way comes to its end first: it could not be taken back otherwise. */
  readonly isStopping: boolean;
  readonly onStop: () => void;
}

export function Sending({ done, total, isStopping, onStop }: Props) {
  const t = useT();
  return (
    <div className={styles.stack} role="status">
      <span>{isStopping ? t('publishImport.stopping') : t('publishImport.running', { done, total })}</span>
      <Progress percent={Math.round((done / Math.max(1, total)) * 100)} status="active" />
      <div className={styles.footer}>
        <span className={styles.grow} />
        <Button disabled={isStopping} onClick={onStop}>
          {t('publishImport.cancel')}
        </Button>
      </div>
    </div>
  );
}
