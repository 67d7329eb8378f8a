import { getIntl } from '@umijs/max';
import type { MessageId } from '@/hooks/useT';
import { type JobTracker, trackJob } from '@/lib/jobs';
import { isBusy, summarizeUploads, type Uploads } from '@/lib/uploads';
import type { LibraryTypes, LibraryUpload } from './types';

/** A text outside React, in the language in use. */
const say = (id: MessageId, values?: Record<string, string | number>): string =>
  getIntl().formatMessage({ id }, values);

/** Where uploads are looked at. */
const uploadsAddress = '/creative/media?uploads=1';

let job: JobTracker | undefined;
let serial = 0;
let members: ReadonlySet<string> = new Set();

/** One line of the task center for all uploads of a stretch of work; it ends when nothing moves any more. */
function follow(uploads: Uploads<LibraryTypes>): void {
  const items = uploads.items();
  const isAlive = items.some((item) => isBusy(item) || item.state === 'paused');
  if (!job && isAlive) job = begin(uploads, items);
  if (!job) return;
  members = new Set([...members, ...items.filter(isPart).map(({ id }) => id)]);
  const own = items.filter(({ id }) => members.has(id));
  const sum = summarizeUploads(own);
  if (!isAlive) {
    end(job, sum.failed);
    return;
  }
  job.report({
    stage: say('upload.sum', { done: sum.done, total: sum.total }),
    percent: sum.percent,
    etaSeconds: sum.etaSeconds ?? null,
  });
}

const isPart = ({ state }: LibraryUpload): boolean => state !== 'refused' && state !== 'duplicate';

function begin(uploads: Uploads<LibraryTypes>, items: readonly LibraryUpload[]): JobTracker {
  serial += 1;
  const moving = items.filter((item) => isBusy(item) || item.state === 'paused');
  members = new Set(moving.map(({ id }) => id));
  const [first] = moving;
  const title =
    moving.length === 1 && first
      ? say('upload.taskOne', { name: first.name })
      : say('upload.task', { count: moving.length });
  return trackJob({
    id: `upload-${Date.now()}-${serial}`,
    kind: 'upload',
    title,
    link: uploadsAddress,
    cancel: uploads.cancelAll,
    actions: () => [
      { id: 'pause', label: say('upload.pauseAll'), run: uploads.pauseAll },
      { id: 'resume', label: say('upload.resumeAll'), run: uploads.resumeAll },
    ],
  });
}

function end(ended: JobTracker, failed: number): void {
  job = undefined;
  members = new Set();
  if (failed > 0) ended.fail(say('upload.taskFailed', { count: failed }));
  else ended.succeed('/creative/media');
}

/** Shows the library's uploads in the task center. */
export function followUploads(uploads: Uploads<LibraryTypes>): void {
  let shown: readonly LibraryUpload[] = [];
  uploads.subscribe(() => {
    const items = uploads.items();
    // The queue is everyone's: what other purposes do changes nothing here.
    const isSame = items.length === shown.length && items.every((item, index) => item === shown[index]);
    shown = items;
    if (!isSame) follow(uploads);
  });
}
