import { CheckCircleOutlined, CloudOutlined, LoadingOutlined, WarningOutlined } from '@ant-design/icons';
import { App, Button } from 'antd';
import { type ReactNode, useSyncExternalStore } from 'react';
import { docOf } from '@/blocks/breakdown/doc';
import { useT } from '@/hooks/useT';
import type { DraftSync } from '@/lib/drafts/draftSync';
import { messageOf } from '@/lib/request';
import { breakdownApi } from '@/services/breakdown/api';
import type { DocStore } from '../model/docStore';
import styles from './result.module.css';

/** Where the breakdown lies, in words; a conflict is decided here. */
export function SaveState({ sync, store }: { readonly sync: DraftSync; readonly store: DocStore }) {
  const t = useT();
  const { message } = App.useApp();
  const state = useSyncExternalStore(sync.subscribe, sync.getState);
  if (state.kind === 'empty') return null;
  const words: Record<Exclude<typeof state.kind, 'empty'>, readonly [ReactNode, string]> = {
    saving: [<LoadingOutlined key="icon" aria-hidden />, t('compose.save.saving')],
    saved: [<CheckCircleOutlined key="icon" aria-hidden />, t('compose.save.saved')],
    offline: [<CloudOutlined key="icon" aria-hidden />, t('compose.save.offline')],
    refused: [
      <WarningOutlined key="icon" aria-hidden />,
      t('compose.save.refused', { reason: state.kind === 'refused' ? messageOf(state.error) : '' }),
    ],
    conflict: [<WarningOutlined key="icon" aria-hidden />, t('compose.save.conflict')],
    lost: [<WarningOutlined key="icon" aria-hidden />, t('compose.save.lost')],
  };
  const decide = async (take: 'mine' | 'theirs') => {
    try {
      const theirs = await breakdownApi.info({ id: sync.projectId() ?? '' }, { skipErrorHandler: true });
      if (take === 'mine') await sync.overwrite(theirs.revision);
      else {
        store.load(docOf(theirs));
        await sync.adopt(theirs.revision);
      }
    } catch (error) {
      message.error(messageOf(error));
    }
  };
  const [icon, text] = words[state.kind];
  return (
    <span className={styles.saveState} role="status">
      {icon} {text}
      {(state.kind === 'refused' || state.kind === 'lost') && (
        <Button size="small" onClick={() => void sync.flush()}>
          {t('common.retry')}
        </Button>
      )}
      {state.kind === 'conflict' && (
        <>
          <Button size="small" type="primary" onClick={() => void decide('mine')}>
            {t('compose.conflictMine')}
          </Button>
          <Button size="small" onClick={() => void decide('theirs')}>
            {t('compose.conflictTheirs')}
          </Button>
        </>
      )}
    </span>
  );
}
