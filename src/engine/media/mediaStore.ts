import type { Input, VideoSample } from 'mediabunny';
import type { MediaRef, Project } from '../project/schema';
import { Animation } from './animation';
import { AudioReader } from './audioReader';
import { MediaError, toMediaError } from './errors';
import { fetchBlob } from './fetchMedia';
import { decodeImage, isOpaqueType, scaleBitmap, scaleStep } from './image';
import { LruCache } from './lruCache';
import { type MediaBytes, openInput } from './openInput';
import { VideoPool } from './videoPool';
import { StaleFrame, VideoReader } from './videoReader';

const IMAGE_BYTES = 256 * 1024 * 1024;
const BLOB_BYTES = 128 * 1024 * 1024;
const AUDIO_READERS = 12;
/** Moving images with open decoders. */
const ANIMATIONS = 8;
/** Videos with open decoders; each may hold two. */
const OPEN_VIDEOS = 4;

export interface MediaStoreOptions {
  /** Bytes that are already here (an upload just chosen, a recording), by media id; the others are fetched. */
  readonly blobs?: ReadonlyMap<string, Blob>;
  /** Looks for a media with a content hash on this computer; asked before its address is. */
  readonly open?: (ref: MediaRef) => Promise<Blob | undefined>;
}

/** An image of a video that can be drawn; sizes as shown, in pixels of the source. */
export interface VideoImage {
  readonly displayWidth: number;
  readonly displayHeight: number;
  /** Pixel format; absent where the frame is a canvas already. */
  readonly format?: VideoSample['format'];
  draw(
    context: CanvasRenderingContext2D | OffscreenCanvasRenderingContext2D,
    sx: number,
    sy: number,
    sw: number,
    sh: number,
    dx: number,
    dy: number,
    dw: number,
    dh: number,
  ): void;
}

/**
 * Gives the renderer and the mixer what a project names: images at the size they are drawn at, video frames, sound.
 * Works in the page and in a worker. A frame's borrowings are valid until the next {@link MediaStore.beginFrame}.
 */
export class MediaStore {
  /** Asked while decoding runs towards a frame; the preview says no when the user has gone elsewhere. */
  protected isWanted: () => boolean = () => true;
  private refs: Readonly<Record<string, MediaRef>> = {};
  private readonly given: Map<string, Blob>;
  private readonly openLocal: MediaStoreOptions['open'];
  private readonly images = new LruCache<ImageBitmap>(IMAGE_BYTES, (bitmap) => bitmap.close());
  private readonly blobs = new LruCache<Blob>(BLOB_BYTES);
  private readonly loading = new Map<string, Promise<ImageBitmap>>();
  private readonly videos = new LruCache<VideoPool>(OPEN_VIDEOS, (pool) => pool.dispose());
  private readonly audios = new LruCache<AudioReader>(AUDIO_READERS, (reader) => reader.dispose());
  private readonly animations = new LruCache<Promise<Animation | null>>(ANIMATIONS, (opening) => {
    void opening.then((animation) => animation?.dispose()).catch(() => undefined);
  });
  private readonly opening = new Map<string, Promise<AudioReader | null>>();

  constructor(options: MediaStoreOptions = {}) {
    this.given = new Map(options.blobs);
    this.openLocal = options.open;
  }

  /** Bytes that came in later (a file just dropped): used instead of the media's address from now on. */
  give(mediaId: string, blob: Blob): void {
    this.given.set(mediaId, blob);
    this.forget(mediaId);
  }

  /**
   * The same for who needs the image only: a preview may have a lighter copy of it.
   *
   * @returns `offset` of the file's clock against source time where it is known, see `sourceOffset`.
   * @throws MediaError
   */
  async imageInput(mediaId: string): Promise<{ readonly input: Input; readonly offset?: number }> {
    return { input: await this.input(mediaId) };
  }

  /**
   * The same as bytes, for a worker.
   *
   * @throws MediaError
   */
  async imageSource(mediaId: string): Promise<{ readonly source: MediaBytes; readonly offset?: number }> {
    return { source: await this.source(mediaId) };
  }

  /** The document's record of a media, if it has one. */
  refOf(mediaId: string): MediaRef | undefined {
    return this.refs[mediaId];
  }

