import type { AccountRow, MerchantRow } from '../_core/rows';
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
