import { CanvasSink } from 'mediabunny';
import { createObservable } from '../../utils/observable';
import { MediaError } from './errors';
import { TileMaker } from './filmstripTiles';
import { LruCache } from './lruCache';
import type { MediaStore } from './mediaStore';
import { type MediaBytes, openInput } from './openInput';
import { StripFrames } from './strip/stripFrames';
import { assumeColors } from './videoColors';
import { whenIdle } from './whenIdle';

interface FrameAlong {
  /** Seconds from the beginning of the video. */
  readonly at: number;
  readonly image: ImageBitmap;
}

/**
 * Small images of a video at given times, in order, each the frame that is really shown then: the video is decoded once.
 * Who takes an image closes it. Meant for short videos; along long ones, {@link Filmstrips} goes from key frame to key frame.
 *
 * @param times Seconds, ascending.
 * @param height Pixels.
 * @throws MediaError
 */
export async function* framesAlong(
  media: MediaBytes,
  times: readonly number[],
  height: number,
): AsyncGenerator<FrameAlong> {
  const input = await openInput(media);
  try {
    const track = await input.getPrimaryVideoTrack();
    if (!track || !(await track.canDecode())) throw new MediaError('undecodable');
    const begin = await track.getFirstTimestamp();
    const sink = new CanvasSink(assumeColors(track), { height, poolSize: 1 });
    let index = 0;
    for await (const found of sink.canvasesAtTimestamps(times.map((time) => time + begin))) {
      const at = times[index] ?? 0;
      index += 1;
      if (found) yield { at, image: await createImageBitmap(found.canvas) };
    }
  } finally {
    input.dispose();
  }
}

const BYTES = 48 * 1024 * 1024;
/** Tiles are kept this many seconds apart, unless they stand for less. */
const STEP = 0.5;
/** Where a file does not tell its rate. */
const USUAL_FPS = 30;

/** Seconds between tiles that stand for `span` seconds each: halved as often as needed, at least a frame apart. */
export function tileStep(span: number, fps = USUAL_FPS): number {
  let step = STEP;
  while (step > span && step / 2 >= 1 / fps) step /= 2;
  return step;
}

/** Tile heights in pixels are rounded up to this: a track that is made higher does not begin anew. */
const HEIGHT_STEP = 24;
/** What has been asked for longer ago than this, and is not on screen now, is not made any more. */
const FORGET_MS = 2500;
const MOST_WISHES = 240;
/** What could not be read (a network that was away, a file not yet kept) is tried again after this, milliseconds. */
const RETRY_MS = 10_000;
/** The timeline is painted again at most this often for new tiles, milliseconds. */
const NOTIFY_MS = 80;

interface Wish {
  readonly mediaId: string;
  readonly at: number;
  readonly height: number;
  askedAt: number;
}

/** A tile, and the time that it stands for. */
interface Tile {
  readonly image: ImageBitmap;
  readonly at: number;
  /** It shows the very frame; else the key frame before it, until there is time for more. */
  isExact: boolean;
}

/** Frames that are decoded in one walk through a file. */
const MOST_EXACT = 16;

/**
 * Small images along videos, and of images, for the timeline. What is asked for and not there is made in idle time, the last wish
 * first, one tile at a time; who paints the timeline asks again for what is visible, the rest is forgotten. A video's tile
 * is the key frame before its time at first, which is quick; a worker then decodes the very frames, walk by walk.
 */
export class Filmstrips {
  private readonly tiles = new LruCache<Tile>(BYTES, ({ image }) => image.close());
  /** Times of kept tiles by media, for the nearest. */
  private readonly times = new Map<string, Set<string>>();
  private readonly wishes = new Map<string, Wish>();
  /** Tiles on screen that show a key frame so far. */
  private readonly exactWishes = new Map<string, Wish>();
  private readonly frames = new StripFrames();
  private isWalking = false;
  /** Sources that could not be read, and when. */
  private readonly broken = new Map<string, number>();
  private readonly listeners = createObservable();
  private readonly maker: TileMaker;
  private notifying: ReturnType<typeof setTimeout> | undefined;
  private isWorking = false;
  private isDisposed = false;

