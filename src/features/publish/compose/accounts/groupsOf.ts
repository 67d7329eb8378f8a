import type { PlatformId } from '@/domain/platforms';
import { platformIds } from '@/domain/platforms';
import type { WemediaAccount } from '@/services/wemedia/schema';

export type Grouping = 'group' | 'platform';

interface AccountGroup {
  readonly key: string;
  /** Set when the accounts share a platform. */
  readonly platform?: PlatformId;
  readonly accounts: readonly WemediaAccount[];
}

/** Accounts by the merchant's own groups (none last) or by platform in the product's order; the expired last in each. */
export function groupsOf(accounts: readonly WemediaAccount[], by: Grouping): AccountGroup[] {
  const sorted = [...accounts].sort((a, b) => Number(a.state === 'expired') - Number(b.state === 'expired'));
  const keys =
    by === 'platform'
      ? [...platformIds]
      : [...new Set(sorted.map(({ group }) => group))].sort((a, b) => Number(a === '') - Number(b === ''));
  return keys
    .map((key) => ({
      key,
      ...(by === 'platform' ? { platform: key as PlatformId } : {}),
      accounts: sorted.filter((account) => (by === 'platform' ? account.platform : account.group) === key),
    }))
    .filter(({ accounts: found }) => found.length > 0);
}
