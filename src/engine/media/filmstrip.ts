import { CanvasSink, type Input } from 'mediabunny';
import { LruCache } from './lruCache';
import type { MediaStore } from './mediaStore';

const BYTES = 48 * 1024 * 1024;
/** Tiles are kept this many seconds apart; a finer strip would show nothing new. */
const STEP = 1;

/** Small pictures along videos, for the timeline. */
export class Filmstrips {
  private readonly tiles = new LruCache<OffscreenCanvas | HTMLCanvasElement>(BYTES);
  private readonly listeners = new Set<() => void>();
  private wishes: { readonly mediaId: string; readonly at: number; readonly height: number; readonly key: string }[] =
    [];
  private isWorking = false;
  private isDisposed = false;

  constructor(private readonly store: MediaStore) {}

  get(mediaId: string, sourceSeconds: number, height: number): CanvasImageSource | undefined {
    const at = Math.floor(sourceSeconds / STEP) * STEP;
    const key = `${mediaId}@${height}@${at}`;
    const known = this.tiles.get(key);
    if (known) return known;
    if (!this.wishes.some((wish) => wish.key === key)) this.wishes.push({ mediaId, at, height, key });
    if (!this.isWorking) void this.work();
    return undefined;
  }

  subscribe(listener: () => void): () => void {
    this.listeners.add(listener);
    return () => this.listeners.delete(listener);
  }

  dispose(): void {
    this.isDisposed = true;
    this.wishes = [];
    this.listeners.clear();
    this.tiles.clear();
  }

  private async work(): Promise<void> {
    this.isWorking = true;
    for (let wish = this.wishes.shift(); wish && !this.isDisposed; wish = this.wishes.shift()) {
      let input: Input | undefined;
      try {
        input = await this.store.input(wish.mediaId);
        const track = await input.getPrimaryVideoTrack();
        const found = track && (await new CanvasSink(track, { height: wish.height }).getCanvas(wish.at));
        if (found) this.tiles.set(wish.key, found.canvas, found.canvas.width * found.canvas.height * 4);
        for (const listener of this.listeners) listener();
      } catch {
        // A picture that cannot be had leaves the clip's plain ground.
      } finally {
        input?.dispose();
      }
    }
    this.isWorking = false;
  }
}
