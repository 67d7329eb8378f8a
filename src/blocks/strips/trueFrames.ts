import { framesAlong } from '@/engine/media';

/** Pictures along a film; a rail has room for about as many. */
const count = 18;
const height = 96;

/** The frames really shown at even distances along a short film, as far as they are read. */
export class TrueFrames {
  private readonly pictures: { readonly at: number; readonly picture: ImageBitmap }[] = [];
  private readonly listeners = new Set<() => void>();
  private isDisposed = false;

  constructor(file: Blob, duration: number) {
    const times = Array.from({ length: count }, (_, index) => ((index + 0.5) / count) * duration);
    // What cannot be read leaves the rail's plain ground.
    this.read(file, times).catch(() => undefined);
  }

  /** The nearest picture there is. */
  readonly tile = (seconds: number): ImageBitmap | undefined => {
    let best: { readonly at: number; readonly picture: ImageBitmap } | undefined;
    for (const each of this.pictures)
      if (!best || Math.abs(each.at - seconds) < Math.abs(best.at - seconds)) best = each;
    return best?.picture;
  };

  readonly subscribe = (listener: () => void): (() => void) => {
    this.listeners.add(listener);
    return () => this.listeners.delete(listener);
  };

  dispose(): void {
    this.isDisposed = true;
    this.listeners.clear();
    for (const { picture } of this.pictures.splice(0)) picture.close();
  }

  private async read(file: Blob, times: readonly number[]): Promise<void> {
    for await (const frame of framesAlong(file, times, height)) {
      if (this.isDisposed) {
        frame.picture.close();
        return;
      }
      this.pictures.push(frame);
      for (const listener of this.listeners) listener();
    }
  }
}
