import {
  createDocumentSession,
  DocumentProvider,
  PresenceNotice,
  SaveCommand,
  type SessionStart,
  useOpenSession,
} from '@/blocks/document';
import { useT } from '@/hooks/useT';
import { readSession } from '@/lib/session';
import type { ScriptDoc } from '../model/doc';
import { createScriptStore, scriptKind } from '../model/scriptDocument';
import { ScriptContext } from './ScriptContext';
import { ScriptWorkspace } from './ScriptWorkspace';

interface ScriptSessionProps {
  readonly start: SessionStart<ScriptDoc>;
  readonly onScript: (id: string) => void;
}

/** One open script: its history and what saves it live as long as this is mounted. */
export function ScriptSession({ start, onScript }: ScriptSessionProps) {
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
