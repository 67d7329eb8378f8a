import { history } from '@umijs/max';
import { useCallback, useState } from 'react';

/**
 * Replaces this page's address without leaving it: what is open has got an id. The user may have gone on meanwhile, with
 * this page still standing until the next one's code has come: he is not led back.
 */
export function useOwnAddress(): (address: string) => void {
  const [path] = useState(() => history.location.pathname);
  return useCallback(
    (address) => {
      if (history.location.pathname === path) history.replace(address);
    },
    [path],
  );
}
