import type { Consent, ConsentGiven } from '../../src/services/figure/schema';
import { fail } from '../_core/fail';
import type { Context } from '../_core/serve';

/** A consent as it is kept: with who recorded it, and when. */
export function recordedConsent(ctx: Pick<Context, 'account' | 'clock' | 'now'>, given: ConsentGiven): Consent {
  // a day's tolerance: where the person signs it may already be tomorrow
  const tomorrow = new Date(ctx.now() + 86_400_000).toISOString().slice(0, 10);
  if (given.granted_on > tomorrow) return fail('授权日期不能晚于今天', { errorCode: 'CONSENT_DATE' });
  return { ...given, recorded_by: ctx.account.name, recorded_at: ctx.clock.iso() };
}
