import { EncodedPacket, EncodedVideoPacketSource, type Output, type VideoSample, VideoSampleSource } from 'mediabunny';
import { LooseEncoder } from '../../export/videoEncoding';
import { isUntagged } from '../../media/videoColors';
import type { WorkContext } from '../../work';
import type { Eraser } from '../eraser';
import type { EraseSettings } from '../types';
import { encodingOf } from './encoding';
import type { Part } from './parts';
import type { EraseSource } from './source';
import { eraseStretch } from './stretch/eraseStretch';
import { StretchPool } from './stretch/stretchPool';

interface ImageRun {
  readonly source: EraseSource;
  readonly file: Blob;
  readonly settings: EraseSettings;
  readonly eraser: Eraser;
  readonly encoding: Parameters<typeof encodingOf>[0];
  /** null: everything is encoded, here. */
  readonly parts: readonly Part[] | null;
  /** Packets of the source are among the result's. */
  readonly isCopying: boolean;
  /** More than one: parts are encoded in workers of their own. */
  readonly workers: number;
  readonly context: Pick<WorkContext<unknown>, 'signal' | 'gate'>;
  /** Called before each image with its time: waits while paused, throws when canceled, lets the sound catch up. */
  readonly before: (time: number) => Promise<void>;
  /** Told the seconds that are done. */
  readonly onProgress: (seconds: number) => void;
  /** Told how long workers were held, milliseconds. */
  readonly onPaused: (milliseconds: number) => void;
}

/** The images of a video on their way into another: copied, passed on, or without their subtitles. */
export class Images {
  private readonly encoded: VideoSampleSource | null;
  private readonly copies: EncodedVideoPacketSource | null;
  private encoder: LooseEncoder | null = null;
  private readonly pool: StretchPool | null;
  /** Seconds that were copied, and those that workers have made. */
  private copiedSeconds = 0;
  private madeSeconds = 0;
  readonly counts = { copied: 0, passed: 0, erased: 0 };

  /** Adds its track to an output that has not started. */
  constructor(
    output: Output,
    private readonly run: ImageRun,
  ) {
    const { source, encoding, parts } = run;
    this.encoded = parts ? null : new VideoSampleSource(encodingOf(encoding));
    this.copies = parts ? new EncodedVideoPacketSource(encoding.codec) : null;
    const track = this.encoded ?? this.copies;
    if (!track) throw new Error('no source of images');
    output.addVideoTrack(track, { rotation: source.rotation, maximumPacketCount: source.imageCount + 16 });
    this.pool = this.openPool();
  }

  async make(): Promise<void> {
    const parts = this.run.parts ?? [WHOLE];
    for (const part of parts) {
      if (part.kind === 'copy') await this.copy(part);
      else if (this.pool) await this.takeStretch(this.pool);
      else await this.encode(part);
    }
    await this.endEncoder();
    this.encoded?.close();
    this.copies?.close();
  }

  /** Frees everything, whether it came to an end or not. */
  async close(): Promise<void> {
    this.pool?.cancel();
    await this.encoder?.cancel();
  }

  /** Beside copied packets images say of their colors what those say. */
  private get isUntagged(): boolean {
    return this.run.isCopying && isUntagged(this.run.source.config?.colorSpace);
  }

  private openPool(): StretchPool | null {
    const { parts, workers, file, settings, encoding, context, onPaused } = this.run;
    if (!parts || workers < 2) return null;
    return new StretchPool({
      requests: parts
        .filter(({ kind }) => kind === 'encode')
        .map(({ start, end }) => ({ file, settings, start, end, isUntagged: this.isUntagged, ...encoding })),
      ...{ workers, context, onPaused },
      onProgress: (seconds) => {
        this.madeSeconds = seconds;
        this.tellProgress();
      },
    });
  }

  private tellProgress(): void {
    this.run.onProgress(this.copiedSeconds + this.madeSeconds);
  }

  private async takeStretch(pool: StretchPool): Promise<void> {
    const { packets, counts } = await pool.next();
    for (const { data, type, timestamp, duration, meta } of packets) {
      await this.run.before(timestamp);
      await this.copies?.add(new EncodedPacket(data, type, timestamp, duration), meta);
    }
    this.counts.passed += counts.passed;
    this.counts.erased += counts.erased;
  }

  private async encode({ start, end }: Part): Promise<void> {
    const { source, eraser, before, onProgress } = this.run;
    const counts = await eraseStretch({
      ...{ source, eraser, start, end, isUntagged: this.isUntagged },
      before: async (time) => {
        await before(time);
        onProgress(time);
      },
      write: async (image: VideoSample) => {
        if (this.encoded) await this.encoded.add(image);
        else await (await this.looseEncoder()).add(image);
      },
    });
    this.counts.passed += counts.passed;
    this.counts.erased += counts.erased;
  }

  private async looseEncoder(): Promise<LooseEncoder> {
    this.encoder ??= await LooseEncoder.start(encodingOf(this.run.encoding), async (packet, meta) =>
      this.copies?.add(packet, meta),
    );
    return this.encoder;
  }

  private async endEncoder(): Promise<void> {
    await this.encoder?.finish();
    this.encoder = null;
  }

  private async copy({ start, end }: Part): Promise<void> {
    await this.endEncoder();
    const { source, before } = this.run;
    const { config: decoderConfig } = source;
    const first = await source.packets.getKeyPacket(start + source.offset + 1e-4);
    if (!first || !decoderConfig) throw new Error('the source ended early');
    for await (const packet of source.packets.packets(first)) {
      const time = packet.timestamp - source.offset;
      if (packet.type === 'key' && time >= end - 1e-4) break;
      await before(Math.max(0, time));
      await this.copies?.add(dated(packet, time), { decoderConfig });
      this.counts.copied += 1;
      this.copiedSeconds += packet.duration;
      if (this.pool) this.tellProgress();
      else this.run.onProgress(Math.max(0, time));
    }
  }
}

const WHOLE: Part = { kind: 'encode', start: Number.NEGATIVE_INFINITY, end: Number.POSITIVE_INFINITY };

const dated = (packet: EncodedPacket, timestamp: number): EncodedPacket => packet.clone({ timestamp });
