import { z } from 'zod';
import { helpArticleLimits, helpTopics } from '../../domain/helpArticles';
import { id, post } from '../contract';
import { providerRecordCalls, providerRecordFields, providerRecordQuery } from '../providerRecords';

const topic = z.enum(helpTopics);

const ownArticle = z.object({
  ...providerRecordFields,
  summary: z.string(),
  topic,
  text: z.string(),
  /** Within its topic, from 1. */
  position: z.number().int().min(1),
  /** Articles of its topic. */
  topic_count: z.number().int().min(1),
});
export type OwnArticle = z.infer<typeof ownArticle>;

/** The help articles of a provider as it writes them; merchants read them by `help`. */
export const platform_articleContract = {
  ...providerRecordCalls({
    group: 'platform_article',
    page: 'platform.article',
    query: providerRecordQuery.extend({ topic: topic.optional() }),
    row: ownArticle,
    whole: ownArticle,
    fields: {
      title: z.string().trim().min(1).max(helpArticleLimits.title),
      summary: z.string().trim().max(helpArticleLimits.summary).default(''),
      topic,
      /** Markdown; HTML in it is shown as text. */
      text: z.string().max(200_000).default(''),
    },
    summaries: {
      data: 'The provider’s own help articles in all states, paged, by topic and order',
      info: 'One help article of the provider',
      save: 'Add or change an article; a draft may be unfinished. In another topic it stands last',
      publish: 'Show it in the learning center of the provider’s merchants',
      withdraw: 'Show it to merchants no more; how far they have read is kept',
      delete: 'Remove articles; one that is published must be withdrawn before',
    },
  }),
  move: post('/platform_article/move', {
    summary: 'Put an article at a place of its topic, from 1',
    input: z.object({ id, position: z.number().int().min(1).max(10_000) }),
    result: ownArticle,
    origin: 'chosen',
    auth: 'user',
    permission: { action: 'platform_article.save' },
  }),
};
