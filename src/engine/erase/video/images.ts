import {
  type EncodedPacket,
  EncodedVideoPacketSource,
  type Output,
  type VideoEncodingConfig,
  VideoSample,
  VideoSampleSource,
} from 'mediabunny';
import { LooseEncoder } from '../../export/videoEncoding';
import { isUntagged, untag } from '../../media/videoColors';
import type { Eraser } from '../eraser';
import { type HeldImage, ImageEraser } from '../image';
import type { Part } from './parts';
import type { EraseSource } from './source';

/** The last run's own clock: an image before zero is not shown. */
const ZERO = 0;

interface ImageRun {
  readonly source: EraseSource;
  readonly eraser: Eraser;
  readonly encoding: VideoEncodingConfig;
  /** null: everything is encoded. */
  readonly parts: readonly Part[] | null;
  /** Called before each image with its time: waits while paused, throws when canceled, lets the sound catch up. */
  readonly before: (time: number) => Promise<void>;
}

interface ImageFacts {
  /** Seconds of the source. */
  readonly time: number;
  readonly duration: number;
  /** Its colors are to say nothing. */
  readonly isUntagged: boolean;
}

const timingOf = ({ time, duration }: ImageFacts) => ({
  timestamp: Math.round(time * 1e6),
  duration: Math.round(duration * 1e6),
});

/** The images of a video on their way into another: copied, passed on, or without their subtitles. */
export class Images {
  private readonly maker: ImageEraser;
  private readonly encoded: VideoSampleSource | null;
  private readonly copies: EncodedVideoPacketSource | null;
  private encoder: LooseEncoder | null = null;
  /** Read, and not written yet: what comes after them is looked at before. */
  private waiting: (ImageFacts & { readonly held: HeldImage })[] = [];
  readonly counts = { copied: 0, passed: 0, erased: 0 };

  /** Adds its track to an output that has not started. */
  constructor(
    output: Output,
    private readonly run: ImageRun,
  ) {
    const { source, eraser, encoding, parts } = run;
    this.maker = new ImageEraser(eraser);
    this.encoded = parts ? null : new VideoSampleSource(encoding);
    this.copies = parts ? new EncodedVideoPacketSource(encoding.codec) : null;
    const track = this.encoded ?? this.copies;
    if (!track) throw new Error('no source of images');
    output.addVideoTrack(track, { rotation: source.rotation, maximumPacketCount: source.imageCount + 16 });
  }

  async make(): Promise<void> {
    const parts = this.run.parts ?? [WHOLE];
    for (const part of parts) {
      if (part.kind === 'copy') await this.copy(part);
      else await this.encode(part);
    }
    await this.endEncoder();
    this.encoded?.close();
    this.copies?.close();
  }

  /** Frees everything, whether it came to an end or not. */
  async close(): Promise<void> {
    this.waiting = [];
    await this.encoder?.cancel();
  }

  private async encode({ start, end }: Part): Promise<void> {
    const { source, before } = this.run;
    const [from, to] = [start + source.offset, end + source.offset];
    for await (const sample of source.samples.samples(from, Number.isFinite(to) ? to : undefined)) {
      try {
        const time = sample.timestamp - source.offset;
        if (time + sample.duration <= ZERO && time < ZERO) continue;
        // Nothing is written ahead of what still waits.
        await before(Math.max(ZERO, this.waiting[0]?.time ?? time));
        await this.read(sample, Math.max(ZERO, time));
      } finally {
        sample.close();
      }
    }
    await this.writeDownTo(0);
  }

  private async read(sample: VideoSample, time: number): Promise<void> {
    const { eraser, source, parts } = this.run;
    const own = sample.toVideoFrame();
    try {
      const isPlanar = own.format === 'I420' || own.format === 'NV12';
      const image = {
        ...{ time, duration: sample.duration },
        // Beside copied packets it says of its colors what they say.
        isUntagged: isPlanar && parts !== null && isUntagged(source.config?.colorSpace),
      };
      if (eraser.ahead > 0 && eraser.isTelling(time)) {
        this.waiting.push({ ...image, held: await this.maker.take(own, time) });
        await this.writeDownTo(eraser.ahead);
        return;
      }
      await this.writeDownTo(0);
      await this.write(await this.maker.make(own, time, timingOf(image)), image);
    } finally {
      own.close();
    }
  }

  /** Writes images that wait, the first first, until so many are left. */
  private async writeDownTo(count: number): Promise<void> {
    while (this.waiting.length > count) {
      const next = this.waiting.shift();
      if (!next) return;
      await this.run.before(next.time);
      await this.write(this.maker.finish(next.held, timingOf(next)), next);
    }
  }

  private async write(made: VideoFrame, { time, duration, isUntagged: isBare }: ImageFacts): Promise<void> {
    const { eraser } = this.run;
    const isErased = eraser.crop !== null || eraser.isAtWork(time);
    this.counts[isErased ? 'erased' : 'passed'] += 1;
    // Seconds as the source has them: microseconds would make an even video uneven.
    const image = new VideoSample(isBare ? await untag(made) : made, { timestamp: time, duration });
    try {
      if (this.encoded) await this.encoded.add(image);
      else await (await this.looseEncoder()).add(image);
    } finally {
      image.close();
    }
  }

  private async looseEncoder(): Promise<LooseEncoder> {
    this.encoder ??= await LooseEncoder.start(this.run.encoding, async (packet, meta) =>
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
      await before(Math.max(ZERO, time));
      await this.copies?.add(dated(packet, time), { decoderConfig });
      this.counts.copied += 1;
    }
  }
}

const WHOLE: Part = { kind: 'encode', start: Number.NEGATIVE_INFINITY, end: Number.POSITIVE_INFINITY };

const dated = (packet: EncodedPacket, timestamp: number): EncodedPacket => packet.clone({ timestamp });
