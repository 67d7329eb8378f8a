import { SEE_AS_MS, SEE_AS_REFUSED, seeAsReasonFault } from '../src/domain/seeAs';
import { see_asContract } from '../src/services/see_as/schema';
import { atomically } from './_core/atomically';
import { sessionValues } from './_core/auth';
import { fail } from './_core/fail';
import { grantsSeeingAs, type RoleRow } from './_core/grants';
import type { AccountRow, SeeAsState, SessionRow } from './_core/rows';
import { endSeeAs, noteSeeAs, seeAsEndOf } from './_core/seeAs';
import { type Context, serve } from './_core/serve';
import { globalDb } from './_core/store';
import { addNotice } from './_groups/notices';
import { needServed } from './_groups/served';

const sessions = () => globalDb.table<SessionRow>('session');
const sessionOf = ({ req }: Context): SessionRow => sessions().need(req.header('authen-token') ?? '');
const roleOf = ({ role }: AccountRow) => globalDb.table<RoleRow>('account_role').find(role);
const isOwner = (account: AccountRow): boolean => roleOf(account)?.code === 'owner';

/** Active members, the owners first. */
const membersOf = (mchno: string): AccountRow[] =>
  globalDb
    .table<AccountRow>('account')
    .all()
    .filter((account) => account.mchno === mchno && account.status === 1)
    .sort((one, other) => Number(isOwner(other)) - Number(isOwner(one)));

const memberOf = (mchno: string, id: string | undefined): AccountRow => {
  const members = membersOf(mchno);
  const found = id === undefined ? members.find(isOwner) : members.find((one) => one.id === id);
  return found ?? fail('这个成员不存在或已停用', { errorCode: 'NOT_FOUND' });
};

const entry = (ctx: Context, { ends_at }: SeeAsState, member: AccountRow) => ({
  ...sessionValues(sessionOf(ctx).id, member),
  ends_at,
});

export default serve(see_asContract, {
  members(ctx, { id }) {
    const list = membersOf(needServed(ctx, id).mchno).map((account) => ({
      id: account.id,
      name: account.name,
      role_name: roleOf(account)?.name ?? '',
      is_owner: isOwner(account),
    }));
    return { list };
  },

  start(ctx, { id, account, reason }) {
    const { account: operator, req, clock } = ctx;
    const session = sessionOf(ctx);
    if (session.see_as && req.header('authen-mchno') === session.see_as.mchno)
      fail('以客服身份进入时不能再进入其他商家，请先结束', { errorCode: SEE_AS_REFUSED });
    const merchant = needServed(ctx, id);
    if (merchant.status !== 1) fail('商家已停用，不能进入', { errorCode: 'MERCHANT_OFF' });
    const member = memberOf(merchant.mchno, account);
    if (seeAsReasonFault(reason)) fail('请写明进入的原因', { errorCode: 'INVALID_INPUT' });
    const running = session.see_as;
    if (running && seeAsEndOf(operator, running))
      endSeeAs(session, operator, req, seeAsEndOf(operator, running) ?? 'time');
    else if (running && running.account_id === member.id) return entry(ctx, running, member);
    else if (running) fail('你已在另一个页面以客服身份进入，请先结束', { errorCode: 'SEE_AS_RUNNING' });
    const { routes, actions } = grantsSeeingAs(operator, member);
    if (routes.length + actions.length === 0)
      fail('你和这个成员没有共同的权限，进入后什么也看不到', { errorCode: 'NO_COMMON_RIGHT' });
    const now = clock.now();
    const state: SeeAsState = {
      account_id: member.id,
      mchno: merchant.mchno,
      reason,
      started_at: new Date(now).toISOString(),
      ends_at: new Date(now + SEE_AS_MS).toISOString(),
    };
    atomically(() => {
      noteSeeAs({ operator, member, merchant }, req, { verb: 'see_as', reason });
      sessions().update(session.id, { see_as: state, saw_as: undefined });
      for (const owner of membersOf(merchant.mchno).filter(isOwner))
        addNotice(merchant.mchno, {
          account_id: owner.id,
          kind: 'system',
          title: '平台客服进入了你的店铺',
          content: `${operator.name}以${member.name}的身份进入，最长 30 分钟。原因：${reason}`,
        });
    });
    return entry(ctx, state, member);
  },

  stop(ctx) {
    const session = sessionOf(ctx);
    const { account: operator, req } = ctx;
    const why = session.see_as ? seeAsEndOf(operator, session.see_as) : session.saw_as?.why;
    endSeeAs(session, operator, req, why ?? 'stopped');
    const own = sessionValues(session.id, operator);
    return why && why !== 'stopped' ? { ...own, why } : own;
  },
});
