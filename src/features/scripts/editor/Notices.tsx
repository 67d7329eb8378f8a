import { Alert, App, Button, Space } from 'antd';
import { useState, useSyncExternalStore } from 'react';
import { useT } from '@/hooks/useT';
import { messageOf } from '@/lib/request';
import { scriptApi } from '@/services/script/api';
import { docOf } from '../model/doc';
import { useScriptParts } from './ScriptContext';

/** Somebody else, or another tab, has the same script: said before, and decided after, the two wrote apart. */
export function Notices() {
  const t = useT();
  const { message } = App.useApp();
  const { sync, store, presence } = useScriptParts();
  const state = useSyncExternalStore(sync.subscribe, sync.getState);
  const { others, savedElsewhere } = useSyncExternalStore(presence.subscribe, presence.state);
  const [isBusy, setBusy] = useState(false);
  const [hiddenFor, setHiddenFor] = useState<string>();

  const decide = async (take: 'mine' | 'theirs') => {
    setBusy(true);
    try {
      const theirs = await scriptApi.info({ id: sync.projectId() ?? '' }, { skipErrorHandler: true });
      if (take === 'mine') await sync.overwrite(theirs.revision);
      else {
        store.load(docOf(theirs));
        await sync.adopt(theirs.revision);
      }
    } catch (error) {
      message.error(messageOf(error));
    } finally {
      setBusy(false);
    }
  };

  if (state.kind === 'conflict') {
    return (
      <Alert
        type="warning"
        banner
        showIcon
        title={t('scripts.conflictTitle')}
        description={t('scripts.conflictText')}
        action={
          <Space wrap>
            <Button size="small" type="primary" loading={isBusy} onClick={() => void decide('mine')}>
              {t('scripts.conflictMine')}
            </Button>
            <Button size="small" disabled={isBusy} onClick={() => void decide('theirs')}>
              {t('scripts.conflictTheirs')}
            </Button>
          </Space>
        }
      />
    );
  }
  const isBehind = savedElsewhere !== undefined && savedElsewhere > (sync.revision() ?? 0) && sync.isSynced();
  const topic = isBehind ? `saved ${savedElsewhere}` : `open ${others}`;
  if ((others === 0 && !isBehind) || hiddenFor === topic) return null;
  return (
    <Alert
      type={isBehind ? 'warning' : 'info'}
      banner
      showIcon
      title={t(isBehind ? 'scripts.savedElsewhere' : 'scripts.openElsewhere')}
      closable={{ onClose: () => setHiddenFor(topic) }}
      action={
        isBehind && (
          <Button size="small" type="primary" loading={isBusy} onClick={() => void decide('theirs')}>
            {t('scripts.loadNewest')}
          </Button>
        )
      }
    />
  );
}