  /**
   * Where the bytes of a media are to be had: given, on this computer, at its address.
   *
   * @throws MediaError `missing`.
   */
  async source(mediaId: string): Promise<MediaBytes> {
    const given = this.given.get(mediaId);
    if (given) return given;
    const ref = this.refs[mediaId];
    const local = ref?.hash ? await this.openLocal?.(ref).catch(() => undefined) : undefined;
    if (local) return local;
    if (!ref?.url) throw new MediaError('missing', { mediaId, ...(ref?.name ? { name: ref.name } : {}) });
    return ref.url;
  }

  /**
   * A reader of its own for who walks through a media beside the preview (video strips, waveforms). The caller disposes it.
   *
   * @throws MediaError
   */
  async input(mediaId: string): Promise<Input> {
    try {
      return await openInput(await this.source(mediaId));
    } catch (error) {
      throw this.named(error, mediaId);
    }
  }

  /** The media of this project are meant from now on; what a changed URL left behind is freed. */
  setProject(project: Project): void {
    const changed = Object.keys(this.refs).filter((id) => !isSameSource(this.refs[id], project.media[id]));
    this.refs = project.media;
    for (const id of changed) this.forget(id);
  }

  /**
   * An image, about as large as it will be drawn.
   *
   * @param scale Drawn pixels per source pixel, the larger of both directions.
   * @param time Seconds into an image that moves, which begins anew at its end; not given: its first image.
   * @returns The bitmap and its source size in pixels (crop is meant in parts of it).
   * @throws MediaError
   */
  async image(mediaId: string, scale: number, time?: number): Promise<ImageBitmap> {
    const step = scaleStep(scale);
    const animation = time === undefined ? null : await this.animation(mediaId);
    if (animation && time !== undefined) return this.movingImage(mediaId, animation, step, animation.indexAt(time));
    const key = `${mediaId}@${step}`;
    return this.images.get(key) ?? this.once(this.loading, key, () => this.loadImage(mediaId, step, key));
  }

  private animation(mediaId: string): Promise<Animation | null> {
    const known = this.animations.get(mediaId);
    if (known) return known;
    const opening = this.blob(mediaId).then((blob) => Animation.open(blob));
    opening.catch(() => this.animations.delete(mediaId));
    this.animations.set(mediaId, opening, 1);
    return opening;
  }

  private async movingImage(mediaId: string, animation: Animation, step: number, index: number): Promise<ImageBitmap> {
    const key = `${mediaId}@${step}#${index}`;
    const known = this.images.get(key);
    if (known) return known;
    return this.once(this.loading, key, async () => {
      try {
        const full = await animation.imageAt(index);
        const bitmap = step === 1 ? full : await scaleBitmap(full, full.width * step, full.height * step, false);
        if (bitmap !== full) full.close();
        this.images.set(key, bitmap, bitmap.width * bitmap.height * 4);
        return bitmap;
      } catch (error) {
        throw this.named(error, mediaId);
      }
    });
  }

  /** Source size of an image in pixels; decodes it when the document does not say. */
  async imageSize(mediaId: string): Promise<{ readonly width: number; readonly height: number }> {
    const ref = this.ref(mediaId);
    if (ref.width > 0 && ref.height > 0) return ref;
    const full = await this.image(mediaId, 1);
    return { width: full.width, height: full.height };
  }

  /**
   * The frame of a video at `time` seconds of its source, borrowed until the next {@link MediaStore.beginFrame}.
   *
   * @throws MediaError
   */
  async videoFrame(mediaId: string, time: number): Promise<VideoSample> {
    try {
      return await this.pool(mediaId).frameAt(time, this.isWanted);
    } catch (error) {
      if (error instanceof StaleFrame) throw error;
      throw this.named(error, mediaId);
    }
  }

  /**
   * The same to be drawn only. The preview's store answers with something smaller or nearer at hand where that will do.
   *
   * @throws MediaError
   */
  videoImage(mediaId: string, time: number): Promise<VideoImage> {
    return this.videoFrame(mediaId, time);
  }

  /**
   * A reader of the sound in a file, or null where there is none.
   *
   * @param reader Name of the walk through it: two clips of one file that sound at once need one each.
   * @throws MediaError
   */
  async audio(mediaId: string, reader = ''): Promise<AudioReader | null> {
    const key = `${mediaId}#${reader}`;
    const known = this.audios.get(key);
    if (known) return known;
    return this.once(this.opening, key, async () => {
      const opened = await this.openAudio(mediaId);
      if (opened) this.audios.set(key, opened, 1);
      return opened;
    });
  }

