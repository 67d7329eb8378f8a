import { useModel } from '@umijs/max';
import { useEffect } from 'react';
import { isLoggedIn, onSessionChange, readSession } from '@/lib/session';

/** A login or logout in another tab reaches this one: the initial state is loaded anew. */
export function useSessionSync(): void {
  const { initialState, refresh } = useModel('@@initialState');
  const isLogin = initialState?.isLogin ?? false;
  const userId = initialState?.currentUser?.id;
  useEffect(
    () =>
      onSessionChange((where) => {
        if (where !== 'elsewhere') return;
        const session = readSession();
        const isSame = isLoggedIn(session) === isLogin && (!isLogin || session.accountId === userId);
        if (!isSame) void refresh();
      }),
    [isLogin, userId, refresh],
  );
}
