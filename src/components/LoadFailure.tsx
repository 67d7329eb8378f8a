import { Alert, Button, Result, Skeleton, Space } from 'antd';
import type { ReactNode } from 'react';
import { useT } from '@/hooks/useT';
import { isGone, messageOf } from '@/lib/request';

interface WaysOn {
  /** Absent where whoever shows it has no way to try again. */
  readonly onRetry?: (() => void) | undefined;
  /** The way to the list, for a record: offered in place of another try when the record is gone. */
  readonly onLeave?: (() => void) | undefined;
}

type LoadFailureProps = WaysOn &
  (
    | { readonly error: unknown }
    /** The whole sentence, where the screen has a better one. */
    | { readonly title: ReactNode }
  );

/** Why something did not load, and the way to try it again; of what is gone, that it is, and the way to the list. */
export function LoadFailure({ onRetry, onLeave, ...why }: LoadFailureProps) {
  const t = useT();
  if ('error' in why && isGone(why.error)) return <GoneRecord title={messageOf(why.error)} onLeave={onLeave} />;
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

interface GoneRecordProps extends Pick<WaysOn, 'onLeave'> {
  /** The server's sentence, where it gave one. */
  readonly title?: string;
}

/** A record that an address or a message names, but that is not there. */
export function GoneRecord({ title, onLeave }: GoneRecordProps) {
  const t = useT();
  return (
    <Alert
      type="warning"
      showIcon
      title={title ?? t('common.recordMissing')}
      action={
        onLeave && (
          <Button size="small" onClick={onLeave}>
            {t('common.backToList')}
          </Button>
        )
      }
    />
  );
}

interface LoadStateProps extends WaysOn {
  /** What came; nothing is shown beside it. */
  readonly data: unknown;
  readonly error: unknown;
  readonly onRetry: () => void;
  /** Lines of its outline while it is on its way. */
  readonly rows?: number;
}

/** Stands where something loads: its outline, or why it did not come. */
export function LoadState({ data, error, onRetry, onLeave, rows = 8 }: LoadStateProps) {
  if (data) return null;
  if (error) return <LoadFailure error={error} onRetry={onRetry} onLeave={onLeave} />;
  return <Skeleton active paragraph={{ rows }} />;
}

interface OpenFailureProps {
  readonly title: string;
  readonly error: unknown;
  /** In place of the error's own sentence. */
  readonly reason?: string | undefined;
  readonly onRetry: () => void;
  /** Where else one can go. */
  readonly leave: ReactNode;
}

/** A whole page that its record did not open on. */
export function OpenFailure({ title, error, reason, onRetry, leave }: OpenFailureProps) {
  const t = useT();
  return (
    <Result
      status="404"
      title={title}
      subTitle={reason ?? (error ? messageOf(error) : undefined)}
      extra={
        <Space wrap>
          {!isGone(error) && (
            <Button type="primary" onClick={onRetry}>
              {t('common.retry')}
            </Button>
          )}
          {leave}
        </Space>
      }
    />
  );
}
