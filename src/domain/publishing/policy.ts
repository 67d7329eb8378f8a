/** What a merchant wants to happen before a post with marked words goes out; from nothing to everything. */
export const compliancePolicies = ['off', 'warn', 'high', 'all'] as const;
export type CompliancePolicy = (typeof compliancePolicies)[number];

/** Until a merchant has chosen. */
export const defaultCompliancePolicy: CompliancePolicy = 'high';
