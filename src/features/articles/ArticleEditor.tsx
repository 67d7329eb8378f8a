import { Button } from 'antd';
import type { ComponentType, ReactNode } from 'react';
import {
  createDocumentSession,
  DocumentLoader,
  DocumentProvider,
  newKey,
  PresenceNotice,
  RecoverNotice,
  SaveCommand,
  SaveStatus,
  type SessionStart,
  type StoredDraft,
  startFromDraft,
  useOpenSession,
} from '@/blocks/document';
import { EditorBarSlot } from '@/components/EditorBarSlot';
import type { ArticleKind } from '@/domain/articles';
import type { TextPlatformId } from '@/domain/platforms/texts';
import { useT } from '@/hooks/useT';
import { readSession } from '@/lib/session';
import { articleKind, createArticleSource } from './articleDocument';
import { type ArticleDraft, emptyDraft, hasContent } from './draft';

interface ArticleEditorProps {
  readonly id?: string | undefined;
  readonly kind: ArticleKind;
  readonly platform?: TextPlatformId | undefined;
  readonly Workspace: ComponentType;
  /** Puts the id into the address without leaving the page. */
  readonly onId: (id: string) => void;
  readonly onNew: () => void;
}

/** Opens the text that the address names, or begins one. */
export function ArticleEditor({ id, kind, platform, Workspace, onId, onNew }: ArticleEditorProps) {
  const t = useT();
  const isNote = kind !== 'article';
  const isOffered = ({ draft, projectId }: StoredDraft<ArticleDraft>): boolean =>
    projectId === undefined && (draft.kind !== 'article') === isNote && hasContent(draft);
  return (
    <DocumentLoader
      kind={articleKind}
      id={id}
      fresh={() => ({ document: emptyDraft(kind, platform), key: newKey() })}
      onId={onId}
      failedTitle={t('article.openFailed')}
      leave={<Button onClick={onNew}>{t('article.startNew')}</Button>}
    >
      {(start, { begin, follow }) => (
        <ArticleSession key={start.key} start={start} onId={follow}>
          {start.id === undefined && (
            <RecoverNotice
              storage={articleKind.storage}
              isOffered={(stored) => stored.key !== start.key && isOffered(stored)}
              titleOf={({ title }) => title}
              onOpen={(stored) => begin(startFromDraft(stored))}
            />
          )}
          <Workspace />
        </ArticleSession>
      )}
    </DocumentLoader>
  );
}

interface ArticleSessionProps {
  readonly start: SessionStart<ArticleDraft>;
  readonly onId: (id: string) => void;
  readonly children: ReactNode;
}

/** One open text: what keeps it lives as long as this is mounted. */
function ArticleSession({ start, onId, children }: ArticleSessionProps) {
  const t = useT();
  const parts = useOpenSession(() => {
    const source = createArticleSource(start.document);
    const owner = readSession().accountId;
    return { session: createDocumentSession({ kind: articleKind, start, source, owner, t, onId }) };
  }, start.recoveredFrom);
  if (!parts) return null;
  return (
    <DocumentProvider session={parts.session}>
      <SaveCommand id="article.save" group={t('article.editor')} />
      <EditorBarSlot place="state">
        <SaveStatus isInLiveRegion />
      </EditorBarSlot>
      <PresenceNotice />
      {children}
    </DocumentProvider>
  );
}
