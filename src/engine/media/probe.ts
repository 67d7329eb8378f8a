import {
  EncodedPacketSink,
  type Input,
  type InputAudioTrack,
  type InputVideoTrack,
  UnsupportedInputFormatError,
} from 'mediabunny';
import { nearestRate } from '../time/frameRate';
import { animationSeconds } from './animation';
import { type MediaErrorCode, toMediaError } from './errors';
import { fetchBlob } from './fetchMedia';
import { decodeImage } from './image';
import { type MediaBytes, openInput } from './openInput';
import { canDecodeAudio } from './ownAc3';
import { sourceOffset } from './sourceOffset';
import { usableEnd } from './usableEnd';

/**
 * What a file is; sizes in pixels as shown (rotation and pixel shape applied), duration in seconds (0 for images that stand
 * still, one loop of those that move).
 */
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

/** What else `probe` finds out. */
export interface MediaDetails extends MediaFacts {
  /** Seconds of the file's own clock at which source time 0 lies; see `sourceOffset`. */
  readonly offset: number;
  /** Width of a stored pixel, its height being 1. */
  readonly pixelAspect: number;
  /** Frames a second on average; 0 where there are none. */
  readonly fps: number;
  /** Frames follow each other at uneven distances. */
  readonly isVfr: boolean;
  /** Longest stretch without a key frame among those looked at, seconds. */
  readonly keyInterval: number;
  /** Images may be transparent. */
  readonly hasAlpha: boolean;
  readonly audioTracks: number;
  /** As in a decoder's configuration, with profile and level; null = no image, or a codec not known. */
  readonly codecString: string | null;
  readonly isFullRange: boolean;
  /** Its colors are of HDR (PQ or HLG); what is drawn and encoded anew is SDR. */
  readonly isHdr: boolean;
  /** Of the first sound track; 0 = no sound. */
  readonly channels: number;
  /** The file ends before it should; `duration` is what is there. */
  readonly isTruncated: boolean;
  /** Why it cannot be used as what it is: `undecodable` where this browser has no decoder for its image or only sound. */
  readonly reason: MediaErrorCode | null;
}

const none = {
  width: 0,
  height: 0,
  rotation: 0,
  videoCodec: null,
  canDecodeVideo: false,
  pixelAspect: 1,
  fps: 0,
  isVfr: false,
  keyInterval: 0,
  hasAlpha: false,
  codecString: null,
  isFullRange: false,
  isHdr: false,
} as const;

/** Packets that are looked at for the frame rate: some eight seconds. */
const RATE_PACKETS = 256;
/** Fastest and slowest pair of frames may differ by this much in a steady video: containers round times. */
const STEADY = 1.25;
/** Key frames that are looked at. */
const KEYS = 5;

/**
 * Looks into a file without decoding more than needed. Images are recognized by decoding them.
 *
 * @throws MediaError `empty`, `missing`, `network`, or `unsupported` when it is neither image, video nor sound.
 */
export async function probe(media: MediaBytes): Promise<MediaDetails> {
  const input = await openInput(media);
  try {
    const found = (await input.canRead()) ? await probeStream(input) : null;
    if (found) return found;
  } catch (error) {
    if (!(error instanceof UnsupportedInputFormatError)) throw toMediaError(error, 'unsupported');
  } finally {
    input.dispose();
  }
  return probeImage(media);
}

/** null where there are no tracks: an AVIF image is an MP4 by its boxes. */
async function probeStream(input: Input): Promise<MediaDetails | null> {
  const [video, audio] = await Promise.all([input.getPrimaryVideoTrack(), input.getPrimaryAudioTrack()]);
  if (!video && !audio) return null;
  const offset = await sourceOffset(input);
  const told = (await input.getDurationFromMetadata()) ?? (await input.computeDuration());
  const usable = video ? await usableEnd(video) : null;
  const end = usable === null ? told : Math.min(told, usable);
  const facts = { ...(await videoFacts(video)), ...(await audioFacts(audio)) };
  const isUsable = video ? facts.canDecodeVideo : facts.canDecodeAudio;
  return {
    kind: video ? 'video' : 'audio',
    ...facts,
    duration: usable === null ? wholeImages(end - offset, facts) : Math.max(0, end - offset),
    offset,
    audioTracks: (await input.getAudioTracks()).length,
    isTruncated: usable !== null,
    reason: isUsable ? null : 'undecodable',
  };
}

