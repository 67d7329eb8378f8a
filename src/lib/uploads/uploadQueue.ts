import { createStore, type StoreApi } from 'zustand/vanilla';
import { fingerprint, forgetUpload, uploadFile } from '@/lib/oss';
import { messageOf } from '@/lib/request';
import { CanceledError } from '@/lib/request/errors';
import { textOfWords } from '@/lib/request/words';
import { newId } from '@/utils/newId';
import { claimUpload, forgetFile, forgetPlace, keepFile, keepPlace, keptFiles } from './keptUploads';
import { createLimiter } from './limiter';
import type { NewUpload, UploadItem, UploadPurpose, UploadTypes } from './types';
import { isBusy } from './uploadSummary';
import { Uploads } from './uploads';
import {
  createWatch,
  type Defined,
  findLeader,
  hasCheck,
  hasSameContent,
  isReadable,
  itemToCheck,
  messageOfId,
  type Restored,
  runOnce,
  type Work,
} from './uploadWork';

interface UploadsState {
  /** In the order in which they were added. */
  readonly items: readonly UploadItem[];
}

/** The one queue of uploads; screens use it through the {@link Uploads} of their purpose. */
export class UploadQueue {
  readonly store: StoreApi<UploadsState> = createStore(() => ({ items: [] }));
  private readonly purposes = new Map<string, Defined>();
  private readonly works = new Map<string, Work>();

  /** Tries the uploads again that do so by themselves. */
  private readonly watch = createWatch(() => {
    const own = this.store.getState().items.filter(({ purpose }) => this.definitionOf(purpose).purpose.retriesAlone);
    if (!navigator.onLine) return own.length > 0;
    for (const { id, state } of own) {
      if (state === 'failed') this.retry(id);
      else if (state === 'queued' && !this.works.get(id)?.controller) this.run(id);
    }
    return own.length > 0;
  });

  /** @param send the way to the store; tests may give another */
  constructor(private readonly send: typeof uploadFile = uploadFile) {}

  /** Makes a purpose known. @returns its part of the queue */
  define<T extends UploadTypes>(purpose: UploadPurpose<T>): Uploads<T> {
    this.purposes.set(purpose.key, {
      purpose,
      limitChecks: createLimiter(purpose.checksAtOnce ?? 1),
      limitUploads: createLimiter(purpose.uploadsAtOnce ?? Number.POSITIVE_INFINITY),
    });
    return new Uploads(this, purpose);
  }

  find(id: string): UploadItem | undefined {
    return this.store.getState().items.find((item) => item.id === id);
  }

  patch(id: string, part: Partial<UploadItem>): void {
    this.store.setState(({ items }) => ({
      items: items.map((item) => (item.id === id ? { ...item, ...part } : item)),
    }));
  }

  /** @returns the ids, in the order of the files */
  add(key: string, files: readonly NewUpload<UploadTypes>[], restored?: Restored): readonly string[] {
    const { purpose } = this.definitionOf(key);
    const begun = files.map((file) => this.begin(purpose, file, restored));
    this.store.setState(({ items }) => ({ items: [...items, ...begun] }));
    void this.check(
      key,
      begun.filter(({ state }) => state === 'checking').map(({ id }) => id),
    );
    for (const { id, state } of begun) if (state === 'queued') this.admit(id);
    return begun.map(({ id }) => id);
  }

  /** Takes up the files that an earlier visit has kept and not brought home. */
  async restore(key: string): Promise<void> {
    const { persist } = this.definitionOf(key).purpose;
    for (const [id, { file, name, place }] of await keptFiles(key)) {
      if (this.works.has(id)) continue;
      const release = await claimUpload(id);
      const target = persist?.targetOf(place);
      if (release && target !== undefined && !this.works.has(id)) {
        this.add(key, [{ file, name, target }], { id, release });
      } else {
        release?.();
        if (release && target === undefined) forgetFile(id);
      }
    }
  }

