import { Button, Result, Skeleton, Space } from 'antd';
import { type ComponentType, useCallback, useState } from 'react';
import type { ArticleKind } from '@/domain/articles';
import type { TextPlatformId } from '@/domain/platforms/texts';
import { useLoad } from '@/hooks/useLoad';
import { useT } from '@/hooks/useT';
import { pendingFlush } from '@/lib/drafts/closing';
import { newKey, projectKey, type StoredDraft } from '@/lib/drafts/draftStorage';
import { openDraft } from '@/lib/drafts/openDraft';
import { messageOf } from '@/lib/request';
import { articleApi } from '@/services/article/api';
import type { Article } from '@/services/article/schema';
import styles from '../articles.module.css';
import { type ArticleDraft, draftOf, emptyDraft } from '../model/draft';
import { articleDrafts, type SessionStart } from '../model/session';
import { LiveSession } from './LiveSession';

interface ArticleEditorProps {
  readonly id?: string | undefined;
  readonly kind: ArticleKind;
  readonly platform?: TextPlatformId | undefined;
  readonly Workspace: ComponentType;
  /** Puts the id into the address without leaving the page. */
  readonly onId: (id: string) => void;
  readonly onNew: () => void;
}

interface Here {
  readonly start: SessionStart;
  readonly address: string | undefined;
}

/** Opens the text that the address names, or begins one. */
export function ArticleEditor({ id, kind, platform, Workspace, onId, onNew }: ArticleEditorProps) {
  const t = useT();
  const [here, setHere] = useState<Here | undefined>(() =>
    id ? undefined : { start: { draft: emptyDraft(kind, platform), key: newKey() }, address: undefined },
  );
  const isOpen = here !== undefined && (id === undefined || here.address === id);
  const begin = useCallback((start: SessionStart) => setHere({ start, address: start.id ?? id }), [id]);
  const opening = useLoad(
    async () => {
      await pendingFlush();
      return openDraft<ArticleDraft, Article>({
        projectId: id ?? '',
        storage: articleDrafts,
        fetchRecord: (one) => articleApi.info({ id: one }, { skipErrorHandler: true }),
        read: draftOf,
        saveIdOf: (record) => record.save_id,
      });
    },
    {
      ready: id !== undefined && !isOpen,
      refreshDeps: [id],
      onSuccess: (opened) => {
        if (opened.kind === 'ready') begin({ ...opened, id });
      },
    },
  );
  const follow = useCallback(
    (next: string) => {
      setHere((current) => current && { ...current, address: next });
      onId(next);
    },
    [onId],
  );
  if (here && isOpen)
    return <LiveSession key={here.start.key} start={here.start} Workspace={Workspace} onId={follow} onOpen={begin} />;
  if (opening.data?.kind === 'conflict') return <OpenConflict {...opening.data} onOpen={begin} />;
  if (opening.data?.kind === 'missing' || opening.error) {
    const error = opening.data?.kind === 'missing' ? opening.data.error : opening.error;
    return (
      <Result
        status="404"
        title={t('article.openFailed')}
        subTitle={error ? messageOf(error) : undefined}
        extra={
          <Space wrap>
            <Button type="primary" onClick={opening.refresh}>
              {t('common.retry')}
            </Button>
            <Button onClick={onNew}>{t('article.startNew')}</Button>
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

interface OpenConflictProps {
  readonly mine: StoredDraft<ArticleDraft>;
  readonly theirs: Article;
  readonly onOpen: (start: SessionStart) => void;
}

/** This browser and the server both have changes: the user says which, or keeps both. */
function OpenConflict({ mine, theirs, onOpen }: OpenConflictProps) {
  const t = useT();
  const known = { key: projectKey(theirs.id), id: theirs.id, revision: theirs.revision };
  return (
    <Result
      status="warning"
      title={t('article.conflictTitle')}
      subTitle={t('article.conflictOpen', {
        mine: new Date(mine.savedAt).toLocaleString(),
        theirs: new Date(theirs.updated_at).toLocaleString(),
      })}
      extra={
        <Space wrap>
          <Button type="primary" onClick={() => onOpen({ ...known, draft: mine.draft, isSynced: false })}>
            {t('article.conflictMine')}
          </Button>
          <Button onClick={() => onOpen({ ...known, draft: draftOf(theirs), isSynced: true })}>
            {t('article.conflictTheirs')}
          </Button>
          <Button onClick={() => onOpen({ key: newKey(), draft: mine.draft, isSynced: false })}>
            {t('article.conflictBoth')}
          </Button>
        </Space>
      }
    />
  );
}
