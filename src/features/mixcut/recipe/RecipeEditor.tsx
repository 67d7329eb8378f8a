import { Button } from 'antd';
import type { ReactNode } from 'react';
import {
  createDocumentSession,
  DocumentLoader,
  DocumentProvider,
  newKey,
  PresenceNotice,
  RecoverNotice,
  SaveCommand,
  type SessionStart,
  startFromDraft,
  useOpenSession,
} from '@/blocks/document';
import type { MixRecipe } from '@/domain/mixcut/recipe';
import { useT } from '@/hooks/useT';
import { readSession } from '@/lib/session';
import { newRecipe } from './newRecipe';
import { RecipeWorkspace } from './RecipeWorkspace';
import { createRecipeSource, recipeKind } from './recipeDocument';

interface RecipeEditorProps {
  readonly id?: string | undefined;
  /** Puts the id into the address without leaving the page. */
  readonly onId: (id: string) => void;
  readonly onNew: () => void;
}

/** Opens the recipe that the address names, or begins one. */
export function RecipeEditor({ id, onId, onNew }: RecipeEditorProps) {
  const t = useT();
  return (
    <DocumentLoader
      kind={recipeKind}
      id={id}
      fresh={() => ({ document: newRecipe(t), key: newKey() })}
      onId={onId}
      failedTitle={t('mixcut.openFailed')}
      leave={<Button onClick={onNew}>{t('mixcut.startNew')}</Button>}
    >
      {(start, { begin, follow }) => (
        <RecipeSession key={start.key} start={start} onId={follow}>
          {start.id === undefined && (
            <RecoverNotice
              storage={recipeKind.storage}
              isOffered={(stored) => stored.key !== start.key && stored.projectId === undefined}
              titleOf={({ title }) => title || t('mixcut.untitled')}
              onOpen={(stored) => begin(startFromDraft(stored))}
            />
          )}
          <RecipeWorkspace onNew={onNew} />
        </RecipeSession>
      )}
    </DocumentLoader>
  );
}

interface RecipeSessionProps {
  readonly start: SessionStart<MixRecipe>;
  readonly onId: (id: string) => void;
  readonly children: ReactNode;
}

/** One open recipe: what keeps it lives as long as this is mounted. */
function RecipeSession({ start, onId, children }: RecipeSessionProps) {
  const t = useT();
  const parts = useOpenSession(() => {
    const source = createRecipeSource(start.document);
    const owner = readSession().accountId;
    return { session: createDocumentSession({ kind: recipeKind, start, source, owner, t, onId }) };
  }, start.recoveredFrom);
  if (!parts) return null;
  return (
    <DocumentProvider session={parts.session}>
      <SaveCommand id="mixcut.save" group={t('mixcut.title')} />
      <PresenceNotice />
      {children}
    </DocumentProvider>
  );
}
