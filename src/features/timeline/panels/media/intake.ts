import { applyAction } from '@/engine/edit/applyAction';
import type { MediaFacts } from '@/engine/media/probe';
import type { MediaRef, Project } from '@/engine/project/schema';
import { fromSeconds, toSeconds } from '@/engine/time/ticks';
import { messageOf } from '@/lib/request';
import { mediaVault, VaultFullError } from '@/lib/storage/mediaVault';
import { newId } from '@/utils/newId';
import { markMedia } from '../../exporting/storage/room';
import type { EditorStore } from '../../model/editorStore';
import { buildSeveral, type Target } from '../items/buildItem';
import { type FileRefusal, readFile } from './readFile';
import { libraryAddress } from './uploads';

interface ItemBase {
  readonly id: string;
  readonly name: string;
}

/** A file on its way into the project, or on its way to the others. */
export type IntakeItem =
  | (ItemBase & { readonly state: 'reading' })
  | (ItemBase & { readonly state: 'keeping' /** 0–100 */; readonly percent: number })
  | (ItemBase & { readonly state: 'uploading'; readonly percent: number; readonly mediaId: string })
  | (ItemBase & { readonly state: 'refused'; readonly refusal: FileRefusal })
  /** No room in the browser's store. Bytes. */
  | (ItemBase & { readonly state: 'full'; readonly file: File; readonly needed: number; readonly free: number })
  /** Usable here; the others do not have it yet. */
  | (ItemBase & { readonly state: 'uploadFailed'; readonly mediaId: string; readonly reason: string })
  | (ItemBase & { readonly state: 'broken'; readonly file: File; readonly reason: string });

interface Intake {
  readonly items: () => readonly IntakeItem[];
  readonly subscribe: (listener: () => void) => () => void;
  /** Takes files into the project; with a target they are put on the timeline one after another as well. */
  readonly add: (files: readonly File[], target?: Target) => Promise<void>;
  readonly retry: (id: string) => void;
  readonly dismiss: (id: string) => void;
  /** Sends what an earlier visit could not send. */
  readonly resume: () => Promise<void>;
  /** Another file for a medium whose file is gone. `same`: the content is what it was. */
  readonly relink: (mediaId: string, file: File) => Promise<'same' | 'other' | FileRefusal>;
}

/** How many files are looked into at once. */
const AT_ONCE = 2;

class FileIntake implements Intake {
  private list: readonly IntakeItem[] = [];
  private readonly listeners = new Set<() => void>();

  constructor(private readonly store: EditorStore) {}

  readonly items = (): readonly IntakeItem[] => this.list;

  readonly subscribe = (listener: () => void): (() => void) => {
    this.listeners.add(listener);
    return () => this.listeners.delete(listener);
  };

  readonly add = async (files: readonly File[], target?: Target): Promise<void> => {
    const waiting = files.map((file) => ({ file, id: newId() }));
    for (const { file, id } of waiting) this.put({ id, name: file.name, state: 'reading' });
    const taken = new Map<string, MediaRef>();
    const queue = [...waiting];
    const work = async (): Promise<void> => {
      for (let next = queue.shift(); next; next = queue.shift()) {
        const media = await this.take(next.id, next.file);
        if (!media) continue;
        taken.set(next.id, media);
        if (!target) this.addMedia(media);
      }
    };
    await Promise.all(Array.from({ length: AT_ONCE }, work));
    // In the order in which they were chosen, whichever was read first.
    const media = waiting.flatMap(({ id }) => taken.get(id) ?? []);
    if (target && media.length > 0) this.place(media, target);
    void markMedia(this.project).catch(() => undefined);
    for (const { id, file } of waiting) {
      const ref = taken.get(id);
      if (ref) void this.send(id, ref, file);
    }
  };

  readonly retry = (id: string): void => {
    const item = this.list.find((known) => known.id === id);
    if (item?.state === 'full' || item?.state === 'broken') {
      this.dismiss(id);
      void this.add([item.file]);
    } else if (item?.state === 'uploadFailed') {
      void this.sendFromVault(id, item.mediaId);
    }
  };

  readonly dismiss = (id: string): void => this.set(this.list.filter((item) => item.id !== id));

  readonly resume = async (): Promise<void> => {
    const waiting = Object.values(this.project.media).filter(({ url, hash }) => !url && hash);
    for (const { id } of waiting) {
      const isKnown = this.list.some((item) => 'mediaId' in item && item.mediaId === id);
      if (!isKnown) await this.sendFromVault(newId(), id);
    }
  };

