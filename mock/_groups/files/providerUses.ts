import { type ProviderFileUser, providerFileUsers } from '../../../src/domain/providerFiles';
import type { AccountRow, MerchantRow, ProviderRow } from '../../_core/rows';
import { globalDb, type Row } from '../../_core/store';
import type { ProviderRecordRow } from '../providerRecords';
import { type NamedFile, usesByFile } from './namedFiles';
import { merchantsByFile } from './uses';

interface OwnUse {
  readonly type: ProviderFileUser;
  readonly id: string;
  readonly title: string;
}

/** The brand as it is live, as it is prepared, and the versions that can be gone back to. */
const brandTables = ['provider', 'brand_draft', 'brand_history'] as const;

interface BrandRow extends Row {
  readonly provider_id?: string;
}

/** What it publishes to its merchants. */
const recordTables = providerFileUsers.filter((type) => type !== 'brand' && type !== 'account' && type !== 'merchant');

function* ownUses({ provider_id, mchno }: MerchantRow): Generator<readonly [Row, OwnUse]> {
  for (const type of recordTables) {
    for (const row of globalDb.table<ProviderRecordRow>(type).all())
      if (row.provider_id === provider_id && !row.is_deleted) yield [row, { type, id: row.id, title: row.title }];
  }
  for (const type of ['account', 'merchant'] as const) {
    for (const row of globalDb.table<AccountRow | MerchantRow>(type).all())
      if (row.mchno === mchno) yield [row, { type, id: row.id, title: row.name }];
  }
  const title = globalDb.table<ProviderRow>('provider').find(provider_id)?.name ?? '';
  const brand: OwnUse = { type: 'brand', id: provider_id, title };
  for (const table of brandTables) {
    for (const row of globalDb.table<BrandRow>(table).all())
      if (row.id === provider_id || row.provider_id === provider_id) yield [row, brand];
  }
}

/** What shows a provider's files: its own records, and how many merchants' records do. */
export function providerFileUses(provider: MerchantRow) {
  const own = usesByFile(ownUses(provider));
  const merchants = merchantsByFile(provider.mchno);
  return (file: NamedFile) => ({ own: own(file), merchants: new Set(merchants(file)).size });
}
