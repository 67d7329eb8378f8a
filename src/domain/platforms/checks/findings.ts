import type { FieldValues, PlatformField } from '../fields';

export interface PostCover {
  readonly width: number;
  readonly height: number;
  /** Bytes, when known. */
  readonly size?: number;
  /** jpg, png …, when known. */
  readonly format?: string;
}

export interface PostDraft {
  readonly title: string;
  readonly description: string;
  readonly topics: readonly string[];
  /** Planned time; checked against the platform's own window when given. */
  readonly publish_at?: string;
  readonly ai_declared?: boolean;
  /** What the platform asks beside the texts; what is missing has its default. */
  readonly fields?: FieldValues;
  /** Facts of a cover that was chosen; the video's own frame is never refused. */
  readonly cover?: PostCover;
}

export interface PostVideo {
  readonly duration: number;
  readonly size: number;
  readonly width: number;
  readonly height: number;
  readonly container: string;
  readonly ai_label?: { readonly visible: boolean; readonly metadata: boolean };
  /** Whether a machine made some of it, where that is recorded; else its chain tells. */
  readonly is_ai?: boolean;
  readonly source?: readonly { readonly type: string }[];
}

export type PostFindingCode =
  | 'TITLE_MISSING'
  | 'TITLE_TOO_SHORT'
  | 'TITLE_TOO_LONG'
  | 'TITLE_CHARACTERS'
  | 'DESCRIPTION_TOO_LONG'
  | 'TOPICS_TOO_FEW'
  | 'TOPICS_TOO_MANY'
  | 'TOPICS_TOO_LONG'
  | 'TOPIC_TOO_LONG'
  | 'TOPIC_CHARACTERS'
  | 'TOPIC_TWICE'
  | 'FIELD_MISSING'
  | 'FIELD_TOO_LONG'
  | 'FIELD_OPTION'
  | 'COVER_RATIO'
  | 'COVER_SMALL'
  | 'COVER_TOO_BIG'
  | 'COVER_FORMAT'
  | 'VIDEO_TOO_LONG'
  | 'VIDEO_TOO_BIG'
  | 'VIDEO_CONTAINER'
  | 'VIDEO_SMALL'
  | 'VIDEO_LARGE'
  | 'VIDEO_BITRATE'
  | 'VIDEO_RATIO'
  | 'TIME_BEYOND_WINDOW'
  | 'AI_NOT_DECLARED'
  | 'DECLARATION_OTHER';

/** What one click can do about a finding. Texts: `repairPost`; cover and video need their file. */
type PostRepair =
  | 'shorten'
  | 'cleanTitle'
  | 'dropTopics'
  | 'dropDuplicates'
  | 'cleanTopics'
  | 'resetField'
  | 'declare'
  | 'cropCover'
  | 'transcode';

type PostFindingField =
  | 'title'
  | 'description'
  | 'topics'
  | 'fields'
  | 'cover'
  | 'video'
  | 'publish_at'
  | 'ai_declared';

export interface PostFinding {
  /** error: the platform refuses it; warning: it goes out, but not as meant; info: good to know. */
  readonly severity: 'error' | 'warning' | 'info';
  readonly code: PostFindingCode;
  readonly field: PostFindingField;
  /** Which of the platform's fields, when `field` is `fields`. */
  readonly platformField?: PlatformField;
  /** Fills the message: what it is, what the limit is. */
  readonly values: Readonly<Record<string, string | number>>;
  readonly repair?: PostRepair;
}
