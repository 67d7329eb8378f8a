import { randomBytes } from 'node:crypto';
import { type InviteState, inviteState } from '../../src/domain/teamInvites';
import { clock } from '../_core/clock';
import { covers, grantsOf, type RoleRow } from '../_core/grants';
import type { AccountRow } from '../_core/rows';
import { dbOf, globalDb, type Row } from '../_core/store';
import { isFixed } from './accounts';

/** An invitation into a team. */
export interface TeamInviteRow extends Row {
  readonly mchno: string;
  readonly code: string;
  readonly role: string;
  readonly inviter_id: string;
  readonly max_uses: number;
  readonly uses: readonly { readonly id: string; readonly name: string; readonly at: string }[];
  readonly expires_at: string;
  readonly revoked_at?: string;
  /** By the person that it was sent to. */
  readonly declined_at?: string;
  /** Whom it is for; his phone becomes the account's. */
  readonly person?: { readonly name: string; readonly phone: string };
  /** The import and the line that it came by. */
  readonly import_line?: string;
  readonly created_at: string;
}

const CODE_BYTES = 9;

/** Too long to be guessed, short enough to be read out. */
export const newInviteCode = (): string => randomBytes(CODE_BYTES).toString('base64url').replace(/[-_]/g, 'x');

export const findTeamInvite = (code: string): TeamInviteRow | undefined =>
  globalDb
    .table<TeamInviteRow>('team_invite')
    .all()
    .find((row) => row.code === code);

interface InviteParties {
  readonly inviter: AccountRow | undefined;
  readonly role: RoleRow | undefined;
  readonly state: InviteState;
}

/** Who invites, as what, and where the invitation stands: judged by what the inviter may give now, not when he invited. */
export function partiesOf(invite: TeamInviteRow): InviteParties {
  const db = dbOf(invite.mchno);
  const inviter = db.table<AccountRow>('account').find(invite.inviter_id);
  const role = db.table<RoleRow>('account_role').find(invite.role);
  return { inviter, role, state: inviteState(invite, clock.now(), canGive(inviter, role)) };
}

/** Whether a member may give a role: he holds all of it, and a fixed one is his own. */
export function canGive(member: AccountRow | undefined, role: RoleRow | undefined): boolean {
  if (member?.status !== 1 || !role) return false;
  return covers(grantsOf(member), role) && (!isFixed(role) || member.role === role.id);
}
