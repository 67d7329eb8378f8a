import { Alert, Button, Spin } from 'antd';
import { Suspense } from 'react';
import { lazyPart } from '@/components/lazyPart';
import { type MessageId, useT } from '@/hooks/useT';
import { settings } from '@/lib/settings';
import styles from './LoginPage.module.css';
import { type QrLogin as State, useQrLogin } from './useQrLogin';
import { useSignIn } from './useSignIn';

const QrImage = lazyPart(() => import('@/components/QrImage'));

const words: Readonly<Record<Exclude<State['phase'], 'failed'>, MessageId>> = {
  loading: 'auth.qrLoading',
  waiting: 'auth.qrWaiting',
  scanned: 'auth.qrScanned',
  confirmed: 'auth.qrConfirmed',
  expired: 'auth.qrExpired',
  refused: 'auth.qrRefused',
};

/** Sign-in by scanning with the phone. */
export function QrLogin() {
  const t = useT();
  const { login, refresh } = useQrLogin(useSignIn());
  if (login.phase === 'failed') {
    const again = (
      <Button size="small" onClick={refresh}>
        {t('common.retry')}
      </Button>
    );
    return <Alert type="error" showIcon title={login.reason} action={again} role="alert" />;
  }

  const isOver = login.phase === 'expired' || login.phase === 'refused';
  const url = login.phase === 'loading' ? undefined : login.url;
  return (
    <div className={styles.centered}>
      <div className={styles.qr}>
        <Suspense fallback={<Spin />}>{url ? <QrImage value={url} /> : <Spin />}</Suspense>
        {url && login.phase !== 'waiting' && (
          <div className={styles.qrVeil}>
            {isOver && (
              <Button type="primary" onClick={refresh}>
                {t('auth.qrRefresh')}
              </Button>
            )}
          </div>
        )}
      </div>
      <p className={styles.hint} aria-live="polite">
        {t(words[login.phase])}
      </p>
      {settings.demoAccounts && login.phase === 'waiting' && (
        <a href={login.url} target="_blank" rel="noopener noreferrer">
          {t('auth.qrOpenHere')}
        </a>
      )}
    </div>
  );
}
