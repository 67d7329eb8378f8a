import { localTasks } from '@/lib/localTasks';
import { canStreamToDisk, inMemoryLimit, openUrl, type ZipFailure, zipStream, zipTarget } from '@/lib/zip';
import type { Video } from '@/services/video/schema';
import { videoFileName } from './downloadVideo';

export interface ZipWords {
  readonly title: string;
  readonly name: string;
  readonly failed: string;
  readonly reportName: string;
  readonly partly: (failures: readonly ZipFailure[]) => string;
}

/** This browser cannot write so large an archive. */
export class TooLargeError extends Error {}

let serial = 0;

/**
 * Several videos as one archive; the task centre shows how far it is and can end it.
 *
 * @returns what is missing from it; undefined when the user chose no place for it or ended it
 * @throws TooLargeError; Error with the words for a failure
 */
export async function downloadVideos(
  videos: readonly Video[],
  words: ZipWords,
): Promise<readonly ZipFailure[] | undefined> {
  const bytes = videos.reduce((sum, { size }) => sum + size, 0);
  if (bytes > inMemoryLimit && !canStreamToDisk()) throw new TooLargeError();
  const target = await zipTarget(words.name, bytes);
  if (!target) return undefined;
  serial += 1;
  const id = `films-${Date.now()}-${serial}`;
  const controller = new AbortController();
  localTasks.start({ id, kind: 'download', title: words.title, cancel: () => controller.abort() });
  const begun = Date.now();
  const failures: ZipFailure[] = [];
  try {
    const stream = await zipStream({
      sources: videos.map((video) => ({
        name: videoFileName(video),
        size: video.size,
        madeAt: new Date(video.created_at),
        open: openUrl(video.url),
      })),
      signal: controller.signal,
      onProgress: (read, total) => {
        const seconds = (Date.now() - begun) / 1000;
        const percent = total > 0 ? Math.min(99, (read / total) * 100) : 0;
        localTasks.update(id, {
          percent,
          ...(read > 0 ? { etaSeconds: Math.max(0, (seconds * (total - read)) / read) } : {}),
        });
      },
      onFailure: (failure) => failures.push(failure),
      report: (all) => ({ name: words.reportName, text: `\ufeff${words.partly(all)}` }),
    });
    await target.write(stream, controller.signal);
    if (failures.length === videos.length) throw new Error(words.failed);
    if (failures.length > 0) localTasks.fail(id, words.partly(failures));
    else localTasks.finish(id);
    return failures;
  } catch (error) {
    if (controller.signal.aborted) return undefined;
    localTasks.fail(id, words.failed);
    throw new Error(words.failed, { cause: error });
  }
}
