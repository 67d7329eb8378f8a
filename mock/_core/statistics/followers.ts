import { measure } from '../../../src/domain/statistics';
import { leaversUntil, type WemediaRow, wemediaOf } from '../../_engines/publisher';
import type { Context } from '../serve';
import type { Fact } from './facts';
import type { Side } from './scope';

type Accounts = readonly WemediaRow[];

/** Gained by posts less those who left, within a time, whatever the basis: followers are counted by the day they came. */
export function netFollowers(facts: readonly Fact[], accounts: Accounts, side: Side): number {
  const ids = new Set(accounts.map(({ id }) => id));
  const own = facts.filter(({ keys }) => ids.has(keys.account));
  const gained = measure(own, side, 'happened', side.asOf).reduce((sum, { counts }) => sum + counts.follows, 0);
  const end = Math.min(side.to, side.asOf);
  const begin = Math.min(side.from, end);
  return accounts.reduce((sum, account) => sum - leaversUntil(account, end) + leaversUntil(account, begin), gained);
}

export function accountsOf(ctx: Context, filter: { account?: string | undefined; platform?: string | undefined }) {
  return wemediaOf(ctx.db)
    .all()
    .filter(({ id }) => filter.account === undefined || id === filter.account)
    .filter(({ platform }) => filter.platform === undefined || platform === filter.platform);
}
