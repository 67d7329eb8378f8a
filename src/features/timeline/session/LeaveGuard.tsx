import { useEffect, useSyncExternalStore } from 'react';
import { useLeaveGuard } from '@/hooks/useLeaveGuard';
import { useSession } from './SessionContext';

/**
 * Asks before something is lost: a project that could not even be kept in this browser. What lies in IndexedDB is safe and
 * asks nothing; what waits for its moment is written when the page goes.
 */
export function LeaveGuard() {
  const { sync } = useSession();
  const isLost = useSyncExternalStore(sync.subscribe, () => sync.getState().kind === 'lost');
  useLeaveGuard(isLost);
  useEffect(() => {
    if (!isLost) return;
    const ask = (event: BeforeUnloadEvent) => event.preventDefault();
    window.addEventListener('beforeunload', ask);
    return () => window.removeEventListener('beforeunload', ask);
  }, [isLost]);
  return null;
}
