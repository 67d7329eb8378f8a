import { EncodedPacketSink, type Input, type InputAudioTrack, type InputVideoTrack, VideoSampleSink } from 'mediabunny';
import { openInput } from '../../media/openInput';
import { sourceOffset } from '../../media/sourceOffset';
import { assumeColors } from '../../media/videoColors';
import { EraseError } from '../errors';
import type { EraseContainer } from './types';

/** A video opened to be gone through once. */
export interface EraseSource {
  readonly input: Input;
  readonly track: InputVideoTrack;
  readonly audios: readonly InputAudioTrack[];
  readonly packets: EncodedPacketSink;
  readonly samples: VideoSampleSink;
  /** Seconds of the file's own clock at which source time 0 lies. */
  readonly offset: number;
  readonly duration: number;
  readonly container: EraseContainer;
  readonly codec: string;
  /** As the file has it, colors too: copied packets go by it. */
  readonly config: VideoDecoderConfig | null;
  /** Bits a second, and images, of the video. */
  readonly bitrate: number;
  readonly imageCount: number;
  readonly rotation: 0 | 90 | 180 | 270;
}

/** Packets that tell the bitrate where counting them all would mean to read the whole file. */
const SAMPLE_PACKETS = 600;

/**
 * Opens a video, or what stands at an address; the caller disposes the input.
 *
 * @throws EraseError `no-image` or `undecodable`; MediaError.
 */
export async function openSource(file: Blob | string): Promise<EraseSource> {
  const input = await openInput(file);
  try {
    if (!(await input.canRead())) throw new EraseError({ code: 'no-image', detail: '' });
    const track = await input.getPrimaryVideoTrack();
    if (!track) throw new EraseError({ code: 'no-image', detail: '' });
    const codec = await track.getCodec();
    if (!codec || !(await track.canDecode())) throw new EraseError({ code: 'undecodable', detail: codec ?? '' });
    const config = await track.getDecoderConfig();
    const container = containerOf((await input.getFormat()).name);
    const offset = await sourceOffset(input);
    const told = (await input.getDurationFromMetadata()) ?? (await input.computeDuration());
    // An MP4's tables are read anyway; elsewhere packets must be looked for in the whole file.
    const isCounted = container === 'mp4' || container === 'mov';
    const stats = await track.computePacketStats(isCounted ? undefined : SAMPLE_PACKETS);
    return {
      ...{ input, track, container, codec, config, offset },
      audios: await input.getAudioTracks(),
      packets: new EncodedPacketSink(track),
      samples: new VideoSampleSink(assumeColors(track)),
      duration: Math.max(0, told - offset),
      bitrate: stats.averageBitrate,
      imageCount: isCounted ? stats.packetCount : Math.ceil(stats.averagePacketRate * told * 1.5) + 600,
      rotation: await track.getRotation(),
    };
  } catch (error) {
    input.dispose();
    throw error;
  }
}

function containerOf(name: string): EraseContainer {
  if (/webm/i.test(name)) return 'webm';
  if (/matroska|mkv/i.test(name)) return 'mkv';
  return /quicktime|mov/i.test(name) ? 'mov' : 'mp4';
}
