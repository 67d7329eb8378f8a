import { useOnline } from '@/hooks/useOnline';
import { useT } from '@/hooks/useT';
import styles from './OfflineBanner.module.css';

/** Says that the network is gone; what has been entered stays. */
export function OfflineBanner() {
  const t = useT();
  const isOnline = useOnline();
  return (
    <div role="status" aria-live="polite">
      {isOnline ? null : <div className={styles.banner}>{t('shell.offline')}</div>}
    </div>
  );
}
