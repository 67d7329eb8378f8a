import {
  defaultPlatformPolicy,
  type GatePolicy,
  type PlatformPolicy,
} from '../../src/domain/publishing/platformPolicy';
import type { PolicyState } from '../../src/services/compliance_policy/schema';
import type { MerchantRow } from '../_core/rows';
import { globalDb, type Row } from '../_core/store';

/** The id is the provider's: it has one policy. */
export type PolicyRow = Row & PolicyState;

export const platformPolicies = () => globalDb.table<PolicyRow>('compliance_policy');

/** What a provider asks of its merchants' posts; the default until it has asked for anything. */
export function platformPolicyOf(providerId: string): PlatformPolicy {
  const { base, is_locked, kinds, loosenable } = platformPolicies().find(providerId) ?? defaultPlatformPolicy;
  return { base, is_locked, kinds, loosenable };
}

/** What holds for a merchant's posts. */
export const gatePolicyOfMerchant = (
  merchant: MerchantRow,
  platform: PlatformPolicy = platformPolicyOf(merchant.provider_id),
): GatePolicy => ({ merchant: merchant.compliance_policy, platform });
