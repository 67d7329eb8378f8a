import { ExportButton } from '@/components/resource/ExportButton';
import { daysLeft, isVip } from '@/domain/merchants';
import { formatMinute } from '@/hooks/useDates';
import { type Translate, useT } from '@/hooks/useT';
import { saveBlob } from '@/lib/saveBlob';
import { writeSheet } from '@/lib/sheets';
import type { ResultOf } from '@/services/contract';
import { merchantApi } from '@/services/merchant/api';
import type { merchantContract } from '@/services/merchant/schema';

type ExportedMerchant = ResultOf<(typeof merchantContract)['export']>['list'][number];

/** The merchants that the list's filter lets through, as a workbook. */
export function ExportMerchants() {
  const t = useT();
  return (
    <ExportButton
      action="merchant.export"
      label="providerMerchant.export"
      running="providerMerchant.exporting"
      call={merchantApi.export}
      filters={['review', 'status', 'subscription']}
      save={({ list }) => saveMerchants(t, list)}
    />
  );
}

const columns = [
  'mchno',
  'name',
  'industry',
  'contact',
  'phone',
  'address',
  'version',
  'vip',
  'expires',
  'days',
  'state',
  'note',
  'created',
] as const;

function stateOf(t: Translate, { review, status }: ExportedMerchant): string {
  if (review !== 'approved') return t(`providerMerchant.review.${review}`);
  return t(status === 1 ? 'providerMerchant.on' : 'providerMerchant.off');
}

async function saveMerchants(t: Translate, merchants: readonly ExportedMerchant[]): Promise<void> {
  const now = Date.now();
  const blob = await writeSheet({
    name: t('providerMerchant.title'),
    columns: columns.map((key) => ({ title: t(`providerMerchant.${key}`), width: key === 'note' ? 48 : 18 })),
    rows: merchants.map((row) => [
      row.mchno,
      row.name,
      row.industry,
      row.contact,
      row.phone,
      row.address,
      row.version,
      t(isVip(row, now) ? 'providerMerchant.isVip' : 'providerMerchant.isNotVip'),
      formatMinute(row.expires_at),
      daysLeft(row, now),
      stateOf(t, row),
      row.provider_note ?? '',
      formatMinute(row.created_at),
    ]),
  });
  saveBlob(blob, `${t('providerMerchant.title')}.xlsx`);
}
