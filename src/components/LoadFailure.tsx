import { Alert, Button, Skeleton } from 'antd';
import type { ReactNode } from 'react';
import { useT } from '@/hooks/useT';
import { messageOf } from '@/lib/request';

type LoadFailureProps = {
  /** Absent where whoever shows it has no way to try again. */
  readonly onRetry?: (() => void) | undefined;
} & (
  | { readonly error: unknown }
  /** The whole sentence, where the screen has a better one. */
  | { readonly title: ReactNode }
);

/** Why something did not load, and the way to try it again. */
export function LoadFailure({ onRetry, ...why }: LoadFailureProps) {
  const t = useT();
  return (
    <Alert
      type="error"
      showIcon
      title={'title' in why ? why.title : messageOf(why.error)}
      action={
        onRetry && (
          <Button size="small" onClick={onRetry}>
            {t('common.retry')}
          </Button>
        )
      }
    />
  );
}

interface LoadStateProps {
  /** What came; nothing is shown beside it. */
  readonly data: unknown;
  readonly error: unknown;
  readonly onRetry: () => void;
  /** Lines of its outline while it is on its way. */
  readonly rows?: number;
}

/** Stands where something loads: its outline, or why it did not come. */
export function LoadState({ data, error, onRetry, rows = 8 }: LoadStateProps) {
  if (data) return null;
  if (error) return <LoadFailure error={error} onRetry={onRetry} />;
  return <Skeleton active paragraph={{ rows }} />;
}
