import { checkFile, checkImage, fingerprint, type UploadItem, uploadQueue } from '@/lib/oss';
import { messageOf, shownByCaller } from '@/lib/request';
import { kv } from '@/lib/storage/kv';
import { fileApi } from '@/services/file/api';
import type { FileRecord } from '@/services/file/schema';
import { fileKindOf, maxSizeMBOf } from '../fileKinds';
import { describe, storeCover } from './describe';
import { say } from './say';
import { findTwins, hashOf, makeFolders } from './startUploads';
import { isBusy, isEnded, type LibraryUpload, type PickedFile } from './types';

interface AddUploads {
  /** Where they go; empty = in no folder. */
  readonly folderId: string;
}

/** What an interrupted upload was meant for, by its resume key; survives a reload. */
const places = kv<string>('upload_place');

let items: readonly LibraryUpload[] = [];
let serial = 0;
const listeners = new Set<() => void>();
/** Upload id → id in the queue of lib/oss. */
const sending = new Map<string, string>();
const recording = new Map<string, AbortController>();

function change(next: readonly LibraryUpload[]): void {
  items = next;
  for (const listener of [...listeners]) listener();
}

const find = (id: string): LibraryUpload | undefined => items.find((item) => item.id === id);
const patch = (id: string, part: Partial<LibraryUpload>): void =>
  change(items.map((item) => (item.id === id ? { ...item, ...part } : item)));

function begin({ file, path }: PickedFile, folderId: string): LibraryUpload {
  serial += 1;
  const kind = fileKindOf(file);
  const limit = { maxSizeMB: maxSizeMBOf(kind) };
  const refusal = kind === 'image' ? checkImage(file, limit) : checkFile(file, limit);
  const reason = file.size === 0 ? say('upload.empty') : refusal ? say(refusal.id, { ...refusal.values }) : '';
  return {
    id: `library-${serial}`,
    file,
    name: file.name,
    kind,
    size: file.size,
    folderId,
    path: path.join(' / '),
    step: reason ? 'refused' : 'checking',
    percent: 0,
    speed: 0,
    reason,
  };
}

async function look(ids: readonly string[], picked: readonly PickedFile[], folderId: string): Promise<void> {
  let folderOf: (path: readonly string[]) => string;
  try {
    folderOf = await makeFolders(picked, folderId);
  } catch (error) {
    for (const id of ids) if (find(id)?.step === 'checking') patch(id, { step: 'failed', reason: messageOf(error) });
    return;
  }
  const seen = new Set(
    items.flatMap(({ id, hash, step }) => (hash && !ids.includes(id) && step !== 'failed' ? hash : [])),
  );
  for (const [index, id] of ids.entries()) {
    const item = find(id);
    if (item?.step !== 'checking') continue;
    const hash = await hashOf(item.file);
    const place = { folderId: folderOf(picked[index]?.path ?? []) };
    const isTwice = hash !== undefined && seen.has(hash);
    if (hash) seen.add(hash);
    // Gone meanwhile: cancelled while it was looked at.
    if (!find(id)) continue;
    patch(
      id,
      isTwice ? { ...place, step: 'refused', reason: say('upload.twice') } : { ...place, ...(hash ? { hash } : {}) },
    );
  }
  const looked = ids.flatMap((id) => find(id) ?? []).filter(({ step }) => step === 'checking');
  const twins = await findTwins(looked);
  for (const { id } of looked) {
    const twin = twins.get(id);
    if (twin) patch(id, { step: 'duplicate', twin });
    else if (find(id)) send(id);
  }
}

function send(id: string): void {
  const item = find(id);
  if (!item) return;
  const known = sending.get(id);
  patch(id, { step: 'queued', reason: '' });
  if (known && uploadQueue.items().some((one) => one.id === known)) {
    uploadQueue.retry(known);
    return;
  }
  void places.set(fingerprint(item.file, item.name), item.folderId).catch(() => undefined);
  sending.set(
    id,
    uploadQueue.add(item.file, {
      name: item.name,
      maxSizeMB: maxSizeMBOf(item.kind),
      ...(item.hash ? { hash: item.hash } : {}),
    }),
  );
  follow(uploadQueue.items());
}

/** Takes over what the queue says of each file. */
function follow(queued: readonly UploadItem[]): void {
  const states = new Map(queued.map((one) => [one.id, one]));
  const known = new Map(items.map((item) => [item.id, item]));
  for (const [id, queueId] of sending) {
    const item = known.get(id);
    const now = states.get(queueId);
    if (!item || !now || item.step === 'recording' || isEnded(item)) continue;
    if (now.state === 'done') void record(id, now);
    else if (now.state === 'failed') void fail(item, now.error);
    else if (item.step !== now.state || item.percent !== now.progress.percent) {
      patch(id, { step: now.state, percent: now.progress.percent, speed: now.progress.speed });
    }
  }
}

