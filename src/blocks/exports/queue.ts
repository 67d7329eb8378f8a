import { exportSettings, startExport } from '@/engine/export';
import type { Project } from '@/engine/project/schema';
import { timedTexts } from '@/engine/project/timedTexts';
import { allClips, mediaIdOf } from '@/engine/project/walk';
import { localTasks } from '@/lib/localTasks';
import { readSession } from '@/lib/session';
import { kv } from '@/lib/storage';
import { mediaVault } from '@/lib/storage/mediaVault';
import { storeVideo } from '@/services/video/storeVideo';
import { type ExportQueue, OneByOneQueue } from './exportQueue';
import { sourceChainOf } from './sourceChain';
import { learnSpeed } from './speed';
import type { ExportOrder } from './types';

/** Lines that a video record takes. */
const mostTexts = 2000;

/** Id of a job in the task center. */
const taskIdOf = (orderId: string): string => `export:${orderId}`;

/** Files of this computer, so that an export does not fetch them, and works before they are stored. */
export async function localBlobs(project: Project): Promise<ReadonlyMap<string, Blob>> {
  const used = new Set(allClips(project).map(mediaIdOf));
  const blobs = new Map<string, Blob>();
  for (const { id, hash } of Object.values(project.media)) {
    const file = hash && used.has(id) ? await mediaVault.get(hash).catch(() => undefined) : undefined;
    if (file) blobs.set(id, file);
  }
  return blobs;
}

const kept = kv<ExportOrder>('export-orders');
const keys = new Map<string, string>();
const owned = (id: string): string => `${readSession().accountId}/${id}`;

/** Orders on this browser's disk; nobody is shown somebody else's. */
const orders = {
  set: (id: string, order: ExportOrder): Promise<void> => {
    const key = owned(id);
    keys.set(id, key);
    return kept.set(key, order);
  },
  delete: (id: string): Promise<void> => kept.delete(keys.get(id) ?? owned(id)),
  entries: async (): Promise<(readonly [string, ExportOrder])[]> =>
    (await kept.entries()).filter(([key]) => key.startsWith(owned(''))).map(([, order]) => [order.id, order] as const),
};

/** The exports of this page. They live as long as the page, whatever it shows. */
export const exportQueue: ExportQueue = new OneByOneQueue({
  begin: async (project, options) => {
    const job = startExport(project, { ...options, blobs: await localBlobs(project) });
    const begun = performance.now();
    void job.result.then(
      () => learnSpeed(exportSettings(project, options), (performance.now() - begun) / 1000),
      () => undefined,
    );
    return job;
  },
  store: async ({ project, projectId, title }, result, tell, signal) => {
    const { visible, metadata } = project.aiLabel;
    const source = sourceChainOf(project.source, projectId);
    const goods = source.find(({ type }) => type === 'goods')?.id;
    const framework = source.find(({ type }) => type === 'framework')?.id;
    const video = await storeVideo(
      result,
      {
        title,
        ...(projectId ? { project_id: projectId } : {}),
        ...(goods ? { goods_id: goods } : {}),
        ...(framework ? { framework_id: framework } : {}),
        ai_label: { visible, metadata },
        // As exported: the project may be edited meanwhile.
        texts: timedTexts(project).slice(0, mostTexts),
        source,
      },
      tell,
      signal,
    );
    return video.id;
  },
  orders,
  isElsewhere: (id) => localTasks.all().some((task) => task.id === taskIdOf(id) && task.state === 'running'),
});
