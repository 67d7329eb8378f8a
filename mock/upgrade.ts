import { auditChanges } from '../src/domain/audit';
import { upgradeContract } from '../src/services/upgrade/schema';
import { fail } from './_core/fail';
import { grant } from './_core/ledger';
import { paged } from './_core/paging';
import type { MerchantRow } from './_core/rows';
import { type Context, serve } from './_core/serve';
import { dbOf, globalDb, newId } from './_core/store';
import { plans } from './_data/plans';
import type { UpgradeRow } from './_data/upgrades';
import './_data/upgrades';
import { addAudit } from './_groups/audit';
import { bookCommission } from './_groups/commissions';
import { addNotice } from './_groups/notices';
import { planOf, withLimitLines } from './_groups/planLimits';
import { rewardFriendOf } from './_groups/registration';
import { providerMerchantOf, servedMerchants } from './_groups/served';

const MONTH_MS = 30 * 86_400_000;

const planFields = ['version', 'expires_at', 'limits'] as const;

const upgradeRequests = () => globalDb.table<UpgradeRow>('upgrade');

/** Requests that the caller may see. */
function visible(ctx: Context): UpgradeRow[] {
  const ids = new Set(
    ctx.account.business === 'provider' ? servedMerchants(ctx.merchant).map(({ id }) => id) : [ctx.merchant.id],
  );
  return upgradeRequests()
    .all()
    .filter(({ merchant_id }) => ids.has(merchant_id));
}

function needWaiting(ctx: Context, id: string): UpgradeRow {
  const row = visible(ctx).find((one) => one.id === id) ?? fail('申请不存在', { errorCode: 'NOT_FOUND' });
  if (row.state !== 'waiting') fail('这条申请已经处理过了', { errorCode: 'STATE_CHANGED' });
  return row;
}

export default serve(upgradeContract, {
  plans: ({ merchant }) => ({
    list: plans.map((plan) => (plan.version === merchant.version ? planOf(merchant) : plan)),
  }),

  data(ctx, query) {
    const rows = visible(ctx).filter(({ state }) => !query.state || state === query.state);
    return paged(rows, query, { search: ['merchant_name', 'version', 'note'] });
  },

  save(ctx, { version, months, note }) {
    const { merchant, account, clock } = ctx;
    if (account.business === 'provider') fail('平台自己不需要申请版本', { errorCode: 'OWN_MERCHANT' });
    const plan = plans.find((one) => one.version === version && one.canRequest);
    if (!plan) return fail('没有这个版本', { errorCode: 'NOT_FOUND' });
    const waiting = visible(ctx).find(({ state }) => state === 'waiting');
    // Pressed twice, or by two owners at a time, it is one request.
    if (waiting?.version === version && waiting.months === months) return waiting;
    if (waiting) fail('已有一条申请在等待处理，请先撤回再申请其他版本', { errorCode: 'ALREADY_WAITING' });
    const row = upgradeRequests().insert({
      id: newId('upgrade'),
      mchno: merchant.mchno,
      merchant_id: merchant.id,
      merchant_name: merchant.name,
      from: merchant.version,
      version,
      months,
      amount: plan.price * months,
      note,
      state: 'waiting',
      reply: '',
      account_id: account.id,
      account_name: account.name,
      created_at: clock.iso(),
    });
    const provider = providerMerchantOf(merchant);
    if (provider) {
      addNotice(provider.mchno, {
        kind: 'system',
        title: `${merchant.name} 申请${version}`,
        content: `${months} 个月，申请人 ${account.name}。${note}`,
        link: '/platform/upgrade',
      });
    }
    return row;
  },

  cancel(ctx, { id }) {
    const row = needWaiting(ctx, id);
    upgradeRequests().update(row.id, { state: 'canceled', decided_at: ctx.clock.iso() });
    return null;
  },

  decide(ctx, { id, state, reply }) {
    const row = needWaiting(ctx, id);
    const merchants = globalDb.table<MerchantRow>('merchant');
    const merchant = merchants.need(row.merchant_id);
    if (state === 'accepted') {
      const isSame = merchant.version === row.version;
      const from = isSame ? Math.max(ctx.now(), Date.parse(merchant.expires_at)) : ctx.now();
      const expires_at = new Date(from + row.months * MONTH_MS).toISOString();
      // Figures of its own belong to the version that they were agreed for.
      merchants.update(merchant.id, {
        version: row.version,
        expires_at,
        limits: isSame ? merchant.limits : undefined,
      });
      rewardFriendOf(merchants.need(merchant.id));
      grant(dbOf(merchant.mchno), planOf(merchants.need(merchant.id)).credits, `开通${row.version}赠送额度`);
      bookCommission(merchant, row);
    }
    addNotice(merchant.mchno, {
      account_id: row.account_id,
      kind: 'system',
      title: state === 'accepted' ? `${row.version}已开通` : `${row.version}的申请没有通过`,
      content: reply || (state === 'accepted' ? '额度已到账，可在用量账单里查看。' : '如有疑问，请联系客服。'),
      link: state === 'accepted' ? '/merchant/account' : '/merchant/account/version',
    });
    addAudit(ctx, {
      subject: 'upgrade',
      id,
      name: `${row.merchant_name} · ${row.version}`,
      verb: state === 'accepted' ? 'approve' : 'reject',
      changes: auditChanges(withLimitLines(merchant), withLimitLines(merchants.need(merchant.id)), planFields),
      reason: reply,
    });
    return upgradeRequests().update(row.id, { state, reply, decided_at: ctx.clock.iso() });
  },
});
