import type { ComplianceCategory, ComplianceLevel } from '../compliance';
import { type CompliancePolicy, compliancePolicies, defaultCompliancePolicy } from './policy';

/** What marks of a kind do at least: they are shown before a post goes out, or they stop it. */
export const kindRules = ['warn', 'block'] as const;
export type KindRule = (typeof kindRules)[number];

/** What a provider asks of the posts of all its merchants. */
export interface PlatformPolicy {
  /** Holds for merchants that have not chosen; for all others too, as the least, where it is locked. */
  readonly base: CompliancePolicy;
  /** Merchants may be stricter than `base`, not looser. */
  readonly is_locked: boolean;
  /** Kinds of words with a rule of their own, whatever the level of the word. */
  readonly kinds: Readonly<Partial<Record<ComplianceCategory, KindRule>>>;
  /** Of those kinds: what a merchant that has chosen may loosen. */
  readonly loosenable: readonly ComplianceCategory[];
}

/** Until a provider has set one: each merchant decides, as `defaultCompliancePolicy` until it does. */
export const defaultPlatformPolicy: PlatformPolicy = {
  base: defaultCompliancePolicy,
  is_locked: false,
  kinds: {},
  loosenable: [],
};

/** What holds for a merchant's posts: its own choice, undefined until it chooses, and what its provider asks. */
export interface GatePolicy {
  readonly merchant: CompliancePolicy | undefined;
  readonly platform: PlatformPolicy;
}

/** What becomes of a mark; rising. */
const outcomes = ['ignore', 'warn', 'block'] as const;
export type MarkOutcome = (typeof outcomes)[number];

const stricter = (one: MarkOutcome, other: MarkOutcome): MarkOutcome =>
  outcomes.indexOf(one) > outcomes.indexOf(other) ? one : other;

function outcomeUnder(policy: CompliancePolicy, level: ComplianceLevel): MarkOutcome {
  if (policy === 'off') return 'ignore';
  if (policy === 'warn') return 'warn';
  return policy === 'all' || level === 'high' ? 'block' : 'warn';
}

/**
 * What becomes of a mark: the strictest of what the merchant chose and what its provider asks of everybody. What a model
 * suspects is shown and never stops a post: it may err.
 * @param category undefined = a statement that the goods do not bear out: no kind of words
 */
export function markOutcome(
  { merchant, platform }: GatePolicy,
  {
    level,
    category,
    isLearned = false,
  }: {
    readonly level: ComplianceLevel;
    readonly category?: ComplianceCategory | undefined;
    readonly isLearned?: boolean | undefined;
  },
): MarkOutcome {
  const { base, is_locked, kinds, loosenable } = platform;
  const own = outcomeUnder(merchant ?? base, level);
  const least = is_locked ? outcomeUnder(base, level) : 'ignore';
  const isLoosened = merchant !== undefined && category !== undefined && loosenable.includes(category);
  const ofKind = category === undefined || isLoosened ? undefined : kinds[category];
  const outcome = stricter(stricter(own, least), ofKind ?? 'ignore');
  return isLearned && outcome === 'block' ? 'warn' : outcome;
}

/** Whether a merchant may choose a policy: not a looser one than a locked base. */
export const mayChoosePolicy = (policy: CompliancePolicy, { base, is_locked }: PlatformPolicy): boolean =>
  !is_locked || compliancePolicies.indexOf(policy) >= compliancePolicies.indexOf(base);

/** The policy of one merchant alone, as before a provider asks for anything. */
export const merchantPolicy = (merchant: CompliancePolicy): GatePolicy => ({
  merchant,
  platform: defaultPlatformPolicy,
});

/** The same, but what would be passed over is at least shown: for screens that check before anything is sent. */
export const atLeastWarned = (policy: GatePolicy): GatePolicy => ({
  merchant: policy.merchant === 'off' ? 'warn' : policy.merchant,
  platform: policy.platform.base === 'off' ? { ...policy.platform, base: 'warn' } : policy.platform,
});

/** As the merchant's record tells it; a server that knows no platform policy leaves it out. */
interface PolicySource {
  readonly compliance_policy: CompliancePolicy;
  readonly is_policy_chosen?: boolean | undefined;
  readonly platform_policy?: PlatformPolicy | undefined;
}

/** What holds for the posts of a merchant, from its record. */
export const gatePolicyOf = ({
  compliance_policy,
  is_policy_chosen = true,
  platform_policy,
}: PolicySource): GatePolicy => ({
  merchant: is_policy_chosen ? compliance_policy : undefined,
  platform: platform_policy ?? defaultPlatformPolicy,
});
