import { FREE_VERSION } from './merchants.data';

/** Whether a provider has let a merchant in. */
export const merchantReviews = ['pending', 'approved', 'rejected'] as const;
export type MerchantReview = (typeof merchantReviews)[number];

const DAY_MS = 86_400_000;

interface Subscription {
  readonly version: string;
  /** ISO 8601. */
  readonly expires_at: string;
}

/** Whole days that a version still holds, 0 once it has run out. @param now milliseconds */
export const daysLeft = ({ expires_at }: Subscription, now: number): number =>
  Math.max(0, Math.ceil((Date.parse(expires_at) - now) / DAY_MS));

/** A merchant with a paid version that has not run out. */
export const isVip = (subscription: Subscription, now: number): boolean =>
  subscription.version !== FREE_VERSION && daysLeft(subscription, now) > 0;

/** A version that ends within these days is marked. */
export const SOON_DAYS = 30;

/** What of a subscription a list of merchants can be narrowed to. `ending` are paid ones that run out soon. */
export const subscriptionFilters = ['vip', 'ending', 'expired'] as const;
type SubscriptionFilter = (typeof subscriptionFilters)[number];

/** Whether a merchant is among those that a filter asks for. @param now milliseconds */
export function matchesSubscription(subscription: Subscription, filter: SubscriptionFilter, now: number): boolean {
  if (filter === 'expired') return daysLeft(subscription, now) === 0;
  return isVip(subscription, now) && (filter === 'vip' || daysLeft(subscription, now) <= SOON_DAYS);
}

/** Not reviewed yet, or refused: nobody of the merchant works here until it is approved. */
export const isApproved = ({ review = 'approved' }: { readonly review?: MerchantReview | undefined }): boolean =>
  review === 'approved';

/** Whether a change of a merchant's status has to be given a reason: closing (0) and deleting (-1) it do. */
export const needsStatusReason = (status: number): boolean => status !== 1;
