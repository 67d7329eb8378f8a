import { App } from 'antd';
import { useEffect, useState } from 'react';
import { useT } from '@/hooks/useT';
import { closeSync } from '@/lib/drafts/closing';
import { createDraftSync } from '@/lib/drafts/draftSync';
import { readSession } from '@/lib/session';
import { createTabPresence } from '@/lib/tabPresence';
import { type ScriptDoc, scriptDrafts } from '../model/doc';
import { scriptSaver } from '../model/saveScript';
import { createScriptStore } from '../model/scriptStore';
import { ScriptContext, type ScriptParts } from './ScriptContext';
import { ScriptWorkspace } from './ScriptWorkspace';

/** What the editor begins with. */
export interface Session {
  readonly doc: ScriptDoc;
  readonly key: string;
  readonly scriptId?: string;
  readonly revision?: number;
  /** False: this browser has what the server lacks; it is saved without waiting for a change. */
  readonly isSynced?: boolean;
  /** Changes that only this browser had were taken up: when they were kept. */
  readonly recoveredFrom?: number;
}

const delay = 900;

function startParts(session: Session, untitled: string, onScript: (id: string) => void): ScriptParts {
  const store = createScriptStore(session.doc);
  const presence = createTabPresence('script');
  const sync = createDraftSync<ScriptDoc>({
    source: { get: () => store.getState().doc, subscribe: store.subscribe },
    storage: scriptDrafts,
    hasContent: (doc) => doc !== session.doc || session.scriptId !== undefined,
    owner: readSession().accountId,
    key: session.key,
    delay,
    ...(session.scriptId === undefined ? {} : { projectId: session.scriptId }),
    ...(session.revision === undefined ? {} : { revision: session.revision }),
    ...(session.isSynced === undefined ? {} : { isSynced: session.isSynced }),
    saveRemote: scriptSaver(untitled),
    onProject: (id) => {
      presence.open(id);
      onScript(id);
    },
    onSaved: presence.saved,
  });
  presence.open(session.scriptId);
  return { store, sync, presence };
}

/** One open script: its history and what saves it live as long as this is mounted. */
export function ScriptSession({
  session,
  onScript,
}: {
  readonly session: Session;
  readonly onScript: (id: string) => void;
}) {
  const t = useT();
  const { message } = App.useApp();
  const [parts, setParts] = useState<ScriptParts>();

  // biome-ignore lint/correctness/useExhaustiveDependencies: one session for one opened script
  useEffect(() => {
    const made = startParts(session, t('scripts.untitled'), onScript);
    setParts(made);
    if (session.recoveredFrom !== undefined)
      void message.info(t('scripts.recovered', { time: new Date(session.recoveredFrom).toLocaleTimeString() }));
    return () => {
      closeSync(made.sync);
      made.presence.dispose();
    };
  }, []);

  if (!parts) return null;
  return (
    <ScriptContext value={parts}>
      <ScriptWorkspace />
    </ScriptContext>
  );
}
