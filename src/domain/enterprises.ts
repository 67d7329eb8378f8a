import { mobilePhone } from './leads';

/** An account as far as it says whose it is: each account is one person in one merchant. */
export interface Membership {
  readonly id: string;
  readonly mchno: string;
  readonly phone: string;
  /** The number that a code has shown to be the person's; another one was only typed by somebody. */
  readonly proved_phone?: string | undefined;
  /** 1 active, 0 disabled, -1 removed. */
  readonly status: number;
}

/**
 * Whether the person has shown that the number is his. Whoever adds a member types any number he likes, so the number
 * alone opens nobody else's merchant.
 */
export const isPhoneProved = ({ phone, proved_phone }: Membership): boolean => phone !== '' && phone === proved_phone;

/** However they are written: `+86 138 0000 0001` is one of them too. */
const isSamePhone = (one: Membership, other: Membership): boolean =>
  mobilePhone(one.phone) === mobilePhone(other.phone);

/**
 * The accounts that are the same person's, with his own: those of his number in which he still is.
 * @param own without a proved number it stands alone
 */
export function membershipsOf<A extends Membership>(own: A, accounts: readonly A[]): A[] {
  if (!isPhoneProved(own)) return [own];
  return accounts.filter((one) => one.id === own.id || (isSamePhone(one, own) && one.status !== -1));
}

export type SwitchLock = 'self' | 'foreign' | 'disabled' | 'closed';

/**
 * Why somebody cannot go over to another of his accounts; undefined = he can.
 * @param isOpen whether the merchant is one that is at work
 */
export function switchLock(own: Membership, target: Membership, isOpen: boolean): SwitchLock | undefined {
  if (own.id === target.id) return 'self';
  if (!isPhoneProved(own) || !isSamePhone(target, own) || target.status === -1) return 'foreign';
  if (target.status !== 1) return 'disabled';
  return isOpen ? undefined : 'closed';
}

/** Code of an invitation out of what was pasted: the code itself, or a link that carries it. */
export function inviteCodeIn(text: string): string {
  const pasted = text.trim();
  const fromLink = /[?&]invite=([^&#\s]+)/.exec(pasted)?.[1];
  return fromLink ?? pasted;
}

/** A login name for an account in another merchant; a person types it seldom, since he comes by switching or by a code. */
export function joinedUsername(username: string, mchno: string, isTaken: (name: string) => boolean): string {
  const MAX_LENGTH = 64;
  const plain = `${username.slice(0, MAX_LENGTH - mchno.length - 4)}.${mchno.toLowerCase()}`;
  for (let number = 1; ; number += 1) {
    const name = number === 1 ? plain : `${plain}.${number}`;
    if (!isTaken(name)) return name;
  }
}
