import type { Player } from '@/engine/playback';
import { type JobTracker, jobs, trackJob } from '@/lib/jobs';

export interface ProxyWords {
  readonly title: (mediaName: string) => string;
  readonly failed: string;
}

/** Light copies that are being made, in the task center; there they can be canceled too. Returns the end of it. */
export function showProxiesInTasks({ proxies, media }: Player, words: ProxyWords): () => void {
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
