import { createDocumentSession, type DocumentKind, type DocumentSession } from '@/blocks/document';
import { Filmstrips } from '@/engine/media/filmstrip';
import { Waveforms } from '@/engine/media/waveform';
import type { Player } from '@/engine/playback';
import { createPlayer } from '@/engine/playback';
import type { Project } from '@/engine/project/schema';
import type { Translate } from '@/hooks/useT';
import { type JobTracker, jobs, trackJob } from '@/lib/jobs';
import { merchantWatermark } from '@/lib/merchantWatermark';
import { mediaVault } from '@/lib/storage/mediaVault';
import { proxyFiles } from '@/lib/storage/proxyFiles';
import { waveformCache } from '@/lib/storage/waveformCache';
import type { EditorParts } from '../EditorContext';
import { createEditorStore, type EditorStore } from '../model/editorStore';
import type { ProjectStart } from './openProject';
import type { SessionParts } from './SessionContext';

interface ProxyWords {
  readonly title: (mediaName: string) => string;
  readonly failed: string;
}

/** Light copies that are being made, in the task center; there they can be canceled too. Returns the end of it. */
function showProxiesInTasks({ proxies, media }: Player, words: ProxyWords): () => void {
  if (!proxies) return () => undefined;
  const running = new Map<string, JobTracker>();
  const stop = proxies.subscribe((mediaId) => {
    const state = proxies.state(mediaId);
    if (state.kind === 'making' && !running.has(mediaId)) {
      const ref = media.refOf(mediaId);
      const id = `proxy-${ref?.hash ?? mediaId}`;
      const title = words.title(ref?.name ?? '');
      running.set(mediaId, trackJob({ id, kind: 'conversion', title, cancel: () => proxies.cancel(mediaId) }));
    }
    const job = running.get(mediaId);
    if (!job) return;
    if (state.kind === 'making') job.report({ percent: state.percent });
    if (state.kind === 'ready') job.succeed();
    if (state.kind === 'failed') job.fail(words.failed);
    if (state.kind !== 'making') running.delete(mediaId);
  });
  return () => {
    stop();
    // The editor is left: what was on its way is given up with it, and made when the project is opened again.
    for (const { id } of running.values()) jobs.cancel(id);
  };
}

interface StartOptions {
  readonly kind: DocumentKind<Project>;
  readonly start: ProjectStart;
  readonly owner: string;
  readonly t: Translate;
  readonly proxyWords: ProxyWords;
  readonly onRefused: Parameters<typeof createEditorStore>[1];
  readonly onProject: (projectId: string) => void;
}

export interface StartedSession extends Pick<SessionParts, 'filmstrips' | 'waveforms'> {
  readonly session: DocumentSession<Project>;
  readonly parts: EditorParts;
  readonly canvas: HTMLCanvasElement;
  /** Ends the player and what belongs to it; the session is the caller's to close. */
  readonly end: () => void;
}

/** Makes what one open project needs: store, player, document session. */
export function startSession({
  kind,
  start,
  owner,
  t,
  proxyWords,
  onRefused,
  onProject,
}: StartOptions): StartedSession {
  const canvas = document.createElement('canvas');
  const player = createPlayer(canvas, {
    open: async ({ hash }) => (hash ? mediaVault.get(hash) : undefined),
    proxyFiles,
    watermark: merchantWatermark(),
  });
  const endProxyTasks = showProxiesInTasks(player, proxyWords);
  const store = createEditorStore(start.document, onRefused);
  const filmstrips = new Filmstrips(player.media);
  const waveforms = new Waveforms(player.media, waveformCache);
  const endFeeding = feed(store, player);
  const session = createDocumentSession({ kind, start, source: store, owner, t, onId: onProject });
  return {
    parts: { store, player },
    canvas,
    session,
    filmstrips,
    waveforms,
    end: () => {
      endFeeding();
      filmstrips.dispose();
      waveforms.dispose();
      endProxyTasks();
      player.dispose();
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
