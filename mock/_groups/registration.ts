import { createHash } from 'node:crypto';
import { FREE_VERSION } from '../../src/domain/merchants.data';
import { brokenPasswordRules } from '../../src/domain/security';
import type { InviteState } from '../../src/domain/teamInvites';
import { brandExtrasOf } from '../_core/appLocks';
import { fail } from '../_core/fail';
import { grant } from '../_core/ledger';
import { hashPassword } from '../_core/passwords';
import type { AccountRow, MerchantRow, ProviderRow } from '../_core/rows';
import type { Context } from '../_core/serve';
import { dbOf, globalDb, newId, nextNumber } from '../_core/store';
import type { InviteRow } from '../_data/invite';
import { openRoles } from './firstOwner';
import { addNotice } from './notices';
import { findTeamInvite, partiesOf, type TeamInviteRow } from './teamInvites';

const REWARD = 100;
const FREE_SECONDS = 30 * 86_400;

/** Short code by which an account recommends the product, the same for ever. */
export const friendCode = (accountId: string): string =>
  createHash('sha256').update(accountId).digest('hex').slice(0, 8).toUpperCase();

/** Who recommends by a code. */
export const friendOf = (code: string): AccountRow | undefined =>
  globalDb
    .table<AccountRow>('account')
    .all()
    .find(
      ({ id, status, business }) => status === 1 && business === 'merchant' && friendCode(id) === code.toUpperCase(),
    );

const closedSentences: Readonly<Record<Exclude<InviteState, 'open'>, string>> = {
  declined: '这份邀请已被谢绝，请让对方重新邀请',
  revoked: '这份邀请已被撤回，请让对方重新邀请',
  used: '这份邀请已经用完，请让对方重新邀请',
  expired: '这份邀请已过期，请让对方重新邀请',
  lapsed: '邀请人的权限有变化，这份邀请已失效，请让对方重新邀请',
};

interface Registration {
  readonly invite?: string | undefined;
  readonly shop?: string | undefined;
  readonly name: string;
  readonly username: string;
  readonly password: string;
}

/** Opens an account in the team that invites, or with a new shop of one's own. */
export async function register(ctx: Context, input: Registration): Promise<AccountRow> {
  if (brokenPasswordRules(input.password, input).length > 0)
    fail('密码太容易被猜到，请换一个', { errorCode: 'PASSWORD_WEAK' });
  // First of all: from here on nothing waits, so that what is looked at is still so when it is written.
  const password = await hashPassword(input.password);
  const isTaken = globalDb
    .table<AccountRow>('account')
    .all()
    .some(({ username }) => username === input.username);
  if (isTaken) fail('用户名已被使用，请换一个', { errorCode: 'USERNAME_TAKEN' });

  const invite = input.invite ? findTeamInvite(input.invite) : undefined;
  if (invite) return joinTeam(ctx, invite, { ...input, password });
  const friend = input.invite ? friendOf(input.invite) : undefined;
  if (input.invite && !friend) fail('没有找到这份邀请，请检查链接是否完整', { errorCode: 'INVITE_UNKNOWN' });
  if (!input.shop) return fail('请填写店铺名称', { errorCode: 'INVALID_INPUT' });
  return openShop(ctx, { ...input, shop: input.shop, password }, friend);
}

/** Who invites as what; an invitation that is over is refused. */
export function openInvite(invite: TeamInviteRow) {
  const { role, inviter, state } = partiesOf(invite);
  if (state !== 'open') return fail(closedSentences[state], { errorCode: `INVITE_${state.toUpperCase()}` });
  if (!role || !inviter) return fail(closedSentences.lapsed, { errorCode: 'INVITE_LAPSED' });
  return { role, inviter };
}

