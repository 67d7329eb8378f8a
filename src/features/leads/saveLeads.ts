import { formatMinute } from '@/hooks/useDates';
import type { Translate } from '@/hooks/useT';
import { saveBlob } from '@/lib/saveBlob';
import { writeSheet } from '@/lib/sheets';
import type { Lead } from '@/services/lead/schema';

/** Leads to the downloads as a workbook, phones as the list shows them; text stays text, whatever it begins with. */
export async function saveLeads(t: Translate, leads: readonly Lead[]): Promise<void> {
  const columns = ['name', 'phone', 'source', 'state', 'assignee', 'next', 'last', 'lastAt'] as const;
  const blob = await writeSheet({
    name: t('lead.pageTitle'),
    columns: columns.map((key) => ({ title: t(`lead.${key}`), width: key === 'last' ? 48 : 18 })),
    rows: leads.map(({ name, phone, source, state, assignee, next_on, last_text, last_at }) => [
      name,
      phone,
      t(`lead.source.${source}`),
      t(`lead.state.${state}`),
      assignee?.name ?? '',
      next_on,
      last_text,
      formatMinute(last_at),
    ]),
  });
  saveBlob(blob, `${t('lead.pageTitle')}.xlsx`);
}