  /** Sends a checked file. */
  run(id: string): void {
    const item = this.find(id);
    const work = this.works.get(id);
    if (!item || !work) return;
    this.patch(id, { state: 'queued', speed: 0, stage: '', reason: '', error: undefined });
    work.controller = undefined;
    if (this.definitionOf(item.purpose).purpose.retriesAlone) {
      this.watch();
      if (!navigator.onLine) return;
    }
    work.controller = new AbortController();
    void this.travel(id, work.controller);
  }

  pause(id: string): void {
    const state = this.find(id)?.state;
    const work = this.works.get(id);
    if (!work || (state !== 'queued' && state !== 'uploading')) return;
    work.controller?.abort();
    work.controller = undefined;
    this.patch(id, { state: 'paused', speed: 0 });
    this.tell(id);
  }

  /** A failed file from where it failed: its check, its bytes or only its record. */
  retry(id: string): void {
    const item = this.find(id);
    if (item?.state !== 'failed') return;
    const { purpose } = this.definitionOf(item.purpose);
    if (this.works.get(id)?.isChecked || !hasCheck(purpose)) {
      this.run(id);
      return;
    }
    this.patch(id, { state: 'checking', percent: 0, stage: '', reason: '', error: undefined });
    void this.check(purpose.key, [id]);
  }

  /** Takes a twin in place of the file. */
  async takeTwin(id: string): Promise<void> {
    const item = this.find(id);
    if (item?.state !== 'duplicate') return;
    try {
      const result = await this.definitionOf(item.purpose).purpose.resolveTwin?.(item);
      if (this.find(id)) this.finish(id, 'skipped', result);
    } catch (error) {
      this.fail(id, error);
    }
  }

  /** Takes items off the list. @param isForgotten what has arrived of them is dropped too */
  remove(ids: ReadonlySet<string>, isForgotten: boolean): void {
    const { items } = this.store.getState();
    const gone = items.filter(({ id }) => ids.has(id));
    const waiters = gone.flatMap((item) => this.letGo(item, isForgotten));
    this.store.setState({ items: items.filter(({ id }) => !ids.has(id)) });
    for (const tell of waiters) tell(undefined);
  }

  /** The item once it no longer moves: ready, asking, paused or ended; undefined when it was taken off the list. */
  whenIdle(id: string): Promise<UploadItem | undefined> {
    const item = this.find(id);
    const work = this.works.get(id);
    if (!item || !work || !isBusy(item)) return Promise.resolve(item);
    return new Promise((resolve) => work.waiters.push(resolve));
  }

  resumeKeyOf(item: UploadItem): string {
    return this.definitionOf(item.purpose).purpose.resumeKeyOf?.(item) ?? fingerprint(item.file, item.file.name);
  }

  private definitionOf(key: string): Defined {
    const found = this.purposes.get(key);
    if (!found) throw new Error(`no upload purpose ${key}`);
    return found;
  }

  private begin(
    purpose: UploadPurpose<UploadTypes>,
    { file, target, name = file.name, checked, onDone }: NewUpload<UploadTypes>,
    restored: Restored | undefined,
  ): UploadItem {
    const id = restored?.id ?? newId();
    const refusal = checked ? undefined : purpose.refuse?.(file);
    const work: Work = {
      isChecked: checked !== undefined,
      isRestored: restored !== undefined,
      onDone,
      steps: new Map(),
      waiters: [],
      ...(restored && { release: restored.release }),
    };
    this.works.set(id, work);
    const isChecking = !checked && hasCheck(purpose);
    const item: UploadItem = {
      id,
      purpose: purpose.key,
      file,
      name,
      size: file.size,
      target,
      state: refusal ? 'refused' : isChecking ? 'checking' : 'queued',
      percent: 0,
      speed: 0,
      stage: '',
      reason: refusal ? textOfWords(refusal) : '',
      ...checked,
    };
    if (!refusal && purpose.persist?.keepsFile?.(file)) {
      keepFile(id, { purpose: purpose.key, place: purpose.persist.place(item), name, file });
      if (!restored) {
        void claimUpload(id).then((release) => {
          if (this.works.get(id) === work) work.release = release;
          else release?.();
        });
      }
    }
    return item;
  }

