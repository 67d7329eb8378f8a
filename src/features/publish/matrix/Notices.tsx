import { Alert, Button } from 'antd';
import { useT } from '@/hooks/useT';
import type { Arrival } from './useLinkedVideos';

interface Props {
  readonly arrival: Arrival | undefined;
  readonly onOnlyArrived: () => void;
  readonly onForgetArrival: () => void;
  /** Chosen earlier, deleted or unbound since. */
  readonly gone: { readonly videos: number; readonly accounts: number };
  readonly onForgetGone: () => void;
}

/** What has changed on the board without a hand on it: videos a link has brought, videos and accounts that are gone. */
export function Notices({ arrival, onOnlyArrived, onForgetArrival, gone, onForgetGone }: Props) {
  const t = useT();
  const lines = [
    gone.videos > 0 && t('publishMatrix.goneVideos', { count: gone.videos }),
    gone.accounts > 0 && t('publishMatrix.goneAccounts', { count: gone.accounts }),
  ].filter((line) => line !== false);
  return (
    <>
      {arrival && arrival.missing > 0 && (
        <Alert
          type="warning"
          showIcon
          closable={{ onClose: onForgetArrival }}
          title={t('publishMatrix.linkMissing', { count: arrival.missing })}
        />
      )}
      {arrival && arrival.stayed > 0 && (
        <Alert
          type="info"
          showIcon
          closable={{ onClose: onForgetArrival }}
          title={t('publishMatrix.linked', { count: arrival.ids.length, stayed: arrival.stayed })}
          action={
            arrival.ids.length > 0 && (
              <Button size="small" onClick={onOnlyArrived}>
                {t('publishMatrix.onlyLinked')}
              </Button>
            )
          }
        />
      )}
      {lines.length > 0 && (
        <Alert type="warning" showIcon closable={{ onClose: onForgetGone }} title={lines.join(' ')} />
      )}
    </>
  );
}
