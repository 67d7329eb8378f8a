import { ToneTag } from '@/components/ToneTag';
import { useT } from '@/hooks/useT';
import type { Knowledge } from '@/services/knowledge/schema';

/** Whether a document's text was read and cut. */
export function ReadState({ row }: { readonly row: Knowledge }) {
  const t = useT();
  if (row.unread) return <ToneTag tone="warn">{t(`knowledge.unreadShort.${row.unread}`)}</ToneTag>;
  return <ToneTag tone="good">{t('knowledge.ready')}</ToneTag>;
}
