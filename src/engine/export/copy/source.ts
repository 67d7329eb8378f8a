import { type EncodedPacket, EncodedPacketSink, type Input, type InputVideoTrack } from 'mediabunny';
import type { MediaStore } from '../../media/mediaStore';
import { sourceOffset } from '../../media/sourceOffset';
import { beyondLimits, type PlaybackLimits } from '../playbackLimits';
import type { VideoCodecName } from '../types';
import type { PacketTime } from './cut';
import type { Stretch } from './stretches';

/** A video whose packets can go into ours. */
export interface CopySource {
  readonly input: Input;
  readonly sink: EncodedPacketSink;
  readonly config: VideoDecoderConfig;
  /** Parameter sets and the like; videos can share a track only where these are equal. */
  readonly description: string;
  /** To be added to a source time to get the file's own, seconds. */
  readonly offset: number;
}

interface CopyWish {
  readonly codec: VideoCodecName;
  readonly width: number;
  readonly height: number;
  readonly limits: PlaybackLimits | undefined;
}

/**
 * Opens a video if it has our codec, exactly our image size and nothing beyond the limits; null else. The caller disposes
 * the input.
 */
export async function openSource(store: MediaStore, mediaId: string, wish: CopyWish): Promise<CopySource | null> {
  const input = await store.input(mediaId);
  const track = await input.getPrimaryVideoTrack();
  const config = track && (await isFitting(track, wish)) ? await track.getDecoderConfig() : null;
  if (!track || !config || (wish.limits && isBeyond(config, wish.limits))) {
    input.dispose();
    return null;
  }
  const offset = await sourceOffset(input);
  return { input, sink: new EncodedPacketSink(track), config, description: textOf(config), offset };
}

const isBeyond = ({ codec, colorSpace }: VideoDecoderConfig, limits: PlaybackLimits): boolean =>
  beyondLimits({ codecString: codec, isFullRange: colorSpace?.fullRange === true, channels: 0 }, limits).length > 0;

async function isFitting(track: InputVideoTrack, { codec, width, height }: CopyWish): Promise<boolean> {
  if ((await track.getCodec()) !== codec || (await track.getRotation()) !== 0) return false;
  if ((await track.getCodedWidth()) !== width || (await track.getCodedHeight()) !== height) return false;
  return (await track.getDisplayWidth()) === width && (await track.getDisplayHeight()) === height;
}

/**
 * What a decoder is told before the first packet, as text to compare. Parameter sets say everything, colors too; codecs
 * without them are told apart by name and colors.
 */
export function textOf({ codec, description, colorSpace }: VideoDecoderConfig): string {
  if (description) {
    const bytes = ArrayBuffer.isView(description)
      ? new Uint8Array(description.buffer, description.byteOffset, description.byteLength)
      : new Uint8Array(description);
    return bytes.join();
  }
  const { primaries, transfer, matrix, fullRange } = colorSpace ?? {};
  return [codec, primaries, transfer, matrix, fullRange].join(';');
}

/** Images looked at behind the end of a stretch: as many as encoders look ahead. */
const BEHIND = 32;

/** What is known of a packet without reading it. */
interface PacketFacts extends PacketTime {
  readonly bytes: number;
}

/** Times and sizes of the packets of a stretch, from the key frame before it on; reads no images. */
export async function packetsOf(source: CopySource, stretch: Stretch, fps: number): Promise<readonly PacketFacts[]> {
  const { sink, offset } = source;
  const start = await firstPacket(source, stretch);
  const until = stretch.sourceStart + (stretch.end - stretch.first) / fps;
  const facts: PacketFacts[] = [];
  let behind = 0;
  if (!start) return facts;
  for await (const packet of sink.packets(start, undefined, { metadataOnly: true })) {
    const timestamp = packet.timestamp - offset;
    facts.push({ timestamp, isKey: packet.type === 'key', bytes: packet.byteLength });
    if (timestamp >= until) behind += 1;
    if (behind > BEHIND) break;
  }
  return facts;
}

/** Where {@link packetsOf} begins. */
export const firstPacket = async (
  { sink, offset }: CopySource,
  { sourceStart }: Stretch,
): Promise<EncodedPacket | null> =>
  (await sink.getKeyPacket(sourceStart + offset + 1e-3, { verifyKeyPackets: true })) ?? sink.getFirstKeyPacket();
