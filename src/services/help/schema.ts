import { z } from 'zod';
import { helpTopics } from '../../domain/helpArticles';
import { done, get, id, idQuery, pageOf, pageQuery, post, timestamp } from '../contract';

const topic = z.enum(helpTopics);
const helpArticle = z.object({
  id,
  title: z.string(),
  summary: z.string(),
  topic,
  /** Reading time. */
  minutes: z.number().int().min(1),
  /** How far the caller has read, 0 … 100. */
  percent: z.number().int().min(0).max(100),
  created_at: timestamp,
});
export type HelpArticle = z.infer<typeof helpArticle>;

const pages = { page: ['merchant.help'] } as const;

export const helpContract = {
  data: get('/help/data', {
    summary: 'Help articles, paged; the keyword is looked for in title, summary and text',
    input: pageQuery.extend({ topic: topic.optional() }),
    result: pageOf(helpArticle),
    origin: 'chosen',
    auth: 'user',
    permission: pages,
  }),
  info: get('/help/info', {
    summary: 'One help article with its text',
    input: idQuery,
    /** Markdown. */
    result: helpArticle.extend({ text: z.string() }),
    origin: 'chosen',
    auth: 'user',
    permission: pages,
  }),
  progress: post('/help/progress', {
    summary: 'Keep how far an article has been read; less than before changes nothing',
    input: z.object({ id, percent: z.number().int().min(0).max(100) }),
    result: done,
    origin: 'chosen',
    auth: 'user',
    permission: pages,
  }),
};
