import { daysLeft, isApproved, isVip, matchesSubscription, subscriptionFilters } from './merchants';
import { FREE_VERSION } from './merchants.data';

const now = Date.parse('2026-06-01T00:00:00.000Z');

test.each([
  ['2026-06-02T00:00:00.000Z', 1],
  ['2026-06-01T00:00:01.000Z', 1],
  ['2026-06-01T00:00:00.000Z', 0],
  ['2026-05-01T00:00:00.000Z', 0],
])('a version that ends at %s has %i days left', (expires_at, days) => {
  expect(daysLeft({ version: '专业版', expires_at }, now)).toBe(days);
});

test('VIP is a paid version that has not run out', () => {
  const [later, before] = ['2027-01-01T00:00:00.000Z', '2026-01-01T00:00:00.000Z'];
  expect(isVip({ version: '专业版', expires_at: later }, now)).toBe(true);
  expect(isVip({ version: '专业版', expires_at: before }, now)).toBe(false);
  expect(isVip({ version: FREE_VERSION, expires_at: later }, now)).toBe(false);
});

test('a merchant of an earlier state counts as approved', () => {
  expect(isApproved({})).toBe(true);
  expect(isApproved({ review: 'pending' })).toBe(false);
  expect(isApproved({ review: 'rejected' })).toBe(false);
});

test.each([
  ['专业版', '2027-01-01T00:00:00.000Z', ['vip']],
  ['专业版', '2026-07-01T00:00:00.000Z', ['vip', 'ending']],
  ['专业版', '2026-07-02T00:00:00.000Z', ['vip']],
  ['专业版', '2026-06-01T00:00:00.000Z', ['expired']],
  [FREE_VERSION, '2026-06-10T00:00:00.000Z', []],
  [FREE_VERSION, '2026-05-01T00:00:00.000Z', ['expired']],
])('%s until %s is found by %j', (version, expires_at, found) => {
  expect(subscriptionFilters.filter((one) => matchesSubscription({ version, expires_at }, one, now))).toEqual(found);
});
