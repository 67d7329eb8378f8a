import { announcementLimits, announcementProblems } from '../src/domain/announcements';
import { cleanHtml } from '../src/domain/articles/html';
import { type OwnAnnouncement, platform_announceContract } from '../src/services/platform_announce/schema';
import { paged } from './_core/paging';
import { serve } from './_core/serve';
import type { AnnouncementRow } from './_data/announcements';
import { announcements, readersOf, tellMerchants } from './_groups/announcements';
import { checkText, recordHandlers, recordState } from './_groups/providerRecords';

const view = (row: AnnouncementRow): OwnAnnouncement => ({
  ...row,
  revision: row.revision ?? 0,
  state: recordState(row),
  created_by: row.author,
  readers: readersOf(row.id),
  published_at: row.published_at ?? (recordState(row) === 'published' ? row.created_at : undefined),
  updated_at: row.updated_at ?? row.created_at,
});

export default serve(platform_announceContract, {
  data(ctx, query) {
    const rows = announcements.own(ctx).filter((row) => !query.state || recordState(row) === query.state);
    return paged(rows.map(view), query, { search: ['title', 'summary'], sort: 'updated_at' });
  },

  info: (ctx, { id }) => view(announcements.need(ctx, id)),

  save(ctx, { id, revision, ...given }) {
    const known = id ? announcements.need(ctx, id) : undefined;
    const fields = { ...given, html: cleanHtml(given.html) };
    const isShown = known !== undefined && recordState(known) === 'published';
    checkText(announcementProblems(fields), announcementLimits, isShown);
    return view(
      known
        ? announcements.change(ctx, known, fields, revision)
        : announcements.create(ctx, { ...fields, author: ctx.account.name }),
    );
  },

  ...recordHandlers(announcements, {
    view: (_ctx, row) => view(row),
    checkWhole: (row) => checkText(announcementProblems(row), announcementLimits, true),
    onPublished: tellMerchants,
  }),
});
