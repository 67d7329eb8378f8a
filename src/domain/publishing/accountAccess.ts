import { isActionAllowed, type Rights } from '../permissions';

/** Who may publish by an account, beside those who manage accounts. Nobody named = everybody with the right to publish. */
export interface AccountAccess {
  /** Members' ids. */
  readonly publisher_ids?: readonly string[] | undefined;
  /** Ids of groups of the team: their members of the day. */
  readonly publisher_group_ids?: readonly string[] | undefined;
}

interface AccountUser {
  readonly id: string;
  /** Ids of the groups that the member is in. */
  readonly groups: readonly string[];
  /** Whether the member sets accounts up: who decides over an account is not locked out of it. */
  readonly canManage: boolean;
}

/**
 * Why a member may publish by an account: nobody is named and it is open to all, he is named himself, a group of his is
 * (the first one), or he manages accounts.
 */
export const accessSources = ['open', 'self', 'group', 'manage'] as const;

export type AccessReason =
  | { readonly by: Exclude<(typeof accessSources)[number], 'group'> }
  | { readonly by: 'group'; readonly group: string };

/**
 * Why a member may plan and send posts of an account; that he may publish at all is another right (`isPublisher`).
 * @returns undefined = he may not. What names him comes before what he may anyway: it is what goes when he is taken out.
 */
export function accessReason(
  { publisher_ids = [], publisher_group_ids = [] }: AccountAccess,
  { id, groups, canManage }: AccountUser,
): AccessReason | undefined {
  if (publisher_ids.length + publisher_group_ids.length === 0) return { by: 'open' };
  if (publisher_ids.includes(id)) return { by: 'self' };
  const group = publisher_group_ids.find((one) => groups.includes(one));
  if (group !== undefined) return { by: 'group', group };
  return canManage ? { by: 'manage' } : undefined;
}

/** Whether a member's rights let him publish at all: send posts, or hand them in. */
export const isPublisher = (rights: Rights): boolean =>
  isActionAllowed(rights, 'publish.submit') || isActionAllowed(rights, 'publish.schedule');
