import { framesAlong } from '@/engine/media';
import { createObservable } from '@/utils/observable';

/** Images along a video; a rail has room for about as many. */
const count = 18;
const height = 96;

/** The frames really shown at even distances along a short video, as far as they are read. */
export class TrueFrames {
  private readonly images: { readonly at: number; readonly image: ImageBitmap }[] = [];
  private readonly listeners = createObservable();
  private isDisposed = false;

  constructor(file: Blob, duration: number) {
    const times = Array.from({ length: count }, (_, index) => ((index + 0.5) / count) * duration);
    // What cannot be read leaves the rail's plain ground.
    this.read(file, times).catch(() => undefined);
  }

  /** The nearest image there is. */
  readonly tile = (seconds: number): ImageBitmap | undefined => {
    let best: { readonly at: number; readonly image: ImageBitmap } | undefined;
    for (const each of this.images) if (!best || Math.abs(each.at - seconds) < Math.abs(best.at - seconds)) best = each;
    return best?.image;
  };

  readonly subscribe = (listener: () => void): (() => void) => {
    return this.listeners.subscribe(listener);
  };

  dispose(): void {
    this.isDisposed = true;
    this.listeners.clear();
    for (const { image } of this.images.splice(0)) image.close();
  }

  private async read(file: Blob, times: readonly number[]): Promise<void> {
    for await (const frame of framesAlong(file, times, height)) {
      if (this.isDisposed) {
        frame.image.close();
        return;
      }
      this.images.push(frame);
      this.listeners.emit();
    }
  }
}
