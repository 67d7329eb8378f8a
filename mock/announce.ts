import { announcementLink } from '../src/domain/announcements';
import { cleanHtml } from '../src/domain/articles/html';
import { announceContract } from '../src/services/announce/schema';
import { fail } from './_core/fail';
import { paged } from './_core/paging';
import type { ProviderRow } from './_core/rows';
import { type Context, serve } from './_core/serve';
import { globalDb } from './_core/store';
import type { AnnouncementRow } from './_data/announcements';
import { addReader, announcements } from './_groups/announcements';
import { type NoticeRow, noticesOf } from './_groups/notices';

/** Merchants hear the brand speak, not one of its people. */
function ownBrand({ merchant }: Context): AnnouncementRow[] {
  const provider = globalDb.table<ProviderRow>('provider').find(merchant.provider_id);
  return announcements.published(merchant.provider_id).map((row) => ({
    ...row,
    author: provider?.name ?? row.author,
    created_at: row.published_at ?? row.created_at,
  }));
}

export default serve(announceContract, {
  data: (ctx, query) => paged(ownBrand(ctx), query, { search: ['title', 'summary'] }),

  info(ctx, { id }) {
    const row = ownBrand(ctx).find((one) => one.id === id);
    if (!row) return fail('这条公告不存在或已撤下', { errorCode: 'NOT_FOUND' });
    addReader(ctx, id);
    const notices = noticesOf(ctx.db.table<NoticeRow>('notice').all(), ctx.account.id);
    const notice = notices.find(({ link }) => link === announcementLink(id));
    return { ...row, html: cleanHtml(row.html), notice_id: notice?.id };
  },
});
