import type { FactSource } from '../../factCheck';
import type { FieldValue, PlatformId, PostFinding, PostVideo } from '../../platforms';
import type { FixedTopics } from '../fixedTopics';
import type { GatedTexts, GateFact } from '../gate';
import type { PostColumnKey } from './columns.data';

export interface KnownVideo extends PostVideo {
  readonly id: string;
  readonly title: string;
  /** Sentences that somebody may object to. */
  readonly marked_texts?: GatedTexts['video_texts'];
}

export interface KnownAccount {
  readonly id: string;
  readonly platform: PlatformId;
  readonly name: string;
  readonly isExpired: boolean;
  /** Topics that each of its posts has; absent = none. */
  readonly fixedTopics?: FixedTopics;
}

export interface KnownPost {
  readonly video_id: string;
  readonly account_id: string;
  readonly platform: string;
  /** Milliseconds since 1970. */
  readonly at: number;
}

export interface ImportTexts {
  readonly title: string;
  readonly description: string;
  readonly topics: readonly string[];
}

/** What stops a text under the merchant's policy; nothing = it may go. */
export interface Stopped {
  readonly words: readonly string[];
  readonly facts: readonly GateFact[];
}

/** All that rows are held against. */
export interface ImportContext {
  readonly videos: readonly KnownVideo[];
  readonly accounts: readonly KnownAccount[];
  /** Planned or out already. */
  readonly taken: readonly KnownPost[];
  readonly zone: string;
  /** Milliseconds since 1970. */
  readonly now: number;
  /** Posts of one account closer than this are told. */
  readonly minGapMinutes: number;
  /** What is known of the goods that videos are about, by the video's id. */
  readonly known?: ReadonlyMap<string, readonly FactSource[]>;
  /** What the merchant's policy does not let out on the platform. */
  readonly stoppedBy?: (texts: GatedTexts, platform: PlatformId) => Stopped;
}

type RowProblemCode =
  | 'VIDEO_MISSING'
  | 'VIDEO_UNKNOWN'
  | 'VIDEO_AMBIGUOUS'
  | 'PLATFORM_UNKNOWN'
  | 'ACCOUNT_MISSING'
  | 'ACCOUNT_UNKNOWN'
  | 'ACCOUNT_AMBIGUOUS'
  | 'ACCOUNT_EXPIRED'
  | 'DATE_MISSING'
  | 'DATE_BAD'
  | 'TIME_MISSING'
  | 'TIME_BAD'
  | 'PAST'
  /** The same video, account and time stand in an earlier row. */
  | 'ROW_TWICE'
  /** The same post is planned already: the file was taken in before. */
  | 'PLANNED_ALREADY'
  /** Another row or a planned post has the video on this platform. */
  | 'SAME_VIDEO'
  | 'TOO_CLOSE'
  | 'WORDS'
  /** Besides the account's fixed topics the platform has no place for these of the row. */
  | 'TOPICS_CUT'
  /** Said of the goods otherwise than their record says it, or not in it at all. */
  | 'FACT_OTHER'
  | 'FACT_UNKNOWN'
  /** What the platform says; see `finding`. */
  | 'LIMIT';

export interface RowProblem {
  readonly code: RowProblemCode;
  readonly column: PostColumnKey;
  readonly severity: 'error' | 'warning';
  /** Fills the sentence. */
  readonly values: Readonly<Record<string, string | number>>;
  readonly finding?: PostFinding;
}

export interface ImportedPost extends ImportTexts {
  readonly video_id: string;
  readonly account_id: string;
  readonly platform: PlatformId;
  /** Milliseconds since 1970. */
  readonly at: number;
  /** What the platform asks besides, as usual; content of our pipeline is declared. */
  readonly fields: Record<string, FieldValue>;
}

export interface CheckedRow {
  /** Counted from 1, as Excel shows it. */
  readonly row: number;
  readonly problems: readonly RowProblem[];
  /** Absent when there is an error. */
  readonly post?: ImportedPost;
}