  constructor(private readonly store: MediaStore) {
    this.maker = new TileMaker(store);
  }

  /**
   * The tile at a time of the source, or the nearest that is kept; undefined where nothing is yet. An image has one tile,
   * whatever the time.
   *
   * @param height Pixels.
   * @param span Seconds of the source that the tile stands for: zoomed in, neighbors show different frames.
   */
  get(mediaId: string, sourceSeconds: number, height: number, span = STEP): CanvasImageSource | undefined {
    const ref = this.store.refOf(mediaId);
    const step = tileStep(span, ref?.fps && ref.fps.num / ref.fps.den);
    const at = ref?.kind === 'image' ? 0 : Math.max(0, Math.floor(sourceSeconds / step) * step);
    const wish = { mediaId, at, height: roundHeight(height) };
    const key = keyOf(wish);
    const known = this.tiles.get(key);
    if (known) {
      if (!known.isExact) this.askExact(key, wish);
      return known.image;
    }
    this.ask(key, wish);
    return this.nearest(mediaId, wish.at)?.image;
  }

  subscribe(listener: () => void): () => void {
    return this.listeners.subscribe(listener);
  }

  dispose(): void {
    this.isDisposed = true;
    clearTimeout(this.notifying);
    this.wishes.clear();
    this.exactWishes.clear();
    this.frames.dispose();
    this.listeners.clear();
    this.maker.dispose();
    this.tiles.clear();
    this.times.clear();
  }

  private ask(key: string, wish: Omit<Wish, 'askedAt'>): void {
    if (this.isDisposed || this.isBroken(wish.mediaId)) return;
    // Newest last: it is made first.
    this.wishes.delete(key);
    this.wishes.set(key, { ...wish, askedAt: performance.now() });
    const oldest = this.wishes.size > MOST_WISHES ? this.wishes.keys().next().value : undefined;
    if (oldest !== undefined) this.wishes.delete(oldest);
    if (!this.isWorking) void this.work();
  }

  private askExact(key: string, wish: Omit<Wish, 'askedAt'>): void {
    if (this.isDisposed || !this.frames.isPossible || this.isBroken(wish.mediaId)) return;
    this.exactWishes.delete(key);
    this.exactWishes.set(key, { ...wish, askedAt: performance.now() });
    if (!this.isWalking) void this.walk();
  }

  /** Goes through the files of the wished frames, one walk of neighbors after another. */
  private async walk(): Promise<void> {
    this.isWalking = true;
    try {
      for (let some = this.takeExact(); some.length > 0 && !this.isDisposed; some = this.takeExact()) {
        await whenIdle();
        await this.readExact(some);
      }
    } finally {
      this.isWalking = false;
      if (!this.isDisposed) this.frames.rest();
    }
  }

  /** Fresh wishes of one file and height, by time; the newest decides which file. */
  private takeExact(): readonly (readonly [string, Wish])[] {
    const now = performance.now();
    for (const [key, wish] of this.exactWishes) if (now - wish.askedAt > FORGET_MS) this.exactWishes.delete(key);
    const newest = [...this.exactWishes.values()].pop();
    if (!newest) return [];
    const taken = [...this.exactWishes]
      .filter(([, { mediaId, height }]) => mediaId === newest.mediaId && height === newest.height)
      .toSorted(([, a], [, b]) => a.at - b.at)
      .slice(0, MOST_EXACT);
    for (const [key] of taken) this.exactWishes.delete(key);
    return taken;
  }

