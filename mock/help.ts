import { helpContract } from '../src/services/help/schema';
import { fail } from './_core/fail';
import { paged } from './_core/paging';
import { type Context, serve } from './_core/serve';
import { globalDb, type Row } from './_core/store';
import { type HelpSource, helpArticles } from './_data/helpArticles';

/** How far an account has read an article; the id is both. */
interface ProgressRow extends Row {
  readonly percent: number;
}

/** Characters that are read in a minute. */
const READING_SPEED = 300;

const progress = () => globalDb.table<ProgressRow>('help_progress');
const progressId = ({ account }: Context, article: string): string => `${account.id} ${article}`;

function view(ctx: Context, article: HelpSource) {
  return {
    ...article,
    minutes: Math.max(1, Math.ceil(article.text.length / READING_SPEED)),
    percent: progress().find(progressId(ctx, article.id))?.percent ?? 0,
    created_at: ctx.clock.seedTime(-30),
  };
}

const need = (id: string): HelpSource =>
  helpArticles.find((article) => article.id === id) ?? fail('没有这篇文章', { errorCode: 'NOT_FOUND' });

export default serve(helpContract, {
  data(ctx, query) {
    const found = helpArticles.filter(({ topic }) => !query.topic || topic === query.topic);
    // In the order in which they are meant to be read.
    const rows = found.map((article, index) => ({ ...view(ctx, article), order: -index }));
    return paged<(typeof rows)[number]>(rows, query, { search: ['title', 'summary', 'text'], sort: 'order' });
  },
  info: (ctx, { id }) => view(ctx, need(id)),
  progress(ctx, { id, percent }) {
    const row = { id: progressId(ctx, need(id).id), percent };
    const known = progress().find(row.id);
    if (!known) progress().insert(row);
    else if (known.percent < percent) progress().update(row.id, { percent });
    return null;
  },
});
