import { fingerprint, forgetUpload } from '@/lib/oss';
import { forgetPlace, unfinishedUploads } from './keptUploads';
import type { InterruptedUpload, NewUpload, UploadItem, UploadPurpose, UploadTypes } from './types';
import type { UploadQueue } from './uploadQueue';
import { isBusy, isEnded } from './uploadSummary';

/** The part of the queue that belongs to one purpose. Its methods may be handed on as they are. */
export class Uploads<T extends UploadTypes> {
  readonly store: UploadQueue['store'];

  constructor(
    private readonly queue: UploadQueue,
    private readonly purpose: UploadPurpose<T>,
  ) {
    this.store = queue.store;
  }

  readonly isOwn = (item: UploadItem): item is UploadItem<T> => item.purpose === this.purpose.key;
  readonly items = (): readonly UploadItem<T>[] => this.store.getState().items.filter(this.isOwn);
  readonly find = (id: string): UploadItem<T> | undefined => this.items().find((item) => item.id === id);

  /** Told after every change of the whole queue. @returns ends the subscription */
  readonly subscribe = (listener: () => void): (() => void) => this.store.subscribe(listener);

  /** Checks files and sends them, or has them ready (`start: 'manual'`). @returns their ids in the same order */
  readonly add = (files: readonly NewUpload<T>[]): readonly string[] => this.queue.add(this.purpose.key, files);

  /** Sends files that are ready, paused or failed. */
  readonly start = (ids: readonly string[]): void => {
    for (const id of ids) {
      const state = this.find(id)?.state;
      if (state === 'ready' || state === 'paused') this.queue.run(id);
      else if (state === 'failed') this.queue.retry(id);
    }
  };

  /** Changes where a file is going, or what it is to be called; what has been sent is not touched. */
  readonly amend = (id: string, part: { readonly target?: T['target']; readonly name?: string }): void => {
    if (this.find(id)) this.queue.patch(id, part);
  };

  /** Stops an upload; a large file keeps the parts that have arrived. */
  readonly pause = (id: string): void => {
    if (this.find(id)) this.queue.pause(id);
  };
  readonly resume = (id: string): void => {
    if (this.find(id)?.state === 'paused') this.queue.run(id);
  };
  readonly pauseAll = (): void => {
    for (const { id } of this.items()) this.pause(id);
  };
  readonly resumeAll = (): void => {
    for (const { id } of this.items()) this.resume(id);
  };

  /** One failed file, or all that failed, and only those; a failed record sends no byte again. */
  readonly retry = (id?: string): void => {
    for (const item of this.items()) if (id === undefined || item.id === id) this.queue.retry(item.id);
  };

  /** What is stored already: send the file all the same, or take what is there. */
  readonly settle = async (id: string, choice: 'upload' | 'use'): Promise<void> => {
    if (this.find(id)?.state !== 'duplicate') return;
    if (choice === 'use') await this.queue.takeTwin(id);
    else this.queue.run(id);
  };
  readonly settleAll = async (choice: 'upload' | 'use'): Promise<void> => {
    for (const { id } of this.items()) await this.settle(id, choice);
  };

  /** Takes a file off the list for good, with what has arrived of it. */
  readonly cancel = (id: string): void => {
    if (this.find(id)) this.queue.remove(new Set([id]), true);
  };
  /** Cancels all that still moves or could be resumed. */
  readonly cancelAll = (): void => this.removeAll((item) => isBusy(item) || item.state === 'paused', true);

  /** Stops uploads whose screen is gone: the parts that have arrived wait for the same file. */
  readonly abandon = (ids: readonly string[]): void => this.removeAll(({ id }) => ids.includes(id), false);

  /** Takes ended files off the list. */
  readonly clearEnded = (): void => this.removeAll(isEnded, false);

  /** The item once it no longer moves: ready, asking, paused or ended; undefined when it was taken off the list. */
  readonly whenIdle = async (id: string): Promise<UploadItem<T> | undefined> => {
    const item = await this.queue.whenIdle(id);
    return item && this.isOwn(item) ? item : undefined;
  };

  /** Goes on with the files that this browser has kept. May be called as often as one likes. */
  readonly restore = (): Promise<void> => this.queue.restore(this.purpose.key);

  /** Large files that a reload has cut off and that the user has to choose again, latest first. */
  readonly interrupted = async (): Promise<readonly InterruptedUpload<T>[]> => {
    const { persist } = this.purpose;
    if (!persist) return [];
    const items = this.store.getState().items;
    const here = new Set(items.map((item) => this.queue.resumeKeyOf(item)));
    return (await unfinishedUploads()).flatMap(({ checkpoint, purpose, place }) => {
      const { resumeKey, name, fileSize, doneParts, partSize } = checkpoint;
      // Only a key made of the file itself can be matched by choosing the file again.
      const isMine =
        purpose === undefined
          ? persist.takesUnknown && resumeKey.startsWith(`${name}:${fileSize}:`)
          : purpose === this.purpose.key;
      const target = isMine && !here.has(resumeKey) ? persist.targetOf(place) : undefined;
      if (target === undefined) return [];
      const percent = Math.min(99, Math.floor(((doneParts.length * partSize) / fileSize) * 100));
      return [{ resumeKey, name, size: fileSize, percent, target }];
    });
  };

  /** Goes on with an interrupted upload. @returns whether it is the same file */
  readonly continueWith = ({ resumeKey, target }: InterruptedUpload<T>, file: File): boolean => {
    if (fingerprint(file, file.name) !== resumeKey) return false;
    this.add([{ file, target }]);
    return true;
  };

  readonly discard = async ({ resumeKey }: InterruptedUpload<T>): Promise<void> => {
    forgetPlace(resumeKey);
    await forgetUpload(resumeKey).catch(() => undefined);
  };

  private removeAll(isMeant: (item: UploadItem<T>) => boolean, isForgotten: boolean): void {
    this.queue.remove(
      new Set(
        this.items()
          .filter(isMeant)
          .map(({ id }) => id),
      ),
      isForgotten,
    );
  }
}
