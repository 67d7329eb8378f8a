import type { StripReply, StripRequest } from './messages';

/** Nothing asked for this long: the worker goes, and with it its decoder, milliseconds. */
const REST_MS = 8000;

type Wish = Omit<StripRequest, 'id'>;

/** Asks a worker of its own for the very frames of videos; it comes with the first wish and goes when none follow. */
export class StripFrames {
  private worker: Promise<Worker> | undefined;
  private resting: ReturnType<typeof setTimeout> | undefined;
  private asked = 0;
  private isDisposed = false;

  /** Whether the frames can be had: not outside browsers. */
  readonly isPossible = typeof Worker === 'function' && typeof VideoDecoder === 'function';

  /**
   * Hands each image to `take`, who closes it.
   *
   * @throws Error when the file cannot be read or the worker fails.
   */
  async read(wish: Wish, take: (at: number, image: ImageBitmap) => void): Promise<void> {
    clearTimeout(this.resting);
    this.asked += 1;
    const id = this.asked;
    const worker = await this.start();
    if (this.isDisposed) return;
    await new Promise<void>((resolve, reject) => {
      const hear = ({ data }: MessageEvent<StripReply>): void => {
        if (data.type === 'ready' || data.id !== id) return;
        if (data.type === 'image') {
          if (this.isDisposed) data.image.close();
          else take(data.at, data.image);
          return;
        }
        worker.removeEventListener('message', hear);
        if (data.type === 'done') resolve();
        else reject(new Error('the strip could not be read'));
      };
      worker.addEventListener('message', hear);
      worker.addEventListener('error', () => reject(new Error('the worker of the strip failed')), { once: true });
      worker.postMessage({ ...wish, id } satisfies StripRequest);
    });
  }

  /** Nothing is to be read for now. */
  rest(): void {
    clearTimeout(this.resting);
    this.resting = setTimeout(() => this.stop(), REST_MS);
  }

  dispose(): void {
    this.isDisposed = true;
    this.stop();
  }

  private start(): Promise<Worker> {
    this.worker ??= import('./spawnWorker').then(
      ({ spawnWorker }) =>
        new Promise<Worker>((resolve, reject) => {
          const worker = spawnWorker();
          worker.addEventListener('message', () => resolve(worker), { once: true });
          worker.addEventListener('error', ({ message }) => reject(new Error(message)), { once: true });
        }),
    );
    return this.worker;
  }

  private stop(): void {
    clearTimeout(this.resting);
    const { worker } = this;
    this.worker = undefined;
    void worker?.then((running) => running.terminate()).catch(() => undefined);
  }
}