  private async check(key: string, ids: readonly string[]): Promise<void> {
    if (ids.length === 0) return;
    const { purpose, limitChecks } = this.definitionOf(key);
    const open = (): UploadItem[] =>
      ids.flatMap((id) => this.find(id) ?? []).filter(({ state }) => state === 'checking');
    try {
      const targets = await purpose.prepare?.(open());
      for (const { id } of open()) if (targets?.has(id)) this.patch(id, { target: targets.get(id) });
    } catch (error) {
      for (const { id } of open()) this.fail(id, error);
      return;
    }
    await Promise.all(ids.map((id) => limitChecks(() => this.checkOne(purpose, id))));
    if (!purpose.findTwins) return;
    // An answer that fails stops nothing: then nothing is known.
    const twins = await purpose.findTwins(open()).catch(() => new Map<string, unknown>());
    for (const { id } of open()) {
      const twin = twins.get(id);
      if (twin === undefined) this.admit(id);
      else {
        this.patch(id, { state: 'duplicate', twin });
        this.tell(id);
        if (this.works.get(id)?.isRestored) void this.takeTwin(id);
      }
    }
  }

  private async checkOne(purpose: UploadPurpose<UploadTypes>, id: string): Promise<void> {
    const added = this.find(id);
    const work = this.works.get(id);
    if (added?.state !== 'checking' || !work) return;
    const controller = new AbortController();
    work.controller = controller;
    const isCurrent = (): boolean => this.isCurrent(id, controller);
    try {
      const item = await itemToCheck(purpose, added);
      if (!isCurrent()) return;
      if (typeof item === 'string') return this.refuse(id, { reason: item });
      if (item.hash && hasSameContent(this.store.getState().items, item, item.hash))
        return this.refuse(id, { reason: messageOfId('upload.twice') });
      this.patch(id, { file: item.file, name: item.name, size: item.size, hash: item.hash });
      const verdict = await purpose.check?.(item, {
        signal: controller.signal,
        onProgress: (percent, stage = '') => isCurrent() && this.patch(id, { percent, stage }),
      });
      if (!isCurrent()) return;
      if (verdict && 'refusal' in verdict) return this.refuse(id, { refusal: verdict.refusal });
      work.isChecked = true;
      this.patch(id, { percent: 0, stage: '', ...verdict });
      if (!purpose.findTwins) this.admit(id);
    } catch (error) {
      if (isCurrent()) this.fail(id, error);
    }
  }

  private admit(id: string): void {
    const item = this.find(id);
    if (item && this.definitionOf(item.purpose).purpose.start === 'manual') {
      this.patch(id, { state: 'ready' });
      this.tell(id);
    } else this.run(id);
  }

  private async travel(id: string, controller: AbortController): Promise<void> {
    const item = this.find(id);
    if (!item) return;
    const { purpose, limitUploads } = this.definitionOf(item.purpose);
    const isCurrent = (): boolean => this.isCurrent(id, controller);
    try {
      if (purpose.findResult || purpose.sameContent === 'share') {
        const known = (await this.resultOfTwin(item)) ?? (await purpose.findResult?.(item));
        if (!isCurrent()) return;
        if (known !== undefined) return this.finish(id, 'done', known);
      }
      await limitUploads(async () => {
        if (!isCurrent()) return;
        const stored = item.stored ?? (await this.transfer(item, controller));
        if (!isCurrent()) return;
        this.patch(id, { state: 'recording', stored, percent: 100, speed: 0 });
        const result = await purpose.record(this.find(id) ?? item, stored, {
          signal: controller.signal,
          onStage: (stage) => {
            if (isCurrent()) this.patch(id, { stage });
          },
          once: (step, run) => runOnce(this.works.get(id)?.steps, step, run),
        });
        if (isCurrent()) this.finish(id, 'done', result);
      });
    } catch (error) {
      if (isCurrent()) this.fail(id, error);
    }
  }

