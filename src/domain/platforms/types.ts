import type { Counting } from './counting/counting';
import type { PlatformField } from './fields';

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

/** Width : height. */
export type Ratio = readonly [number, number];

interface TopicRules extends TextLimit {
  /** Limit of their summed length, where there is one. */
  readonly maxTotal?: number;
  /** Limit of one topic's length, where there is one. */
  readonly maxEach?: number;
  /** How one is written: `#tag `, `#tag#`, or a label beside the text. */
  readonly form: 'hash' | 'hashPair' | 'label';
  /** They stand in the description and count with it. */
  readonly isInDescription: boolean;
  /** What breaks a topic there, as the inside of a character class. */
  readonly breaks: string;
}

interface CoverRules {
  /** The first is the best. */
  readonly ratios: readonly Ratio[];
  /** Pixels below which it looks blurred there. */
  readonly minWidth: number;
  readonly minHeight: number;
  readonly maxBytes: number;
  /** jpg, png, webp … */
  readonly formats: readonly string[];
}

interface VideoRules {
  readonly maxSeconds: number;
  readonly maxBytes: number;
  readonly containers: readonly string[];
  /** Shorter side in pixels below which the platform advises against it. */
  readonly advisedShortSide: number;
  /** Shapes that are shown without wide bars. */
  readonly ratios: readonly Ratio[];
  /** Absent: the platform states nothing of it that could be proved; `PlaybackLimits` of the export hold all the same. */
  readonly stated?: StatedVideoLimits;
}

/** What a platform itself writes of how a file is encoded, and where. */
export interface StatedVideoLimits {
  /** Pixels of the longer side. */
  readonly maxSide: number;
  /** Images a second. */
  readonly maxFps: number;
  /** Bits a second of the image where it is busiest. */
  readonly maxBitrate: number;
  /** Address of the page. */
  readonly source: string;
  /** YYYY-MM-DD */
  readonly checkedOn: string;
}

/** How we word a post there: our own judgment, from the habits that the sources name, and no rule of the platform. */
interface CaptionRules {
  /** Characters that are read without opening the text: what we write keeps to it, topics not counted. */
  readonly length: number;
  /** `run`: sentence after sentence; `lines`: a line each; `list`: what it is about, then a point a line, then the goods. */
  readonly layout: 'run' | 'lines' | 'list';
  /** Topics that we give it; it may take more. */
  readonly topics: number;
  /** A name behind `@` that is typed and not chosen there stays dead text: it is left out. */
  readonly leavesOutMentions?: true;
}

/** A platform's limits as data: one file each, with where they are from. */
export interface PlatformRules {
  readonly id: PlatformId;
  /** In the trade's own words. */
  readonly name: string;
  readonly titleCounting: Counting;
  readonly descriptionCounting: Counting;
  readonly title: TextLimit;
  /** Characters beside letters and digits that a title may hold, as the inside of a character class; absent = all. */
  readonly titleMarks?: string;
  readonly description: TextLimit;
  readonly topics: TopicRules;
  readonly caption: CaptionRules;
  readonly video: VideoRules;
  readonly cover: CoverRules;
  /** Window of the platform's own timed publishing, from now. */
  readonly window: { readonly minMinutes: number; readonly maxDays: number };
  /** What the author can declare; the first is the one for AI content. */
  readonly declarations: readonly string[];
  /** Where the numbers are from, and which of them are estimates. */
  readonly source: string;
  /** Day of our reference notes, YYYY-MM-DD. */
  readonly checkedOn: string;
}

/** Everything that a composer must know of a platform; it names no platform itself. */
export interface Platform extends PlatformRules {
  /** width / height; those of `cover`. */
  readonly coverRatios: readonly Ratio[];
  /** What the platform asks beside the texts. */
  readonly fields: readonly PlatformField[];
}

export const MB = 1024 ** 2;
export const GB = 1024 ** 3;