  private async readExact(some: readonly (readonly [string, Wish])[]): Promise<void> {
    const wish = some[0]?.[1];
    if (!wish) return;
    const { mediaId, height } = wish;
    const sourceKeyNow = sourceKey(this.store, mediaId);
    const keys = new Map(some.map(([key, { at }]) => [at, key]));
    try {
      const { source, offset } = await this.store.imageSource(mediaId);
      await this.frames.read(
        {
          ...{ sourceKey: `${sourceKeyNow}#${offset ?? ''}`, source, height },
          times: some.map(([, { at }]) => at),
          ...(offset === undefined ? {} : { offset }),
        },
        (at, image) => {
          const key = keys.get(at);
          if (key === undefined) {
            image.close();
            return;
          }
          keys.delete(at);
          this.keep(key, mediaId, { image, at, isExact: true });
          this.notify();
        },
      );
    } catch {
      // Its key frames stay.
    }
    // What has no frame of its own (behind the end, not to be decoded) is not asked for again.
    for (const key of keys.values()) {
      const tile = this.tiles.get(key);
      if (tile) tile.isExact = true;
    }
  }

  private isBroken(mediaId: string): boolean {
    const since = this.broken.get(sourceKey(this.store, mediaId));
    return since !== undefined && performance.now() - since < RETRY_MS;
  }

  private nearest(mediaId: string, at: number): Tile | undefined {
    let best: string | undefined;
    let distance = Number.POSITIVE_INFINITY;
    for (const key of this.times.get(mediaId) ?? []) {
      const away = Math.abs(Number(key.slice(key.lastIndexOf('@') + 1)) - at);
      if (away < distance) [best, distance] = [key, away];
    }
    return best === undefined ? undefined : this.tiles.get(best);
  }

  private async work(): Promise<void> {
    this.isWorking = true;
    try {
      for (let next = this.take(); next && !this.isDisposed; next = this.take()) {
        await whenIdle();
        await this.make(next);
      }
    } finally {
      this.isWorking = false;
      this.maker.rest();
    }
  }

  private take(): readonly [string, Wish] | undefined {
    const now = performance.now();
    const newest = [...this.wishes].pop();
    if (!newest) return undefined;
    this.wishes.delete(newest[0]);
    // Wishes come with every painting: where even the newest is old, nobody looks any more.
    if (now - newest[1].askedAt < FORGET_MS) return newest;
    this.wishes.clear();
    return undefined;
  }

  private async make([key, wish]: readonly [string, Wish]): Promise<void> {
    const { mediaId, at, height } = wish;
    // Before: a source that changes meanwhile (an upload gets its address) is not to blame for the old one.
    const source = sourceKey(this.store, mediaId);
    try {
      const image = await this.maker.make(mediaId, at, height);
      if (this.isDisposed) {
        image.close();
        return;
      }
      this.keep(key, mediaId, { image, at, isExact: this.store.refOf(mediaId)?.kind === 'image' });
      this.notify();
    } catch {
      // It leaves the clip's plain ground; asking for every tile of a file that cannot be read would never end.
      this.broken.set(source, performance.now());
      // While it was tried, other wishes may have grown too old: who paints asks again.
      if (!this.isDisposed) this.notify();
    }
  }

  private keep(key: string, mediaId: string, tile: Tile): void {
    this.tiles.set(key, tile, tile.image.width * tile.image.height * 4);
    const times = this.times.get(mediaId) ?? new Set();
    this.times.set(mediaId, times.add(key));
    for (const kept of times) if (!this.tiles.has(kept)) times.delete(kept);
  }

  private notify(): void {
    this.notifying ??= setTimeout(() => {
      this.notifying = undefined;
      this.listeners.emit();
      // What fell out may have been on screen until this painting.
      this.tiles.sweep();
    }, NOTIFY_MS);
  }
}

const roundHeight = (height: number): number => Math.max(HEIGHT_STEP, Math.ceil(height / HEIGHT_STEP) * HEIGHT_STEP);
const keyOf = ({ mediaId, at, height }: Omit<Wish, 'askedAt'>): string => `${mediaId}@${height}@${at}`;
/** A file that was replaced gets a new try. */
const sourceKey = (store: MediaStore, mediaId: string): string => {
  const ref = store.refOf(mediaId);
  return `${mediaId}#${ref?.hash ?? ''}#${ref?.url ?? ''}`;
};
