/** Keys of what a sentence does in its framework. Names in the trade's own words: roles.ts. */
export type RoleKey =
  | 'hook'
  | 'context'
  | 'evidence'
  | 'twist'
  | 'action'
  | 'attention'
  | 'interest'
  | 'desire'
  | 'problem'
  | 'agitate'
  | 'solution'
  | 'before'
  | 'after'
  | 'bridge'
  | 'feature'
  | 'advantage'
  | 'benefit'
  | 'situation'
  | 'conflict'
  | 'question'
  | 'answer'
  | 'opening'
  | 'develop'
  | 'turn'
  | 'close'
  | 'pain'
  | 'testimony'
  | 'why'
  | 'how'
  | 'what'
  | 'point'
  | 'summary'
  | 'save'
  | 'gain'
  | 'trust'
  | 'setup'
  | 'punchline';

/** What kind of image serves a segment; the storyboard chooses shots by it. */
export type ShotKind = 'strongest' | 'person' | 'scene' | 'product' | 'detail' | 'demo' | 'compare' | 'proof' | 'offer';

/** Platforms that a framework may suit. */
export const frameworkPlatforms = ['douyin', 'kuaishou', 'xiaohongshu', 'shipinhao', 'bilibili'] as const;
export type FrameworkPlatform = (typeof frameworkPlatforms)[number];

export const shotKinds = [
  'strongest',
  'person',
  'scene',
  'product',
  'detail',
  'demo',
  'compare',
  'proof',
  'offer',
] as const satisfies readonly ShotKind[];

export interface Segment {
  /** A known role's key, or a name of one's own: what it does is then read from its words (segmentBehavior). */
  readonly role: string;
  /** As it stands in a script line: `【钩子】…`. */
  readonly roleName: string;
  /** Share of the whole length, 0–1; the shares of a framework sum to 1. */
  readonly share: number;
  readonly purpose: string;
  /** How the sentence is commonly built; braces name what is filled in. */
  readonly linePattern: string;
  readonly shotHint: string;
  readonly shot: ShotKind;
  /** A segment that may be told in several sentences (points of a list). */
  readonly repeatable: boolean;
}

/** Where a framework comes from: the library that ships with the product, or a member of the merchant. */
type FrameworkSource = 'library' | 'own';

/** What a framework says; library data and records alike. */
export interface FrameworkContent {
  readonly name: string;
  /** One sentence: when to take it. */
  readonly summary: string;
  /** What it suits, as short tags. */
  readonly fits: readonly string[];
  readonly platforms: readonly FrameworkPlatform[];
  /** Wished length in seconds, shortest and longest that the structure carries well. */
  readonly seconds: readonly [number, number];
  readonly segments: readonly Segment[];
  /** Where the structure was read; own ones may leave it empty. */
  readonly reference: string;
}

export interface Framework extends FrameworkContent {
  readonly id: string;
  readonly origin: FrameworkSource;
  /** Day on which the reference was read, YYYY-MM-DD; empty for own ones. */
  readonly checkedOn: string;
}
