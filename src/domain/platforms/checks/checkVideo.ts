import type { Platform, StatedVideoLimits } from '../types';
import type { PostFinding, PostVideo } from './findings';
import { isNearRatio, ratioText } from './ratios';

/** What the platform says to the file. Length is never repaired: what to leave out is the author's choice. */
export function checkVideo({ video: rules }: Platform, video: PostVideo): PostFinding[] {
  const field = 'video' as const;
  const found: PostFinding[] = [];
  const { maxSeconds, maxBytes, containers, advisedShortSide, ratios, stated } = rules;
  if (video.duration > maxSeconds)
    found.push({
      severity: 'error',
      code: 'VIDEO_TOO_LONG',
      field,
      values: { seconds: Math.round(video.duration), max: maxSeconds },
    });
  if (video.size > maxBytes)
    found.push({
      severity: 'error',
      code: 'VIDEO_TOO_BIG',
      field,
      values: { size: video.size, max: maxBytes },
      repair: 'transcode',
    });
  if (!containers.includes(video.container.toLowerCase()))
    found.push({
      severity: 'error',
      code: 'VIDEO_CONTAINER',
      field,
      values: { container: video.container, allowed: containers.join(' / ') },
      repair: 'transcode',
    });
  if (stated && isLarge(stated, video))
    found.push({
      severity: 'error',
      code: 'VIDEO_LARGE',
      field,
      values: { width: video.width, height: video.height, max: stated.maxSide },
      repair: 'transcode',
    });
  if (stated && isDense(stated, video))
    found.push({
      severity: 'warning',
      code: 'VIDEO_BITRATE',
      field,
      values: { mbps: Math.round(bitrateOf(video) / 1e6), max: Math.round(stated.maxBitrate / 1e6) },
      repair: 'transcode',
    });
  const shortSide = Math.min(video.width, video.height);
  if (shortSide < advisedShortSide)
    found.push({ severity: 'warning', code: 'VIDEO_SMALL', field, values: { size: shortSide, min: advisedShortSide } });
  if (!ratios.some((ratio) => isNearRatio(video, ratio)))
    found.push({
      severity: 'warning',
      code: 'VIDEO_RATIO',
      field,
      values: { width: video.width, height: video.height, ratios: ratioText(ratios) },
    });
  return found;
}

/** Bits a second of image and sound, on the average. */
const bitrateOf = ({ size, duration }: PostVideo): number => (duration > 0 ? (size * 8) / duration : 0);

/** More pixels than the platform states that it takes. */
export const isLarge = ({ maxSide }: StatedVideoLimits, { width, height }: PostVideo): boolean =>
  Math.max(width, height) > maxSide;

/** The average alone is above what is allowed where it is busiest. */
export const isDense = ({ maxBitrate }: StatedVideoLimits, video: PostVideo): boolean => bitrateOf(video) > maxBitrate;
