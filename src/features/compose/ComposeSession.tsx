import { useEffect, useState } from 'react';
import { useT } from '@/hooks/useT';
import { scriptApi } from '@/services/script/api';
import { speechApi } from '@/services/speech/api';
import { ComposeContext, type ComposeParts } from './ComposeContext';
import { draftStorage, type StoredDraft } from './model/draftStorage';
import { createDraftSync } from './model/draftSync';
import { leaveSession, takeSession } from './model/liveSessions';
import { reduce } from './model/reducer';
import { remoteSaver } from './model/saveRemote';
import { type Draft, initialState } from './model/state';
import { createComposeStore } from './model/store';
import { createVoiceMaker } from './produce/voiceMaker';
import { createScriptWriter } from './script/scriptWriter';
import { Workspace } from './shell/Workspace';

interface ComposeSessionProps {
  readonly draft: Draft;
  readonly sessionKey: string;
  readonly projectId?: string;
  readonly revision?: number;
  /** False: this browser has changes that the server lacks. */
  readonly isSynced?: boolean;
  readonly owner: string;
  /** Read the link at once: the user has pasted it elsewhere. */
  readonly autoRead: boolean;
  readonly onProject: (projectId: string) => void;
  readonly onRestore: (stored: StoredDraft) => void;
  readonly onNew: () => void;
}

/** One open composition: its store and what works on it live as long as this is mounted. */
export function ComposeSession(props: ComposeSessionProps) {
  const t = useT();
  const [parts] = useState((): ComposeParts => {
    const alive = props.projectId ? takeSession(props.projectId) : undefined;
    if (alive) return alive;
    const store = createComposeStore(reduce(initialState, { type: 'draft/load', draft: props.draft }));
    const sync = createDraftSync({
      store,
      storage: draftStorage,
      owner: props.owner,
      key: props.sessionKey,
      ...(props.projectId ? { projectId: props.projectId } : {}),
      ...(props.revision === undefined ? {} : { revision: props.revision }),
      ...(props.isSynced === undefined ? {} : { isSynced: props.isSynced }),
      saveRemote: remoteSaver(t('compose.untitled')),
      onProject: props.onProject,
    });
    const writer = createScriptWriter(store, scriptApi.generate);
    const voices = createVoiceMaker(store, async ({ text, voice, speed }, signal) => {
      const { url, duration } = await speechApi.synthesize({ text, voice, speed }, { signal, skipErrorHandler: true });
      return { url, duration };
    });
    return { store, sync, writer, voices, key: props.sessionKey };
  });
  useEffect(() => () => leaveSession(parts), [parts]);
  return (
    <ComposeContext value={parts}>
      <Workspace autoRead={props.autoRead} onRestore={props.onRestore} onNew={props.onNew} />
    </ComposeContext>
  );
}
