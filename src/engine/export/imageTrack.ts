import { type EncodedPacket, EncodedVideoPacketSource, type Output, VideoSample, VideoSampleSource } from 'mediabunny';
import { type AvcSets, withSets } from '../media/avcUnits';
import type { MediaStore } from '../media/mediaStore';
import type { Project } from '../project/schema';
import { frameStart } from '../time/frameRate';
import { toSeconds } from '../time/ticks';
import { imageOf } from './copy/cut';
import { setsOf } from './copy/join';
import { type CopyPart, type CopyPlan, planCopy } from './copy/plan';
import { firstPacket } from './copy/source';
import type { ExportSettings } from './settings';
import type { ExportFormat, FramesByPath, VideoCodecName } from './types';
import { type EncodingWish, encodingOf, LooseEncoder, ownDescription } from './videoEncoding';
import { VideoPainter, type VideoPainterInput } from './videoPainter';

interface ImageJob extends VideoPainterInput, EncodingWish {
  readonly project: Project;
  readonly settings: ExportSettings;
  readonly store: MediaStore;
  readonly container: ExportFormat;
  readonly codec: VideoCodecName;
}

/** The images of a video, one after the other: copied from a source, or drawn and encoded. */
export class ImageTrack {
  private readonly painter: VideoPainter;
  private readonly encoded: VideoSampleSource | null;
  private readonly packets: EncodedVideoPacketSource | null;
  private encoder: LooseEncoder | null = null;
  private walk: { readonly part: CopyPart; readonly packets: AsyncGenerator<EncodedPacket, void, unknown> } | null =
    null;
  private copied = 0;

  private constructor(
    output: Output,
    private readonly job: ImageJob,
    private readonly plan: CopyPlan | null,
  ) {
    const { settings, codec } = job;
    this.painter = new VideoPainter(job);
    this.encoded = plan ? null : new VideoSampleSource(encodingOf(job));
    this.packets = plan ? new EncodedVideoPacketSource(codec) : null;
    const track = this.encoded ?? this.packets;
    const preroll = plan?.parts.reduce((sum, part) => sum + (part.kind === 'copy' ? part.cut.preroll : 0), 0) ?? 0;
    if (!track) throw new Error('no source of images');
    output.addVideoTrack(track, {
      frameRate: settings.fps.num / settings.fps.den,
      maximumPacketCount: settings.frames + preroll + 2,
    });
  }

  /** Decides what is copied and adds itself to the output, which must not have started. */
  static async create(output: Output, job: ImageJob): Promise<ImageTrack> {
    const mayCopy = job.allowed.has('copy') && !job.hasAlpha;
    const plan = mayCopy ? await planCopy({ ...job, ownDescription: () => ownDescription(job) }) : null;
    return new ImageTrack(output, job, plan);
  }

  get missingFonts(): readonly string[] {
    return this.painter.missingFonts;
  }

  get framesByPath(): FramesByPath {
    return { ...this.painter.counts, copy: this.copied };
  }

  /** Puts one more image into the file; `index` counts up. */
  async step(index: number): Promise<void> {
    const part = this.plan?.parts.find(({ first, end }) => index >= first && index < end);
    if (part?.kind === 'copy') await this.copy(part);
    else await this.encode(index);
  }

  private async encode(index: number): Promise<void> {
    const sample = new VideoSample(await this.painter.paint(index));
    try {
      if (this.encoded) await this.encoded.add(sample);
      else await (await this.looseEncoder()).add(sample);
    } finally {
      sample.close();
    }
  }

  private async looseEncoder(): Promise<LooseEncoder> {
    if (this.encoder) return this.encoder;
    let sets: AvcSets | null = null;
    this.encoder = await LooseEncoder.start(encodingOf(this.job), async (packet, meta) => {
      sets = setsOf(meta?.decoderConfig) ?? sets;
      await this.packets?.add(this.joinable(packet, sets), meta);
    });
    return this.encoder;
  }

  /** One packet of the source that is seen, and before the first those that only help to decode it. */
  private async copy(part: CopyPart): Promise<void> {
    const { cut, source, stretch } = part;
    let hidden = 0;
    if (this.walk?.part !== part) {
      await this.encoder?.finish();
      this.encoder = null;
      const packets = source.sink.packets((await firstPacket(source, stretch)) ?? undefined);
      for (let skipped = 0; skipped < cut.packet; skipped += 1) await packets.next();
      this.walk = { part, packets };
      hidden = cut.preroll;
    }
    for (let count = 0; count <= hidden; count += 1) {
      const next = await this.walk.packets.next();
      if (next.done) throw new Error('the source ended early');
      const packet = this.joinable(this.dated(next.value, part), setsOf(source.config));
      await this.packets?.add(packet, { decoderConfig: source.config });
    }
    this.copied += 1;
  }

  /** Who jumps to a key image begins there: where parts of several encoders follow each other, each says how it is read. */
  private joinable(packet: EncodedPacket, sets: AvcSets | null): EncodedPacket {
    if (!this.plan?.isJoined || !sets || packet.type !== 'key') return packet;
    return packet.clone({ data: withSets(packet.data, sets) });
  }

  /** The packet at the time of its image in the file. */
  private dated(packet: EncodedPacket, { stretch, source }: CopyPart): EncodedPacket {
    const { fps } = this.job.settings;
    const image = imageOf(packet.timestamp - source.offset, stretch.sourceStart, stretch.first, fps.num / fps.den);
    const start = frameStart(image, fps);
    return packet.clone({
      timestamp: toSeconds(start),
      duration: toSeconds(frameStart(image + 1, fps)) - toSeconds(start),
    });
  }

  /** No more images come. */
  async end(): Promise<void> {
    await this.encoder?.finish();
    this.encoder = null;
    this.encoded?.close();
    this.packets?.close();
  }

  /** Frees everything, whether it came to an end or not. */
  async close(): Promise<void> {
    await this.encoder?.cancel();
    await this.walk?.packets.return();
    this.plan?.close();
    this.painter.close();
  }
}
