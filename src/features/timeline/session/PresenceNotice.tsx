import { Alert, Button } from 'antd';
import { useState, useSyncExternalStore } from 'react';
import { useT } from '@/hooks/useT';
import { useSession } from './SessionContext';
import { useTakeTheirs } from './useTakeTheirs';

/** Another tab of this browser has the same project open: said at once, before the two write over each other. */
export function PresenceNotice() {
  const t = useT();
  const { presence, sync } = useSession();
  const { others, savedElsewhere } = useSyncExternalStore(presence.subscribe, presence.state);
  useSyncExternalStore(sync.subscribe, sync.getState);
  const theirs = useTakeTheirs();
  const [hiddenFor, setHiddenFor] = useState<string>();
  const isBehind = savedElsewhere !== undefined && savedElsewhere > (sync.revision() ?? 0) && sync.isSynced();
  const topic = isBehind ? `saved ${savedElsewhere}` : `open ${others}`;
  if ((others === 0 && !isBehind) || hiddenFor === topic) return null;
  return (
    <Alert
      type={isBehind ? 'warning' : 'info'}
      banner
      showIcon
      title={t(isBehind ? 'timeline.savedElsewhere' : 'timeline.openElsewhere')}
      closable={{ onClose: () => setHiddenFor(topic) }}
      action={
        isBehind && (
          <Button size="small" type="primary" loading={theirs.isBusy} onClick={() => void theirs.take()}>
            {t('timeline.loadNewest')}
          </Button>
        )
      }
    />
  );
}
