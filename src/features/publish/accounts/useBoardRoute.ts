import { useSearchParams } from '@umijs/max';
import { useCallback } from 'react';

/** What of the board is open, as it stands in the address: an account, its new login, its end, a new connection. */
type BoardPlace = 'account' | 'login' | 'unbind' | 'connect';

const places: readonly BoardPlace[] = ['account', 'login', 'unbind', 'connect'];

/** Reads and writes what is open; filters and page stay. */
export function useBoardRoute() {
  const [params, setParams] = useSearchParams();
  const open = useCallback(
    (place: BoardPlace | undefined, id = '1') => {
      const next = new URLSearchParams(params);
      for (const key of places) next.delete(key);
      if (place) next.set(place, id);
      setParams(next);
    },
    [params, setParams],
  );
  const at = (place: BoardPlace) => params.get(place) ?? undefined;
  return { at, open };
}
