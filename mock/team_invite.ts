import { type ShownInvite, team_inviteContract } from '../src/services/team_invite/schema';
import { originOf } from './_core/auth';
import { fail } from './_core/fail';
import type { RoleRow } from './_core/grants';
import { paged } from './_core/paging';
import type { MerchantRow } from './_core/rows';
import { type Context, serve } from './_core/serve';
import { globalDb, newId } from './_core/store';
import { needGrantable } from './_groups/accounts';
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
        expires_at,
      };
    }
    const friend = friendOf(code);
    if (!friend) return { state: 'unknown' };
    return { kind: 'friend', state: 'open', merchant_name: merchantName(friend.mchno), inviter_name: friend.name };
  },
});
