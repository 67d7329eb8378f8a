import type { PlatformId } from './types';

/** What a platform's own buttons and texts leave free, as shares of the picture's width and height. */
export interface SafeArea {
  readonly platform: PlatformId;
  readonly top: number;
  readonly right: number;
  readonly bottom: number;
  readonly left: number;
}

/**
 * Margins that the apps cover on an upright 9:16 video. The platforms publish no numbers: these are read off the apps'
 * layout on a 1080 × 1920 screen (November 2025), rounded up to be on the safe side.
 */
const upright: readonly SafeArea[] = [
  { platform: 'douyin', top: 0.08, right: 0.14, bottom: 0.23, left: 0.05 },
  { platform: 'kuaishou', top: 0.08, right: 0.14, bottom: 0.2, left: 0.05 },
  { platform: 'xiaohongshu', top: 0.08, right: 0.12, bottom: 0.18, left: 0.05 },
  { platform: 'shipinhao', top: 0.1, right: 0.12, bottom: 0.22, left: 0.05 },
  { platform: 'bilibili', top: 0.07, right: 0.13, bottom: 0.2, left: 0.05 },
];

/** Level and square videos are shown between bars: only the player's own edge is covered. */
const level = { top: 0.05, right: 0.05, bottom: 0.1, left: 0.05 };

/** Platforms that the safe areas are known of, in the order of the menu. */
export const safeAreaPlatforms: readonly PlatformId[] = upright.map(({ platform }) => platform);

/** The safe area of a platform on a picture of this size, in its pixels; undefined for a platform that is not known. */
export function safeAreaOf(
  platform: string,
  { width, height }: { readonly width: number; readonly height: number },
): Omit<SafeArea, 'platform'> | undefined {
  const known = upright.find((area) => area.platform === platform);
  if (!known) return undefined;
  const { top, right, bottom, left } = height > width ? known : level;
  return {
    top: Math.round(top * height),
    right: Math.round(right * width),
    bottom: Math.round(bottom * height),
    left: Math.round(left * width),
  };
}
