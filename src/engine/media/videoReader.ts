import { type Input, type VideoSample, VideoSampleSink } from 'mediabunny';
import { MediaError, toMediaError } from './errors';

/** Decoding forward over this many seconds is cheaper than seeking to a key frame and starting again. */
const FORWARD_SECONDS = 2;
/** Half a tick of common media time scales: times that come from different roundings still meet. */
const EPSILON = 1e-4;

/**
 * One decoder walking through one video. It holds the frame on screen and the one after it, both closed when they are
 * left behind.
 */
export class VideoReader {
  private frames: AsyncGenerator<VideoSample, void, unknown> | null = null;
  private current: VideoSample | null = null;
  private next: VideoSample | null = null;
  private queue: Promise<unknown> = Promise.resolve();
  private disposed = false;

  private constructor(
    private readonly input: Input,
    private readonly sink: VideoSampleSink,
    private readonly firstTimestamp: number,
  ) {}

  /**
   * Takes over the input: it is disposed with the reader.
   *
   * @throws MediaError `unsupported` (no picture in it) or `undecodable`.
   */
  static async open(input: Input): Promise<VideoReader> {
    try {
      const track = await input.getPrimaryVideoTrack();
      if (!track) throw new MediaError('unsupported');
      if (!(await track.canDecode())) throw new MediaError('undecodable');
      return new VideoReader(input, new VideoSampleSink(track), await track.getFirstTimestamp());
    } catch (error) {
      input.dispose();
      throw toMediaError(error, 'undecodable');
    }
  }

  /** How far decoding has to run for `time`, in seconds; Infinity where it has to seek. */
  distance(time: number): number {
    if (!this.current) return Number.POSITIVE_INFINITY;
    const ahead = time - this.current.timestamp;
    return ahead < -EPSILON || ahead > FORWARD_SECONDS ? Number.POSITIVE_INFINITY : Math.max(0, ahead);
  }

  /**
   * The frame on screen at `time` (seconds of the source; before the first and after the last frame those stay). It
   * belongs to the reader and is valid until the next call.
   *
   * @throws MediaError `undecodable`.
   */
  frameAt(time: number): Promise<VideoSample> {
    const result = this.queue.then(() => this.seek(Math.max(time, this.firstTimestamp)));
    this.queue = result.catch(() => undefined);
    return result;
  }

  private async seek(time: number): Promise<VideoSample> {
    if (this.disposed) throw new MediaError('undecodable');
    try {
      if (this.distance(time) === Number.POSITIVE_INFINITY) await this.restart(time);
      while (this.next && this.next.timestamp <= time + EPSILON) await this.step();
    } catch (error) {
      throw toMediaError(error, 'undecodable');
    }
    if (!this.current) throw new MediaError('undecodable');
    return this.current;
  }

  private async restart(time: number): Promise<void> {
    await this.stop();
    this.frames = this.sink.samples(time);
    this.next = await this.pull();
    await this.step();
    // Past the end the iterator yields nothing: the last frame stays on screen.
    if (!this.current) this.current = await this.sink.getSample(time);
  }

  private async step(): Promise<void> {
    const shown = this.next;
    if (!shown) return;
    this.next = null;
    this.current?.close();
    this.current = shown;
    this.next = await this.pull();
  }

  private async pull(): Promise<VideoSample | null> {
    const result = await this.frames?.next();
    return result && !result.done ? result.value : null;
  }

  private async stop(): Promise<void> {
    const frames = this.frames;
    this.frames = null;
    this.current?.close();
    this.next?.close();
    this.current = null;
    this.next = null;
    await frames?.return();
  }

  /** Closes decoder, frames and input. */
  dispose(): void {
    if (this.disposed) return;
    this.disposed = true;
    void this.queue.then(() => this.stop()).finally(() => this.input.dispose());
  }
}
