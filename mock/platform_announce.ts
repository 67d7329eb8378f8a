import {
  type AnnouncementContent,
  type AnnouncementProblem,
  announcementProblems,
  isTooLong,
  MAX_ANNOUNCEMENT_SUMMARY,
  MAX_ANNOUNCEMENT_TEXT,
  MAX_ANNOUNCEMENT_TITLE,
} from '../src/domain/announcements';
import { cleanHtml } from '../src/domain/articles/html';
import { type OwnAnnouncement, platform_announceContract } from '../src/services/platform_announce/schema';
import { fail } from './_core/fail';
import { paged } from './_core/paging';
import { serve } from './_core/serve';
import type { AnnouncementRow } from './_data/announcements';
import { announcements, readersOf, tellMerchants } from './_groups/announcements';
import { textState } from './_groups/providerTexts';

const view = (row: AnnouncementRow): OwnAnnouncement => ({
  ...row,
  revision: row.revision ?? 0,
  state: textState(row),
  created_by: row.author,
  readers: readersOf(row.id),
  published_at: row.published_at ?? (textState(row) === 'published' ? row.created_at : undefined),
  updated_at: row.updated_at ?? row.created_at,
});

const sentences: Readonly<Record<AnnouncementProblem, string>> = {
  noTitle: '公告还没有标题',
  noSummary: '公告还没有摘要',
  noText: '公告还没有正文',
  longTitle: `公告的标题最多 ${MAX_ANNOUNCEMENT_TITLE} 字`,
  longSummary: `公告的摘要最多 ${MAX_ANNOUNCEMENT_SUMMARY} 字`,
  longText: `公告的正文最多 ${MAX_ANNOUNCEMENT_TEXT} 字`,
};

function check(content: AnnouncementContent, isPublished: boolean): void {
  const problem = announcementProblems(content).find((one) => isPublished || isTooLong(one));
  if (problem) fail(sentences[problem], { errorCode: 'ANNOUNCEMENT_INVALID' });
}

export default serve(platform_announceContract, {
  data(ctx, query) {
    const rows = announcements.own(ctx).filter((row) => !query.state || textState(row) === query.state);
    return paged(rows.map(view), query, { search: ['title', 'summary'], sort: 'updated_at' });
  },

  info: (ctx, { id }) => view(announcements.need(ctx, id)),

  save(ctx, { id, revision, ...given }) {
    const known = id ? announcements.need(ctx, id) : undefined;
    const fields = { ...given, html: cleanHtml(given.html) };
    check(fields, known !== undefined && textState(known) === 'published');
    return view(
      known
        ? announcements.change(ctx, known, fields, revision)
        : announcements.create(ctx, { ...fields, author: ctx.account.name }),
    );
  },

  publish(ctx, { id, revision }) {
    const row = announcements.need(ctx, id);
    check(row, true);
    const published = announcements.publish(ctx, row, revision);
    tellMerchants(ctx, published);
    return view(published);
  },

  withdraw: (ctx, { id }) => view(announcements.withdraw(ctx, id)),

  delete(ctx, { ids }) {
    announcements.remove(ctx, ids);
    return null;
  },

  restore(ctx, { ids }) {
    announcements.restore(ctx, ids);
    return null;
  },
});
