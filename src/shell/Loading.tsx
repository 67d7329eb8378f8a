import { getIntl } from '@umijs/max';
import { useEffect, useState } from 'react';
import type { MessageId } from '@/hooks/useT';
import styles from './Loading.module.css';

/** After this long a slow page may be a stuck one: a reload is offered. */
const watchdogMilliseconds = 12_000;

/** While a page's code or the initial state is on its way. Rendered outside the providers too, hence no hooks of theirs. */
export default function Loading() {
  const [isSlow, setIsSlow] = useState(false);
  useEffect(() => {
    const timer = setTimeout(() => setIsSlow(true), watchdogMilliseconds);
    return () => clearTimeout(timer);
  }, []);
  const t = (id: MessageId) => getIntl().formatMessage({ id });
  return (
    <div className={styles.loading} role="status" aria-live="polite">
      <span className={styles.mark} aria-hidden="true" />
      <span>{t('common.loading')}</span>
      {isSlow ? (
        <>
          <span className={styles.slow}>{t('shell.slow')}</span>
          <button type="button" className={styles.reload} onClick={() => window.location.reload()}>
            {t('common.reload')}
          </button>
        </>
      ) : null}
    </div>
  );
}