/** A file that was moved or deleted meanwhile looks like a lost connection to the browser: it is told apart. */
async function fail({ id, file }: LibraryUpload, error: Error): Promise<void> {
  patch(id, { step: 'failed', speed: 0, reason: messageOf(error) });
  const isThere = await file
    .slice(0, 1)
    .arrayBuffer()
    .then(() => true)
    .catch(() => false);
  if (!isThere && find(id)?.step === 'failed') patch(id, { reason: say('upload.gone') });
}

/** The bytes are there: facts, cover, record. A record that fails is tried again without sending the bytes anew. */
async function record(id: string, sent: Extract<UploadItem, { readonly state: 'done' }>): Promise<void> {
  const item = find(id);
  if (!item) return;
  const controller = new AbortController();
  recording.set(id, controller);
  patch(id, { step: 'recording', percent: 100, speed: 0 });
  try {
    const described = await describe(item.file, item.kind);
    const cover = await storeCover(item.file, item.kind, described, controller.signal);
    const { hash, url: _, ...object } = sent.result;
    const known = hash ?? item.hash;
    const body = { ...object, ...described, ...(known ? { hash: known } : {}), ...(cover ? { cover } : {}) };
    const made = await fileApi.save({ ...body, folder_id: item.folderId }, shownByCaller);
    patch(id, { step: 'done', record: made });
    void places.delete(fingerprint(item.file, item.name)).catch(() => undefined);
  } catch (error) {
    patch(id, { step: 'failed', reason: messageOf(error) });
  } finally {
    recording.delete(id);
  }
}

function retryOne(item: LibraryUpload): void {
  const queued = uploadQueue.items().find(({ id }) => id === sending.get(item.id));
  if (queued?.state === 'done') {
    patch(item.id, { step: 'recording', reason: '' });
    void record(item.id, queued);
  } else if (sending.has(item.id)) send(item.id);
  else {
    patch(item.id, { step: 'checking', reason: '' });
    void look([item.id], [{ file: item.file, path: item.path ? item.path.split(' / ') : [] }], item.folderId);
  }
}

function drop(id: string): void {
  const queueId = sending.get(id);
  recording.get(id)?.abort();
  sending.delete(id);
  if (queueId) uploadQueue.cancel(queueId);
}

uploadQueue.subscribe(follow);

/** The product's uploads into the library: they go on while other pages are open. */
export const libraryUploads = {
  items: (): readonly LibraryUpload[] => items,
  subscribe(listener: () => void): () => void {
    listeners.add(listener);
    return () => {
      listeners.delete(listener);
    };
  },
  /** Looks at the files, tells what the library has already, sends the rest. @returns their ids */
  add(picked: readonly PickedFile[], { folderId }: AddUploads): readonly string[] {
    const begun = picked.map((one) => begin(one, folderId));
    change([...items, ...begun]);
    const ids = begun.map(({ id }) => id);
    void look(ids, picked, folderId);
    return ids;
  },
  /** A file that the library has: send it all the same, or use what is there (out of the bin where it lies there). */
  async settle(id: string, choice: 'upload' | 'use'): Promise<void> {
    const item = find(id);
    if (item?.step !== 'duplicate' || !item.twin) return;
    if (choice === 'upload') return send(id);
    try {
      patch(id, { step: 'skipped', record: await existing(item.twin.file) });
    } catch (error) {
      patch(id, { step: 'failed', reason: messageOf(error) });
    }
  },
  async settleAll(choice: 'upload' | 'use'): Promise<void> {
    for (const { id, step } of items) if (step === 'duplicate') await libraryUploads.settle(id, choice);
  },
  pause(id: string): void {
    const queueId = sending.get(id);
    if (queueId) uploadQueue.pause(queueId);
  },
  resume(id: string): void {
    const queueId = sending.get(id);
    if (queueId) uploadQueue.resume(queueId);
  },
  pauseAll(): void {
    for (const { id, step } of items) if (step === 'queued' || step === 'uploading') libraryUploads.pause(id);
  },
  resumeAll(): void {
    for (const { id, step } of items) if (step === 'paused') libraryUploads.resume(id);
  },
  /** One failed file, or all that failed and only those. */
  retry(id?: string): void {
    for (const item of items) if (item.step === 'failed' && (id === undefined || item.id === id)) retryOne(item);
  },
  /** Takes a file off the list, with what has arrived of it. */
  cancel(id: string): void {
    drop(id);
    change(items.filter((item) => item.id !== id));
  },
  cancelAll(): void {
    for (const item of items) if (isBusy(item) || item.step === 'paused') drop(item.id);
    change(items.filter((item) => !isBusy(item) && item.step !== 'paused'));
  },
  clearEnded(): void {
    for (const item of items) if (isEnded(item)) sending.delete(item.id);
    change(items.filter((item) => !isEnded(item)));
    uploadQueue.clearDone();
  },
  /** Where an interrupted upload was going. */
  placeOf: (resumeKey: string): Promise<string> =>
    places.get(resumeKey).then(
      (id) => id ?? '',
      () => '',
    ),
};

async function existing(file: FileRecord): Promise<FileRecord> {
  if (file.status === 1) return file;
  await fileApi.restore({ ids: [file.id] }, shownByCaller);
  return { ...file, status: 1 };
}
