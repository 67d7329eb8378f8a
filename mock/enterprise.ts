import { inviteCodeIn, isPhoneProved, joinedUsername, membershipsOf, switchLock } from '../src/domain/enterprises';
import { mobilePhone } from '../src/domain/leads';
import { maskPhone } from '../src/domain/security';
import { memberLock } from '../src/domain/team';
import { enterpriseContract } from '../src/services/enterprise/schema';
import { endSession, noteSignIn, openSession } from './_core/auth';
import { fail } from './_core/fail';
import type { RoleRow } from './_core/grants';
import type { AccountRow, MerchantRow } from './_core/rows';
import { type Context, serve } from './_core/serve';
import { dbOf, globalDb, newId } from './_core/store';
import { isFixed } from './_groups/accounts';
import { handOver, shownBelongings } from './_groups/handOver';
import { addNotice } from './_groups/notices';
import { checkPhoneCode, sendCode } from './_groups/phoneCodes';
import { noteInviteUse, openInvite } from './_groups/registration';
import { findTeamInvite, partiesOf, type TeamInviteRow } from './_groups/teamInvites';

const accounts = () => globalDb.table<AccountRow>('account');
const invites = () => globalDb.table<TeamInviteRow>('team_invite');
const merchantOf = (mchno: string): MerchantRow | undefined => globalDb.table<MerchantRow>('merchant').find(mchno);

const ownOf = ({ account }: Context): AccountRow[] => membershipsOf(account, accounts().all());

/** One of the caller's accounts; whose it is is looked at before anything else of it is told. */
const needOwn = (ctx: Context, id: string): AccountRow =>
  ownOf(ctx).find((one) => one.id === id) ?? fail('你不在这家企业里', { errorCode: 'NOT_FOUND' });

function needProved({ account }: Context): string {
  if (isPhoneProved(account)) return account.phone;
  return fail('请先用短信验证码确认手机号是你的', { errorCode: 'PHONE_UNPROVED' });
}

const isLastOwner = (member: AccountRow): boolean => {
  const db = dbOf(member.mchno);
  const ownerRole = db.table<RoleRow>('account_role').all().find(isFixed);
  return memberLock(member, db.table<AccountRow>('account').all(), ownerRole?.id, '') === 'lastOwner';
};

/** The open invitations that were sent to a number, but to merchants that it is in already. */
function waitingFor(ctx: Context): TeamInviteRow[] {
  const { account } = ctx;
  if (!isPhoneProved(account)) return [];
  const joined = new Set(ownOf(ctx).map(({ mchno }) => mchno));
  return invites()
    .all()
    .filter(
      (row) =>
        row.person !== undefined &&
        mobilePhone(row.person.phone) === mobilePhone(account.phone) &&
        !joined.has(row.mchno) &&
        partiesOf(row).state === 'open',
    );
}

const needWaiting = (ctx: Context, id: string): TeamInviteRow =>
  waitingFor(ctx).find((row) => row.id === id) ?? fail('这份邀请已经不在了', { errorCode: 'STATE_CHANGED' });

/** Adds the caller to the team that invites. Nothing in it waits: two presses make one account. */
function join(ctx: Context, invite: TeamInviteRow) {
  const phone = needProved(ctx);
  const { mchno } = invite;
  const merchant = merchantOf(mchno);
  const { name, avatar, username } = ctx.account;
  if (ownOf(ctx).some((one) => one.mchno === mchno))
    fail(`你已经在${merchant?.name ?? '这家企业'}里了`, { errorCode: 'ALREADY_MEMBER' });
  const { role } = openInvite(invite);
  const isTaken = (wanted: string): boolean =>
    accounts()
      .all()
      .some((row) => row.username === wanted);
  const account = dbOf(mchno)
    .table<AccountRow>('account')
    .insert({
      id: newId('acc'),
      mchno,
      username: joinedUsername(username, mchno, isTaken),
      // None yet: he comes by switching or by a code, and may set one by his phone.
      password: '',
      name,
      avatar,
      phone,
      proved_phone: phone,
      role: role.id,
      access: 'user',
      business: 'merchant',
      routes: [],
      actions: [],
      status: 1,
      created_at: ctx.clock.iso(),
    });
  noteInviteUse(ctx, invite, account);
  return { id: account.id, merchant_name: merchant?.name ?? '' };
}

/** The same call, seen from another of the caller's merchants. */
const contextIn = (ctx: Context, account: AccountRow): Context => ({
  ...ctx,
  account,
  merchant: globalDb.table<MerchantRow>('merchant').need(account.mchno),
  db: dbOf(account.mchno),
});

