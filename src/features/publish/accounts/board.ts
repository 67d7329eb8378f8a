import type { ResourcePageData, ResourceQuery } from '@/components/resource/types';
import { type PlatformId, platformName } from '@/domain/platforms';
import type { WemediaView } from '@/services/wemedia/schema';

const dayMs = 86_400_000;

/** Whole days until the login runs out, 0 = today; negative once it has. */
export const daysLeft = ({ expires_at }: Pick<WemediaView, 'expires_at'>, now: number): number =>
  Math.floor((Date.parse(expires_at) - now) / dayMs);

/** Failures above this share are worth a look, once there are enough posts to say so. */
export const careRate = 0.3;
const enough = 3;

/** How much an account needs somebody: logged out with posts that wait comes first, then logins that run out, failures. */
export function needOf({ state, health }: Pick<WemediaView, 'state' | 'health'>): number {
  const login = { expired: 1000, expiring: 300, ok: 0 }[state];
  const stuck = health.stuck > 0 ? 500 + Math.min(health.stuck, 99) : 0;
  const waits = state === 'ok' ? 0 : Math.min(health.waiting, 99);
  const isFailing = health.sent_30d >= enough && health.failure_rate >= careRate;
  const failing = isFailing ? 100 + Math.round(health.failure_rate * 100) : 0;
  const full = health.used_today >= health.quota ? 10 : 0;
  return login + stuck + waits + failing + full;
}

/** Whether somebody should look at it; a full day alone is no trouble. */
export const needsCare = (account: Pick<WemediaView, 'state' | 'health'>): boolean => needOf(account) >= 100;

const sorts: Readonly<Record<string, (account: WemediaView) => number>> = {
  name: () => 0,
  login: ({ expires_at }) => Date.parse(expires_at),
  last: ({ health }) => (health.last_post_at ? Date.parse(health.last_post_at) : 0),
  posts: ({ health }) => health.posts_7d,
  rate: ({ health }) => health.failure_rate,
  waiting: ({ health }) => health.waiting,
  quota: ({ health }) => health.used_today / health.quota,
  followers: ({ followers }) => followers,
};

const text = (value: string | number | undefined): string => (value === undefined ? '' : String(value));

function matches(account: WemediaView, query: ResourceQuery): boolean {
  const keyword = (query.keyword ?? '').trim().toLowerCase();
  return (
    (keyword === '' || `${account.name} ${account.group}`.toLowerCase().includes(keyword)) &&
    (!query.platform || account.platform === query.platform) &&
    (!query.group || account.group === query.group) &&
    (!query.state || account.state === query.state)
  );
}

function countsBy(list: readonly WemediaView[], key: (account: WemediaView) => string): Map<string, number> {
  const counts = new Map<string, number>();
  for (const account of list) counts.set(key(account), (counts.get(key(account)) ?? 0) + 1);
  return counts;
}

/**
 * One page of the board from all accounts (there are dozens, seldom hundreds): filtered, those in need first unless a
 * column is sorted by, with the choices that the filters offer.
 */
export function boardPage(all: readonly WemediaView[], query: ResourceQuery): ResourcePageData<WemediaView> {
  const sortKey = sorts[text(query.sort)];
  const sign = query.order === 'asc' ? 1 : -1;
  const found = all
    .filter((account) => matches(account, query))
    .sort((a, b) => (sortKey ? sign * (sortKey(a) - sortKey(b)) : needOf(b) - needOf(a)) || b.followers - a.followers);
  const from = (query.page - 1) * query.page_size;
  return {
    list: found.slice(from, from + query.page_size),
    paginator: { total: found.length },
    filter: {
      platform: [...countsBy(all, ({ platform }) => platform)].map(([value, count]) => ({
        value,
        label: platformName(value as PlatformId),
        count,
      })),
      group: [...countsBy(all, ({ group }) => group)]
        .filter(([value]) => value !== '')
        .map(([value, count]) => ({ value, label: value, count })),
    },
  };
}

/** The board in five figures. */
export function boardSums(all: readonly WemediaView[]) {
  const sum = (of: (account: WemediaView) => number) => all.reduce((total, account) => total + of(account), 0);
  const sent = sum(({ health }) => health.sent_30d);
  return {
    count: all.length,
    care: all.filter(needsCare).length,
    waiting: sum(({ health }) => health.waiting),
    usedToday: sum(({ health }) => health.used_today),
    quota: sum(({ health }) => health.quota),
    sent,
    failureRate: sent > 0 ? sum(({ health }) => health.failed_30d) / sent : 0,
  };
}
