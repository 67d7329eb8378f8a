import { helpArticleLimits, helpArticleProblems, inReadingOrder } from '../src/domain/helpArticles';
import { type OwnArticle, platform_articleContract } from '../src/services/platform_article/schema';
import { paged } from './_core/paging';
import { type Context, serve } from './_core/serve';
import type { HelpArticleRow } from './_data/helpArticles';
import { articlesOfTopic, helpArticles, lastOrder, moveArticle } from './_groups/helpArticles';
import { checkText, recordHandlers, recordState } from './_groups/providerRecords';

function view(ctx: Context, row: HelpArticleRow): OwnArticle {
  const neighbors = articlesOfTopic(ctx, row.topic);
  return {
    ...row,
    revision: row.revision ?? 0,
    state: recordState(row),
    position: neighbors.findIndex(({ id }) => id === row.id) + 1,
    topic_count: neighbors.length,
    updated_at: row.updated_at ?? row.created_at,
  };
}

export default serve(platform_articleContract, {
  data(ctx, query) {
    const found = inReadingOrder(helpArticles.own(ctx)).filter(
      (row) => (!query.state || recordState(row) === query.state) && (!query.topic || row.topic === query.topic),
    );
    const rows = found.map((row, index) => ({ ...view(ctx, row), rank: -index }));
    return paged<(typeof rows)[number]>(rows, query, { search: ['title', 'summary', 'text'], sort: 'rank' });
  },

  info: (ctx, { id }) => view(ctx, helpArticles.need(ctx, id)),

  save(ctx, { id, revision, ...fields }) {
    const known = id ? helpArticles.need(ctx, id) : undefined;
    const isShown = known !== undefined && recordState(known) === 'published';
    checkText(helpArticleProblems(fields), helpArticleLimits, isShown);
    const order = known?.topic === fields.topic ? known.order : lastOrder(ctx, fields.topic);
    const row = { ...fields, order };
    return view(ctx, known ? helpArticles.change(ctx, known, row, revision) : helpArticles.create(ctx, row));
  },

  ...recordHandlers(helpArticles, {
    view,
    checkWhole: (row) => checkText(helpArticleProblems(row), helpArticleLimits, true),
  }),

  move(ctx, { id, position }) {
    moveArticle(ctx, helpArticles.need(ctx, id), position);
    return view(ctx, helpArticles.need(ctx, id));
  },
});
