import { Button } from 'antd';
import { useState } from 'react';
import { type MessageId, useT } from '@/hooks/useT';
import { messageOf, shownByCaller } from '@/lib/request';
import { accountApi } from '@/services/account/api';
import styles from './LoginPage.module.css';
import { useSignIn } from './useSignIn';

/** Accounts of the embedded backend; they exist nowhere else. */
const accounts = [
  { username: 'owner', password: 'Owner123!', label: 'auth.demoOwner' },
  { username: 'writer', password: 'Writer123!', label: 'auth.demoWriter' },
  { username: 'viewer', password: 'Viewer123!', label: 'auth.demoViewer' },
  { username: 'admin', password: 'Admin123!', label: 'auth.demoAdmin' },
  { username: 'support', password: 'Support123!', label: 'auth.demoSupport' },
] as const satisfies readonly { username: string; password: string; label: MessageId }[];

/** Quick sign-in against the embedded backend. A chunk of its own that a production build never fetches. */
export default function DemoAccounts() {
  const t = useT();
  const signIn = useSignIn();
  const [busy, setBusy] = useState('');
  const [refusal, setRefusal] = useState('');

  const enter = async ({ username, password }: (typeof accounts)[number]) => {
    setBusy(username);
    setRefusal('');
    try {
      await signIn(await accountApi.login({ username, password }, shownByCaller));
    } catch (error) {
      setRefusal(messageOf(error));
    } finally {
      setBusy('');
    }
  };

  return (
    <section className={styles.demo} aria-label={t('auth.demo')}>
      <p className={styles.demoTitle}>{t('auth.demo')}</p>
      <div className={styles.demoList}>
        {accounts.map((account) => (
          <Button
            key={account.username}
            size="small"
            loading={busy === account.username}
            disabled={busy !== ''}
            onClick={() => enter(account)}
          >
            {t(account.label)}
          </Button>
        ))}
      </div>
      {refusal && (
        <p className={styles.demoRefusal} role="alert">
          {refusal}
        </p>
      )}
    </section>
  );
}
