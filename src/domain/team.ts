interface Member {
  readonly id: string;
  readonly role: string;
  readonly status: number;
}

/** Why a member can be neither demoted, disabled nor removed by the person who asks; undefined = he can. */
export function memberLock(
  member: Member,
  members: readonly Member[],
  ownerRole: string | undefined,
  myId: string,
): 'lastOwner' | 'self' | undefined {
  const isOwner = (one: Member) => one.role === ownerRole && one.status === 1;
  if (isOwner(member) && members.filter(isOwner).length === 1) return 'lastOwner';
  return member.id === myId ? 'self' : undefined;
}
