import { history } from '@umijs/max';
import { Button } from 'antd';
import { StatusPage } from '@/components/StatusPage';
import { BrokenScene } from '@/components/scenes';
import { useT } from '@/hooks/useT';

interface CrashProps {
  readonly error: Error;
  readonly onRetry: () => void;
}

/** A page threw while rendering; everything around it still works. */
export function Crash({ error, onRetry }: CrashProps) {
  const t = useT();
  return (
    <div role="alert">
      <StatusPage
        illustration={<BrokenScene />}
        title={t('shell.crash')}
        description={t('shell.crash_hint')}
        actions={
          <>
            <Button type="primary" onClick={onRetry}>
              {t('common.retry')}
            </Button>
            <Button onClick={() => history.push('/')}>{t('shell.go_home')}</Button>
          </>
        }
        detail={error.message}
      />
    </div>
  );
}
