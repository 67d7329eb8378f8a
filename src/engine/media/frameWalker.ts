import { type Input, VideoSampleSink } from 'mediabunny';
import { MediaError, toMediaError } from './errors';
import { type SmallFrame, shrinkFrame } from './smallFrame';
import { sourceOffset } from './sourceOffset';
import { assumeColors } from './videoColors';

/** Decodes stretches of one video into small frames, in the background. One stretch at a time. */
export class FrameWalker {
  private queue: Promise<unknown> = Promise.resolve();

  private constructor(
    private readonly input: Input,
    private readonly sink: VideoSampleSink,
    private readonly offset: number,
  ) {}

  /**
   * Takes over the input.
   *
   * @throws MediaError
   */
  static async open(input: Input, offset?: number): Promise<FrameWalker> {
    try {
      const track = await input.getPrimaryVideoTrack();
      if (!track) throw new MediaError('unsupported');
      return new FrameWalker(input, new VideoSampleSink(assumeColors(track)), offset ?? (await sourceOffset(input)));
    } catch (error) {
      input.dispose();
      throw toMediaError(error, 'undecodable');
    }
  }

  /**
   * Every frame from `from` (seconds of the source, best a key frame's) to `to`.
   *
   * @param isWanted Asked between frames; false ends the walk.
   * @returns whether it came to the end.
   */
  walk(from: number, to: number, onFrame: (frame: SmallFrame) => void, isWanted: () => boolean): Promise<boolean> {
    const result = this.queue.then(async () => {
      for await (const sample of this.sink.samples(from + this.offset, to + this.offset)) {
        try {
          if (!isWanted()) return false;
          onFrame(await shrinkFrame(sample, this.offset));
        } finally {
          sample.close();
        }
      }
      return true;
    });
    this.queue = result.catch(() => undefined);
    return result;
  }

  dispose(): void {
    void this.queue.finally(() => this.input.dispose());
  }
}
