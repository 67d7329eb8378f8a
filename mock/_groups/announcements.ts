import { announcementLink } from '../../src/domain/announcements';
import { bodyText } from '../../src/domain/articles/html';
import type { Context } from '../_core/serve';
import { globalDb, type Row } from '../_core/store';
import type { AnnouncementRow } from '../_data/announcements';
import '../_data/announcements';
import { addNotice, type NoticeRow } from './notices';
import { providerRecords } from './providerRecords';
import { servedMerchants } from './served';

/** An account has opened an announcement; the id is both. */
interface ReadRow extends Row {
  readonly announcement_id: string;
}

export const announcements = providerRecords({
  table: 'announcement',
  subject: 'announcement',
  missing: '公告不存在或已删除',
  readable: ({ title, summary, html }: AnnouncementRow) => ({ title, summary, contents: bodyText(html) }),
  auditedFields: ['title', 'summary', 'contents'],
});

const reads = () => globalDb.table<ReadRow>('announcement_read');

export const readersOf = (id: string): number =>
  reads()
    .all()
    .filter(({ announcement_id }) => announcement_id === id).length;

/** Keeps who has opened an announcement. Only merchants make that call. */
export function addReader({ account }: Context, id: string): void {
  const read = { id: `${id} ${account.id}`, announcement_id: id };
  if (!reads().find(read.id)) reads().insert(read);
}

/** Tells the accounts of the provider's open merchants; a merchant that was told before is not told again. */
export function tellMerchants({ merchant }: Context, { id, title, summary }: AnnouncementRow): void {
  const link = announcementLink(id);
  const told = new Set(
    globalDb
      .table<NoticeRow>('notice')
      .all()
      .flatMap((notice) => (notice.link === link ? [notice.mchno] : [])),
  );
  for (const { mchno, status } of servedMerchants(merchant)) {
    if (status === 1 && !told.has(mchno)) addNotice(mchno, { kind: 'system', title, content: summary, link });
  }
}
