import type { PlatformId } from './types';

interface Margins {
  readonly top: number;
  readonly right: number;
  readonly bottom: number;
  readonly left: number;
}

/** What a platform's own buttons and texts cover, as shares of the image's width and height. */
interface SafeArea extends Margins {
  readonly platform: PlatformId;
  readonly source: string;
  /** Day of our reference notes, YYYY-MM-DD. */
  readonly checkedOn: string;
}

/** What is known: margins that makers of templates work with on 1080 × 1920, and their day. */
const DOUYIN = '公开模板常用值（1080×1920：上 150–176，右 120–140，下 300–440，左 40–60），取其宽者';
const SIMILAR = '平台未公布；版面与抖音相近，按抖音的常用值估计';
const DAY = '2026-11-21';

/** Margins that the apps cover on an upright 9:16 video. No platform publishes numbers: they are on the safe side. */
const upright: readonly SafeArea[] = [
  { platform: 'douyin', top: 0.092, right: 0.14, bottom: 0.23, left: 0.056, source: DOUYIN, checkedOn: DAY },
  { platform: 'kuaishou', top: 0.08, right: 0.14, bottom: 0.2, left: 0.05, source: SIMILAR, checkedOn: DAY },
  { platform: 'xiaohongshu', top: 0.08, right: 0.12, bottom: 0.18, left: 0.05, source: SIMILAR, checkedOn: DAY },
  { platform: 'shipinhao', top: 0.1, right: 0.12, bottom: 0.22, left: 0.05, source: SIMILAR, checkedOn: DAY },
  { platform: 'bilibili', top: 0.07, right: 0.13, bottom: 0.2, left: 0.05, source: SIMILAR, checkedOn: DAY },
];

/** Level and square videos are shown between bars: only the player's own edge is covered. */
const level: Margins = { top: 0.05, right: 0.05, bottom: 0.1, left: 0.05 };

/** Platforms that the safe areas are known of, in the order of the menu. */
export const safeAreaPlatforms: readonly PlatformId[] = upright.map(({ platform }) => platform);

/** In place of a platform: all of them at once. */
export const ALL_PLATFORMS = 'all';

/**
 * The safe area of a platform, or of all, on an image of this size, in its pixels; undefined for a platform that is not
 * known.
 */
export function safeAreaOf(
  platform: string,
  { width, height }: { readonly width: number; readonly height: number },
): Margins | undefined {
  if (platform === ALL_PLATFORMS) return commonSafeArea(safeAreaPlatforms, { width, height });
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

/** What none of the platforms covers: the widest margins of all that are known; none for no platform. */
export function commonSafeArea(
  chosen: readonly string[],
  canvas: { readonly width: number; readonly height: number },
): Margins {
  const areas = chosen.flatMap((platform) => safeAreaOf(platform, canvas) ?? []);
  const widest = (side: keyof Margins) => Math.max(0, ...areas.map((area) => area[side]));
  return { top: widest('top'), right: widest('right'), bottom: widest('bottom'), left: widest('left') };
}
