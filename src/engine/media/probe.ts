import type { Input, InputAudioTrack, InputVideoTrack } from 'mediabunny';
import { UnsupportedInputFormatError } from 'mediabunny';
import { MediaError, toMediaError } from './errors';
import { fetchBlob } from './fetchMedia';
import { decodeImage } from './image';
import { type MediaBytes, openInput } from './openInput';

/** What a file is; sizes in pixels as shown (rotation applied), duration in seconds (0 for images). */
export interface MediaFacts {
  readonly kind: 'image' | 'video' | 'audio';
  readonly width: number;
  readonly height: number;
  readonly duration: number;
  /** Degrees that the file asks to be turned by, clockwise. */
  readonly rotation: number;
  readonly hasAudio: boolean;
  readonly videoCodec: string | null;
  readonly audioCodec: string | null;
  readonly canDecodeVideo: boolean;
  readonly canDecodeAudio: boolean;
}

/**
 * Looks into a file without decoding more than needed. Pictures are recognised by decoding them.
 *
 * @throws MediaError `empty`, `missing`, `network`, or `unsupported` when it is neither picture, video nor sound.
 */
export async function probe(media: MediaBytes): Promise<MediaFacts> {
  const input = await openInput(media);
  try {
    if (await input.canRead()) return await probeStream(input);
  } catch (error) {
    if (!(error instanceof UnsupportedInputFormatError)) throw toMediaError(error, 'unsupported');
  } finally {
    input.dispose();
  }
  return probeImage(media);
}

async function probeStream(input: Input): Promise<MediaFacts> {
  const [video, audio] = await Promise.all([input.getPrimaryVideoTrack(), input.getPrimaryAudioTrack()]);
  if (!video && !audio) throw new MediaError('unsupported');
  const duration = (await input.getDurationFromMetadata()) ?? (await input.computeDuration());
  return { kind: video ? 'video' : 'audio', duration, ...(await videoFacts(video)), ...(await audioFacts(audio)) };
}

async function videoFacts(track: InputVideoTrack | null) {
  if (!track) return { width: 0, height: 0, rotation: 0, videoCodec: null, canDecodeVideo: false };
  return {
    width: await track.getDisplayWidth(),
    height: await track.getDisplayHeight(),
    rotation: await track.getRotation(),
    videoCodec: await track.getCodec(),
    canDecodeVideo: await track.canDecode().catch(() => false),
  };
}

async function audioFacts(track: InputAudioTrack | null) {
  if (!track) return { hasAudio: false, audioCodec: null, canDecodeAudio: false };
  return {
    hasAudio: true,
    audioCodec: await track.getCodec(),
    canDecodeAudio: await track.canDecode().catch(() => false),
  };
}

async function probeImage(media: MediaBytes): Promise<MediaFacts> {
  const blob = typeof media === 'string' ? await fetchBlob(media) : media;
  let bitmap: ImageBitmap;
  try {
    bitmap = await decodeImage(blob);
  } catch (error) {
    const isPicture = blob.type.startsWith('image/');
    throw toMediaError(isPicture ? error : null, isPicture ? 'undecodable' : 'unsupported');
  }
  const { width, height } = bitmap;
  bitmap.close();
  return {
    kind: 'image',
    width,
    height,
    duration: 0,
    rotation: 0,
    hasAudio: false,
    videoCodec: null,
    audioCodec: null,
    canDecodeVideo: false,
    canDecodeAudio: false,
  };
}
