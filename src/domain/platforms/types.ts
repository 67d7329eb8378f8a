/** Where short videos live: scripts, topics and frameworks are made for one of these. */
export const videoPlatformIds = ['douyin', 'kuaishou', 'xiaohongshu', 'shipinhao', 'bilibili'] as const;
export type VideoPlatformId = (typeof videoPlatformIds)[number];

/** Where a finished video can be published. */
export const platformIds = [...videoPlatformIds, 'weibo', 'gongzhonghao'] as const;
export type PlatformId = (typeof platformIds)[number];

export interface TextLimit {
  readonly min: number;
  readonly max: number;
}

/** Everything that a composer must know of a platform; it names no platform itself. */
export interface Platform {
  readonly id: PlatformId;
  /** In the trade's own words. */
  readonly name: string;
  /** How titles count: characters as people see them, or ASCII as half (小红书). */
  readonly titleCounting: 'codePoints' | 'halfWidthAscii';
  readonly title: TextLimit;
  readonly description: TextLimit;
  /** Number of topics, and, where there is one, the limit of their summed length. */
  readonly topics: TextLimit & { readonly maxTotal?: number };
  readonly video: {
    readonly maxSeconds: number;
    readonly maxBytes: number;
    readonly containers: readonly string[];
    /** Shorter side in pixels below which the platform advises against it. */
    readonly advisedShortSide: number;
  };
  /** Window of the platform's own timed publishing, from now. */
  readonly window: { readonly minMinutes: number; readonly maxDays: number };
  /** width / height. */
  readonly coverRatios: readonly (readonly [number, number])[];
  /** What the author can declare; the first is the one for AI content. */
  readonly declarations: readonly string[];
  readonly source: string;
  /** Day of our reference notes, YYYY-MM-DD. */
  readonly checkedOn: string;
}

export const MB = 1024 ** 2;
export const GB = 1024 ** 3;
