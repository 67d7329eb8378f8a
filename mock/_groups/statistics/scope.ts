import type { z } from 'zod';
import {
  type DayRange,
  daysIn,
  dimensions,
  edgesOf,
  type Filters,
  filtered,
  localClock,
  measure,
  previousOf,
} from '../../../src/domain/statistics';
import type { statisticsScope } from '../../../src/services/statistics/schema';
import { type Context, fail } from '../../_core/serve';
import { leaversUntil, type WemediaRow } from '../../_engines/publisher';
import { isOneOf } from '../madeFilter';
import { advancePosts, formerWemediaOf, wemediaOf } from '../publish/posts';
import { type Fact, factsOf } from './facts';

type Scope = z.output<typeof statisticsScope>;

const MAX_DAYS = 400;

/** One of the two times that are compared. */
export interface Side {
  readonly range: DayRange;
  /** Milliseconds; one more than days. */
  readonly edges: readonly number[];
  readonly from: number;
  readonly to: number;
  /** Up to when it is counted: the time before only up to the age that the present one has. */
  readonly asOf: number;
}

export interface Looked {
  readonly facts: readonly Fact[];
  readonly allPosts: number;
  readonly current: Side;
  readonly previous: Side;
  readonly clock: ReturnType<typeof localClock>;
  readonly basis: Scope['basis'];
}

function sideOf(range: DayRange, zone: string, asOf: number): Side {
  const edges = edgesOf(range, zone);
  return { range, edges, from: edges[0] ?? 0, to: edges.at(-1) ?? 0, asOf };
}

function needRange({ from, to, zone }: Scope): DayRange {
  const range = { from, to };
  const days = daysIn(range);
  if (!Number.isFinite(days)) fail('日期不正确', { errorCode: 'INVALID_INPUT' });
  if (days < 1) fail('开始日期不能晚于结束日期', { errorCode: 'INVALID_INPUT' });
  if (days > MAX_DAYS) fail(`一次最多看 ${MAX_DAYS} 天，请缩短时间段`, { errorCode: 'INVALID_INPUT' });
  try {
    new Intl.DateTimeFormat('en', { timeZone: zone });
  } catch {
    fail('时区不正确', { errorCode: 'INVALID_INPUT' });
  }
  return range;
}

/** What a call looks at: the merchant's posts that meet the filters, and the two times. */
export function look(ctx: Context, scope: Scope): Looked {
  const range = needRange(scope);
  advancePosts(ctx.merchant.mchno);
  const now = ctx.now();
  const clock = localClock(scope.zone);
  const all = factsOf(ctx, clock);
  const filters: Filters = Object.fromEntries(
    dimensions
      .filter((dimension) => dimension !== 'member')
      .flatMap((dimension) => (scope[dimension] === undefined ? [] : [[dimension, scope[dimension]]])),
  );
  // A group is not a key of any post: it stands for its members.
  const isWho = isOneOf(ctx, scope.member);
  const wanted = new Set(filtered(all, filters).flatMap(({ id, keys }) => (isWho(keys.member) ? [id] : [])));
  const current = sideOf(range, scope.zone, now);
  const before = previousOf(range);
  const beforeFrom = edgesOf(before, scope.zone)[0] ?? 0;
  return {
    facts: all.filter(({ id }) => wanted.has(id)),
    allPosts: all.length,
    current,
    previous: sideOf(before, scope.zone, now - (current.from - beforeFrom)),
    clock,
    basis: scope.basis,
  };
}

/** An account while it was connected. */
export interface ConnectedAccount extends WemediaRow {
  /** Absent = it still is. */
  readonly disconnected_at?: string;
}

/**
 * Gained by posts less those who left, within a time, whatever the basis: followers are counted by the day they came. An
 * account counts while it was connected: one that has been let go since keeps what it had in the days before.
 */
export function netFollowers(facts: readonly Fact[], accounts: readonly ConnectedAccount[], side: Side): number {
  const ofAccount = ({ id }: ConnectedAccount) => facts.filter(({ keys }) => keys.account === id);
  return accounts.reduce((sum, account) => sum + netOf(account, ofAccount(account), side), 0);
}

function netOf(account: ConnectedAccount, facts: readonly Fact[], side: Side): number {
  const { connected_at, disconnected_at } = account;
  const asOf = Math.min(side.asOf, disconnected_at ? Date.parse(disconnected_at) : Number.POSITIVE_INFINITY);
  const end = Math.min(side.to, asOf);
  const begin = Math.max(side.from, Date.parse(connected_at));
  if (end <= begin) return 0;
  const gained = measure(facts, side, 'happened', asOf).reduce((sum, { counts }) => sum + counts.follows, 0);
  return gained - leaversUntil(account, end) + leaversUntil(account, begin);
}

/** The merchant's accounts, those included that have been let go since. */
export function accountsOf(
  ctx: Context,
  filter: { account?: string | undefined; platform?: string | undefined },
): readonly ConnectedAccount[] {
  const accounts: ConnectedAccount[] = [...wemediaOf(ctx.db).all(), ...formerWemediaOf(ctx.db).all()];
  return accounts
    .filter(({ id }) => filter.account === undefined || id === filter.account)
    .filter(({ platform }) => filter.platform === undefined || platform === filter.platform);
}
