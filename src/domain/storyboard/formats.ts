import { platforms } from '../platforms/platforms';
import type { VideoPlatformId } from '../platforms/types';

/** Shapes of a product video, width : height. */
export const videoFormats = ['9:16', '3:4', '16:9'] as const;
export type VideoFormat = (typeof videoFormats)[number];

/** What every video was made in before there was a choice. */
export const USUAL_FORMAT: VideoFormat = '9:16';

/** Canvas of a shape, pixels. */
export const formatSizes: Readonly<Record<VideoFormat, { readonly width: number; readonly height: number }>> = {
  '9:16': { width: 1080, height: 1920 },
  '3:4': { width: 1080, height: 1440 },
  '16:9': { width: 1920, height: 1080 },
};

/** The shape that a platform shows best: the first in its own table that is offered here. */
export function formatFor(platform: VideoPlatformId): VideoFormat {
  const named = platforms[platform].video.ratios.map((ratio) => ratio.join(':'));
  return named.flatMap((name) => videoFormats.find((format) => format === name) ?? [])[0] ?? USUAL_FORMAT;
}
