import { App, Button, Result } from 'antd';
import { useState } from 'react';
import { useDates } from '@/blocks/publishing';
import { useCan } from '@/hooks/useCan';
import { useT } from '@/hooks/useT';
import type { WemediaView } from '@/services/wemedia/schema';
import { useResume } from './useResume';

interface Props {
  readonly account: WemediaView;
  readonly isNew: boolean;
  readonly onClose: () => void;
  readonly onChanged: () => void;
}

/** The login stands: what waited goes on, and what failed for want of it can go out again in one act. */
export function BindDone({ account, isNew, onClose, onChanged }: Props) {
  const t = useT();
  const dates = useDates();
  const { message } = App.useApp();
  const canSend = useCan()('publish.schedule');
  const resume = useResume();
  const [isResumed, setIsResumed] = useState(false);
  const { stuck, waiting } = account.health;
  const goOn = async () => {
    const said = await resume(account.id);
    if (!said) return;
    setIsResumed(true);
    message.success(said);
    onChanged();
  };
  const keptLines = (): string[] => {
    if (waiting > 0) return [t('publishTruth.waitingKept', { count: waiting })];
    return stuck > 0 ? [] : [t('publishTruth.nothingWaits')];
  };
  const lines = isNew ? [t('publishTruth.connectedText', { date: dates.day(account.expires_at) })] : keptLines();
  const offersResume = stuck > 0 && canSend && !isResumed;
  if (stuck > 0 && !isResumed) lines.push(t('publishTruth.stuckText', { count: stuck }));
  return (
    <Result
      status="success"
      title={t(isNew ? 'publishTruth.connected' : 'publishTruth.relogged', { account: account.name })}
      subTitle={lines.map((line) => <div key={line}>{line}</div>)}
      extra={
        <>
          {offersResume && (
            <Button key="resume" type="primary" onClick={() => void goOn()}>
              {t('publishTruth.resume', { count: stuck })}
            </Button>
          )}
          <Button key="finish" type={offersResume ? 'default' : 'primary'} onClick={onClose}>
            {t('publishTruth.finish')}
          </Button>
        </>
      }
    />
  );
}
