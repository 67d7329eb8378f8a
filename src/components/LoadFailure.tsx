import { Alert, Button } from 'antd';
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
