import { Button, Result, Skeleton, Space } from 'antd';
import { useState } from 'react';
import { useLoad } from '@/hooks/useLoad';
import { useT } from '@/hooks/useT';
import { messageOf } from '@/lib/request';
import { readSession } from '@/lib/session';
import { projectApi } from '@/services/project/api';
import { ComposeSession } from './ComposeSession';
import styles from './compose.module.css';
import { draftFromScript } from './model/draftFromScript';
import { draftStorage, newKey, projectKey } from './model/draftStorage';
import { pendingFlush } from './model/draftSync';
import { openDraft, readDraft } from './model/openDraft';
import { type Entry, startDraft } from './model/startDraft';
import { type Draft, emptyDraft } from './model/state';

export interface ComposePostProps extends Entry {
  /** An existing project. */
  readonly projectId?: string;
  /** A script that is to become a video: its sentences are taken over. */
  readonly scriptId?: string;
  /** Puts the project's id into the address without leaving the page. */
  readonly onProject: (projectId: string) => void;
  readonly onNew: () => void;
}

interface Session {
  readonly draft: Draft;
  readonly key: string;
  readonly projectId?: string;
  readonly revision?: number;
  readonly isSynced?: boolean;
}

/** Product to video: opens the draft that the address names, or begins one. */
export function ComposePost({ projectId, scriptId, onProject, onNew, ...entry }: ComposePostProps) {
  const t = useT();
  const [session, setSession] = useState<Session | undefined>(() =>
    projectId || scriptId ? undefined : { draft: startDraft(emptyDraft, entry), key: newKey() },
  );
  const isOpen = session !== undefined && (projectId === undefined || session.projectId === projectId);
  const opening = useLoad(
    async () => {
      await pendingFlush();
      return openDraft(projectId ?? '', draftStorage, (id) => projectApi.info({ id }, { skipErrorHandler: true }));
    },
    {
      ready: projectId !== undefined && !isOpen,
      refreshDeps: [projectId],
      onSuccess: (opened) => {
        if (opened.kind === 'ready') setSession({ ...opened, projectId });
      },
    },
  );

  const taking = useLoad(() => draftFromScript(scriptId ?? ''), {
    ready: scriptId !== undefined && projectId === undefined && session === undefined,
    onSuccess: (draft) => setSession({ draft, key: newKey(), isSynced: false }),
  });

  if (session && isOpen) {
    return (
      <ComposeSession
        key={session.key}
        draft={session.draft}
        sessionKey={session.key}
        projectId={session.projectId}
        revision={session.revision}
        isSynced={session.isSynced}
        owner={readSession().accountId}
        autoRead={entry.link !== undefined && session.projectId === undefined}
        onNew={onNew}
        onProject={(id) => {
          // The address follows the session, the session does not start anew.
          setSession({ ...session, projectId: id });
          onProject(id);
        }}
        onRestore={(stored) =>
          setSession({
            draft: stored.draft,
            key: stored.key,
            isSynced: stored.isSynced,
            ...(stored.projectId ? { projectId: stored.projectId } : {}),
            ...(stored.revision === undefined ? {} : { revision: stored.revision }),
          })
        }
      />
    );
  }
  if (opening.data?.kind === 'conflict') {
    const { mine, theirs } = opening.data;
    const open = (draft: Draft, isSynced: boolean) =>
      setSession({ draft, key: projectKey(theirs.id), projectId: theirs.id, revision: theirs.revision, isSynced });
    return (
      <Result
        status="warning"
        title={t('compose.conflictTitle')}
        subTitle={t('compose.conflictOpen', {
          mine: new Date(mine.savedAt).toLocaleString(),
          theirs: new Date(theirs.updated_at).toLocaleString(),
        })}
        extra={
          <Space wrap>
            <Button type="primary" onClick={() => open(mine.draft, false)}>
              {t('compose.conflictMine')}
            </Button>
            <Button onClick={() => open(readDraft(theirs.draft) ?? mine.draft, true)}>
              {t('compose.conflictTheirs')}
            </Button>
          </Space>
        }
      />
    );
  }
  const error = opening.data?.kind === 'missing' ? opening.data.error : (opening.error ?? taking.error);
  if (opening.data?.kind === 'missing' || error) {
    return (
      <Result
        status="404"
        title={t('compose.openFailed')}
        subTitle={error ? messageOf(error) : t('compose.openNotOurs')}
        extra={
          <Space wrap>
            <Button type="primary" onClick={taking.error ? taking.refresh : opening.refresh}>
              {t('common.retry')}
            </Button>
            <Button onClick={onNew}>{t('compose.startNew')}</Button>
          </Space>
        }
      />
    );
  }
  return (
    <div className={styles.opening} aria-busy="true">
      <Skeleton active paragraph={{ rows: 3 }} />
      <Skeleton active paragraph={{ rows: 8 }} />
    </div>
  );
}