  /** Frees what was dropped since the last frame; call before the first request for a new image. */
  beginFrame(): void {
    this.images.sweep();
    this.blobs.sweep();
    this.animations.sweep();
    this.videos.sweep();
    for (const pool of this.videos.values()) pool.beginFrame();
  }

  /** Frees sound readers that fell out; call between mixing windows. */
  beginWindow(): void {
    this.audios.sweep();
  }

  dispose(): void {
    this.images.clear();
    this.animations.clear();
    this.blobs.clear();
    this.audios.clear();
    this.videos.clear();
  }

  protected async openVideo(mediaId: string): Promise<VideoReader> {
    return VideoReader.open(await this.input(mediaId));
  }

  /**
   * Brings a decoder of a video to `time` before it is needed there: a cut that was prepared does not stutter. Failures
   * are told when the frame is asked for.
   */
  async primeVideo(mediaId: string, time: number): Promise<void> {
    await this.pool(mediaId).prime(time);
  }

  /** Whether a decoder stands at that frame, or just before it. */
  protected isAt(mediaId: string, time: number): boolean {
    return this.videos.get(mediaId)?.isAt(time) ?? false;
  }

  private pool(mediaId: string): VideoPool {
    const known = this.videos.get(mediaId);
    if (known) return known;
    const pool = new VideoPool(() => this.openVideo(mediaId));
    this.videos.set(mediaId, pool, 1);
    return pool;
  }

  private ref(mediaId: string): MediaRef {
    const ref = this.refs[mediaId];
    if (!ref) throw new MediaError('missing', { mediaId });
    return ref;
  }

  private async blob(mediaId: string): Promise<Blob> {
    const known = this.blobs.get(mediaId);
    if (known) return known;
    const source = await this.source(mediaId);
    if (typeof source !== 'string') return source;
    const blob = await fetchBlob(source);
    this.blobs.set(mediaId, blob, blob.size);
    return blob;
  }

  private async loadImage(mediaId: string, step: number, key: string): Promise<ImageBitmap> {
    try {
      const full = await this.fullImage(mediaId);
      if (step === 1) return full;
      const { type } = await this.blob(mediaId);
      const bitmap = await scaleBitmap(full, full.width * step, full.height * step, isOpaqueType(type));
      this.images.set(key, bitmap, bitmap.width * bitmap.height * 4);
      return bitmap;
    } catch (error) {
      throw this.named(error, mediaId);
    }
  }

  protected named(error: unknown, mediaId: string): MediaError {
    return toMediaError(error, 'undecodable', mediaId, this.refs[mediaId]?.name);
  }

  private async fullImage(mediaId: string): Promise<ImageBitmap> {
    const key = `${mediaId}@1`;
    const known = this.images.get(key);
    if (known) return known;
    return this.once(this.loading, `${mediaId}@full`, async () => {
      const full = await decodeImage(await this.blob(mediaId));
      this.images.set(key, full, full.width * full.height * 4);
      return full;
    });
  }

  private async openAudio(mediaId: string): Promise<AudioReader | null> {
    const ref = this.ref(mediaId);
    try {
      const source = ref.kind === 'audio' ? await this.blob(mediaId) : await this.source(mediaId);
      return await AudioReader.open(await openInput(source));
    } catch (error) {
      throw this.named(error, mediaId);
    }
  }

  private async once<Value>(
    running: Map<string, Promise<Value>>,
    key: string,
    start: () => Promise<Value>,
  ): Promise<Value> {
    const existing = running.get(key);
    if (existing) return existing;
    const promise = start().finally(() => running.delete(key));
    running.set(key, promise);
    return promise;
  }

  protected forget(mediaId: string): void {
    this.blobs.delete(mediaId);
    this.videos.delete(mediaId);
    this.animations.delete(mediaId);
    this.images.deleteWhere((key) => key.startsWith(`${mediaId}@`));
    this.audios.deleteWhere((key) => key.startsWith(`${mediaId}#`));
  }
}

/** A hash that arrives later (the vault was slower than the drop) names the same bytes. */
const isSameSource = (a: MediaRef | undefined, b: MediaRef | undefined): boolean =>
  a?.url === b?.url && (a?.hash === b?.hash || !a?.hash);
