import { Suspense } from 'react';
import type { BreakdownDoc } from '@/blocks/breakdown/doc';
import { breakdownKind } from '@/blocks/breakdown/saving';
import {
  createDocumentSession,
  createDocumentStore,
  DocumentProvider,
  type DocumentStore,
  Opening,
  PresenceNotice,
  SaveCommand,
  type SessionStart,
  useOpenSession,
} from '@/blocks/document';
import { lazyPart } from '@/components/lazyPart';
import { useT } from '@/hooks/useT';
import { readSession } from '@/lib/session';
import { Workbench } from './result/Workbench';

const RewriteBoard = lazyPart(() =>
  import('./rewrite/RewriteBoard').then((module) => ({ default: module.RewriteBoard })),
);

export type BreakdownStore = DocumentStore<BreakdownDoc>;

export type Purpose = 'analyze' | 'rewrite';

interface AnalyzeSessionProps {
  readonly purpose: Purpose;
  readonly start: SessionStart<BreakdownDoc>;
  readonly onSaved: (id: string) => void;
  readonly onOpen: (id: string) => void;
  readonly onNew: () => void;
}

/** One open breakdown: its store and what keeps it live as long as this is mounted. */
export function AnalyzeSession({ purpose, start, onSaved, onOpen, onNew }: AnalyzeSessionProps) {
  const t = useT();
  const parts = useOpenSession(() => {
    const store: BreakdownStore = createDocumentStore(start.document, { extra: {} });
    const session = createDocumentSession({
      kind: breakdownKind,
      // A text that was just taken apart is saved without waiting for a change.
      start: { ...start, isSynced: start.id === undefined ? false : (start.isSynced ?? true) },
      source: store,
      owner: readSession().accountId,
      t,
      onId: onSaved,
    });
    return { store, session };
  }, start.recoveredFrom);
  if (!parts) return null;
  return (
    <DocumentProvider session={parts.session}>
      <SaveCommand id="analyze.save" group={t('analyze.pageTitle')} />
      <PresenceNotice />
      {purpose === 'rewrite' ? (
        <Suspense fallback={<Opening />}>
          <RewriteBoard store={parts.store} onNew={onNew} />
        </Suspense>
      ) : (
        <Workbench store={parts.store} onOpen={onOpen} onNew={onNew} />
      )}
    </DocumentProvider>
  );
}
