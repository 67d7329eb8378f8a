import { Button } from 'antd';
import { useCan } from '@/hooks/useCan';
import { useT } from '@/hooks/useT';
import type { WemediaView } from '@/services/wemedia/schema';
import styles from './accounts.module.css';
import { useBoardRoute } from './useBoardRoute';

/** What can be done with an account from the board; the login stands out where it is needed. */
export function AccountActs({ account }: { readonly account: WemediaView }) {
  const t = useT();
  const can = useCan();
  const { open } = useBoardRoute();
  const needsLogin = account.state !== 'ok';
  return (
    <span className={styles.acts}>
      {can('wemedia.bind') && (
        <Button
          size="small"
          type={needsLogin ? 'primary' : 'text'}
          ghost={account.state === 'expiring'}
          onClick={() => open('login', account.id)}
        >
          {t('publishTruth.relogin')}
        </Button>
      )}
      <Button size="small" type="text" onClick={() => open('account', account.id)}>
        {t('publishTruth.settings')}
      </Button>
      {can('wemedia.unbind') && (
        <Button size="small" type="text" danger onClick={() => open('unbind', account.id)}>
          {t('publishTruth.unbind')}
        </Button>
      )}
    </span>
  );
}
