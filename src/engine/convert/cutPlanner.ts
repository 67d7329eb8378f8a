import type { MediaBytes } from '../media/openInput';
import { containerOf } from './containers';
import { canMix } from './cut/chooseEncoding';
import { planRange } from './cut/planRange';
import { ConvertError } from './errors';
import { type ConvertSource, openSource, type SourceVideo } from './source';
import type { CutMode, Span, VideoContainer } from './types';

/** What a cut will be; seconds of the source. */
export interface PlannedCut extends Span {
  /** How much earlier (negative) or later it begins and ends than wished. */
  readonly startShift: number;
  readonly endShift: number;
  /** Seconds that are encoded again; the rest is copied. */
  readonly encoded: number;
}

/** Looks ahead: what a cut will be before it is made, and where the key frames are. Reads the index, decodes nothing. */
export class CutPlanner {
  private queue: Promise<unknown> = Promise.resolve();

  private constructor(
    private readonly source: ConvertSource,
    private readonly video: SourceVideo,
    private readonly ownContainer: VideoContainer,
  ) {}

  /** @throws MediaError; ConvertError `no-image`. */
  static async open(media: MediaBytes): Promise<CutPlanner> {
    const source = await openSource(media);
    if (source.video) return new CutPlanner(source, source.video, await containerOf(source.input));
    source.input.dispose();
    throw new ConvertError({ code: 'no-image', detail: '' });
  }

  get duration(): number {
    return this.source.duration;
  }

  /** The container that a cut has where no other is wished for. */
  get container(): VideoContainer {
    return this.ownContainer;
  }

  /** Whether `smart` can put encoded frames beside copied ones; else it encodes the whole range. */
  get canBeSmart(): boolean {
    return canMix(this.video);
  }

  /** null where nothing of the video lies in the range. */
  plan(span: Span, mode: CutMode): Promise<PlannedCut | null> {
    const result = this.queue.then(() => this.look(span, mode));
    this.queue = result.catch(() => undefined);
    return result;
  }

  /** Key frames in order, from the start on; may be left at any time. */
  async *keyTimes(): AsyncGenerator<number, void, unknown> {
    const { sink } = this.video;
    const metadataOnly = true;
    let key = await sink.getFirstKeyPacket({ metadataOnly });
    while (key) {
      yield Math.max(0, key.timestamp - this.source.offset);
      key = await sink.getNextKeyPacket(key, { metadataOnly });
    }
  }

  /** Begin of the frame after (1) or before (-1) the one shown at `time`; seconds. */
  async frameBeside(time: number, step: 1 | -1): Promise<number> {
    const { sink } = this.video;
    const { offset } = this.source;
    const options = { metadataOnly: true };
    const here = await sink.getPacket(time + offset + 1e-3, options);
    if (!here) return 0;
    const there = step === 1 ? here.timestamp + here.duration + 1e-3 : here.timestamp - 1e-3;
    const beside = await sink.getPacket(there, options);
    return Math.max(0, (beside ?? here).timestamp - offset);
  }

  dispose(): void {
    this.source.input.dispose();
  }

  private async look({ start, end }: Span, mode: CutMode): Promise<PlannedCut | null> {
    const { offset, duration } = this.source;
    const wanted = { start: Math.max(0, start) + offset, end: Math.min(end, duration) + offset };
    if (wanted.end <= wanted.start) return null;
    const isWhole = mode === 'smart' && !this.canBeSmart;
    const plan = await planRange(this.video.sink, wanted, isWhole ? 'exact' : mode);
    if (!plan) return null;
    const encoded = plan.parts.reduce((sum, { kind, from, to }) => sum + (kind === 'encode' ? to - from : 0), 0);
    return {
      start: plan.start - offset,
      end: plan.end - offset,
      startShift: plan.start - wanted.start,
      endShift: plan.end - wanted.end,
      encoded,
    };
  }
}
