import type { Player } from '@/engine/playback';
import { localTasks } from '@/lib/localTasks';

export interface ProxyWords {
  readonly title: (mediaName: string) => string;
  readonly failed: string;
}

/** Light copies that are being made, in the task center; there they can be canceled too. Returns the end of it. */
export function showProxiesInTasks({ proxies, media }: Player, words: ProxyWords): () => void {
  if (!proxies) return () => undefined;
  const running = new Set<string>();
  const idOf = (mediaId: string): string => `proxy-${media.refOf(mediaId)?.hash ?? mediaId}`;
  const stop = proxies.subscribe((mediaId) => {
    const state = proxies.state(mediaId);
    const id = idOf(mediaId);
    if (state.kind === 'making' && !running.has(mediaId)) {
      running.add(mediaId);
      const title = words.title(media.refOf(mediaId)?.name ?? '');
      localTasks.start({ id, kind: 'conversion', title, cancel: () => proxies.cancel(mediaId) });
    }
    if (!running.has(mediaId)) return;
    if (state.kind === 'making') localTasks.update(id, { percent: state.percent });
    if (state.kind === 'ready') localTasks.finish(id);
    if (state.kind === 'failed') localTasks.fail(id, words.failed);
    if (state.kind !== 'making') running.delete(mediaId);
  });
  return () => {
    stop();
    // The editor is left: what was on its way is given up with it, and made when the project is opened again.
    for (const mediaId of running) localTasks.cancel(idOf(mediaId));
  };
}
