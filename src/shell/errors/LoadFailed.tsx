import { Button } from 'antd';
import { useEffect, useState } from 'react';
import { StatusPage } from '@/components/StatusPage';
import { BrokenScene } from '@/components/scenes';
import { useT } from '@/hooks/useT';
import { reloadOnce } from './reloadOnce';

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
