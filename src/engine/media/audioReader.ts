import type { AudioSample, Input, InputAudioTrack } from 'mediabunny';
import { audioSamples } from './audioSamples';
import { MediaError, toMediaError } from './errors';
import { foldDown } from './foldDown';
import { canDecodeAudio } from './ownAc3';
import { sourceOffset } from './sourceOffset';

/** Decoding forward over this many seconds is cheaper than a new start. */
const FORWARD_SECONDS = 3;
/** Containers round times (WebM: to 1 ms); pieces that nearly meet are joined, or the rounding would click. */
const JOIN_SECONDS = 0.005;

/**
 * Decoders that begin anywhere need what lies before: AAC one packet, or the first 10 ms fade in, MP3 some, Opus 80 ms. It
 * is decoded and thrown away; before time 0 it is the encoder's lead-in.
 */
const RUN_UP_SECONDS = 0.1;

interface Piece {
  /** First frame, counted at the source's rate from its time 0. */
  readonly start: number;
  readonly channels: readonly Float32Array[];
  readonly length: number;
}

/** Decoded sound of one range: as many arrays as channels (1 or 2; more are folded into two), at the source's own rate; silence where it has none. */
export interface PcmRange {
  readonly channels: readonly Float32Array[];
  readonly sampleRate: number;
}

/** Walks through the sound of one file and hands out ranges of it as floats. Ranges should move forward. */
export class AudioReader {
  private samples: AsyncGenerator<AudioSample, void, unknown> | null = null;
  private pieces: Piece[] = [];
  private end = 0;
  private isAtEnd = false;
  private queue: Promise<unknown> = Promise.resolve();
  private disposed = false;

  private constructor(
    private readonly input: Input,
    private readonly track: InputAudioTrack,
    private readonly codec: string | null,
    readonly sampleRate: number,
    private readonly channelCount: number,
    private readonly offset: number,
  ) {}

  /**
   * Takes over the input. null when there is no sound in the file.
   *
   * @throws MediaError `undecodable` or `unsupported`.
   */
  static async open(input: Input): Promise<AudioReader | null> {
    try {
      if (!(await input.canRead())) throw new MediaError('unsupported');
      const track = await input.getPrimaryAudioTrack();
      if (!track) {
        input.dispose();
        return null;
      }
      if (!(await canDecodeAudio(track))) throw new MediaError('undecodable');
      const channels = Math.min(2, await track.getNumberOfChannels());
      const offset = await sourceOffset(input);
      return new AudioReader(input, track, await track.getCodec(), await track.getSampleRate(), channels, offset);
    } catch (error) {
      input.dispose();
      throw toMediaError(error, 'undecodable');
    }
  }

  /**
   * Frames `from` (inclusive) to `to` (exclusive) at the source's rate; may reach outside the sound (silence there).
   *
   * @throws MediaError `undecodable`.
   */
  read(from: number, to: number): Promise<PcmRange> {
    const result = this.queue.then(() => this.readNow(from, to));
    this.queue = result.catch(() => undefined);
    return result;
  }

  private async readNow(from: number, to: number): Promise<PcmRange> {
    if (this.disposed) throw new MediaError('undecodable');
    try {
      const first = this.pieces[0];
      const isBehind = !this.samples || (first ? from < first.start && first.start > 0 : from < this.end);
      if (isBehind || from > this.end + FORWARD_SECONDS * this.sampleRate) await this.restart(from);
      while (!this.isAtEnd && this.end < to) await this.pull(from);
    } catch (error) {
      throw toMediaError(error, 'undecodable');
    }
    this.pieces = this.pieces.filter((piece) => piece.start + piece.length > from);
    return { channels: this.copy(from, to), sampleRate: this.sampleRate };
  }

  private copy(from: number, to: number): readonly Float32Array[] {
    return Array.from({ length: this.channelCount }, (_, channel) => {
      const out = new Float32Array(Math.max(0, to - from));
      for (const piece of this.pieces) {
        const start = Math.max(from, piece.start);
        const stop = Math.min(to, piece.start + piece.length);
        const data = piece.channels[channel];
        if (data && start < stop) out.set(data.subarray(start - piece.start, stop - piece.start), start - from);
      }
      return out;
    });
  }

  private async restart(from: number): Promise<void> {
    await this.samples?.return();
    this.samples = audioSamples(this.track, Math.max(0, from / this.sampleRate) + this.offset - RUN_UP_SECONDS);
    this.pieces = [];
    this.end = Math.max(0, from);
    this.isAtEnd = false;
  }

  private async pull(from: number): Promise<void> {
    const result = await this.samples?.next();
    if (!result || result.done) {
      this.isAtEnd = true;
      return;
    }
    const sample = result.value;
    try {
      const told = Math.round((sample.timestamp - this.offset) * this.sampleRate);
      const isJoined = this.pieces.length > 0 && Math.abs(told - this.end) <= JOIN_SECONDS * this.sampleRate;
      const start = isJoined ? this.end : told;
      const length = sample.numberOfFrames;
      this.end = start + length;
      if (this.end > from) this.pieces.push({ start, length, channels: foldDown(sample, this.codec) });
    } finally {
      sample.close();
    }
  }

  dispose(): void {
    if (this.disposed) return;
    this.disposed = true;
    void this.queue.then(() => this.samples?.return()).finally(() => this.input.dispose());
  }
}
