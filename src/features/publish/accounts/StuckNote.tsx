import { App, Button } from 'antd';
import { ToneTag } from '@/components/ToneTag';
import { useCan } from '@/hooks/useCan';
import { useT } from '@/hooks/useT';
import type { WemediaView } from '@/services/wemedia/schema';
import { useResume } from './useResume';

interface Props {
  readonly account: WemediaView;
  readonly onResumed: () => void;
}

/** Posts that failed for want of a login; once somebody has logged in they go out again in one act. */
export function StuckNote({ account, onResumed }: Props) {
  const t = useT();
  const { message } = App.useApp();
  const canSend = useCan()('publish.schedule');
  const resume = useResume();
  const { stuck } = account.health;
  if (stuck === 0) return null;
  if (account.state === 'expired' || !canSend)
    return <ToneTag tone="bad">{t('publishTruth.stuckTag', { count: stuck })}</ToneTag>;
  const goOn = async () => {
    const said = await resume(account.id);
    if (said) message.success(said);
    onResumed();
  };
  return (
    <Button size="small" type="primary" onClick={() => void goOn()}>
      {t('publishTruth.resume', { count: stuck })}
    </Button>
  );
}
