import { useEffect, useState } from 'react';
import {
  createDocumentSession,
  DocumentProvider,
  PresenceNotice,
  SaveCommand,
  type StoredDraft,
} from '@/blocks/document';
import { useT } from '@/hooks/useT';
import { shownByCaller } from '@/lib/request';
import { readSession } from '@/lib/session';
import { scriptApi } from '@/services/script/api';
import { speechApi } from '@/services/speech/api';
import { ComposeContext, type ComposeParts } from './ComposeContext';
import { ConversionTaker } from './goods/conversions';
import { type ComposeStart, composeKind } from './model/composeDocument';
import { leaveSession, takeSession } from './model/liveSessions';
import { reduce } from './model/reducer';
import { type Draft, initialState } from './model/state';
import { createComposeStore } from './model/store';
import { createVoiceMaker } from './produce/voiceMaker';
import { createScriptWriter } from './script/scriptWriter';
import { Workspace } from './Workspace';

interface ComposeSessionProps {
  readonly start: ComposeStart;
  /** Read the link at once: the user has pasted it elsewhere. */
  readonly autoRead: boolean;
  readonly onProject: (projectId: string) => void;
  readonly onRestore: (stored: StoredDraft<Draft>) => void;
  readonly onNew: () => void;
}

/** One open composition: its store and what works on it live as long as this is mounted, or as its export goes on. */
export function ComposeSession({ start, autoRead, onProject, onRestore, onNew }: ComposeSessionProps) {
  const t = useT();
  const [parts] = useState((): ComposeParts => {
    const alive = start.id ? takeSession(start.id) : undefined;
    if (alive) return alive;
    const store = createComposeStore(reduce(initialState, { type: 'draft/load', draft: start.document }));
    const session = createDocumentSession({
      kind: composeKind,
      start: { ...start, document: store.get() },
      source: store,
      owner: readSession().accountId,
      t,
      onId: onProject,
    });
    const writer = createScriptWriter(store, scriptApi.generate);
    const voices = createVoiceMaker(store, async ({ text, voice, speed }, signal) => {
      const { url, duration } = await speechApi.synthesize({ text, voice, speed }, { signal, ...shownByCaller });
      return { url, duration };
    });
    return { store, session, writer, voices, key: start.key };
  });
  useEffect(() => () => leaveSession(parts), [parts]);
  return (
    <DocumentProvider session={parts.session}>
      <ComposeContext value={parts}>
        <SaveCommand id="compose.save" group={t('compose.steps')} />
        <PresenceNotice />
        <ConversionTaker />
        <Workspace autoRead={autoRead} onRestore={onRestore} onNew={onNew} />
      </ComposeContext>
    </DocumentProvider>
  );
}
