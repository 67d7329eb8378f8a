import type { AuditSubject, AuditVerb, AuditWay } from '@/domain/audit';
import { formatMinute } from '@/hooks/useDates';
import type { Translate } from '@/hooks/useT';
import { shownByCaller } from '@/lib/request';
import { writeSheet } from '@/lib/sheets';
import { auditApi } from '@/services/audit/api';
import type { AuditEntry } from '@/services/audit/schema';
import { changeText, fieldText, isUnkept } from './changeText';

interface AuditQuery {
  readonly keyword: string | undefined;
  readonly subject: AuditSubject | undefined;
  readonly verb: AuditVerb | undefined;
  readonly way: AuditWay | undefined;
  /** `2026-11-01..2026-11-30`. */
  readonly days: string | undefined;
}

/**
 * An Excel file of all entries that the filters leave, one row for each field that was changed.
 * @throws the typed errors of lib/request
 */
export async function exportAudit(
  t: Translate,
  { keyword, subject, verb, way, days }: AuditQuery,
): Promise<{ blob: Blob; count: number }> {
  const entries: AuditEntry[] = [];
  const asked = {
    ...(keyword && { keyword }),
    ...(subject && { subject }),
    ...(verb && { verb }),
    ...(way && { way }),
    ...(days && { days }),
  };
  for (let page = 1; ; page += 1) {
    const { list, paginator } = await auditApi.data({ ...asked, page, page_size: 500 }, shownByCaller);
    entries.push(...list);
    if (page >= paginator.numPages) break;
  }
  const blob = await writeSheet({
    name: t('audit.title'),
    columns: [
      { title: t('audit.time'), width: 18 },
      { title: t('audit.actor'), width: 12 },
      { title: t('audit.as'), width: 16 },
      { title: t('audit.verb'), width: 12 },
      { title: t('audit.subject'), width: 14 },
      { title: t('audit.name'), width: 28 },
      { title: t('audit.record'), width: 24 },
      { title: t('audit.changes'), width: 16 },
      { title: t('audit.before'), width: 36 },
      { title: t('audit.after'), width: 36 },
      { title: t('audit.call'), width: 20 },
      { title: t('audit.records'), width: 28 },
      { title: t('audit.reason'), width: 28 },
      { title: t('audit.host'), width: 20 },
    ],
    rows: entries.flatMap((entry) =>
      (entry.changes.length > 0 ? entry.changes : [undefined]).map((change) => [
        formatMinute(entry.created_at),
        entry.actor,
        entry.acted_as?.name ?? '',
        t(`audit.verb.${entry.verb}`),
        t(`audit.subject.${entry.subject}`),
        entry.subject_name,
        change?.record ?? '',
        change ? fieldText(t, change.field) : '',
        change ? changeText(t, entry, change, change.before) : '',
        change ? (isUnkept(change) ? t('audit.unkept') : changeText(t, entry, change, change.after)) : '',
        entry.call ?? '',
        (entry.records ?? []).join('、'),
        entry.reason,
        entry.host ?? '',
      ]),
    ),
  });
  return { blob, count: entries.length };
}