/** Clocks of containers count milliseconds at the coarsest (MKV, WebM). */
const CLOCK_SECONDS = 1e-3;

/**
 * Seconds of a steady video, which are whole images: rounded down by the container's clock they would lack a part of the last
 * one, and a clip of whole images would leave it out.
 */
function wholeImages(seconds: number, { fps, isVfr }: Pick<MediaDetails, 'fps' | 'isVfr'>): number {
  const rate = isVfr || fps <= 0 ? undefined : nearestRate(fps);
  if (!rate) return Math.max(0, seconds);
  const whole = (Math.round((seconds * rate.num) / rate.den) * rate.den) / rate.num;
  return whole > 0 && Math.abs(whole - seconds) < CLOCK_SECONDS ? whole : Math.max(0, seconds);
}

async function videoFacts(track: InputVideoTrack | null) {
  if (!track) return none;
  const [aspect, rate] = await Promise.all([track.getPixelAspectRatio(), rateOf(track)]);
  return {
    width: await track.getDisplayWidth(),
    height: await track.getDisplayHeight(),
    rotation: await track.getRotation(),
    videoCodec: (await track.getCodec()) ?? codecName(await track.getInternalCodecId()),
    canDecodeVideo: await track.canDecode().catch(() => false),
    pixelAspect: aspect.num / aspect.den,
    hasAlpha: await track.canBeTransparent(),
    codecString: await track.getCodecParameterString().catch(() => null),
    isFullRange: (await track.getColorSpace().catch(() => null))?.fullRange === true,
    isHdr: await track.hasHighDynamicRange().catch(() => false),
    keyInterval: await keyIntervalOf(track),
    ...rate,
  };
}

/** A codec that is not known by name is still told by what the container calls it. */
const codecName = (id: string | number | Uint8Array | null): string | null =>
  typeof id === 'string' || typeof id === 'number' ? String(id) : null;

async function rateOf(track: InputVideoTrack): Promise<{ readonly fps: number; readonly isVfr: boolean }> {
  const metrics = await track.computeFrameRateMetrics({ targetPacketCount: RATE_PACKETS }).catch(() => null);
  if (!metrics) return { fps: 0, isVfr: false };
  const isUneven = metrics.maxFrameRate > metrics.minFrameRate * STEADY;
  const fps = metrics.underlyingFrameRate ?? metrics.averageFrameRate;
  return { fps: isUneven ? metrics.averageFrameRate : fps, isVfr: isUneven };
}

async function keyIntervalOf(track: InputVideoTrack): Promise<number> {
  const sink = new EncodedPacketSink(track);
  const metadataOnly = true;
  let longest = 0;
  let key = await sink.getFirstKeyPacket({ metadataOnly }).catch(() => null);
  for (let count = 0; key && count < KEYS; count += 1) {
    const next = await sink.getNextKeyPacket(key, { metadataOnly }).catch(() => null);
    const end = next
      ? next.timestamp
      : ((await sink.getPacket(Number.POSITIVE_INFINITY, { metadataOnly }).catch(() => null))?.timestamp ?? 0);
    longest = Math.max(longest, end - key.timestamp);
    key = next;
  }
  return longest;
}

async function audioFacts(track: InputAudioTrack | null) {
  if (!track) return { hasAudio: false, audioCodec: null, canDecodeAudio: false, channels: 0 };
  return {
    hasAudio: true,
    audioCodec: (await track.getCodec()) ?? codecName(await track.getInternalCodecId()),
    canDecodeAudio: await canDecodeAudio(track).catch(() => false),
    channels: await track.getNumberOfChannels().catch(() => 0),
  };
}

async function probeImage(media: MediaBytes): Promise<MediaDetails> {
  const blob = typeof media === 'string' ? await fetchBlob(media) : media;
  let bitmap: ImageBitmap;
  try {
    bitmap = await decodeImage(blob);
  } catch (error) {
    const isImage = blob.type.startsWith('image/');
    throw toMediaError(isImage ? error : null, isImage ? 'undecodable' : 'unsupported');
  }
  const { width, height } = bitmap;
  bitmap.close();
  return {
    ...none,
    kind: 'image',
    width,
    height,
    duration: await animationSeconds(blob),
    hasAudio: false,
    audioCodec: null,
    canDecodeAudio: false,
    offset: 0,
    audioTracks: 0,
    channels: 0,
    isTruncated: false,
    reason: null,
  };
}
