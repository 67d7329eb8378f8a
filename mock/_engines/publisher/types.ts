import type { PublishItem } from '../../../src/services/publish/schema';
import type { WemediaAccount } from '../../../src/services/wemedia/schema';

/**
 * How the embedded platform treats an account's posts; the marked ones go wrong on purpose, so that every branch can
 * be seen and tested.
 */
export type Behaviour = 'smooth' | 'asks_user' | 'rejects' | 'times_out' | 'fails_once';

export interface WemediaRow extends WemediaAccount {
  readonly mchno: string;
  readonly behaviour: Behaviour;
}

export interface PublishRow extends PublishItem {
  readonly mchno: string;
}
