import type { PlatformId } from '@/domain/platforms';
import type { FixedTopics } from '@/domain/publishing';
import type { PlatformFields } from '@/services/publish/schema';

/** What a post says, and the declaration that goes with it. */
export interface PostTexts {
  readonly title: string;
  readonly description: string;
  readonly topics: readonly string[];
  /** Address of an image; empty = the video's own. */
  readonly cover: string;
  readonly ai_declared: boolean;
}

/** A field that an account takes from the common text until it is unlinked. */
export type TextField = keyof PostTexts;
export const textFields = ['title', 'description', 'topics', 'cover', 'ai_declared'] as const satisfies TextField[];

/** Texts that the script of a video gives a platform, worded as is usual there. */
export type ScriptTexts = Partial<Pick<PostTexts, 'title' | 'description' | 'topics'>>;

/** What is said on one account only. A key that is absent follows the common text. */
export interface AccountDraft {
  readonly own: Partial<PostTexts>;
  /** What the script says on its platform: before the common text until somebody writes that, behind what is its own. */
  readonly script?: ScriptTexts;
  /** What its platform asks besides (分区, 原创 …): as chosen; what is absent has the platform's default. */
  readonly fields: PlatformFields;
  /** What the account puts around the common topics, on its platform; topics of its own stand without. */
  readonly fixedTopics?: FixedTopics & { readonly platform: PlatformId };
  /** A time of its own, ISO 8601; absent = the common one. */
  readonly at?: string;
}

/** `common`: one time for all that have none of their own; `slots`: each account's next free one. */
export type TimeMode = 'common' | 'slots';

export interface VideoDraft {
  readonly videoId: string;
  readonly common: PostTexts;
  /** By account id; an account without an entry says the common text. */
  readonly accounts: Readonly<Record<string, AccountDraft>>;
  readonly mode: TimeMode;
  /** Someone has set the AI declaration by hand: what accounts usually declare changes it no more. */
  readonly isDeclarationChosen?: boolean;
  /** ISO 8601; empty = no time yet. */
  readonly at: string;
}

/** All that is written in the composer and not yet sent. Several videos share their accounts. */
export interface ComposerState {
  readonly accountIds: readonly string[];
  readonly videos: readonly VideoDraft[];
  /** Why it may go out although the merchant's rules stop it. */
  readonly overrideReason: string;
  /** A word to those who approve. */
  readonly note?: string;
}

/** An account as far as the model looks at it. */
export interface DraftAccount {
  readonly id: string;
  readonly platform: PlatformId;
  /** Local times of day, `HH:mm`; empty = the usual ones. */
  readonly slots: readonly string[];
  /** Most posts a day. */
  readonly per_day: number;
}
