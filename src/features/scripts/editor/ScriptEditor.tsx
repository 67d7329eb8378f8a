import { Button, Result, Skeleton, Space } from 'antd';
import { useCallback, useState } from 'react';
import { useLoad } from '@/hooks/useLoad';
import { useT } from '@/hooks/useT';
import { pendingFlush } from '@/lib/drafts/closing';
import { newKey, projectKey } from '@/lib/drafts/draftStorage';
import { messageOf } from '@/lib/request';
import { docOf, emptyDoc, type ScriptDoc } from '../model/doc';
import { openScript } from '../model/saveScript';
import styles from './editor.module.css';
import { ScriptSession, type Session } from './ScriptSession';

interface ScriptEditorProps {
  readonly id?: string | undefined;
  /** Puts the script's id into the address without leaving the page. */
  readonly onScript: (id: string) => void;
}

const fresh = (doc: ScriptDoc = emptyDoc): Session => ({ doc, key: newKey() });

/** The script editor: opens the script that the address names, or begins one. */
export function ScriptEditor({ id, onScript }: ScriptEditorProps) {
  const t = useT();
  const [here, setHere] = useState<{ readonly session: Session; readonly address: string | undefined } | undefined>(
    () => (id ? undefined : { session: fresh(), address: undefined }),
  );
  const isOpen = here !== undefined && here.address === id;
  const begin = useCallback((session: Session) => setHere({ session, address: session.scriptId ?? id }), [id]);
  const opening = useLoad(
    async () => {
      await pendingFlush();
      return openScript(id ?? '');
    },
    {
      ready: id !== undefined && !isOpen,
      refreshDeps: [id],
      onSuccess: (opened) => {
        if (opened.kind !== 'ready') return;
        const { draft, kind: _, ...rest } = opened;
        setHere({ session: { ...rest, doc: draft, ...(id ? { scriptId: id } : {}) }, address: id });
      },
    },
  );
  const follow = useCallback(
    (scriptId: string) => {
      setHere((current) => current && { ...current, address: scriptId });
      onScript(scriptId);
    },
    [onScript],
  );

  if (here && isOpen) return <ScriptSession key={here.session.key} session={here.session} onScript={follow} />;
  const found = opening.data;
  if (found?.kind === 'conflict') {
    const { mine, theirs } = found;
    const known = { key: projectKey(theirs.id), scriptId: theirs.id, revision: theirs.revision };
    return (
      <Result
        status="warning"
        title={t('scripts.conflictTitle')}
        subTitle={t('scripts.conflictOpen', {
          mine: new Date(mine.savedAt).toLocaleString(),
          theirs: new Date(theirs.updated_at).toLocaleString(),
        })}
        extra={
          <Space wrap>
            <Button type="primary" onClick={() => begin({ ...known, doc: mine.draft, isSynced: false })}>
              {t('scripts.conflictMine')}
            </Button>
            <Button onClick={() => begin({ ...known, doc: docOf(theirs), isSynced: true })}>
              {t('scripts.conflictTheirs')}
            </Button>
          </Space>
        }
      />
    );
  }
  const error = found?.kind === 'missing' ? found.error : opening.error;
  if (error) {
    return (
      <Result
        status="404"
        title={t('scripts.openFailed')}
        subTitle={messageOf(error)}
        extra={
          <Space wrap>
            <Button type="primary" onClick={opening.refresh}>
              {t('common.retry')}
            </Button>
            <Button href="/creative/script">{t('scripts.toLibrary')}</Button>
          </Space>
        }
      />
    );
  }
  return (
    <div className={styles.opening} aria-busy="true">
      <Skeleton active paragraph={{ rows: 8 }} />
    </div>
  );
}
