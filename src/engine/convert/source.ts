import { EncodedPacketSink, type Input, type InputAudioTrack, type InputVideoTrack, type VideoCodec } from 'mediabunny';
import { MediaError, toMediaError } from '../media/errors';
import { type MediaBytes, openInput } from '../media/openInput';
import { sourceOffset } from '../media/sourceOffset';
import { usableEnd } from '../media/usableEnd';

/** A file that packets are taken from. Times of its tracks are the file's own clock: source time + `offset`. */
export interface ConvertSource {
  readonly input: Input;
  readonly video: SourceVideo | null;
  readonly audios: readonly InputAudioTrack[];
  readonly offset: number;
  /** Seconds that can be used; a truncated file ends where its bytes end. */
  readonly duration: number;
  readonly isTruncated: boolean;
}

export interface SourceVideo {
  readonly track: InputVideoTrack;
  readonly sink: EncodedPacketSink;
  readonly codec: VideoCodec;
  readonly config: VideoDecoderConfig;
}

/**
 * Opens a file for cutting and taking out sound; nothing is decoded. The caller disposes `input`.
 *
 * @throws MediaError `empty`, `unsupported`, `missing`, `network`.
 */
export async function openSource(media: MediaBytes): Promise<ConvertSource> {
  const input = await openInput(media);
  try {
    const [track, audios] = await Promise.all([input.getPrimaryVideoTrack(), input.getAudioTracks()]);
    const first = track ?? audios[0];
    if (!first) throw new MediaError('unsupported');
    const offset = await sourceOffset(input);
    const usable = await usableEnd(first);
    const told = (await input.getDurationFromMetadata()) ?? (await input.computeDuration());
    const end = usable === null ? told : Math.min(told, usable);
    const video = track && (await videoOf(track));
    return { input, video, audios, offset, duration: Math.max(0, end - offset), isTruncated: usable !== null };
  } catch (error) {
    input.dispose();
    throw toMediaError(error, 'unsupported');
  }
}

async function videoOf(track: InputVideoTrack): Promise<SourceVideo> {
  const [codec, config] = await Promise.all([track.getCodec(), track.getDecoderConfig()]);
  if (!codec || !config) throw new MediaError('undecodable');
  return { track, sink: new EncodedPacketSink(track), codec, config };
}