export default serve(enterpriseContract, {
  data(ctx) {
    const { account } = ctx;
    const list = ownOf(ctx).map((one) => {
      const merchant = merchantOf(one.mchno);
      const role = dbOf(one.mchno).table<RoleRow>('account_role').find(one.role);
      const lock = switchLock(account, one, merchant?.status === 1);
      return {
        id: one.id,
        merchant_name: merchant?.name ?? '',
        logo: merchant?.logo ?? '',
        role_name: role?.name ?? '',
        is_current: one.id === account.id,
        ...(lock && { lock }),
        is_last_owner: isLastOwner(one),
        joined_at: one.created_at,
        ...(one.signed_in_at && { used_at: one.signed_in_at }),
      };
    });
    return {
      phone: maskPhone(account.phone),
      is_proved: isPhoneProved(account),
      list: list.sort((a, b) => Number(b.is_current) - Number(a.is_current) || a.joined_at.localeCompare(b.joined_at)),
      invitations: waitingFor(ctx).map((row) => {
        const { role, inviter } = partiesOf(row);
        return {
          id: row.id,
          merchant_name: merchantOf(row.mchno)?.name ?? '',
          role_name: role?.name ?? '',
          inviter_name: inviter?.name ?? '',
          expires_at: row.expires_at,
        };
      }),
    };
  },

  code({ account }) {
    if (!account.phone) fail('请先在“密码与安全”绑定手机号', { errorCode: 'PHONE_MISSING' });
    return { waitSeconds: sendCode({ purpose: 'prove', whose: account.id, phone: account.phone }) };
  },

  prove({ account }, { code }) {
    checkPhoneCode('prove', account.id, account.phone, code)();
    accounts().update(account.id, { proved_phone: account.phone });
    return null;
  },

  switch(ctx, { id }) {
    const target = needOwn(ctx, id);
    const lock = switchLock(ctx.account, target, merchantOf(target.mchno)?.status === 1);
    if (lock === 'self') fail('你已经在这家企业里', { errorCode: 'STATE_CHANGED' });
    if (lock === 'disabled') fail('你在这家企业的账号已停用，请联系那边的管理员', { errorCode: 'ACCOUNT_OFF' });
    if (lock === 'closed') fail('这家企业已停用，请联系服务商', { errorCode: 'MERCHANT_OFF' });
    if (lock) fail('你不在这家企业里', { errorCode: 'NOT_FOUND' });
    noteSignIn(target, ctx.req, 'switch', true);
    const login = openSession(target, ctx.req);
    endSession(ctx.req.header('authen-token') ?? '');
    return login;
  },

  join(ctx, { code }) {
    const invite = findTeamInvite(inviteCodeIn(code));
    if (!invite) return fail('没有找到这份邀请，请检查邀请码或链接是否完整', { errorCode: 'INVITE_UNKNOWN' });
    return join(ctx, invite);
  },

  accept: (ctx, { id }) => join(ctx, needWaiting(ctx, id)),

  decline(ctx, { id }) {
    const invite = needWaiting(ctx, id);
    invites().update(id, { declined_at: ctx.clock.iso() });
    addNotice(invite.mchno, {
      account_id: invite.inviter_id,
      kind: 'team',
      title: `${invite.person?.name ?? ''}谢绝了你的邀请`,
      content: '这份邀请已经失效，需要时可以重新邀请。',
      link: '/merchant/team',
    });
    return null;
  },

  belongings(ctx, { id }) {
    const { revision, kinds, receivers } = shownBelongings(contextIn(ctx, needOwn(ctx, id)), id);
    return { revision, kinds, receivers };
  },

  leave(ctx, { id, to, revision }) {
    const member = needOwn(ctx, id);
    if (isLastOwner(member)) fail('你是这家企业唯一的店主，请先把另一位成员设为店主', { errorCode: 'LAST_OWNER' });
    handOver(contextIn(ctx, member), { id, to, status: -1, revision });
    const owner = dbOf(member.mchno).table<RoleRow>('account_role').all().find(isFixed);
    const owners = dbOf(member.mchno)
      .table<AccountRow>('account')
      .all()
      .filter((one) => one.role === owner?.id && one.status === 1);
    for (const one of owners)
      addNotice(member.mchno, {
        account_id: one.id,
        kind: 'team',
        title: `${member.name}退出了企业`,
        content: to ? '他名下的内容已经交接。' : '他名下没有需要交接的内容。',
        link: '/merchant/team',
      });
    if (member.id !== ctx.account.id) return { was_current: false };
    const [next] = membershipsOf(member, accounts().all())
      .filter(
        (one) => one.id !== member.id && switchLock(member, one, merchantOf(one.mchno)?.status === 1) === undefined,
      )
      .sort((a, b) => (b.signed_in_at ?? '').localeCompare(a.signed_in_at ?? ''));
    if (!next) return { was_current: true };
    noteSignIn(next, ctx.req, 'switch', true);
    return { was_current: true, login: openSession(next, ctx.req) };
  },
});
