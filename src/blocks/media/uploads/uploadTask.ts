import { localTasks } from '@/lib/localTasks';
import { libraryUploads } from './libraryUploads';
import { say } from './say';
import { isBusy, type LibraryUpload, summaryOf } from './types';

/** Where uploads are looked at. */
const uploadsAddress = '/creative/media?uploads=1';

let taskId = '';
let serial = 0;
let members: ReadonlySet<string> = new Set();

/** One line of the task center for all uploads of a stretch of work; it ends when nothing moves any more. */
function follow(): void {
  const items = libraryUploads.items();
  const isAlive = items.some((item) => isBusy(item) || item.step === 'paused');
  if (!taskId && isAlive) begin(items);
  if (!taskId) return;
  members = new Set([...members, ...items.filter(isPart).map(({ id }) => id)]);
  const own = items.filter(({ id }) => members.has(id));
  const sum = summaryOf(own);
  if (!isAlive) {
    end(sum.failed);
    return;
  }
  localTasks.update(taskId, {
    stage: say('upload.sum', { done: sum.done, total: sum.total }),
    percent: sum.percent,
    ...(sum.etaSeconds === undefined ? {} : { etaSeconds: sum.etaSeconds }),
  });
}

const isPart = ({ step }: LibraryUpload): boolean => step !== 'refused' && step !== 'duplicate';

function begin(items: readonly LibraryUpload[]): void {
  serial += 1;
  taskId = `upload-${Date.now()}-${serial}`;
  const moving = items.filter((item) => isBusy(item) || item.step === 'paused');
  members = new Set(moving.map(({ id }) => id));
  const [first] = moving;
  const title =
    moving.length === 1 && first
      ? say('upload.taskOne', { name: first.name })
      : say('upload.task', { count: moving.length });
  localTasks.start({ id: taskId, kind: 'upload', title, link: uploadsAddress, cancel: libraryUploads.cancelAll });
  localTasks.offer(taskId, [
    { id: 'pause', label: say('upload.pauseAll'), run: libraryUploads.pauseAll },
    { id: 'resume', label: say('upload.resumeAll'), run: libraryUploads.resumeAll },
  ]);
}

function end(failed: number): void {
  const id = taskId;
  taskId = '';
  members = new Set();
  localTasks.offer(id, []);
  if (failed > 0) localTasks.fail(id, say('upload.taskFailed', { count: failed }));
  else localTasks.finish(id, { link: '/creative/media' });
}

let isFollowing = false;

/** Shows uploads in the task center from now on. */
export function showUploadTasks(): void {
  if (isFollowing) return;
  isFollowing = true;
  libraryUploads.subscribe(follow);
}
