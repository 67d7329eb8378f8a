import { CheckCircleOutlined, CloudOutlined, LoadingOutlined, WarningOutlined } from '@ant-design/icons';
import { App, Button, Space } from 'antd';
import { type ReactNode, useState, useSyncExternalStore } from 'react';
import { useT } from '@/hooks/useT';
import { messageOf } from '@/lib/request';
import { projectApi } from '@/services/project/api';
import { useParts } from '../ComposeContext';
import styles from '../compose.module.css';
import type { SaveState } from '../model/draftSync';
import { readDraft } from '../model/openDraft';

/** Where the work lies, in words; a conflict is decided here. */
export function SaveBadge() {
  const t = useT();
  const { sync } = useParts();
  const state = useSyncExternalStore(sync.subscribe, sync.getState);
  if (state.kind === 'empty') return null;
  return (
    <div className={styles.save} role="status">
      <SaveWords state={state} />
      {(state.kind === 'refused' || state.kind === 'lost') && (
        <Button size="small" onClick={() => void sync.flush()}>
          {t('common.retry')}
        </Button>
      )}
      {state.kind === 'conflict' && <ConflictChoice />}
    </div>
  );
}

function SaveWords({ state }: { readonly state: SaveState }) {
  const t = useT();
  const words: Record<Exclude<SaveState['kind'], 'empty'>, readonly [ReactNode, string]> = {
    saving: [<LoadingOutlined key="icon" />, t('compose.save.saving')],
    saved: [<CheckCircleOutlined key="icon" />, t('compose.save.saved')],
    offline: [<CloudOutlined key="icon" />, t('compose.save.offline')],
    refused: [
      <WarningOutlined key="icon" />,
      t('compose.save.refused', { reason: state.kind === 'refused' ? messageOf(state.error) : '' }),
    ],
    conflict: [<WarningOutlined key="icon" />, t('compose.save.conflict')],
    lost: [<WarningOutlined key="icon" />, t('compose.save.lost')],
  };
  if (state.kind === 'empty') return null;
  const [icon, text] = words[state.kind];
  const isTrouble = state.kind === 'refused' || state.kind === 'lost' || state.kind === 'conflict';
  return (
    <span className={isTrouble ? styles.saveTrouble : undefined}>
      {icon} {text}
    </span>
  );
}

function ConflictChoice() {
  const t = useT();
  const { message } = App.useApp();
  const { sync, store } = useParts();
  const [isBusy, setBusy] = useState(false);

  const decide = async (take: 'mine' | 'theirs') => {
    setBusy(true);
    try {
      const theirs = await projectApi.info({ id: sync.projectId() ?? '' }, { skipErrorHandler: true });
      const draft = readDraft(theirs.draft);
      if (take === 'theirs' && draft) store.dispatch({ type: 'draft/load', draft });
      await sync.overwrite(theirs.revision);
    } catch (error) {
      message.error(messageOf(error));
    } finally {
      setBusy(false);
    }
  };
  return (
    <Space size={4}>
      <Button size="small" type="primary" loading={isBusy} onClick={() => void decide('mine')}>
        {t('compose.conflictMine')}
      </Button>
      <Button size="small" disabled={isBusy} onClick={() => void decide('theirs')}>
        {t('compose.conflictTheirs')}
      </Button>
    </Space>
  );
}
