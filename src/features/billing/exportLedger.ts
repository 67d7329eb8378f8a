import { formatMinute } from '@/hooks/useDates';
import type { Translate } from '@/hooks/useT';
import { shownByCaller } from '@/lib/request';
import { writeSheet } from '@/lib/sheets';
import { countingApi } from '@/services/counting/api';
import type { LedgerEntry } from '@/services/counting/schema';
import type { LedgerQuery } from './ledgerQuery';

/**
 * An Excel file of all lines that the filters leave, with their sums below.
 * @throws the typed errors of lib/request
 */
export async function exportLedger(t: Translate, query: LedgerQuery): Promise<{ blob: Blob; count: number }> {
  const lines: LedgerEntry[] = [];
  for (let page = 1; ; page += 1) {
    const { list, paginator, sums } = await countingApi.data({ ...query, page, page_size: 500 }, shownByCaller);
    lines.push(...list);
    if (page < paginator.numPages) continue;
    const blob = await writeSheet({
      name: t('billing.ledger.title'),
      columns: [
        { title: t('billing.ledger.time'), width: 18 },
        { title: t('billing.ledger.kind'), width: 10 },
        { title: t('billing.ledger.subject'), width: 40 },
        { title: t('billing.ledger.member'), width: 16 },
        { title: t('billing.ledger.credits'), width: 12 },
        { title: t('billing.ledger.balance'), width: 12 },
      ],
      rows: [
        ...lines.map(({ created_at, kind, subject, account_name, credits, balance }) => [
          formatMinute(created_at),
          t(`billing.ledger.kind.${kind}`),
          subject,
          account_name,
          credits,
          balance,
        ]),
        [],
        ...(['granted', 'used', 'held'] as const).map((key) => [
          { value: t(`billing.ledger.sum.${key}`), tone: 'strong' as const },
          '',
          '',
          '',
          sums[key],
        ]),
      ],
    });
    return { blob, count: lines.length };
  }
}
