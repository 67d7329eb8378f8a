import { CheckCircleOutlined, CloudOutlined, LoadingOutlined, WarningOutlined } from '@ant-design/icons';
import { Alert, App, Button, Space } from 'antd';
import { useEffect, useState, useSyncExternalStore } from 'react';
import { EditorBarSlot } from '@/components/editor-bar/EditorBarSlot';
import { useCommands } from '@/hooks/useCommands';
import { useLeaveGuard } from '@/hooks/useLeaveGuard';
import { useT } from '@/hooks/useT';
import { messageOf } from '@/lib/request';
import { articleApi } from '@/services/article/api';
import styles from '../articles.module.css';
import { draftOf } from '../model/draft';
import { useSession } from '../model/SessionContext';

/** Where the work lies, in words; what two tabs or two people did at once is decided here. */
export function SaveBadge() {
  const t = useT();
  const { message } = App.useApp();
  const { sync, presence } = useSession();
  const state = useSyncExternalStore(sync.subscribe, sync.getState);
  const { others, savedElsewhere } = useSyncExternalStore(presence.subscribe, presence.state);
  const isLost = state.kind === 'lost';
  useLeaveGuard(isLost);
  useEffect(() => {
    if (!isLost) return;
    const ask = (event: BeforeUnloadEvent) => event.preventDefault();
    window.addEventListener('beforeunload', ask);
    return () => window.removeEventListener('beforeunload', ask);
  }, [isLost]);
  const save = async () => {
    await sync.flush();
    if (sync.getState().kind === 'saved') void message.success(t('article.savedNow'));
  };
  useCommands([
    {
      id: 'article.save',
      title: t('article.saveNow'),
      group: t('article.editor'),
      shortcut: 'Mod+S',
      whileTyping: true,
      run: () => void save(),
    },
  ]);
  const words = {
    empty: null,
    saving: <LoadingOutlined />,
    saved: <CheckCircleOutlined />,
    offline: <CloudOutlined />,
    refused: <WarningOutlined />,
    conflict: <WarningOutlined />,
    lost: <WarningOutlined />,
  } as const;
  const isBehind = savedElsewhere !== undefined && savedElsewhere > (sync.revision() ?? 0) && sync.isSynced();
  return (
    <>
      {state.kind !== 'empty' && (
        <EditorBarSlot place="state">
          <span className={styles.save}>
            {words[state.kind]}{' '}
            {t(`article.save.${state.kind}`, state.kind === 'refused' ? { reason: messageOf(state.error) } : {})}
          </span>
          {(state.kind === 'refused' || state.kind === 'lost') && (
            <Button size="small" onClick={() => void sync.flush()}>
              {t('common.retry')}
            </Button>
          )}
        </EditorBarSlot>
      )}
      {state.kind === 'conflict' && <Conflict />}
      {state.kind !== 'conflict' && isBehind && <Behind />}
      {state.kind !== 'conflict' && !isBehind && others > 0 && (
        <Alert type="info" banner showIcon closable title={t('article.openElsewhere')} />
      )}
    </>
  );
}

function useTheirs() {
  const { sync, store } = useSession();
  const { message } = App.useApp();
  const [isBusy, setBusy] = useState(false);
  const decide = async (take: 'mine' | 'theirs' | 'both') => {
    setBusy(true);
    try {
      if (take === 'both') return await sync.fork();
      const theirs = await articleApi.info({ id: sync.projectId() ?? '' }, { skipErrorHandler: true });
      if (take === 'mine') return await sync.overwrite(theirs.revision);
      store.set(draftOf(theirs));
      await sync.adopt(theirs.revision);
    } catch (error) {
      void message.error(messageOf(error));
    } finally {
      setBusy(false);
    }
  };
  return { isBusy, decide };
}

function Conflict() {
  const t = useT();
  const { isBusy, decide } = useTheirs();
  return (
    <Alert
      type="warning"
      banner
      showIcon
      title={t('article.conflictTitle')}
      action={
        <Space wrap>
          <Button size="small" type="primary" loading={isBusy} onClick={() => void decide('mine')}>
            {t('article.conflictMine')}
          </Button>
          <Button size="small" disabled={isBusy} onClick={() => void decide('theirs')}>
            {t('article.conflictTheirs')}
          </Button>
          <Button size="small" disabled={isBusy} onClick={() => void decide('both')}>
            {t('article.conflictBoth')}
          </Button>
        </Space>
      }
    />
  );
}

function Behind() {
  const t = useT();
  const { isBusy, decide } = useTheirs();
  return (
    <Alert
      type="warning"
      banner
      showIcon
      title={t('article.savedElsewhere')}
      action={
        <Button size="small" type="primary" loading={isBusy} onClick={() => void decide('theirs')}>
          {t('article.loadNewest')}
        </Button>
      }
    />
  );
}
