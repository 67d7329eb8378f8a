import type { Translate } from '@/hooks/useT';
import { saveBlob } from '@/lib/saveBlob';
import { toCsv, writeSheet } from '@/lib/sheets';
import type { CouponCode } from '@/services/coupon/schema';

const titles = (t: Translate) => [t('coupon.code'), t('coupon.customer'), t('coupon.phone')];
const rowsOf = (codes: readonly CouponCode[]) => codes.map(({ code, name, phone }) => [code, name, phone]);

/** Codes to the downloads; cells that a spreadsheet would run as formulas are kept as text. */
export async function saveCodes(t: Translate, codes: readonly CouponCode[], title: string, kind: 'csv' | 'xlsx') {
  const blob =
    kind === 'csv'
      ? new Blob([toCsv([titles(t), ...rowsOf(codes)])], { type: 'text/csv;charset=utf-8' })
      : await writeSheet({
          name: title,
          columns: titles(t).map((name) => ({ title: name, width: 22 })),
          rows: rowsOf(codes),
        });
  saveBlob(blob, `${title}-${t('coupon.fileName')}.${kind}`);
}
