import type { ReactNode } from 'react';
import { PageBoundary } from './errors/PageBoundary';
import { OfflineBanner } from './feedback/OfflineBanner';
import { RequestFeedback } from './feedback/RequestFeedback';
import { useSessionSync } from './startup/useSessionSync';

interface PageFrameProps {
  readonly children: ReactNode;
}

/** Around every page, with layout or without: feedback of the request layer, offline banner, last error boundary. */
export function PageFrame({ children }: PageFrameProps) {
  useSessionSync();
  return (
    <>
      <PageBoundary>{children}</PageBoundary>
      <OfflineBanner />
      <RequestFeedback />
    </>
  );
}
