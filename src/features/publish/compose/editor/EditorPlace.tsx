import { useT } from '@/hooks/useT';
import type { Desk } from '../useDesk';
import { AccountTabs } from './AccountTabs';
import styles from './editor.module.css';
import { PlatformFields } from './PlatformFields';
import { TextFields } from './TextFields';
import { OwnTimeField, TimeField } from './TimeField';

/** What is said: once for all, and on a tab of its own for each account that should say something else. */
export function EditorPlace({ desk }: { readonly desk: Desk }) {
  const t = useT();
  const { chosen, tab, post, draft } = desk;
  if (!draft) return null;
  const account = chosen.find(({ id }) => id === (post ? post.account_id : tab));
  const body = () => {
    if (post)
      return (
        <>
          <TextFields desk={desk} accountId={undefined} />
          <TimeField desk={desk} />
          {account && <PlatformFields desk={desk} account={account} />}
        </>
      );
    if (account)
      return (
        <>
          <TextFields desk={desk} accountId={account.id} />
          <OwnTimeField desk={desk} accountId={account.id} />
          <PlatformFields desk={desk} account={account} />
        </>
      );
    return (
      <>
        <p className={styles.hint}>{t(chosen.length === 0 ? 'composer.firstAccounts' : 'composer.commonHint')}</p>
        <TextFields desk={desk} accountId={undefined} />
        <TimeField desk={desk} />
      </>
    );
  };
  if (post) return <div className={styles.pane}>{body()}</div>;
  return (
    <AccountTabs desk={desk} draft={draft}>
      {body()}
    </AccountTabs>
  );
}
