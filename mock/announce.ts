import { cleanHtml } from '../src/domain/articles/html';
import { announceContract } from '../src/services/announce/schema';
import { fail } from './_core/fail';
import { paged } from './_core/paging';
import { type Context, serve } from './_core/serve';
import { globalDb } from './_core/store';
import type { AnnouncementRow } from './_data/announcements';
import './_data/announcements';
import { type NoticeRow, noticesOf } from './_groups/notices';

const ownBrand = ({ merchant }: Context): AnnouncementRow[] =>
  globalDb
    .table<AnnouncementRow>('announcement')
    .all()
    .filter(({ provider_id }) => provider_id === merchant.provider_id);

export default serve(announceContract, {
  data: (ctx, query) => paged(ownBrand(ctx), query, { search: ['title', 'summary'] }),

  info(ctx, { id }) {
    const row = ownBrand(ctx).find((one) => one.id === id);
    if (!row) return fail('这条公告不存在或已撤下', { errorCode: 'NOT_FOUND' });
    const notices = noticesOf(ctx.db.table<NoticeRow>('notice').all(), ctx.account.id);
    const notice = notices.find(({ link }) => link === `/merchant/announce/info?id=${id}`);
    return { ...row, html: cleanHtml(row.html), notice_id: notice?.id };
  },
});
