import type { ExportQuality, VideoCodecName } from './types';

const QUALITY: Readonly<Record<ExportQuality, number>> = { draft: 0.5, standard: 1, high: 2 };
/** What a codec needs against H.264 for the same look. */
const CODEC: Readonly<Record<VideoCodecName, number>> = {
  avc: 1,
  hevc: 0.65,
  vp9: 0.65,
  av1: 0.55,
  vp8: 1.2,
};
/** Seconds from one key image to the next. */
export const KEY_SECONDS = 2;

const BASE = 5_000_000;
const BASE_PIXELS = 1920 * 1080;

/** Target bitrate of the image in bits a second; standard H.264 at 1080p and 30 frames is 5 Mbit/s. */
export function videoBitrate(
  size: { readonly width: number; readonly height: number; readonly fps: number },
  quality: ExportQuality,
  codec: VideoCodecName,
): number {
  const pixels = ((size.width * size.height) / BASE_PIXELS) ** 0.95;
  const motion = (size.fps / 30) ** 0.5;
  return Math.round((BASE * pixels * motion * QUALITY[quality] * CODEC[codec]) / 1000) * 1000;
}

/** Bits a second of the sound, stereo. */
export const audioBitrate = (quality: ExportQuality): number => (quality === 'draft' ? 96_000 : 160_000);
