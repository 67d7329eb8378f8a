import { Filmstrips } from '@/engine/media/filmstrip';
import { Waveforms } from '@/engine/media/waveform';
import { createPlayer } from '@/engine/playback';
import { createDraftSync } from '@/lib/drafts/draftSync';
import { mediaVault } from '@/lib/storage/mediaVault';
import { proxyFiles } from '@/lib/storage/proxyFiles';
import { waveformCache } from '@/lib/storage/waveformCache';
import { createTabPresence } from '@/lib/tabPresence';
import type { EditorParts } from '../EditorContext';
import { createEditorStore, type EditorStore } from '../model/editorStore';
import { editorDrafts } from './editorDraft';
import type { Session } from './openProject';
import { type ProxyWords, showProxiesInTasks } from './proxyTasks';
import type { SessionParts } from './SessionContext';
import { coverAddress, projectSaver } from './saveProject';

interface StartOptions {
  readonly session: Session;
  readonly owner: string;
  readonly untitled: string;
  readonly proxyWords: ProxyWords;
  readonly onRefused: Parameters<typeof createEditorStore>[1];
  readonly onProject: (projectId: string) => void;
}

export interface StartedSession extends Pick<SessionParts, 'sync' | 'presence' | 'filmstrips' | 'waveforms'> {
  readonly parts: EditorParts;
  readonly canvas: HTMLCanvasElement;
  /** Ends player and presence; the sync is the caller's to close. */
  readonly end: () => void;
}

/** Milliseconds of quiet before this browser keeps a change, and before the server is told. */
const keepDelay = 800;
const saveDelay = 1500;

/** Makes what one open project needs: store, player, sync, presence. */
export function startSession({
  session,
  owner,
  untitled,
  proxyWords,
  onRefused,
  onProject,
}: StartOptions): StartedSession {
  const canvas = document.createElement('canvas');
  const player = createPlayer(canvas, {
    open: async ({ hash }) => (hash ? mediaVault.get(hash) : undefined),
    proxyFiles,
  });
  const endProxyTasks = showProxiesInTasks(player, proxyWords);
  const store = createEditorStore(session.project, onRefused);
  const presence = createTabPresence('timeline-project');
  const filmstrips = new Filmstrips(player.media);
  const waveforms = new Waveforms(player.media, waveformCache);
  const endFeeding = feed(store, player);
  const sync = createDraftSync({
    source: { get: () => store.getState().history.present, subscribe: store.subscribe },
    storage: editorDrafts,
    // A new project counts from its first change on; a copy counts at once.
    hasContent: (project) =>
      project !== session.project || session.projectId !== undefined || session.isSynced === false,
    owner,
    key: session.key,
    keepDelay,
    delay: saveDelay,
    ...(session.projectId === undefined ? {} : { projectId: session.projectId }),
    ...(session.revision === undefined ? {} : { revision: session.revision }),
    ...(session.isSynced === undefined ? {} : { isSynced: session.isSynced }),
    saveRemote: projectSaver(untitled, coverAddress),
    onProject: (projectId) => {
      presence.open(projectId);
      onProject(projectId);
    },
    onSaved: presence.saved,
  });
  presence.open(session.projectId);
  return {
    parts: { store, player },
    canvas,
    sync,
    presence,
    filmstrips,
    waveforms,
    end: () => {
      endFeeding();
      filmstrips.dispose();
      waveforms.dispose();
      endProxyTasks();
      player.dispose();
      presence.dispose();
    },
  };
}

/** The player follows the document and the range that is played. */
function feed(store: EditorStore, player: EditorParts['player']): () => void {
  let { project, rangeIn, rangeOut, isLooping } = { project: store.getState().history.present, ...store.getState() };
  player.setProject(project);
  player.setRange({ in: rangeIn, out: rangeOut, loop: isLooping });
  return store.subscribe(() => {
    const state = store.getState();
    if (state.history.present !== project) {
      project = state.history.present;
      player.setProject(project);
    }
    if (state.rangeIn !== rangeIn || state.rangeOut !== rangeOut || state.isLooping !== isLooping) {
      ({ rangeIn, rangeOut, isLooping } = state);
      player.setRange({ in: rangeIn, out: rangeOut, loop: isLooping });
    }
  });
}
