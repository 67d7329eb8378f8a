import { Button } from 'antd';
import { useCan } from '@/hooks/useCan';
import { useT } from '@/hooks/useT';
import type { WemediaView } from '@/services/wemedia/schema';
import styles from './AccountActions.module.css';
import { useBoardRoute } from './useBoardRoute';

interface Props {
  readonly account: WemediaView;
  /** In a row: the one act that matters, the rest is behind it. */
  readonly isBrief?: boolean;
}

/** It stands out the more it is needed. */
const loginLooks = { expired: 'primary', expiring: 'default', ok: 'text' } as const;

/** What can be done with an account from the board; the login stands out where it is needed. */
export function AccountActions({ account, isBrief = false }: Props) {
  const t = useT();
  const can = useCan();
  const { open } = useBoardRoute();
  const needsLogin = account.state !== 'ok';
  return (
    <span className={needsLogin ? styles.actions : `${styles.actions} ${styles.quietActions}`}>
      {can('wemedia.bind') && (needsLogin || !isBrief) && (
        <Button size="small" type={loginLooks[account.state]} onClick={() => open('login', account.id)}>
          {t('publishTruth.relogin')}
        </Button>
      )}
      {(!isBrief || !needsLogin || !can('wemedia.bind')) && (
        <Button size="small" type="text" onClick={() => open('account', account.id)}>
          {t('publishTruth.settings')}
        </Button>
      )}
      {can('wemedia.unbind') && !isBrief && (
        <Button size="small" type="text" danger onClick={() => open('unbind', account.id)}>
          {t('publishTruth.unbind')}
        </Button>
      )}
    </span>
  );
}
