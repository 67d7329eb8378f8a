import {
  type ConversionJob,
  type ConversionOrder,
  mediaConversions,
} from '@/blocks/media/conversions/mediaConversions';
import { applyAction } from '@/engine/edit/applyAction';
import type { MediaRef, Project } from '@/engine/project/schema';
import { fromSeconds } from '@/engine/time/ticks';
import { mediaVault } from '@/lib/storage/mediaVault';
import { newId } from '@/utils/newId';
import { markMedia } from '../../exporting/room';
import type { EditorStore } from '../../model/editorStore';
import { buildSeveral, type Target } from '../items/buildItem';
import { rateOf } from './completeMedia';
import { type MediaUpload, mediaUploads } from './mediaUploads';
import { type FileRefusal, type ReadMedia, readFile } from './readFile';

interface Intake {
  /** Takes files into the project; with a target they are put on the timeline one after another as well. */
  readonly add: (files: readonly File[], target?: Target) => Promise<void>;
  readonly retry: (id: string) => void;
  readonly dismiss: (id: string) => void;
  /**
   * Takes what a conversion has made: in place of the upload that was refused, or as the file of the medium that could
   * not be shown. @returns whether it is here; else it waits in the task center.
   */
  readonly takeConverted: (job: ConversionJob) => Promise<boolean>;
  /**
   * Whether files of this project are stored in the library, or stay in this browser; those on their way follow. Until
   * it is answered nothing is sent.
   */
  readonly keepLocal: (isLocal: boolean) => void;
  /** Sends what waits and may be sent: what an earlier visit could not send, what was made here. */
  readonly resume: () => Promise<void>;
  /** Another file for a medium whose file is gone. `same`: the content is what it was. */
  readonly relink: (mediaId: string, file: File) => Promise<'same' | 'other' | FileRefusal>;
}

class FileIntake implements Intake {
  constructor(private readonly store: EditorStore) {}

  readonly add = async (files: readonly File[], target?: Target): Promise<void> => {
    await this.take(files, target);
  };

  /** @returns how many of them are in the project now */
  private async take(files: readonly File[], target?: Target, lostAudio?: string): Promise<number> {
    const ids = mediaUploads.add(
      files.map((file) => ({
        file,
        target: { editor: this.store, ...(target ? { place: target } : {}), lostAudio },
        onDone: (item) => this.arrive(item),
      })),
    );
    const taken = new Map<string, MediaRef>();
    const take = async (id: string): Promise<void> => {
      const item = await mediaUploads.whenIdle(id);
      if (item?.state !== 'ready' || !item.info || !item.hash) return;
      const media =
        this.known(item.hash) ??
        toMediaRef(newId(), item.file, item.hash, { ...item.info, ...(lostAudio === undefined ? {} : { lostAudio }) });
      taken.set(id, media);
      if (!target) this.addMedia(media);
    };
    await Promise.all(ids.map(take));
    // In the order in which they were chosen, whichever was read first.
    const media = ids.flatMap((id) => taken.get(id) ?? []);
    if (target && media.length > 0) this.place(media, target);
    void markMedia(this.project).catch(() => undefined);
    for (const [id, ref] of taken) this.send(id, ref);
    return taken.size;
  }

  readonly retry = (id: string): void => {
    const item = mediaUploads.find(id);
    if (!item) return;
    if (item.target.media) mediaUploads.retry(id);
    else {
      this.dismiss(id);
      void this.add([item.file]);
    }
  };

  readonly dismiss = (id: string): void => mediaUploads.abandon([id]);

  readonly takeConverted = async ({ id, input, output }: ConversionJob): Promise<boolean> => {
    if (!input || !output || !(await this.takeMade(input, output.file))) return false;
    // The vault has it by then.
    mediaConversions.takeOutput(id)?.release();
    return true;
  };

  private async takeMade({ key, mediaId, lostAudio }: ConversionOrder, file: File): Promise<boolean> {
    if (mediaId !== undefined) {
      if (!this.project.media[mediaId]) return false;
      return typeof (await this.replaceFile(mediaId, file, lostAudio)) === 'string';
    }
    const place = mediaUploads.find(key)?.target.place;
    this.dismiss(key);
    return (await this.take([file], place, lostAudio)) > 0;
  }

