import { useModel } from '@umijs/max';
import { useEffect } from 'react';
import { hasChangedHands, isLoggedIn, onSessionChange, readSession } from '@/lib/session';

/**
 * A login or logout in another tab reaches this one: the initial state is loaded anew, and the whole page where somebody
 * else has signed in: open work must not be saved in another's name.
 */
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
        if (hasChangedHands()) window.location.reload();
        else if (!isSame) void refresh();
      }),
    [isLogin, userId, refresh],
  );
}
