import { type JobTracker, trackJob } from '@/lib/jobs';
import { libraryUploads } from './libraryUploads';
import { say } from './say';
import { isBusy, type LibraryUpload, summaryOf } from './types';

/** Where uploads are looked at. */
const uploadsAddress = '/creative/media?uploads=1';

let job: JobTracker | undefined;
let serial = 0;
let members: ReadonlySet<string> = new Set();

/** One line of the task center for all uploads of a stretch of work; it ends when nothing moves any more. */
function follow(): void {
  const items = libraryUploads.items();
  const isAlive = items.some((item) => isBusy(item) || item.step === 'paused');
  if (!job && isAlive) job = begin(items);
  if (!job) return;
  members = new Set([...members, ...items.filter(isPart).map(({ id }) => id)]);
  const own = items.filter(({ id }) => members.has(id));
  const sum = summaryOf(own);
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

const isPart = ({ step }: LibraryUpload): boolean => step !== 'refused' && step !== 'duplicate';

function begin(items: readonly LibraryUpload[]): JobTracker {
  serial += 1;
  const moving = items.filter((item) => isBusy(item) || item.step === 'paused');
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
    cancel: libraryUploads.cancelAll,
    actions: () => [
      { id: 'pause', label: say('upload.pauseAll'), run: libraryUploads.pauseAll },
      { id: 'resume', label: say('upload.resumeAll'), run: libraryUploads.resumeAll },
    ],
  });
}

function end(ended: JobTracker, failed: number): void {
  job = undefined;
  members = new Set();
  if (failed > 0) ended.fail(say('upload.taskFailed', { count: failed }));
  else ended.succeed('/creative/media');
}

let isFollowing = false;

/** Shows uploads in the task center from now on. */
export function showUploadTasks(): void {
  if (isFollowing) return;
  isFollowing = true;
  libraryUploads.subscribe(follow);
}
