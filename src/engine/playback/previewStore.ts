import type { Input, VideoSample } from 'mediabunny';
import { FrameRing } from '../media/frameRing';
import { FrameWalker } from '../media/frameWalker';
import { KeyFrames } from '../media/keyFrames';
import { LruCache } from '../media/lruCache';
import { MediaStore, type MediaStoreOptions, type VideoImage } from '../media/mediaStore';
import { openInput } from '../media/openInput';
import { Proxies } from '../media/proxy/proxies';
import type { ProxyFiles } from '../media/proxy/runProxy';
import { type SmallFrame, shrinkFrame, smallImage } from '../media/smallFrame';
import { StaleFrame, VideoReader } from '../media/videoReader';
import type { Project } from '../project/schema';
import { toSeconds, ZERO } from '../time/ticks';

/** Some nine seconds of a full-frame video at 30 a second. */
const RING_BYTES = 256 * 1024 * 1024;
/** Videos whose key frames (and stretches around the playhead) have a decoder of their own. */
const SCRUBBED_VIDEOS = 2;
/** A kept frame this near (seconds) is shown instead of decoding a key frame that is nearer. */
const NEAR_SECONDS = 0.12;

/** Seconds; rounding of media time scales. */
const EPSILON = 1e-3;

/** How a video's image may be got: as fast as can be, or the very frame. */
export type Haste = 'near' | 'exact';

/**
 * The media of a preview: it may answer with a frame nearby or a smaller one while the user scrubs, and keeps what was
 * decoded. The export uses {@link MediaStore} itself.
 */
export class PreviewStore extends MediaStore {
  haste: Haste = 'exact';
  /** Since the last {@link PreviewStore.beginImage}: some image was another frame, or a small one. */
  isNear = false;
  /** Since then: some image was of another moment than the wanted one. */
  isElsewhere = false;
  /** Frames that are passed on the way to the wanted one are kept: not while playing, which needs the time itself. */
  isKeeping = true;
  /** Light copies of heavy videos; null where nobody keeps them. */
  readonly proxies: Proxies | null;
  private abandoned: Promise<undefined> = new Promise(() => undefined);
  private readonly ring = new FrameRing(RING_BYTES);
  private readonly keys = new LruCache<Promise<KeyFrames | null>>(SCRUBBED_VIDEOS, free);
  private readonly walkers = new LruCache<Promise<FrameWalker | null>>(SCRUBBED_VIDEOS, free);

  /** @param proxyFiles Where light copies of heavy videos are kept. */
  constructor(options: MediaStoreOptions = {}, proxyFiles?: ProxyFiles) {
    super(options);
    this.proxies = proxyFiles ? new Proxies({ files: proxyFiles, source: (mediaId) => this.source(mediaId) }) : null;
    this.proxies?.subscribe((mediaId) => {
      if (this.proxies?.state(mediaId).kind === 'ready') this.forget(mediaId);
    });
  }

  override setProject(project: Project): void {
    super.setProject(project);
    for (const ref of Object.values(project.media)) this.proxies?.consider(ref);
  }

  /** From here on another image is meant; `isWanted` turns false when it no longer is, at {@link PreviewStore.abandon}. */
  beginImage(haste: Haste, isWanted: () => boolean): void {
    this.haste = haste;
    this.isNear = false;
    this.isElsewhere = false;
    this.isWanted = isWanted;
    this.abandoned = new Promise((resolve) => {
      this.abandon = () => resolve(undefined);
    });
  }

  /** The image that is being got is no longer meant: whoever waits for it is let go at once. */
  abandon: () => void = () => undefined;

  override async videoImage(mediaId: string, time: number): Promise<VideoImage> {
    if (this.haste === 'near' && !this.isAt(mediaId, time)) {
      // Named like what fails on the long way: a screen says which file it is, and what would help it.
      const found = await this.nearImage(mediaId, time)
        .catch((error: unknown) => {
          throw error instanceof StaleFrame ? error : this.named(error, mediaId);
        })
        .catch(ignoreStale);
      if (found) {
        this.isNear = true;
        this.isElsewhere ||= time < found.time - EPSILON || time > found.time + found.duration + EPSILON;
        return smallImage(found);
      }
    }
    const frame = super.videoImage(mediaId, time).catch(ignoreStale);
    const found = await Promise.race([frame, this.abandoned]);
    if (found) return found;
    const near = this.ring.nearest(mediaId, time);
    // Nothing will be painted of it: anything will do. The error is caught where drawing ends.
    if (near) return smallImage(near);
    throw new StaleFrame();
  }

  /** Whether the very frame of that moment can be drawn without decoding. */
  isDecoded(mediaId: string, time: number): boolean {
    return this.isAt(mediaId, time);
  }

