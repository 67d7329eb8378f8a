import {
  type Belonging,
  type BelongingKind,
  belongingKinds,
  belongingsOf,
  handOverRow,
  missingRights,
  needsReceiver,
  type Person,
  receiverLock,
} from '../../src/domain/handOver';
import { isActionAllowed } from '../../src/domain/permissions';
import type { Belongings } from '../../src/services/account/schema';
import { closeSessions } from '../_core/auth';
import { fail } from '../_core/fail';
import { grantsOf, type RoleRow } from '../_core/grants';
import { nextRevision } from '../_core/revision';
import type { AccountRow } from '../_core/rows';
import type { Context } from '../_core/serve';
import type { Db } from '../_core/store';
import { addNotice } from './notices';
import { advancePosts, postsOf } from './publish/posts';
import { partiesOf, type TeamInviteRow } from './teamInvites';

const rowsOf = (db: Db, kind: BelongingKind) => db.table<Belonging>(kind).all();

const belongingsIn = (db: Db, memberId: string) =>
  belongingsOf(memberId, Object.fromEntries(belongingKinds.map((kind) => [kind, rowsOf(db, kind)])));

/** A member who is still there. */
export function needMember({ db }: Context, id: string): AccountRow {
  const member = db.table<AccountRow>('account').need(id, '这位成员不存在');
  return member.status === -1 ? fail(`${member.name}已经不在团队里了`, { errorCode: 'STATE_CHANGED' }) : member;
}

/** Also those that only wait for their maker to be enabled again. */
const openInvites = (db: Db, memberId: string): TeamInviteRow[] =>
  db
    .table<TeamInviteRow>('team_invite')
    .all()
    .filter((invite) => invite.inviter_id === memberId && ['open', 'lapsed'].includes(partiesOf(invite).state));

/** What a member holds, and who could take it over. */
export function shownBelongings(ctx: Context, id: string): Belongings {
  const { db, merchant } = ctx;
  const member = needMember(ctx, id);
  advancePosts(merchant.mchno);
  const held = belongingsIn(db, id);
  const kinds = held.map(({ kind }) => kind);
  const roles = db.table<RoleRow>('account_role');
  const others = db
    .table<AccountRow>('account')
    .all()
    .filter((other) => other.id !== id && other.status === 1);
  const isApprover = (one: AccountRow) => isActionAllowed(grantsOf(one), 'publish.approve');
  const waiting = postsOf(db)
    .all()
    .filter(({ state }) => state === 'pending_approval').length;
  return {
    id,
    revision: member.revision ?? 0,
    kinds: held,
    invites: openInvites(db, id).length,
    approvals: { waiting, is_only_approver: isApprover(member) && !others.some(isApprover) },
    receivers: others.map((other) => ({
      id: other.id,
      name: other.name,
      role_name: roles.find(other.role)?.name ?? '',
      missing: missingRights(grantsOf(other), kinds),
    })),
  };
}

function needTaker(ctx: Context, giver: AccountRow, id: string, kinds: readonly BelongingKind[]): AccountRow {
  const taker = ctx.db.table<AccountRow>('account').need(id, '接手的成员不存在');
  const lock = receiverLock(taker, giver.id, grantsOf(taker), kinds);
  if (lock === 'self') fail('不能交接给他自己，请选另一位成员', { errorCode: 'RECEIVER_SELF' });
  if (lock === 'inactive') fail(`${taker.name}已停用或不在团队里，请选另一位成员`, { errorCode: 'RECEIVER_GONE' });
  if (lock === 'rights')
    fail(`${taker.name}的权限不够接手全部内容，请先调整他的角色，或选另一位成员`, { errorCode: 'RECEIVER_RIGHTS' });
  return taker;
}

interface HandOver {
  readonly id: string;
  readonly to?: string | undefined;
  readonly status?: 0 | -1 | undefined;
  readonly revision?: number | undefined;
}

const failUnassigned = ({ name }: AccountRow): never =>
  fail(`${name}名下还有内容，请先选择由谁接手`, { errorCode: 'HAND_OVER_NEEDED' });

/** Refuses a removal that would leave something behind. */
export function needNothingLeft({ db }: Context, member: AccountRow, status: number): void {
  if (status === -1 && needsReceiver(status, belongingsIn(db, member.id))) failUnassigned(member);
}

/** Gives all that a member holds away, then disables or removes him. Everything is looked at before anything is written. */
export function handOver(ctx: Context, { id, to, status, revision }: HandOver) {
  const { db, clock } = ctx;
  const giver = needMember(ctx, id);
  const next = nextRevision(giver, revision);
  advancePosts(ctx.merchant.mchno);
  const held = belongingsIn(db, id);
  const heldKinds = held.map(({ kind }) => kind);
  const taker = to === undefined ? undefined : needTaker(ctx, giver, to, heldKinds);
  if (!taker && needsReceiver(status, held)) failUnassigned(giver);
  const isLeaving = status !== undefined;
  const invites = isLeaving ? openInvites(db, id) : [];

  if (taker) giveAll(db, id, taker);
  for (const invite of invites) db.table<TeamInviteRow>('team_invite').update(invite.id, { revoked_at: clock.iso() });
  if (status === -1) leaveGroups(db, id);
  if (isLeaving) closeSessions(id);
  db.table<AccountRow>('account').update(id, { status: status ?? giver.status, revision: next });
  const kinds = taker ? held : [];
  if (taker && taker.id !== ctx.account.id && kinds.length > 0) tellTaker(ctx, giver, taker, kinds);
  return { kinds, invites: invites.length };
}

function giveAll(db: Db, from: string, to: Person): void {
  for (const kind of belongingKinds) {
    for (const row of rowsOf(db, kind)) {
      const changes = handOverRow(kind, row, from, to);
      if (changes) db.table<Belonging>(kind).update(row.id, changes);
    }
  }
}

function leaveGroups(db: Db, id: string): void {
  for (const { id: group, members = [] } of rowsOf(db, 'team_group'))
    if (members.includes(id))
      db.table<Belonging>('team_group').update(group, { members: members.filter((one) => one !== id) });
}

function tellTaker(ctx: Context, giver: AccountRow, taker: AccountRow, list: readonly { readonly count: number }[]) {
  const count = list.reduce((sum, one) => sum + one.count, 0);
  addNotice(ctx.merchant.mchno, {
    account_id: taker.id,
    kind: 'team',
    title: `${ctx.account.name}把${giver.name}的 ${count} 项内容交给了你`,
    content: '草稿、脚本、选题和待发布的内容现在由你负责，原作者的署名保留。',
    link: '/workbench',
  });
}
