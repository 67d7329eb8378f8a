import {
  MkvOutputFormat,
  NullTarget,
  Output,
  Quality,
  type VideoEncodingConfig,
  VideoSample,
  VideoSampleSource,
} from 'mediabunny';
import { VIDEO_COLORS } from '../render/planar';
import { KEY_SECONDS } from './bitrate';
import { textOf } from './copy/source';
import { type ExportSettings, imageBitrate } from './settings';
import type { VideoCodecName } from './types';

export interface EncodingWish {
  readonly settings: ExportSettings;
  readonly codec: VideoCodecName;
  readonly preset: string | undefined;
  /** After a lost device: the processor's own encoder, which cannot be lost. */
  readonly isSoftware: boolean;
  readonly hasAlpha: boolean;
}

/** One way to ask for an encoder, for every part of a video. */
export const encodingOf = ({ settings, codec, preset, isSoftware, hasAlpha }: EncodingWish): VideoEncodingConfig => ({
  codec,
  quality: new Quality({ bitrate: imageBitrate(settings, codec, preset) }),
  keyFrameInterval: KEY_SECONDS,
  // `realtime` would be some 10 % quicker and drops images when it cannot keep up: never in a video.
  latencyMode: 'quality',
  hardwareAcceleration: isSoftware ? 'prefer-software' : 'no-preference',
  ...(hasAlpha ? { alpha: 'keep' as const } : {}),
});

/** What an encoder tells of a packet; handed on with the first one. */
type Meta = EncodedVideoChunkMetadata | undefined;
type Packet = Parameters<NonNullable<VideoEncodingConfig['onEncodedPacket']>>[0];

/** An encoder whose packets go somewhere else than into a file of its own. */
export class LooseEncoder {
  private readonly source: VideoSampleSource;
  private readonly output: Output;
  private sent: Promise<void> = Promise.resolve();

  private constructor(config: VideoEncodingConfig, take: (packet: Packet, meta: Meta) => Promise<void>) {
    this.source = new VideoSampleSource({
      ...config,
      onEncodedPacket: (packet, meta) => {
        this.sent = this.sent.then(() => take(packet, meta));
        // Reported by the next `add`.
        this.sent.catch(() => undefined);
      },
    });
    this.output = new Output({ format: new MkvOutputFormat({ appendOnly: true }), target: new NullTarget() });
    this.output.addVideoTrack(this.source);
  }

  static async start(
    config: VideoEncodingConfig,
    take: (packet: Packet, meta: Meta) => Promise<void>,
  ): Promise<LooseEncoder> {
    const encoder = new LooseEncoder(config, take);
    await encoder.output.start();
    return encoder;
  }

  async add(sample: VideoSample): Promise<void> {
    await this.source.add(sample);
    await this.sent;
  }

  /** Resolves when the last packet has been taken. */
  async finish(): Promise<void> {
    await this.output.finalize();
    await this.sent;
  }

  async cancel(): Promise<void> {
    await this.output.cancel().catch(() => undefined);
  }
}

/** What our own encoder would tell a decoder, found by encoding one black image; null when it does not say. */
export const ownDescription = (wish: EncodingWish): Promise<string | null> =>
  describeEncoder(encodingOf(wish), wish.settings, VIDEO_COLORS);

/**
 * What an encoder tells decoders of its images, as text to compare with another video's; null when it does not say.
 *
 * @param size Even, pixels.
 */
export async function describeEncoder(
  config: VideoEncodingConfig,
  { width, height }: { readonly width: number; readonly height: number },
  colorSpace: VideoColorSpaceInit | undefined,
): Promise<string | null> {
  let text: string | null = null;
  const encoder = await LooseEncoder.start(config, async (_packet, meta) => {
    if (meta?.decoderConfig) text = textOf(meta.decoderConfig);
  });
  const data = new Uint8Array((width * height * 3) / 2);
  data.fill(16, 0, width * height);
  data.fill(128, width * height);
  const sample = new VideoSample(
    new VideoFrame(data, {
      format: 'I420',
      codedWidth: width,
      codedHeight: height,
      timestamp: 0,
      ...(colorSpace ? { colorSpace } : {}),
    }),
  );
  try {
    await encoder.add(sample);
    await encoder.finish();
  } finally {
    sample.close();
    await encoder.cancel();
  }
  return text;
}
