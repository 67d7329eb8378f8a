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

/** Whether a member may plan and send posts of an account; that he may publish at all is another right. */
export function canPublishBy(
  { publisher_ids = [], publisher_group_ids = [] }: AccountAccess,
  { id, groups, canManage }: AccountUser,
): boolean {
  const isOpen = publisher_ids.length + publisher_group_ids.length === 0;
  return isOpen || canManage || publisher_ids.includes(id) || publisher_group_ids.some((one) => groups.includes(one));
}
