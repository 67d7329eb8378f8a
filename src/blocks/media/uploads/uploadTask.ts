import { localTasks } from '@/lib/localTasks';
import { isBusy, summarizeUploads, type Uploads } from '@/lib/uploads';
import { say } from './say';
import type { LibraryTypes, LibraryUpload } from './types';

/** Where uploads are looked at. */
const uploadsAddress = '/creative/media?uploads=1';

let taskId = '';
let serial = 0;
let members: ReadonlySet<string> = new Set();

/** One line of the task center for all uploads of a stretch of work; it ends when nothing moves any more. */
function follow(uploads: Uploads<LibraryTypes>): void {
  const items = uploads.items();
  const isAlive = items.some((item) => isBusy(item) || item.state === 'paused');
  if (!taskId && isAlive) begin(uploads, items);
  if (!taskId) return;
  members = new Set([...members, ...items.filter(isPart).map(({ id }) => id)]);
  const own = items.filter(({ id }) => members.has(id));
  const sum = summarizeUploads(own);
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

const isPart = ({ state }: LibraryUpload): boolean => state !== 'refused' && state !== 'duplicate';

function begin(uploads: Uploads<LibraryTypes>, items: readonly LibraryUpload[]): void {
  serial += 1;
  taskId = `upload-${Date.now()}-${serial}`;
  const moving = items.filter((item) => isBusy(item) || item.state === 'paused');
  members = new Set(moving.map(({ id }) => id));
  const [first] = moving;
  const title =
    moving.length === 1 && first
      ? say('upload.taskOne', { name: first.name })
      : say('upload.task', { count: moving.length });
  localTasks.start({ id: taskId, kind: 'upload', title, link: uploadsAddress, cancel: uploads.cancelAll });
  localTasks.offer(taskId, [
    { id: 'pause', label: say('upload.pauseAll'), run: uploads.pauseAll },
    { id: 'resume', label: say('upload.resumeAll'), run: uploads.resumeAll },
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
