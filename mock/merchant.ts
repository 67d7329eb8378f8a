import { approvalPolicies, compliancePolicies } from '../src/domain/publishing';
import { maskPhone } from '../src/domain/security';
import { merchantContract } from '../src/services/merchant/schema';
import { isKnownZone } from '../src/utils/timeZone';
import { hostName, providerOf } from './_core/auth';
import { fail } from './_core/fail';
import { idsOf } from './_core/ids';
import { paged } from './_core/paging';
import { nextRevision } from './_core/revision';
import type { MerchantRow } from './_core/rows';
import { type Context, serve } from './_core/serve';
import { globalDb, nextNumber } from './_core/store';

const dayMs = 86_400_000;
const merchants = () => globalDb.table<MerchantRow>('merchant');
const isProvider = ({ account }: Context): boolean => account.business === 'provider';

/** Merchants that the caller may see: a provider's are those of its brand, a merchant's is itself. */
function visible(ctx: Context): MerchantRow[] {
  if (!isProvider(ctx)) return [ctx.merchant];
  return merchants()
    .all()
    .filter(({ id, provider_id }) => provider_id === ctx.merchant.provider_id && id !== ctx.merchant.id);
}

const need = (ctx: Context, id: string): MerchantRow =>
  [...visible(ctx), ctx.merchant].find((row) => row.id === id) ?? fail('商家不存在', { errorCode: 'NOT_FOUND' });

/** Whole numbers only for who may change them. */
const view = (ctx: Context, row: MerchantRow): MerchantRow =>
  ctx.can('merchant.save') ? row : { ...row, phone: maskPhone(row.phone) };

const needProvider = (ctx: Context): void => {
  if (!isProvider(ctx)) fail('无权执行此操作', { errorCode: 'ACTION_DENIED' });
};

export default serve(merchantContract, {
  provider: (_ctx, { host }) =>
    providerOf(hostName(host)) ?? fail('没有找到该域名对应的服务商', { errorCode: 'NO_PROVIDER', showType: 0 }),

  data(ctx, query) {
    const rows = visible(ctx).filter(({ status }) =>
      query.status === undefined ? status !== -1 : status === query.status,
    );
    return paged(
      rows.map((row) => view(ctx, row)),
      query,
      { search: ['name', 'mchno', 'contact', 'phone'] },
    );
  },

  info: (ctx, { id }) => view(ctx, need(ctx, id ?? ctx.merchant.id)),

  is_vip({ merchant, now }) {
    const left = Math.ceil((Date.parse(merchant.expires_at) - now()) / dayMs);
    const isPaid = merchant.version !== '基础版';
    return {
      is_vip: isPaid && left > 0,
      version: merchant.version,
      expires_at: merchant.expires_at,
      days_left: Math.max(0, left),
    };
  },

  save(ctx, { id, revision: seen, ...fields }) {
    if (id) {
      const known = need(ctx, id);
      return merchants().update(id, { ...fields, revision: nextRevision(known, seen) }) ?? known;
    }
    needProvider(ctx);
    if (visible(ctx).some(({ name, status }) => name === fields.name && status !== -1)) {
      fail('已有同名商家', { errorCode: 'NAME_TAKEN' });
    }
    const mchno = `M${200_000 + nextNumber()}`;
    return merchants().insert({
      id: mchno,
      mchno,
      provider_id: ctx.merchant.provider_id,
      ...fields,
      version: '基础版',
      expires_at: ctx.clock.iso((30 * dayMs) / 1000),
      status: 1,
      created_at: ctx.clock.iso(),
    });
  },

  delete(ctx, { ids }) {
    needProvider(ctx);
    const rows = ids.map((id) => need(ctx, id));
    if (rows.some(({ id }) => id === ctx.merchant.id)) fail('不能删除平台自己', { errorCode: 'OWN_MERCHANT' });
    for (const { id } of rows) merchants().update(id, { status: -1 });
    return null;
  },

  status(ctx, input) {
    needProvider(ctx);
    if (![1, 0, -1].includes(input.status)) fail('状态不正确', { errorCode: 'INVALID_INPUT' });
    const rows = idsOf(input).map((id) => need(ctx, id));
    if (rows.some(({ id }) => id === ctx.merchant.id)) fail('不能停用平台自己', { errorCode: 'OWN_MERCHANT' });
    for (const { id } of rows) merchants().update(id, { status: input.status as MerchantRow['status'] });
    return null;
  },

  set(ctx, { field, value }) {
    if (field === 'name' && !value.trim()) fail('商家名称不能为空', { errorCode: 'INVALID_INPUT' });
    if (field === 'compliance_policy' && !compliancePolicies.some((policy) => policy === value.trim())) {
      fail('发布前检查的方式不正确', { errorCode: 'INVALID_INPUT' });
    }
    if (field === 'approval_policy' && !approvalPolicies.some((policy) => policy === value.trim())) {
      fail('审批方式不正确', { errorCode: 'INVALID_INPUT' });
    }
    if (field === 'zone' && !isKnownZone(value.trim())) fail('时区不正确', { errorCode: 'INVALID_INPUT' });
    merchants().update(ctx.merchant.id, {
      [field]: value.trim(),
      revision: nextRevision(ctx.merchant, undefined),
    });
    return null;
  },
});
