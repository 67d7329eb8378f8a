import type { VideoCodec } from 'mediabunny';
import { videoBitrate } from '../../export/bitrate';
import { ConvertError } from '../errors';
import type { SourceVideo } from '../source';
import type { VideoContainer } from '../types';
import type { PartEncoding } from './encodePart';

/** More than the source has on average: what is encoded twice should not be seen. */
const HEADROOM = 1.4;
/** Packets that the source's own rate is taken from. */
const LOOK_AT = 200;

const FALLBACK: Readonly<Record<VideoContainer, readonly VideoCodec[]>> = {
  mp4: ['avc', 'vp9', 'av1'],
  mov: ['avc'],
  webm: ['vp9', 'vp8', 'av1'],
  mkv: ['avc', 'vp9', 'vp8'],
};
const PLAIN: Readonly<Partial<Record<VideoCodec, readonly string[]>>> = {
  avc: ['avc1.640034', 'avc1.4d0034', 'avc1.42e034'],
  vp9: ['vp09.00.51.08'],
  vp8: ['vp8'],
  av1: ['av01.0.13M.08'],
};

/** 8 bits, 4:2:0: what browsers encode. Packets of another kind cannot stand in one track with ours. */
const ORDINARY: readonly RegExp[] = [/^avc[13]\.(42|4d|58|64)/i, /^vp09\.00/, /^vp8/, /^av01\.0\.\d+[MH]\.08/];

/** Whether encoded frames may stand beside copied packets of this source. */
export const canMix = ({ config }: SourceVideo): boolean => ORDINARY.some((kind) => kind.test(config.codec));

/**
 * How frames of a source are encoded: as the source is, where this browser can.
 *
 * @param isMixed Copied packets stand in the same track: it must be the source's own codec.
 * @throws ConvertError `no-encoder`.
 */
export async function chooseEncoding(
  source: SourceVideo,
  container: VideoContainer,
  isMixed: boolean,
): Promise<PartEncoding> {
  const { codec, config } = source;
  const stats = await source.track.computePacketStats(LOOK_AT);
  const width = config.codedWidth ?? (await source.track.getCodedWidth());
  const height = config.codedHeight ?? (await source.track.getCodedHeight());
  const framerate = Math.min(120, Math.max(1, stats.averagePacketRate));
  const codecs = isMixed ? [codec] : [codec, ...FALLBACK[container].filter((other) => other !== codec)];
  for (const name of codecs) {
    const own = name === codec && canMix(source) ? [config.codec] : [];
    const least = videoBitrate({ width, height, fps: framerate }, 'high', toBitrateCodec(name));
    const known = name === codec ? stats.averageBitrate * HEADROOM : 0;
    for (const full of [...own, ...(PLAIN[name] ?? [])]) {
      const wish: VideoEncoderConfig = {
        codec: full,
        width,
        height,
        framerate,
        bitrate: Math.round(Math.max(least, known)),
        latencyMode: 'quality',
        ...(name === 'avc' ? { avc: { format: isMixed ? 'annexb' : 'avc' } } : {}),
      };
      const { supported } = await VideoEncoder.isConfigSupported(wish).catch(() => ({ supported: false }));
      if (supported) return { codec: name, config: wish };
    }
  }
  throw new ConvertError({ code: 'no-encoder', detail: `${config.codec} ${width}×${height}` });
}

const toBitrateCodec = (codec: VideoCodec) =>
  codec === 'avc' || codec === 'hevc' || codec === 'vp9' || codec === 'av1' || codec === 'vp8' ? codec : 'avc';
