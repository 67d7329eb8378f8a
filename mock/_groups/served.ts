import { fail } from '../_core/fail';
import type { AccountRow, MerchantRow } from '../_core/rows';
import type { Context } from '../_core/serve';
import { globalDb } from '../_core/store';

const merchants = (): MerchantRow[] => globalDb.table<MerchantRow>('merchant').all();

const isProvider = ({ mchno }: MerchantRow): boolean =>
  globalDb
    .table<AccountRow>('account')
    .all()
    .some((account) => account.mchno === mchno && account.business === 'provider');

/** The merchants of the brand that a provider's own merchant number stands for. */
export const servedMerchants = (provider: MerchantRow): MerchantRow[] =>
  merchants().filter(({ id, provider_id }) => provider_id === provider.provider_id && id !== provider.id);

/** The merchant number under which a merchant's provider works; undefined where the brand has none here. */
export const providerMerchantOf = ({ id, provider_id }: MerchantRow): MerchantRow | undefined =>
  merchants().find((row) => row.provider_id === provider_id && row.id !== id && isProvider(row));

/** A merchant that the caller serves as its provider, not the provider itself. */
export function needServed({ account, merchant }: Context, id: string): MerchantRow {
  if (account.business !== 'provider') fail('无权执行此操作', { errorCode: 'ACTION_DENIED' });
  return servedMerchants(merchant).find((row) => row.id === id) ?? fail('商家不存在', { errorCode: 'NOT_FOUND' });
}
