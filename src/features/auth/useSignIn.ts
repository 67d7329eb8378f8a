import { useModel } from '@umijs/max';
import { useCallback } from 'react';
import { hasChangedHands, writeSession } from '@/lib/session';
import type { LoginResult } from '@/services/user/schema';

/**
 * Keeps a login and starts the app anew with it: provider, user, notices. The login page then finds itself signed in
 * and leaves.
 *
 * @returns keeps a login; `home` is where a page that would not leave by itself begins anew
 */
export function useSignIn(): (login: LoginResult, home?: string) => Promise<void> {
  const { refresh } = useModel('@@initialState');
  return useCallback(
    async (login, home) => {
      writeSession(login);
      // What this page still holds of somebody else goes with it.
      if (!hasChangedHands()) await refresh();
      else if (home) window.location.replace(home);
      else window.location.reload();
    },
    [refresh],
  );
}
