import { EncodedPacketSink, type Input, type InputVideoTrack, type VideoSample, VideoSampleSink } from 'mediabunny';
import { MediaError, toMediaError } from './errors';
import { sourceOffset } from './sourceOffset';
import { assumeColors } from './videoColors';

/** Decoding forward over this many seconds is cheaper than seeking to a key frame and starting again. */
const FORWARD_SECONDS = 2;
/** Half a tick of common media time scales: times that come from different roundings still meet. */
const EPSILON = 1e-4;
const AT_HAND_SECONDS = 0.05;

/** Thrown where the asker has lost interest before the frame was there: no failure, nothing to tell the user. */
export class StaleFrame extends Error {
  override readonly name = 'StaleFrame';
}

interface VideoReaderOptions {
  /** Of the file's clock against source time; found out when it is not given. */
  readonly offset?: number | undefined;
  /** Sees every frame that is passed on the way to the wanted one, before it is closed; its `timestamp` is the file's. */
  readonly onPassed?: (sample: VideoSample, offset: number) => Promise<void> | void;
}

/**
 * One decoder walking through one video. It holds the frame on screen and the one after it, both closed when they are
 * left behind. Times are source times: 0 is where the file begins to show something, whatever its own clock says.
 */
export class VideoReader {
  private frames: AsyncGenerator<VideoSample, void, unknown> | null = null;
  private current: VideoSample | null = null;
  private next: VideoSample | null = null;
  private queue: Promise<unknown> = Promise.resolve();
  /** Wishes that are not answered yet. */
  private pending = 0;
  private disposed = false;
  private readonly sink: VideoSampleSink;
  private readonly packets: EncodedPacketSink;

  private constructor(
    private readonly input: Input,
    track: InputVideoTrack,
    private readonly firstTimestamp: number,
    private readonly offset: number,
    private readonly options: VideoReaderOptions,
  ) {
    this.sink = new VideoSampleSink(assumeColors(track));
    this.packets = new EncodedPacketSink(track);
  }

  /**
   * Takes over the input: it is disposed with the reader.
   *
   * @throws MediaError `unsupported` (no image in it) or `undecodable`.
   */
  static async open(input: Input, options: VideoReaderOptions = {}): Promise<VideoReader> {
    try {
      const track = await input.getPrimaryVideoTrack();
      if (!track) throw new MediaError('unsupported');
      if (!(await track.canDecode())) throw new MediaError('undecodable');
      const [first, offset] = await Promise.all([track.getFirstTimestamp(), options.offset ?? sourceOffset(input)]);
      return new VideoReader(input, track, first, offset, options);
    } catch (error) {
      input.dispose();
      throw toMediaError(error, 'undecodable');
    }
  }

  /** How far decoding has to run for `time`, in seconds; Infinity where it has to seek. */
  distance(time: number): number {
    return this.ahead(time + this.offset);
  }

  /** Whether the frame of `time` is at hand, or the very next one; a reader that is under way has nothing at hand. */
  isAt(time: number): boolean {
    if (this.pending > 0) return false;
    const ahead = this.ahead(time + this.offset);
    if (ahead <= AT_HAND_SECONDS) return true;
    return ahead < Number.POSITIVE_INFINITY && (!this.next || this.next.timestamp > time + this.offset + EPSILON);
  }

  private ahead(time: number): number {
    if (!this.current) return Number.POSITIVE_INFINITY;
    const ahead = Math.max(time, this.firstTimestamp) - this.current.timestamp;
    return ahead < -EPSILON || ahead > FORWARD_SECONDS ? Number.POSITIVE_INFINITY : Math.max(0, ahead);
  }

  /**
   * The frame on screen at `time` (seconds of the source; before the first and after the last frame those stay). It
   * belongs to the reader and is valid until the next call.
   *
   * @param isWanted Asked between frames; false gives up.
   * @throws MediaError `undecodable`; {@link StaleFrame}.
   */
  frameAt(time: number, isWanted: () => boolean = () => true): Promise<VideoSample> {
    this.pending += 1;
    const result = this.queue
      .then(() => this.seek(Math.max(time + this.offset, this.firstTimestamp), isWanted))
      .finally(() => {
        this.pending -= 1;
      });
    this.queue = result.catch(() => undefined);
    return result;
  }

  private async seek(time: number, isWanted: () => boolean): Promise<VideoSample> {
    if (this.disposed) throw new MediaError('undecodable');
    if (!isWanted()) throw new StaleFrame();
    try {
      if (this.ahead(time) === Number.POSITIVE_INFINITY) await this.restart(time);
      while (this.next && this.next.timestamp <= time + EPSILON) {
        if (!isWanted()) throw new StaleFrame();
        await this.step(true);
      }
    } catch (error) {
      if (error instanceof StaleFrame) throw error;
      throw toMediaError(error, 'undecodable');
    }
    if (!this.current) throw new MediaError('undecodable');
    return this.current;
  }

  private async restart(time: number): Promise<void> {
    await this.stop();
    this.frames = this.sink.samples(await this.startOf(time));
    this.next = await this.pull();
    await this.step(false);
    // Past the end the iterator yields nothing: the last frame stays on screen.
    if (!this.current) this.current = await this.sink.getSample(time);
  }

  /** Who wants to see the frames on the way gets them from the key frame on: they are decoded anyway. */
  private async startOf(time: number): Promise<number> {
    if (!this.options.onPassed) return time;
    const key = await this.packets.getKeyPacket(time, { metadataOnly: true });
    return key ? Math.max(key.timestamp, this.firstTimestamp) : time;
  }

  private async step(isPassing: boolean): Promise<void> {
    const shown = this.next;
    if (!shown) return;
    this.next = null;
    if (this.current && isPassing) await this.options.onPassed?.(this.current, this.offset);
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
