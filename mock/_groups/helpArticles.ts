import { type HelpTopic, inReadingOrder, withPosition } from '../../src/domain/helpArticles';
import type { Context } from '../_core/serve';
import { globalDb } from '../_core/store';
import type { HelpArticleRow } from '../_data/helpArticles';
import '../_data/helpArticles';
import { addAudit } from './audit';
import { providerRecords } from './providerRecords';

export const helpArticles = providerRecords({
  table: 'help_article',
  subject: 'help_article',
  missing: '文章不存在或已删除',
  readable: ({ title, summary, topic, text }: HelpArticleRow) => ({ title, summary, topic, contents: text }),
  auditedFields: ['title', 'summary', 'topic', 'contents'],
});

/** The provider's articles of a topic, in order, whatever their state. */
export const articlesOfTopic = (ctx: Context, topic: HelpTopic): HelpArticleRow[] =>
  inReadingOrder(helpArticles.own(ctx).filter((row) => row.topic === topic));

/** Behind all others of a topic. */
export const lastOrder = (ctx: Context, topic: HelpTopic): number =>
  (articlesOfTopic(ctx, topic).at(-1)?.order ?? -1) + 1;

/** Puts an article at a place of its topic. The order is no part of what a save writes: no revision grows. */
export function moveArticle(ctx: Context, { id, title, topic }: HelpArticleRow, position: number): void {
  const before = articlesOfTopic(ctx, topic).map((row) => row.id);
  const after = withPosition(before, id, position);
  const [from, to] = [before.indexOf(id), after.indexOf(id)];
  if (from === to) return;
  for (const [order, one] of after.entries()) globalDb.table<HelpArticleRow>('help_article').update(one, { order });
  const changes = [{ field: 'order' as const, before: String(from + 1), after: String(to + 1) }];
  addAudit(ctx, { subject: 'help_article', id, name: title, verb: 'update', changes });
}
