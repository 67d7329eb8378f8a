import { canChooseFile } from '../chosenFile';
import { type JobTracker, trackJob } from '../jobs';
import { type ZipFailure, type ZipSource, zipStream } from './zipStream';
import { inMemoryLimit, zipTarget } from './zipTarget';

interface ZipWords {
  /** Of the task. */
  readonly title: string;
  /** Of the archive, with its ending. */
  readonly name: string;
  readonly broken: string;
  readonly nothing: string;
  readonly reportName: string;
  readonly partly: (failures: readonly ZipFailure[]) => string;
}

/** This browser cannot write so large an archive. */
export class TooLargeError extends Error {}

let serial = 0;

/**
 * Saves files as one archive; the task center shows how far it is and can end it. Call it from the click itself.
 *
 * @returns what is missing from it; undefined when the user chose no place for it or ended it
 * @throws TooLargeError; Error with the words for a failure, and then nothing is saved
 */
export async function saveZip(
  sources: readonly ZipSource[],
  words: ZipWords,
): Promise<readonly ZipFailure[] | undefined> {
  const bytes = sources.reduce((sum, { size }) => sum + size, 0);
  if (bytes > inMemoryLimit && !canChooseFile()) throw new TooLargeError();
  const target = await zipTarget(words.name, bytes);
  if (!target) return undefined;
  serial += 1;
  const controller = new AbortController();
  const job = trackJob({
    id: `zip-${Date.now()}-${serial}`,
    kind: 'download',
    title: words.title,
    cancel: () => controller.abort(),
  });
  const failures: ZipFailure[] = [];
  try {
    const stream = await zipStream({
      sources,
      signal: controller.signal,
      onProgress: progressOf(job),
      onFailure: (failure) => failures.push(failure),
      report: (all) => ({ name: words.reportName, text: `\ufeff${words.partly(all)}` }),
    });
    await target.write(stream, controller.signal);
    if (failures.length > 0) job.fail(words.partly(failures));
    else job.succeed();
    return failures;
  } catch (error) {
    if (controller.signal.aborted) return undefined;
    const reason = failures.length === sources.length ? words.nothing : words.broken;
    job.fail(reason);
    throw new Error(reason, { cause: error });
  }
}

function progressOf(job: JobTracker): (read: number, total: number) => void {
  const begun = Date.now();
  return (read, total) => {
    const seconds = (Date.now() - begun) / 1000;
    job.report({
      percent: total > 0 ? Math.min(99, (read / total) * 100) : 0,
      ...(read > 0 ? { etaSeconds: Math.max(0, (seconds * (total - read)) / read) } : {}),
    });
  };
}
