import { EncodedPacketSink, type Input, VideoSample } from 'mediabunny';
import { MediaError, toMediaError } from './errors';
import { type SmallFrame, shrinkFrame } from './smallFrame';
import { sourceOffset } from './sourceOffset';
import { assumeColors } from './videoColors';
import { StaleFrame } from './videoReader';

/** From one key frame up to the next, seconds of the source. */
interface Gop {
  readonly start: number;
  /** Infinity: the last one. */
  readonly end: number;
}

/** Key frames that are remembered: at one a second some hours. */
const KNOWN = 20_000;

/**
 * The key frames of one video: where they are, found out by need and remembered, and a decoder that does nothing but
 * them, so that a jump costs one decoded frame wherever it goes. One at a time; stale wishes are dropped unread.
 */
export class KeyFrames {
  /** In order of time. */
  private readonly known: Gop[] = [];
  private decoder: VideoDecoder | null = null;
  private out: VideoFrame[] = [];
  private queue: Promise<unknown> = Promise.resolve();
  private disposed = false;

  private constructor(
    private readonly input: Input,
    private readonly sink: EncodedPacketSink,
    private readonly config: VideoDecoderConfig,
    private readonly offset: number,
    private readonly rotation: VideoSample['rotation'],
    private readonly size: { readonly displayWidth: number; readonly displayHeight: number },
  ) {}

  /**
   * Takes over the input. null where this cannot be done (transparency lies beside the packets, no decoder of the
   * browser's own): then there is only the long way.
   *
   * @param known Offset of the file's clock against source time, where it is known.
   * @throws MediaError `undecodable`.
   */
  static async open(input: Input, known?: number): Promise<KeyFrames | null> {
    try {
      const track = await input.getPrimaryVideoTrack();
      const config = track && (await assumeColors(track).getDecoderConfig());
      if (!track || !config || typeof VideoDecoder !== 'function' || (await track.canBeTransparent())) {
        input.dispose();
        return null;
      }
      const { supported } = await VideoDecoder.isConfigSupported(config);
      if (!supported) throw new MediaError('undecodable');
      const fast = { ...config, optimizeForLatency: true };
      const [rotation, displayWidth, displayHeight, offset] = await Promise.all([
        track.getRotation(),
        track.getDisplayWidth(),
        track.getDisplayHeight(),
        known ?? sourceOffset(input),
      ]);
      const size = { displayWidth, displayHeight };
      return new KeyFrames(input, new EncodedPacketSink(track), fast, offset, rotation, size);
    } catch (error) {
      input.dispose();
      throw toMediaError(error, 'undecodable');
    }
  }

  /** Which stretch `time` lies in; before the first key frame: the first. */
  async gop(time: number): Promise<Gop | undefined> {
    return this.find(time);
  }

  /**
   * The key frame that `time` depends on, small.
   *
   * @throws MediaError `undecodable`; StaleFrame.
   */
  frameAt(time: number, isWanted: () => boolean): Promise<SmallFrame | undefined> {
    const result = this.queue.then(() => this.decode(time, isWanted));
    this.queue = result.catch(() => undefined);
    return result;
  }

  private async decode(time: number, isWanted: () => boolean): Promise<SmallFrame | undefined> {
    if (this.disposed || !isWanted()) throw new StaleFrame();
    const gop = await this.find(time);
    const packet = gop && (await this.sink.getKeyPacket(gop.start + this.offset + 1e-4));
    if (!packet || this.disposed) return undefined;
    try {
      const decoder = this.ready();
      decoder.decode(packet.toEncodedVideoChunk());
      await decoder.flush();
    } catch (error) {
      this.close();
      throw toMediaError(error, 'undecodable');
    }
    const frame = this.out.shift();
    for (const other of this.out.splice(0)) other.close();
    if (!frame) return undefined;
    const { timestamp, duration } = packet;
    const sample = new VideoSample(frame, { timestamp, duration, rotation: this.rotation });
    try {
      return { ...(await shrinkFrame(sample, this.offset)), ...this.size };
    } finally {
      sample.close();
    }
  }

  private ready(): VideoDecoder {
    if (this.decoder?.state === 'configured') return this.decoder;
    this.close();
    this.decoder = new VideoDecoder({
      output: (frame) => this.out.push(frame),
      error: () => undefined,
    });
    this.decoder.configure(this.config);
    return this.decoder;
  }

  private async find(time: number): Promise<Gop | undefined> {
    const at = this.known.findIndex(({ start, end }) => time >= start - 1e-4 && time < end - 1e-4);
    if (at >= 0) return this.known[at];
    const fileTime = time + this.offset;
    const key = await this.sink.getKeyPacket(fileTime, { metadataOnly: true });
    const packet = key ?? (await this.sink.getFirstKeyPacket({ metadataOnly: true }));
    if (!packet) return undefined;
    const next = await this.sink.getNextKeyPacket(packet, { metadataOnly: true });
    const end = next ? next.timestamp - this.offset : Number.POSITIVE_INFINITY;
    const found = { start: packet.timestamp - this.offset, end };
    if (this.known.length >= KNOWN) this.known.shift();
    this.known.push(found);
    return found;
  }

  private close(): void {
    if (this.decoder && this.decoder.state !== 'closed') this.decoder.close();
    this.decoder = null;
    for (const frame of this.out.splice(0)) frame.close();
  }

  dispose(): void {
    if (this.disposed) return;
    this.disposed = true;
    void this.queue.finally(() => {
      this.close();
      this.input.dispose();
    });
  }
}
