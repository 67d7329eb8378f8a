import { useModel } from '@umijs/max';
import { useCallback } from 'react';
import { hasChangedHands, writeSession } from '@/lib/session';
import type { LoginResult } from '@/services/user/schema';

/**
 * Keeps a login and starts the app anew with it: provider, user, notices. The login page then finds itself signed in
 * and leaves.
 */
export function useSignIn(): (login: LoginResult) => Promise<void> {
  const { refresh } = useModel('@@initialState');
  return useCallback(
    async (login) => {
      writeSession(login);
      // What this page still holds of somebody else goes with it.
      if (hasChangedHands()) window.location.reload();
      else await refresh();
    },
    [refresh],
  );
}
