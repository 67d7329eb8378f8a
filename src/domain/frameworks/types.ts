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

/** What kind of picture serves a segment; the storyboard chooses shots by it. */
export type ShotKind = 'strongest' | 'person' | 'scene' | 'product' | 'detail' | 'demo' | 'compare' | 'proof' | 'offer';

export interface Segment {
  readonly role: RoleKey;
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

export type FrameworkId =
  | 'golden3'
  | 'aida'
  | 'pas'
  | 'bab'
  | 'fabe'
  | 'scqa'
  | 'story4'
  | 'pain-proof'
  | 'why-how-what'
  | 'listicle'
  | 'persona'
  | 'twist';

export interface Framework {
  readonly id: FrameworkId;
  readonly name: string;
  /** One sentence: when to take it. */
  readonly summary: string;
  /** What it suits, as short tags. */
  readonly fits: readonly string[];
  readonly platforms: readonly ('douyin' | 'kuaishou' | 'xiaohongshu' | 'shipinhao' | 'bilibili')[];
  /** Wished length in seconds, shortest and longest that the structure carries well. */
  readonly seconds: readonly [number, number];
  readonly segments: readonly Segment[];
  readonly source: string;
  /** Day on which the source was read, YYYY-MM-DD. */
  readonly checkedOn: string;
}
