import { Alert, Button, Result, Skeleton, Space } from 'antd';
import { useRef, useState } from 'react';
import { type BreakdownDoc, docOf, newDoc } from '@/blocks/breakdown/doc';
import { breakdownDrafts, openBreakdown } from '@/blocks/breakdown/saving';
import { useLoad } from '@/hooks/useLoad';
import { useT } from '@/hooks/useT';
import { pendingFlush } from '@/lib/drafts/closing';
import { newKey, projectKey } from '@/lib/drafts/draftStorage';
import { messageOf } from '@/lib/request';
import { readSession } from '@/lib/session';
import { AnalyzeSession } from './AnalyzeSession';
import styles from './analyze.module.css';
import { HistoryList } from './library/HistoryList';
import { StartPanel } from './start/StartPanel';

interface AnalyzeProps {
  /** An existing breakdown. */
  readonly id?: string;
  /** Puts a breakdown's id into the address; `replace` without a step in the browser's history. */
  readonly onOpen: (id: string, options?: { readonly replace: boolean }) => void;
  readonly onNew: () => void;
}

interface Session {
  readonly doc: BreakdownDoc;
  readonly key: string;
  readonly recordId?: string;
  readonly revision?: number;
  readonly isSynced?: boolean;
}

/** Takes viral texts and transcripts apart: opens the one that the address names, or begins one. */
export function Analyze({ id, onOpen, onNew }: AnalyzeProps) {
  const t = useT();
  const [session, setSession] = useState<Session>();
  /** Session that the user has left for a new one: its last save, still on the way, must not bring it back. */
  const left = useRef<string>(undefined);
  const isOpen =
    session !== undefined && id !== undefined ? session.recordId === id : session !== undefined && !session.recordId;
  const opening = useLoad(
    async () => {
      await pendingFlush();
      return openBreakdown(id ?? '');
    },
    {
      ready: id !== undefined && !isOpen,
      refreshDeps: [id],
      onSuccess: (opened) => {
        if (opened.kind !== 'ready') return;
        const { draft, key, revision, isSynced } = opened;
        setSession({ doc: draft, key, recordId: id, isSynced, ...(revision === undefined ? {} : { revision }) });
      },
    },
  );
  const begin = () => {
    left.current = session?.key;
    setSession(undefined);
    onNew();
  };

  if (session && isOpen) {
    return (
      <AnalyzeSession
        key={session.key}
        doc={session.doc}
        sessionKey={session.key}
        recordId={session.recordId}
        revision={session.revision}
        isSynced={session.isSynced}
        onSaved={(recordId) => {
          if (left.current === session.key) return;
          // The address follows the session, the session does not start anew.
          setSession({ ...session, recordId });
          onOpen(recordId, { replace: true });
        }}
        onOpen={onOpen}
        onNew={begin}
      />
    );
  }
  if (id === undefined) {
    return (
      <div className={styles.opening}>
        <header>
          <h1 className={styles.pageTitle}>{t('analyze.pageTitle')}</h1>
          <p className={styles.lead}>{t('analyze.lead')}</p>
        </header>
        <Recover onRestore={setSession} />
        <div className={styles.startGrid}>
          <StartPanel onSource={(source) => setSession({ doc: newDoc(source), key: newKey() })} />
          <HistoryList onOpen={onOpen} />
        </div>
      </div>
    );
  }
  if (opening.data?.kind === 'conflict') {
    const { mine, theirs } = opening.data;
    const open = (doc: BreakdownDoc, isSynced: boolean) =>
      setSession({ doc, key: projectKey(theirs.id), recordId: theirs.id, revision: theirs.revision, isSynced });
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
            <Button onClick={() => open(docOf(theirs), true)}>{t('compose.conflictTheirs')}</Button>
          </Space>
        }
      />
    );
  }
  const missing = opening.data?.kind === 'missing' ? opening.data : undefined;
  const failure = missing?.error ?? opening.error;
  if (missing || opening.error) {
    return (
      <Result
        status="404"
        title={t('analyze.openFailed')}
        subTitle={failure ? messageOf(failure) : undefined}
        extra={
          <Space wrap>
            <Button type="primary" onClick={opening.refresh}>
              {t('common.retry')}
            </Button>
            <Button onClick={begin}>{t('analyze.new')}</Button>
          </Space>
        }
      />
    );
  }
  return (
    <div className={styles.opening} aria-busy="true">
      <Skeleton active paragraph={{ rows: 4 }} />
      <Skeleton active paragraph={{ rows: 8 }} />
    </div>
  );
}

/** After a crash before the first save on the server: offers what this browser has kept. */
function Recover({ onRestore }: { readonly onRestore: (session: Session) => void }) {
  const t = useT();
  const [isHidden, setHidden] = useState(false);
  const { data } = useLoad(() => breakdownDrafts.unsynced(readSession().accountId));
  const found = data?.[0];
  if (!found || isHidden) return null;
  const { draft, key, projectId, revision } = found;
  return (
    <Alert
      type="info"
      showIcon
      title={t('analyze.recover', { title: draft.title, time: new Date(found.savedAt).toLocaleString() })}
      action={
        <Space>
          <Button
            size="small"
            type="primary"
            onClick={() =>
              onRestore({
                doc: draft,
                key,
                isSynced: false,
                ...(projectId ? { recordId: projectId } : {}),
                ...(revision === undefined ? {} : { revision }),
              })
            }
          >
            {t('compose.recover')}
          </Button>
          <Button
            size="small"
            onClick={() => {
              setHidden(true);
              void breakdownDrafts.remove(key);
            }}
          >
            {t('compose.recoverDrop')}
          </Button>
        </Space>
      }
    />
  );
}