  readonly relink = async (mediaId: string, file: File): Promise<'same' | 'other' | FileRefusal> => {
    const before = this.project.media[mediaId];
    const read = await readFile(file);
    if ('refusal' in read) return read.refusal;
    const { hash } = await mediaVault.put(file);
    const isSame = before?.hash === hash;
    const { id: _, ...facts } = refOf(mediaId, file, hash, read.facts);
    this.store.amendMedia(mediaId, isSame ? { hash } : { ...facts, url: '' });
    const media = this.project.media[mediaId];
    if (media && !media.url) void this.send(newId(), media, file);
    return isSame ? 'same' : 'other';
  };

  private get project(): Project {
    return this.store.getState().history.present;
  }

  /** Reads and keeps one file; undefined when it cannot be used (the item says why). */
  private async take(id: string, file: File): Promise<MediaRef | undefined> {
    const { name } = file;
    const read = await readFile(file);
    if ('refusal' in read) {
      this.put({ id, name, state: 'refused', refusal: read.refusal });
      return undefined;
    }
    try {
      this.put({ id, name, state: 'keeping', percent: 0 });
      const { hash } = await mediaVault.put(file, (share) =>
        this.put({ id, name, state: 'keeping', percent: Math.round(share * 100) }),
      );
      const known = Object.values(this.project.media).find((media) => media.hash === hash);
      return known ?? refOf(newId(), file, hash, read.facts);
    } catch (error) {
      if (error instanceof VaultFullError) {
        this.put({ id, name, state: 'full', file, needed: error.needed, free: error.free });
      } else {
        this.put({ id, name, state: 'broken', file, reason: error instanceof Error ? error.message : String(error) });
      }
      return undefined;
    }
  }

  private addMedia(media: MediaRef): void {
    if (this.project.media[media.id]) return;
    this.store.act({ type: 'addMedia', media }, { label: 'timelinePanels.step.file' });
  }

  private place(media: readonly MediaRef[], target: Target): void {
    const built = buildSeveral(this.project, media, target, applyAction);
    const refused = this.store.act(built.action, { label: built.label });
    if (refused) for (const item of media) this.addMedia(item);
    else if (built.clipId) this.store.select([built.clipId]);
  }

  private async sendFromVault(id: string, mediaId: string): Promise<void> {
    const media = this.project.media[mediaId];
    const file = media?.hash ? await mediaVault.get(media.hash).catch(() => undefined) : undefined;
    if (media && file) await this.send(id, media, file);
  }

  private async send(id: string, media: MediaRef, file: File): Promise<void> {
    const { name, hash, width, height } = media;
    if (media.url || !hash) return this.dismiss(id);
    const base = { id, name, mediaId: media.id };
    this.put({ ...base, state: 'uploading', percent: 0 });
    const facts = {
      ...(width > 0 ? { width, height } : {}),
      ...(media.duration > 0 ? { duration: toSeconds(media.duration) } : {}),
    };
    try {
      const url = await libraryAddress(file, hash, facts, (percent) =>
        this.put({ ...base, state: 'uploading', percent: Math.round(percent) }),
      );
      this.store.amendMedia(media.id, { url });
      this.dismiss(id);
    } catch (error) {
      this.put({ ...base, state: 'uploadFailed', reason: messageOf(error) });
    }
  }

  private put(item: IntakeItem): void {
    const isKnown = this.list.some(({ id }) => id === item.id);
    this.set(isKnown ? this.list.map((old) => (old.id === item.id ? item : old)) : [...this.list, item]);
  }

  private set(list: readonly IntakeItem[]): void {
    this.list = list;
    for (const listener of this.listeners) listener();
  }
}

const refOf = (id: string, file: File, hash: string, facts: MediaFacts): MediaRef => ({
  id,
  kind: facts.kind,
  name: file.name.slice(0, 255),
  url: '',
  hash,
  width: facts.width,
  height: facts.height,
  duration: fromSeconds(facts.duration),
  hasAudio: facts.hasAudio && facts.canDecodeAudio,
});

const intakes = new WeakMap<EditorStore, Intake>();

/** The intake of an open project; it outlives the panel that shows it. */
export function intakeOf(store: EditorStore): Intake {
  const known = intakes.get(store);
  if (known) return known;
  const made = new FileIntake(store);
  intakes.set(store, made);
  return made;
}
