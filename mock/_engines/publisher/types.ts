import type { AccountAccess, FixedTopics } from '../../../src/domain/publishing';
import type { PublishItem } from '../../../src/services/publish/schema';
import type { WemediaView } from '../../../src/services/wemedia/schema';

/**
 * How the embedded platform treats an account's posts; the marked ones go wrong on purpose, so that every branch can
 * be seen and tested.
 */
export type Behavior = 'smooth' | 'asks_user' | 'rejects' | 'times_out' | 'fails_once';

export interface WemediaRow
  extends Omit<WemediaView, 'health' | 'publishers' | 'publisher_groups' | 'is_closed' | 'fixed_topics'>,
    AccountAccess {
  readonly mchno: string;
  /** Absent = none. */
  readonly fixed_topics?: FixedTopics;
  readonly behavior: Behavior;
}

/** An account that was let go, as it was then: what it had gained before does not go with it. */
export interface FormerWemediaRow extends WemediaRow {
  readonly disconnected_at: string;
}

export interface PublishRow extends PublishItem {
  readonly mchno: string;
  /** Followers of the account when it went online: what the post has gathered does not follow the account from then on. */
  readonly followers?: number;
  /** What it was when the platform rejected it. */
  readonly rejected_part?: string;
}
