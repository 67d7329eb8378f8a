import { history } from '@umijs/max';
import { useSyncExternalStore } from 'react';

/** The path in use, also outside the router (providers, error boundary). */
export function usePathname(): string {
  return useSyncExternalStore(
    (listener) => history.listen(listener),
    () => history.location.pathname,
  );
}
