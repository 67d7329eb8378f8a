import { history } from '@umijs/max';
import { Button } from 'antd';
import type { ReactNode } from 'react';
import { ErrorBoundary } from '@/components/ErrorBoundary';
import { StatusPage } from '@/components/StatusPage';
import { BrokenScene } from '@/components/scenes';
import { usePathname } from '@/hooks/usePathname';
import { useT } from '@/hooks/useT';
import { isChunkError } from '@/utils/isChunkError';
import { LoadFailed } from './LoadFailed';

interface CrashProps {
  readonly error: Error;
  readonly onRetry: () => void;
}

/** A page threw while rendering; everything around it still works. */
function Crash({ error, onRetry }: CrashProps) {
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

interface PageBoundaryProps {
  readonly children: ReactNode;
}

/** Error boundary of a page: starts over on navigation and tells a failed page chunk from a crash. */
export function PageBoundary({ children }: PageBoundaryProps) {
  const path = usePathname();
  return (
    <ErrorBoundary
      resetKey={path}
      fallback={(error, reset) =>
        isChunkError(error) ? <LoadFailed path={path} /> : <Crash error={error} onRetry={reset} />
      }
    >
      {children}
    </ErrorBoundary>
  );
}
