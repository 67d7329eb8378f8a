import { inReadingOrder } from '../src/domain/helpArticles';
import { helpContract } from '../src/services/help/schema';
import { fail } from './_core/fail';
import { paged } from './_core/paging';
import { type Context, serve } from './_core/serve';
import { globalDb, type Row } from './_core/store';
import type { HelpArticleRow } from './_data/helpArticles';
import { helpArticles } from './_groups/helpArticles';

/** How far an account has read an article; the id is both. */
interface ProgressRow extends Row {
  readonly percent: number;
}

/** Characters that are read in a minute. */
const READING_SPEED = 300;

const progress = () => globalDb.table<ProgressRow>('help_progress');
const progressId = ({ account }: Context, article: string): string => `${account.id} ${article}`;

function view(ctx: Context, article: HelpArticleRow) {
  return {
    ...article,
    minutes: Math.max(1, Math.ceil(article.text.length / READING_SPEED)),
    percent: progress().find(progressId(ctx, article.id))?.percent ?? 0,
    created_at: article.published_at ?? article.created_at,
  };
}

/** What the caller's provider has published. */
const articlesFor = ({ merchant }: Context): HelpArticleRow[] => helpArticles.published(merchant.provider_id);

const need = (ctx: Context, id: string): HelpArticleRow =>
  articlesFor(ctx).find((article) => article.id === id) ?? fail('这篇文章不存在或已撤下', { errorCode: 'NOT_FOUND' });

export default serve(helpContract, {
  data(ctx, query) {
    const found = articlesFor(ctx).filter(({ topic }) => !query.topic || topic === query.topic);
    const rows = inReadingOrder(found).map((article, index) => ({ ...view(ctx, article), order: -index }));
    return paged<(typeof rows)[number]>(rows, query, { search: ['title', 'summary', 'text'], sort: 'order' });
  },
  info: (ctx, { id }) => view(ctx, need(ctx, id)),
  progress(ctx, { id, percent }) {
    const row = { id: progressId(ctx, need(ctx, id).id), percent };
    const known = progress().find(row.id);
    if (!known) progress().insert(row);
    else if (known.percent < percent) progress().update(row.id, { percent });
    return null;
  },
});
