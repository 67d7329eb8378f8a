import { useAccess } from '@umijs/max';
import { useCallback } from 'react';

/** Open to whoever knows the address: `/daping` takes any text, and has no key that a role could hold. */
const openPages: ReadonlySet<string> = new Set(['daping']);

/** Whether the user may open an address inside the app: its page's key stands among his routes. */
export function useCanVisit(): (address: string) => boolean {
  const access = useAccess();
  return useCallback(
    (address) => {
      // Another query of the page that is open.
      if (!address.startsWith('/')) return true;
      const name = address
        .replace(/[?#].*$/, '')
        .slice(1)
        .replaceAll('/', '.');
      return openPages.has(name) || access.canVisit({ name });
    },
    [access],
  );
}
