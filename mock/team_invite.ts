import { mobilePhone } from '../src/domain/leads';
import { checkMembers, memberImportLimits } from '../src/domain/memberImport';
import { maskPhone } from '../src/domain/security';
import { type ShownInvite, team_inviteContract } from '../src/services/team_invite/schema';
import { originOf } from './_core/auth';
import { fail } from './_core/fail';
import type { RoleRow } from './_core/grants';
import { paged } from './_core/paging';
import type { AccountRow, MerchantRow } from './_core/rows';
import { type Context, serve } from './_core/serve';
import { globalDb, newId } from './_core/store';
import { needGrantable } from './_groups/accounts';
import { sendOut } from './_groups/outbox';
import { friendOf } from './_groups/registration';
import { canGive, findTeamInvite, newInviteCode, partiesOf, type TeamInviteRow } from './_groups/teamInvites';

const DAY_SECONDS = 86_400;

function view(ctx: Context, row: TeamInviteRow) {
  const { inviter, role, state } = partiesOf(row);
  const { id, code, max_uses, uses, expires_at, created_at } = row;
  const secret = canGive(ctx.account, role) ? { code, link: `${originOf(ctx.req)}/register?invite=${code}` } : {};
  return {
    id,
    ...secret,
    role: row.role,
    role_name: role?.name ?? '',
    inviter: { id: row.inviter_id, name: inviter?.name ?? '' },
    state,
    max_uses,
    ...(row.person && { person: { name: row.person.name, phone: maskPhone(row.person.phone) } }),
    uses: [...uses],
    expires_at,
    created_at,
  };
}

const merchantName = (mchno: string): string | undefined =>
  globalDb.table<MerchantRow>('merchant').find(mchno)?.name || undefined;

export default serve(team_inviteContract, {
  data(ctx, query) {
    const rows = ctx.db.table<TeamInviteRow>('team_invite').all().reverse();
    return paged(
      rows.map((row) => view(ctx, row)),
      query,
    );
  },

  save(ctx, { role, days, max_uses }) {
    const chosen = ctx.db.table<RoleRow>('account_role').need(role, '所选角色不存在');
    needGrantable(ctx, chosen);
    const row = ctx.db.table<TeamInviteRow>('team_invite').insert({
      id: newId('tinv'),
      mchno: ctx.merchant.mchno,
      code: newInviteCode(),
      role: chosen.id,
      inviter_id: ctx.account.id,
      max_uses,
      uses: [],
      expires_at: ctx.clock.iso(days * DAY_SECONDS),
      created_at: ctx.clock.iso(),
    });
    return view(ctx, row);
  },

  import(ctx, { import_id, lines, is_dry }) {
    const { db, account, merchant, clock } = ctx;
    const invites = db.table<TeamInviteRow>('team_invite');
    const roles = db.table<RoleRow>('account_role').all();
    const lineId = (row: number): string => `${account.id}:${import_id}:${row}`;
    const before = new Map(invites.all().map((row) => [row.import_line ?? '', row]));
    const isKnown = ({ row }: { readonly row: number }): boolean => before.has(lineId(row));
    // What this import has made already is no stranger's: the answer may have got lost.
    const others = invites.all().filter(({ import_line }) => !lines.some(({ row }) => lineId(row) === import_line));
    const faults = checkMembers(lines, {
      roles: roles.map((role) => ({ name: role.name, canGive: canGive(account, role) })),
      members: db
        .table<AccountRow>('account')
        .all()
        .flatMap(({ phone, status }) => (status === -1 ? [] : [phone])),
      invited: others.flatMap((row) => (row.person && partiesOf(row).state === 'open' ? [row.person.phone] : [])),
    }).filter((fault) => !isKnown(fault));
    if (is_dry) return { faults, made: [] };
    const bad = new Set(faults.map(({ row }) => row));
    const made = lines.flatMap(({ row, name, phone, role }) => {
      const chosen = roles.find((one) => one.name === role);
      if (bad.has(row) || !chosen) return [];
      const known = before.get(lineId(row));
      const invite =
        known ??
        invites.insert({
          id: newId('tinv'),
          mchno: merchant.mchno,
          code: newInviteCode(),
          role: chosen.id,
          inviter_id: account.id,
          max_uses: 1,
          uses: [],
          person: { name, phone: mobilePhone(phone) },
          import_line: lineId(row),
          expires_at: clock.iso(memberImportLimits.days * DAY_SECONDS),
          created_at: clock.iso(),
        });
      const link = `${originOf(ctx.req)}/register?invite=${invite.code}`;
      if (!known)
        sendOut(
          'sms',
          mobilePhone(phone),
          `${account.name}邀请你以“${chosen.name}”加入${merchant.name}，${memberImportLimits.days} 天内有效：${link}`,
        );
      return [{ row, name, role_name: chosen.name, link }];
    });
    return { faults, made };
  },

  revoke({ db, clock }, { id }) {
    const invites = db.table<TeamInviteRow>('team_invite');
    const { state } = partiesOf(invites.need(id, '没有这份邀请'));
    if (state === 'used') fail('这份邀请已经用完，不用撤回', { errorCode: 'STATE_CHANGED' });
    if (state !== 'revoked') invites.update(id, { revoked_at: clock.iso() });
    return null;
  },

  info(_ctx, { code }): ShownInvite {
    const invite = findTeamInvite(code);
    if (invite) {
      const { inviter, role, state } = partiesOf(invite);
      const { mchno, expires_at } = invite;
      return {
        kind: 'team',
        state,
        merchant_name: merchantName(mchno),
        inviter_name: inviter?.name,
        role_name: role?.name,
        person_name: invite.person?.name,
        expires_at,
      };
    }
    const friend = friendOf(code);
    if (!friend) return { state: 'unknown' };
    return { kind: 'friend', state: 'open', merchant_name: merchantName(friend.mchno), inviter_name: friend.name };
  },
});
