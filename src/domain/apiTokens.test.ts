import { allOperations } from '@/testing/contract/operations';
import { type ApiScope, apiScopeKeys, apiTokenGrants, apiTokenState, isCallInScopes, isScopeHeld } from './apiTokens';

/** What each scope opens, written by hand: page, action keys, calls. Everything else is refused. */
const table: Readonly<Record<string, readonly [page: string, actions: string, calls: string]>> = {
  'goods.read': ['creative.goods', '', 'goods.data goods.info'],
  'goods.write': ['creative.goods', 'goods.save goods.status', 'goods.save goods.status'],
  'video.read': ['publish.media', '', 'video.data video.info'],
  'publish.read': ['publish.calendar', '', 'publish.data publish.info'],
  'publish.write': ['publish.calendar', 'publish.submit', 'publish.schedule publish.draft'],
  'statistics.read': [
    'publish.statistics',
    '',
    'statistics.sums statistics.breakdown statistics.ranking statistics.hours',
  ],
  'lead.read': ['service.lead', '', 'lead.data lead.info'],
  'lead.write': ['service.lead', 'lead.save', 'lead.save lead.follow'],
  'customer.read': ['service.customer', '', 'customer.data customer.info customer.tags'],
  'order.read': ['service.order', '', 'order.data order.info'],
  'order.write': ['service.order', 'order.save', 'order.create order.status order.ship order.note'],
  'coupon.read': ['service.coupon', '', 'coupon.data coupon.info coupon.check'],
  'coupon.write': ['service.coupon', 'coupon.redeem', 'coupon.redeem'],
};
const words = (text: string): string[] => text.split(' ').filter(Boolean);
const operations = allOperations();
const everything = {
  access: 'admin',
  routes: Object.values(table).map(([page]) => page),
  actions: Object.values(table).flatMap(([, actions]) => words(actions)),
};

test('there are these scopes and no others', () => {
  expect([...apiScopeKeys].sort()).toEqual(Object.keys(table).sort());
});

test.each(Object.entries(table))(
  '%s opens its calls of the contract and none besides',
  (scope, [page, actions, calls]) => {
    const key = scope as ApiScope;
    const open = operations.filter(({ name }) => isCallInScopes([key], name, everything)).map(({ name }) => name);
    expect(open.sort()).toEqual(words(calls).sort());
    expect(apiTokenGrants([key], everything)).toEqual({ access: 'user', routes: [page], actions: words(actions) });
    // Reading reads.
    const methods = operations
      .filter(({ name }) => words(calls).includes(name))
      .map(({ operation }) => operation.method);
    expect(new Set(methods)).toEqual(new Set([scope.endsWith('.read') ? 'GET' : 'POST']));
  },
);

test.each(Object.entries(table))('%s is over when its maker loses any part of it', (scope, [page, actions, calls]) => {
  const key = scope as ApiScope;
  const without = [
    { ...everything, routes: everything.routes.filter((one) => one !== page) },
    ...words(actions).map((lost) => ({ ...everything, actions: everything.actions.filter((one) => one !== lost) })),
  ];
  for (const grants of without) {
    expect(isScopeHeld(key, grants)).toBe(false);
    expect(words(calls).filter((call) => isCallInScopes([key], call, grants))).toEqual([]);
    expect(apiTokenGrants([key], grants)).toEqual({ access: 'user', routes: [], actions: [] });
  }
});

const ends = '2026-11-30T00:00:00Z';
test.each([
  ['before its end', {}, '2026-11-29T23:59:59Z', true, 'active'],
  ['at its end', {}, ends, true, 'expired'],
  ['revoked', { revoked_at: '2026-11-01T00:00:00Z' }, ends, true, 'revoked'],
  ['whose maker has left', {}, '2026-11-01T00:00:00Z', false, 'lapsed'],
] as const)('a token %s', (_, fields, now, isActive, state) =>
  expect(apiTokenState({ expires_at: ends, ...fields }, Date.parse(now), isActive)).toBe(state),
);
