import { CanceledError, type RequestError } from '@/lib/request/errors';
import { toRequestError } from '@/lib/request/toRequestError';
import type { StoredObject, UploadOptions, UploadProgress } from './types';
import { fingerprint, forgetUpload, uploadFile } from './uploadFile';

interface ItemBase {
  readonly id: string;
  readonly file: File | Blob;
  readonly name: string;
  readonly progress: UploadProgress;
}

/** One file of the queue. */
export type UploadItem =
  | (ItemBase & { readonly state: 'queued' | 'uploading' | 'paused' })
  | (ItemBase & { readonly state: 'done'; readonly result: StoredObject })
  | (ItemBase & { readonly state: 'failed'; readonly error: RequestError });

interface AddOptions extends Pick<UploadOptions, 'maxSizeMB' | 'resumeKey' | 'hash'> {
  /** Default: the file's own name. */
  readonly name?: string;
}

type Listener = (items: readonly UploadItem[]) => void;
type Send = typeof uploadFile;

interface UploadQueue {
  /** Present items, in the order in which they were added; a new array after every change. */
  items(): readonly UploadItem[];
  /** @returns ends the subscription. */
  subscribe(listener: Listener): () => void;
  /** @returns the item's id. */
  add(file: File | Blob, options?: AddOptions): string;
  /** Stops an item; a large file keeps the parts that have arrived. */
  pause(id: string): void;
  resume(id: string): void;
  /** One failed item, or all of them, and only those. */
  retry(id?: string): void;
  /** Takes an item away for good, with what has arrived of it. */
  cancel(id: string): void;
  /** Takes finished items away. */
  clearDone(): void;
}

/** A queue of uploads for screens that show a list of files. `send` is uploadFile; tests may give another. */
export function createUploadQueue(send: Send = uploadFile): UploadQueue {
  let items: readonly UploadItem[] = [];
  let serial = 0;
  const listeners = new Set<Listener>();
  const settings = new Map<string, UploadOptions & { readonly resumeKey: string }>();
  const controllers = new Map<string, AbortController>();

  const change = (next: readonly UploadItem[]): void => {
    items = next;
    for (const listener of [...listeners]) listener(items);
  };
  const replace = (id: string, make: (item: UploadItem) => UploadItem): void =>
    change(items.map((item) => (item.id === id ? make(item) : item)));
  const bare = ({ id, file, name, progress }: UploadItem): ItemBase => ({ id, file, name, progress });

  const start = async (id: string): Promise<void> => {
    const item = items.find((one) => one.id === id);
    const options = settings.get(id);
    if (!item || !options) return;
    const controller = new AbortController();
    controllers.set(id, controller);
    // A run that was paused or canceled has no say any more.
    const isCurrent = (): boolean => controllers.get(id) === controller && !controller.signal.aborted;
    const update = (make: (now: UploadItem) => UploadItem): void => {
      if (isCurrent()) replace(id, make);
    };
    replace(id, (now) => ({ ...bare(now), state: 'queued' }));
    try {
      const result = await send(item.file, {
        ...options,
        signal: controller.signal,
        onStart: () => update((now) => ({ ...bare(now), state: 'uploading' })),
        onProgress: (progress) => update((now) => ({ ...bare(now), progress, state: 'uploading' })),
      });
      update((now) => ({ ...bare(now), state: 'done', result }));
    } catch (error) {
      const typed = toRequestError(error);
      if (!(typed instanceof CanceledError)) update((now) => ({ ...bare(now), state: 'failed', error: typed }));
    }
  };

  const stop = (id: string): void => controllers.get(id)?.abort();

  return {
    items: () => items,
    subscribe(listener) {
      listeners.add(listener);
      return () => {
        listeners.delete(listener);
      };
    },
    add(file, { name = file instanceof File ? file.name : 'file', resumeKey, ...options } = {}) {
      serial += 1;
      const id = `upload-${serial}`;
      const progress = { loaded: 0, total: file.size, percent: 0, speed: 0 };
      settings.set(id, { ...options, name, resumeKey: resumeKey ?? fingerprint(file, name) });
      change([...items, { id, file, name, progress, state: 'queued' }]);
      void start(id);
      return id;
    },
    pause(id) {
      const state = items.find((item) => item.id === id)?.state;
      if (state !== 'queued' && state !== 'uploading') return;
      stop(id);
      replace(id, (item) => ({ ...bare(item), progress: { ...item.progress, speed: 0 }, state: 'paused' }));
    },
    resume(id) {
      if (items.some((item) => item.id === id && item.state === 'paused')) void start(id);
    },
    retry(id) {
      for (const item of items)
        if (item.state === 'failed' && (id === undefined || item.id === id)) void start(item.id);
    },
    cancel(id) {
      stop(id);
      const options = settings.get(id);
      const item = items.find((one) => one.id === id);
      settings.delete(id);
      controllers.delete(id);
      change(items.filter((one) => one.id !== id));
      if (options && item && item.state !== 'done') void forgetUpload(options.resumeKey).catch(() => undefined);
    },
    clearDone() {
      for (const item of items) if (item.state === 'done') settings.delete(item.id);
      change(items.filter((item) => item.state !== 'done'));
    },
  };
}

/** The product's one queue. */
export const uploadQueue: UploadQueue = createUploadQueue();
