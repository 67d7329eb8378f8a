import type { MediaDetails } from '../probe';

/** Shorter edge in pixels from which software decoding falls behind. */
const LARGE_EDGE = 1440;
const FAST_FPS = 61;
/** Seconds between key frames beyond which a jump decodes for too long. */
const LONG_GOP = 6;
/** Short pieces are decoded faster than a copy of them is made. */
const LEAST_SECONDS = 1.5;
const SLOW_CODECS: ReadonlySet<string | null> = new Set(['hevc', 'av1', 'prores']);

/** Whether a video is worth a light copy for the preview: large, fast, slow to decode, or with few key frames. */
export function isHeavy(details: MediaDetails): boolean {
  const { kind, canDecodeVideo, width, height, fps, videoCodec, keyInterval, duration, hasAlpha } = details;
  // The copy's codec knows no transparency.
  if (kind !== 'video' || !canDecodeVideo || hasAlpha || duration < LEAST_SECONDS) return false;
  const isLarge = Math.min(width, height) >= LARGE_EDGE;
  // An image an hour has long stretches too, and not one frame in them.
  const isLong = keyInterval > LONG_GOP && keyInterval * fps > 60;
  return isLarge || fps > FAST_FPS || SLOW_CODECS.has(videoCodec) || isLong;
}
