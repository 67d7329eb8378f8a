/** What a merchant wants to happen before a post with marked words goes out; from nothing to everything. */
export const compliancePolicies = ['off', 'warn', 'high', 'all'] as const;
export type CompliancePolicy = (typeof compliancePolicies)[number];

/** Until a merchant has chosen. */
export const defaultCompliancePolicy: CompliancePolicy = 'high';

/** Who may approve a post: whoever has the right, or whoever has it and did not hand the post in himself. */
export const approvalPolicies = ['rights', 'four_eyes'] as const;
export type ApprovalPolicy = (typeof approvalPolicies)[number];

/** Until a merchant has chosen. */
export const defaultApprovalPolicy: ApprovalPolicy = 'rights';
