import type { PostFinding } from '@/domain/platforms';
import type { WemediaAccount } from '@/services/wemedia/schema';
import type { Desk } from '../useDesk';

interface Props {
  readonly desk: Desk;
  readonly account: WemediaAccount;
  readonly finding: PostFinding;
}

/** Repairs that make a file anew: a cropped cover, a transcoded video. */
export function FileRepairs(_props: Props) {
  return null;
}