  readonly keepLocal = (isLocal: boolean): void => {
    this.store.act({ type: 'setMediaLocal', isLocal }, { label: 'timelinePanels.step.mediaPlace' });
    if (!isLocal) return void this.resume();
    const onTheirWay = mediaUploads.items().filter(({ target }) => target.editor === this.store && target.media);
    mediaUploads.abandon(onTheirWay.map(({ id }) => id));
  };

  readonly resume = async (): Promise<void> => {
    if (!this.maySend) return;
    const waiting = Object.values(this.project.media).filter(({ url, hash }) => !url && hash);
    for (const media of waiting) {
      const file = media.hash ? await mediaVault.get(media.hash).catch(() => undefined) : undefined;
      const isKnown = mediaUploads
        .items()
        .some(({ target }) => target.editor === this.store && target.media?.id === media.id);
      if (file && !isKnown) this.sendFile(media, file);
    }
  };

  readonly relink = (mediaId: string, chosen: File): Promise<'same' | 'other' | FileRefusal> =>
    this.replaceFile(mediaId, chosen);

  private async replaceFile(
    mediaId: string,
    chosen: File,
    lostAudio?: string,
  ): Promise<'same' | 'other' | FileRefusal> {
    const before = this.project.media[mediaId];
    const read = await readFile(chosen);
    if ('refusal' in read) return read.refusal;
    const { file } = read;
    const { hash } = await mediaVault.put(file);
    const isSame = before?.hash === hash;
    const { id: _, ...facts } = toMediaRef(mediaId, file, hash, {
      ...read.facts,
      ...(lostAudio === undefined ? {} : { lostAudio }),
    });
    this.store.amendMedia(mediaId, isSame ? { hash } : { ...factsOfOldFile, ...facts, url: '' });
    const media = this.project.media[mediaId];
    if (media && !media.url && this.maySend) this.sendFile(media, file);
    return isSame ? 'same' : 'other';
  }

  private get project(): Project {
    return this.store.getState().history.present;
  }

  /** Only once somebody has said so: a file that was sent cannot be kept here any more. */
  private get maySend(): boolean {
    return this.project.keepsMediaLocal === false;
  }

  /** A medium of the project with this content. */
  private known(hash: string): MediaRef | undefined {
    return Object.values(this.project.media).find((media) => media.hash === hash);
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

  private sendFile(media: MediaRef, file: File): void {
    const { name, hash = '' } = media;
    const [id] = mediaUploads.add([
      {
        file,
        name,
        target: { editor: this.store },
        checked: { info: undefined, hash },
        onDone: (item) => this.arrive(item),
      },
    ]);
    if (id) this.send(id, media);
  }

  private send(id: string, media: MediaRef): void {
    if (media.url || !media.hash || !this.maySend) this.dismiss(id);
    else {
      mediaUploads.amend(id, { target: { editor: this.store, media } });
      mediaUploads.start([id]);
    }
  }

  private arrive({ target: { media }, result }: MediaUpload): void {
    if (media && result) this.store.amendMedia(media.id, { url: result });
  }
}

/** What is told of some files only: of the file before it must not stay. */
const factsOfOldFile = { fps: undefined, lostAudio: undefined, isTruncated: undefined } as const;

const toMediaRef = (id: string, file: File, hash: string, facts: ReadMedia): MediaRef => ({
  id,
  kind: facts.kind,
  name: file.name.slice(0, 255),
  url: '',
  hash,
  width: facts.width,
  height: facts.height,
  duration: fromSeconds(facts.duration),
  hasAudio: facts.hasAudio && facts.canDecodeAudio,
  ...rateOf(facts),
  ...(facts.lostAudio === undefined ? {} : { lostAudio: facts.lostAudio.slice(0, 40) }),
  ...(facts.isTruncated ? { isTruncated: true } : {}),
  ...(facts.isAi ? { isAi: true } : {}),
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
