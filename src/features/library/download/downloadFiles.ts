import { localTasks } from '@/lib/localTasks';
import { messageOf } from '@/lib/request';
import { saveBlob } from '@/lib/saveBlob';
import type { FileRecord } from '@/services/file/schema';
import { zipFiles } from './zipFiles';

export interface DownloadWords {
  readonly title: string;
  readonly name: string;
  readonly failed: string;
}

let serial = 0;

/** One file goes to the browser's downloads as it is, several as one archive; the task centre shows how far it is. */
export async function downloadFiles(files: readonly FileRecord[], words: DownloadWords): Promise<void> {
  const [first] = files;
  if (!first) return;
  if (files.length === 1) {
    downloadOne(first);
    return;
  }
  serial += 1;
  const id = `download-${Date.now()}-${serial}`;
  const controller = new AbortController();
  localTasks.start({ id, kind: 'download', title: words.title, cancel: () => controller.abort() });
  const begun = Date.now();
  try {
    const blob = await zipFiles({
      files,
      signal: controller.signal,
      onProgress: (read, total) => {
        const seconds = (Date.now() - begun) / 1000;
        const etaSeconds = read > 0 ? (seconds * (total - read)) / read : undefined;
        localTasks.update(id, {
          percent: total > 0 ? (read / total) * 100 : 0,
          ...(etaSeconds === undefined ? {} : { etaSeconds }),
        });
      },
    });
    saveBlob(blob, words.name);
    localTasks.finish(id);
  } catch (error) {
    if (controller.signal.aborted) return;
    localTasks.fail(id, error instanceof TypeError ? words.failed : messageOf(error) || words.failed);
    throw new Error(words.failed, { cause: error });
  }
}

/** The browser streams it to disk by itself. */
function downloadOne({ url, name }: FileRecord): void {
  const link = document.createElement('a');
  link.href = url;
  link.download = name;
  link.rel = 'noopener';
  link.click();
}