/** Counts a use of an invitation and tells who invited. */
export function noteInviteUse({ clock }: Context, invite: TeamInviteRow, account: AccountRow): void {
  const { role, inviter } = partiesOf(invite);
  const use = { id: account.id, name: account.name, at: clock.iso() };
  globalDb.table<TeamInviteRow>('team_invite').update(invite.id, { uses: [...invite.uses, use] });
  addNotice(invite.mchno, {
    account_id: inviter?.id ?? '',
    kind: 'team',
    title: `${account.name} 接受了你的邀请`,
    content: `角色：${role?.name ?? ''}`,
    link: '/merchant/team',
  });
}

function joinTeam(ctx: Context, invite: TeamInviteRow, person: Registration): AccountRow {
  const { role } = openInvite(invite);
  const phone = invite.person?.phone ?? '';
  const isTaken = globalDb
    .table<AccountRow>('account')
    .all()
    .some((row) => row.phone === phone && row.status !== -1);
  // The number that the invitation was sent to; who has an account with it already binds another one.
  const account = addAccount(ctx, invite.mchno, role.id, { ...person, phone: isTaken ? '' : phone });
  noteInviteUse(ctx, invite, account);
  return account;
}

function openShop(
  ctx: Context,
  person: Registration & { readonly shop: string },
  friend: AccountRow | undefined,
): AccountRow {
  const providerId = providerOfShop(ctx, friend);
  if (brandExtrasOf(providerId).closed_areas.includes('register'))
    fail('这个平台没有开放自助注册，请联系客服开通店铺', { errorCode: 'REGISTER_CLOSED' });
  const mchno = `M${200_000 + nextNumber()}`;
  globalDb.table<MerchantRow>('merchant').insert({
    id: mchno,
    mchno,
    provider_id: providerId,
    name: person.shop,
    logo: '',
    industry: '',
    contact: person.name,
    phone: '',
    address: '',
    intro: '',
    version: FREE_VERSION,
    expires_at: ctx.clock.iso(FREE_SECONDS),
    status: 1,
    created_at: ctx.clock.iso(),
  });
  const roles = openRoles(ctx, mchno);
  const account = addAccount(ctx, mchno, roles.find(({ code }) => code === 'owner')?.id ?? '', person);
  if (friend) {
    globalDb.table<InviteRow>('account_invite').insert({
      id: newId('invite'),
      mchno: friend.mchno,
      account_id: friend.id,
      shop: mchno,
      name: person.shop,
      phone: '',
      status: 0,
      reward: REWARD,
      created_at: ctx.clock.iso(),
    });
  }
  return account;
}

/** Rewards whoever recommended a shop, once, when it takes a paid version for the first time. */
export function rewardFriendOf({ mchno, name, version }: MerchantRow): void {
  const invites = globalDb.table<InviteRow>('account_invite');
  const row = invites.all().find(({ shop, status }) => shop === mchno && status === 0);
  if (!row || version === FREE_VERSION) return;
  invites.update(row.id, { status: 1 });
  grant(dbOf(row.mchno), row.reward, `邀请${name}开通的奖励`);
  addNotice(row.mchno, {
    account_id: row.account_id,
    kind: 'system',
    title: `你邀请的${name}已开通${version}`,
    content: `奖励 ${row.reward} 点已到账。`,
    link: '/account/invite',
  });
}

/** A recommended shop is served by whoever serves its friend, another one by the host that it came to. */
function providerOfShop({ provider }: Context, friend: AccountRow | undefined): string {
  const friendShop = friend && globalDb.table<MerchantRow>('merchant').find(friend.mchno);
  const [first] = globalDb.table<ProviderRow>('provider').all();
  return friendShop?.provider_id ?? provider?.id ?? first?.id ?? '';
}

function addAccount(
  { clock }: Context,
  mchno: string,
  role: string,
  person: Registration & { readonly phone?: string },
): AccountRow {
  const id = newId('acc');
  return dbOf(mchno)
    .table<AccountRow>('account')
    .insert({
      id,
      mchno,
      username: person.username,
      password: person.password,
      name: person.name,
      avatar: `/api/demo/avatar/${id}.svg`,
      phone: person.phone ?? '',
      role,
      access: 'user',
      business: 'merchant',
      routes: [],
      actions: [],
      status: 1,
      created_at: clock.iso(),
    });
}
