import { Button } from 'antd';
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
import { useT } from '@/hooks/useT';
import { readSession } from '@/lib/session';
import type { ScriptDoc } from '../model/doc';
import { emptyDoc } from '../model/doc';
import { createScriptStore, scriptKind } from '../model/scriptDocument';
import { ScriptContext } from './ScriptContext';
import { ScriptWorkspace } from './ScriptWorkspace';

interface ScriptSessionProps {
  readonly start: SessionStart<ScriptDoc>;
  readonly onScript: (id: string) => void;
}

/** One open script: its history and what saves it live as long as this is mounted. */
function ScriptSession({ start, onScript }: ScriptSessionProps) {
  const t = useT();
  const parts = useOpenSession(() => {
    const store = createScriptStore(start.document);
    const owner = readSession().accountId;
    const session = createDocumentSession({ kind: scriptKind, start, source: store, owner, t, onId: onScript });
    return { store, session };
  }, start.recoveredFrom);
  if (!parts) return null;
  return (
    <DocumentProvider session={parts.session}>
      <ScriptContext value={parts}>
        <SaveCommand id="scripts.saveNow" group={t('scripts.group')} />
        <PresenceNotice />
        <ScriptWorkspace />
      </ScriptContext>
    </DocumentProvider>
  );
}

interface ScriptEditorProps {
  readonly id?: string | undefined;
  /** Puts the script's id into the address without leaving the page. */
  readonly onScript: (id: string) => void;
}

/** The script editor: opens the script that the address names, or begins one. */
export function ScriptEditor({ id, onScript }: ScriptEditorProps) {
  const t = useT();
  return (
    <DocumentLoader
      kind={scriptKind}
      id={id}
      fresh={() => ({ document: emptyDoc, key: newKey() })}
      onId={onScript}
      failedTitle={t('scripts.openFailed')}
      leave={<Button href="/creative/script">{t('scripts.toLibrary')}</Button>}
    >
      {(start, { begin, follow }) => (
        <>
          {start.id === undefined && (
            <RecoverNotice
              storage={scriptKind.storage}
              isOffered={({ key, projectId }) => projectId === undefined && key !== start.key}
              titleOf={({ title, sentences }) => title || (sentences[0]?.text ?? '')}
              onOpen={(draft) => begin(startFromDraft(draft))}
            />
          )}
          <ScriptSession key={start.key} start={start} onScript={follow} />
        </>
      )}
    </DocumentLoader>
  );
}
