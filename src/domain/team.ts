/** After how many days members sign in anew: what a merchant can choose. */
export const sessionDayChoices = [1, 7, 30] as const;
type SessionDays = (typeof sessionDayChoices)[number];
export const defaultSessionDays: SessionDays = 30;

/** A choice out of its text; undefined = it is none. */
export const readSessionDays = (text: string): SessionDays | undefined =>
  sessionDayChoices.find((days) => String(days) === text.trim());

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

/** The members of a group, its lead first and each once. */
export const groupMembers = (lead: string, members: readonly string[]): string[] => [...new Set([lead, ...members])];

interface NamedGroup {
  readonly id: string;
  readonly name: string;
}

/** Whether another group has the name already: capitals and spaces around it make no difference. */
export function isGroupNameTaken(name: string, groups: readonly NamedGroup[], ownId?: string): boolean {
  const plain = (text: string) => text.trim().toLowerCase();
  return groups.some((group) => group.id !== ownId && plain(group.name) === plain(name));
}
