/** What an invitation may be given: how long it holds and how many may use it. */
export const inviteLimits = { minDays: 1, maxDays: 30, minUses: 1, maxUses: 50 } as const;

/**
 * `lapsed`: whoever invited has left, or may no longer give the role. A state is told in this order, so that somebody
 * who comes too late hears the reason that will not change again.
 */
export const inviteStates = ['revoked', 'declined', 'used', 'expired', 'lapsed', 'open'] as const;
export type InviteState = (typeof inviteStates)[number];

interface Invitation {
  readonly revoked_at?: string | undefined;
  readonly declined_at?: string | undefined;
  /** ISO 8601. */
  readonly expires_at: string;
  readonly max_uses: number;
  readonly uses: readonly unknown[];
}

/**
 * Where an invitation stands.
 * @param now milliseconds
 * @param canStillGive whether the inviter is a member who may give the role as it is now
 */
export function inviteState(
  { revoked_at, declined_at, expires_at, max_uses, uses }: Invitation,
  now: number,
  canStillGive: boolean,
): InviteState {
  if (revoked_at !== undefined) return 'revoked';
  if (declined_at !== undefined) return 'declined';
  if (uses.length >= max_uses) return 'used';
  if (Date.parse(expires_at) <= now) return 'expired';
  return canStillGive ? 'open' : 'lapsed';
}
