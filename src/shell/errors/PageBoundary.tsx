import type { ReactNode } from 'react';
import { ErrorBoundary } from '@/components/ErrorBoundary';
import { usePathname } from '@/hooks/usePathname';
import { isChunkError } from '@/utils/isChunkError';
import { Crash } from './Crash';
import { LoadFailed } from './LoadFailed';

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
