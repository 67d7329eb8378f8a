import { useAccess } from '@umijs/max';
import { useCallback } from 'react';

/** Whether the user may open an address inside the app: its page's key stands among his routes. */
export function useCanVisit(): (address: string) => boolean {
  const access = useAccess();
  return useCallback(
    (address) => {
      const name = address
        .replace(/[?#].*$/, '')
        .slice(1)
        .replaceAll('/', '.');
      return access.canVisit({ name });
    },
    [access],
  );
}
