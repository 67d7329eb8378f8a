import { Button } from 'antd';
import { useEffect, useState } from 'react';
import { StatusPage } from '@/components/StatusPage';
import { BrokenScene } from '@/components/scenes';
import { useT } from '@/hooks/useT';
import { hasRunningJobs } from '@/lib/jobs/runningJobs';

const key = 'app_reloaded_for';

/**
 * After a deployment the old page asks for code that is gone; a reload mends it. Reloads at most once a path and
 * session, only with a network and never under a running job of this browser.
 * @returns whether the page is about to reload
 */
function reloadOnce(path: string): boolean {
  try {
    if (!navigator.onLine || hasRunningJobs() || sessionStorage.getItem(key) === path) return false;
    sessionStorage.setItem(key, path);
  } catch {
    // Without session storage there is no guard against a reload loop.
    return false;
  }
  window.location.reload();
  return true;
}

interface LoadFailedProps {
  readonly path: string;
}

/** A page's code could not be fetched. React keeps the failed import, so only a reload can help. */
export function LoadFailed({ path }: LoadFailedProps) {
  const t = useT();
  const [isReloading, setIsReloading] = useState(false);
  useEffect(() => setIsReloading(reloadOnce(path)), [path]);
  if (isReloading) return null;
  return (
    <div role="alert">
      <StatusPage
        illustration={<BrokenScene />}
        title={t('shell.load_failed')}
        description={t('shell.load_failed_hint')}
        actions={
          <Button type="primary" onClick={() => window.location.reload()}>
            {t('common.reload')}
          </Button>
        }
      />
    </div>
  );
}