  private transfer(item: UploadItem, { signal }: AbortController) {
    const { id, file, name, size, hash, purpose: key } = item;
    const { purpose } = this.definitionOf(key);
    const resumeKey = this.resumeKeyOf(item);
    if (purpose.persist) keepPlace(resumeKey, size, { purpose: key, place: purpose.persist.place(item) });
    const update = (part: Partial<UploadItem>): void => {
      if (!signal.aborted) this.patch(id, { state: 'uploading', ...part });
    };
    return this.send(file, {
      name: purpose.nameOf?.(item) ?? name,
      maxSizeMB: purpose.maxSizeMB?.(item),
      hash,
      resumeKey,
      signal,
      onStart: () => update({}),
      onProgress: ({ percent, speed }) => update({ percent, speed }),
    });
  }

  /** The result of an item with the same content that is on its way. */
  private async resultOfTwin(item: UploadItem): Promise<unknown> {
    if (this.definitionOf(item.purpose).purpose.sameContent !== 'share') return undefined;
    const leader = findLeader(this.store.getState().items, item);
    return leader && (await this.whenIdle(leader.id))?.result;
  }

  private isCurrent(id: string, controller: AbortController): boolean {
    return this.works.get(id)?.controller === controller && !controller.signal.aborted;
  }

  private refuse(id: string, part: Pick<UploadItem, 'reason'> | Pick<UploadItem, 'refusal'>): void {
    this.patch(id, { state: 'refused', percent: 0, stage: '', ...part });
    this.forgetKept(id);
    this.tell(id);
  }

  private fail(id: string, error: unknown): void {
    const item = this.find(id);
    if (!item) return;
    this.patch(id, { state: 'failed', speed: 0, stage: '', error, reason: messageOf(error) });
    this.tell(id);
    if (item.stored || error instanceof CanceledError) return;
    void isReadable(item.file).then((isThere) => {
      if (!isThere && this.find(id)?.error === error) this.patch(id, { reason: messageOfId('upload.gone') });
    });
  }

  private finish(id: string, state: 'done' | 'skipped', result: unknown): void {
    this.patch(id, { state, result, percent: 100, speed: 0, stage: '', reason: '' });
    const item = this.find(id);
    if (!item) return;
    this.forgetKept(id);
    forgetPlace(this.resumeKeyOf(item));
    this.works.get(id)?.onDone?.(item);
    this.tell(id);
    if (this.definitionOf(item.purpose).purpose.forgetsDone) this.remove(new Set([id]), false);
  }

  private tell(id: string): void {
    const item = this.find(id);
    for (const resolve of this.works.get(id)?.waiters.splice(0) ?? []) resolve(item);
  }

  private forgetKept(id: string): void {
    const item = this.find(id);
    if (item && this.definitionOf(item.purpose).purpose.persist?.keepsFile?.(item.file)) forgetFile(id);
    this.works.get(id)?.release?.();
  }

  /** @returns who waits for it */
  private letGo(item: UploadItem, isForgotten: boolean): Work['waiters'] {
    const work = this.works.get(item.id);
    work?.controller?.abort();
    this.forgetKept(item.id);
    this.works.delete(item.id);
    if (isForgotten && item.state !== 'done' && item.state !== 'skipped') {
      const resumeKey = this.resumeKeyOf(item);
      forgetPlace(resumeKey);
      void forgetUpload(resumeKey).catch(() => undefined);
    }
    return work?.waiters ?? [];
  }
}

/** The product's one queue. */
export const uploadQueue = new UploadQueue();
