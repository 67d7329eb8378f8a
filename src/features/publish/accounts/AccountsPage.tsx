import { useState } from 'react';
import { ResourcePage } from '@/components/resource/ResourcePage';
import { useLoad } from '@/hooks/useLoad';
import { wemediaApi } from '@/services/wemedia/api';
import { AccountDrawer } from './AccountDrawer';
import { accountResource } from './accountResource';
import { BindDialog } from './BindDialog';
import { BoardSums } from './BoardSums';
import { UnbindDialog } from './UnbindDialog';
import { useBoardRoute } from './useBoardRoute';

/** The health of all connected accounts; one of them, its login or its end as the address asks for it. */
export function AccountsPage() {
  const route = useBoardRoute();
  const [version, setVersion] = useState(0);
  const { data, refresh } = useLoad(wemediaApi.data);
  const accounts = data?.list ?? [];
  const find = (id: string | undefined) => accounts.find((account) => account.id === id);
  const changed = () => {
    setVersion((before) => before + 1);
    refresh();
  };
  const close = () => route.open(undefined);
  const loggingIn = find(route.at('login'));
  return (
    <>
      <ResourcePage resource={accountResource} version={version} intro={<BoardSums accounts={accounts} />} />
      <AccountDrawer
        account={find(route.at('account'))}
        isMissing={data !== undefined && route.at('account') !== undefined && !find(route.at('account'))}
        groups={accounts}
        onClose={close}
        onChanged={changed}
      />
      <BindDialog
        open={route.at('connect') !== undefined || loggingIn !== undefined}
        account={loggingIn}
        onClose={close}
        onChanged={changed}
      />
      <UnbindDialog account={find(route.at('unbind'))} onClose={close} onChanged={changed} />
    </>
  );
}