  private async nearImage(mediaId: string, time: number): Promise<SmallFrame | undefined> {
    const kept = this.ring.at(mediaId, time);
    if (kept) return kept;
    const keys = await this.keyFrames(mediaId);
    if (!keys) return undefined;
    const gop = await keys.gop(time);
    const near = this.ring.nearest(mediaId, time);
    const limit = Math.max(NEAR_SECONDS, gop ? time - gop.start : 0);
    if (near && Math.abs(near.time - time) <= limit) return near;
    const frame = await keys.frameAt(time, this.isWanted);
    if (frame) this.ring.put(mediaId, frame);
    return frame;
  }

  /**
   * Decodes the stretch between key frames that `time` lies in, into the cache. Failures are silent: the frames will be
   * asked for one by one anyway.
   *
   * @returns the stretch that is cached now, or undefined where that was not done.
   */
  async warm(
    mediaId: string,
    time: number,
    isWanted: () => boolean,
  ): Promise<{ start: number; end: number } | undefined> {
    try {
      const gop = await (await this.keyFrames(mediaId))?.gop(Math.max(0, time));
      if (!gop || !isWanted()) return undefined;
      const end = Math.min(gop.end, gop.start + MAX_WARM_SECONDS);
      const known = this.refOf(mediaId)?.duration ?? ZERO;
      const last = known > 0 ? Math.min(end, toSeconds(known) - 0.1) : end;
      if (this.ring.covers(mediaId, Math.max(gop.start, 0), last)) return { start: gop.start, end };
      const walker = await this.walker(mediaId);
      const isWhole = await walker?.walk(gop.start, end, (frame) => this.ring.put(mediaId, frame), isWanted);
      return isWhole ? { start: gop.start, end } : undefined;
    } catch {
      return undefined;
    }
  }

  /** Bytes of frames that are kept. */
  get keptBytes(): number {
    return this.ring.bytes;
  }

  /** Whether the frame of that moment is kept. */
  hasFrame(mediaId: string, time: number): boolean {
    return this.ring.at(mediaId, time) !== undefined;
  }

  override beginFrame(): void {
    super.beginFrame();
    this.keys.sweep();
    this.walkers.sweep();
  }

  override dispose(): void {
    super.dispose();
    this.proxies?.dispose();
    this.keys.clear();
    this.walkers.clear();
    this.ring.clear();
  }

  protected override async openVideo(mediaId: string): Promise<VideoReader> {
    const { input, offset } = await this.imageInput(mediaId);
    return VideoReader.open(input, {
      offset,
      onPassed: (sample, offset) => this.keep(mediaId, sample, offset),
    });
  }

  protected override forget(mediaId: string): void {
    super.forget(mediaId);
    this.ring.forget(mediaId);
    this.keys.delete(mediaId);
    this.walkers.delete(mediaId);
  }

  /** The light copy where there is one: its clock is the source's. */
  override async imageInput(mediaId: string): Promise<{ readonly input: Input; readonly offset?: number }> {
    const copy = this.proxies?.file(mediaId);
    return copy ? { input: await openInput(copy), offset: 0 } : { input: await this.input(mediaId) };
  }

  override async imageSource(mediaId: string): ReturnType<MediaStore['imageSource']> {
    const copy = this.proxies?.file(mediaId);
    return copy ? { source: copy, offset: 0 } : { source: await this.source(mediaId) };
  }

  private async keep(mediaId: string, sample: VideoSample, offset: number): Promise<void> {
    if (!this.isKeeping || this.ring.at(mediaId, sample.timestamp - offset)) return;
    this.ring.put(mediaId, await shrinkFrame(sample, offset));
  }

  private keyFrames(mediaId: string): Promise<KeyFrames | null> {
    return opened(this.keys, mediaId, async () => {
      const { input, offset } = await this.imageInput(mediaId);
      return KeyFrames.open(input, offset);
    });
  }

  private walker(mediaId: string): Promise<FrameWalker | null> {
    return opened(this.walkers, mediaId, async () => {
      const { input, offset } = await this.imageInput(mediaId);
      return FrameWalker.open(input, offset);
    });
  }
}

/** Longer stretches without a key frame are not worth decoding ahead. */
const MAX_WARM_SECONDS = 6;

const ignoreStale = (error: unknown): undefined => {
  if (!(error instanceof StaleFrame)) throw error;
  return undefined;
};

interface Disposable {
  dispose(): void;
}

const free = (opening: Promise<Disposable | null>): void => {
  void opening.then(
    (opened) => opened?.dispose(),
    () => undefined,
  );
};

function opened<Value>(cache: LruCache<Promise<Value>>, mediaId: string, open: () => Promise<Value>): Promise<Value> {
  const known = cache.get(mediaId);
  if (known) return known;
  const opening = open();
  opening.catch(() => cache.delete(mediaId));
  cache.set(mediaId, opening, 1);
  return opening;
}
