import { useEffect, useSyncExternalStore } from 'react';
import { exportJobs } from '../produce/exportJobs';

/** Asks before the whole tab goes while an export is running (inside the product it goes on). */
export function LeaveGuard() {
  const isExporting = useSyncExternalStore(exportJobs.subscribe, exportJobs.hasRunning);
  useEffect(() => {
    if (!isExporting) return;
    const ask = (event: BeforeUnloadEvent) => event.preventDefault();
    window.addEventListener('beforeunload', ask);
    return () => window.removeEventListener('beforeunload', ask);
  }, [isExporting]);
  return null;
}
