import { z } from 'zod';
import { helpArticleLimits, helpTopics } from '../../domain/helpArticles';
import { providerTextStates } from '../../domain/providerTexts';
import {
  done,
  get,
  id,
  idQuery,
  idsBody,
  pageOf,
  pageQuery,
  post,
  revision,
  shownRevision,
  timestamp,
} from '../contract';

const topic = z.enum(helpTopics);
const state = z.enum(providerTextStates);

const fields = {
  title: z.string().trim().min(1).max(helpArticleLimits.title),
  summary: z.string().trim().max(helpArticleLimits.summary).default(''),
  topic,
  /** Markdown; HTML in it is shown as text. */
  text: z.string().max(200_000).default(''),
};

const ownArticle = z.object({
  id,
  revision: shownRevision,
  title: z.string(),
  summary: z.string(),
  topic,
  text: z.string(),
  state,
  /** Within its topic, from 1. */
  position: z.number().int().min(1),
  /** Articles of its topic. */
  topic_count: z.number().int().min(1),
  published_at: timestamp.optional(),
  updated_at: timestamp,
  created_at: timestamp,
});
export type OwnArticle = z.infer<typeof ownArticle>;

const permission = { page: ['platform.article'] } as const;

/** The help articles of a provider as it writes them; merchants read them by `help`. */
export const platform_articleContract = {
  data: get('/platform_article/data', {
    summary: 'The provider’s own help articles in all states, paged, by topic and order',
    input: pageQuery.extend({ state: state.optional(), topic: topic.optional() }),
    result: pageOf(ownArticle),
    origin: 'chosen',
    auth: 'user',
    permission,
  }),
  info: get('/platform_article/info', {
    summary: 'One help article of the provider',
    input: idQuery,
    result: ownArticle,
    origin: 'chosen',
    auth: 'user',
    permission,
  }),
  save: post('/platform_article/save', {
    summary: 'Add or change an article; a draft may be unfinished. In another topic it stands last',
    input: z.object({ id: id.optional(), revision, ...fields }),
    result: ownArticle,
    origin: 'chosen',
    auth: 'user',
    permission: { action: 'platform_article.save' },
  }),
  publish: post('/platform_article/publish', {
    summary: 'Show it in the learning center of the provider’s merchants',
    input: z.object({ id, revision }),
    result: ownArticle,
    origin: 'chosen',
    auth: 'user',
    permission: { action: 'platform_article.publish' },
  }),
  withdraw: post('/platform_article/withdraw', {
    summary: 'Show it to merchants no more; how far they have read is kept',
    input: idQuery,
    result: ownArticle,
    origin: 'chosen',
    auth: 'user',
    permission: { action: 'platform_article.publish' },
  }),
  move: post('/platform_article/move', {
    summary: 'Put an article at a place of its topic, from 1',
    input: z.object({ id, position: z.number().int().min(1).max(10_000) }),
    result: ownArticle,
    origin: 'chosen',
    auth: 'user',
    permission: { action: 'platform_article.save' },
  }),
  delete: post('/platform_article/delete', {
    summary: 'Remove articles; one that is published must be withdrawn before',
    input: idsBody,
    result: done,
    origin: 'chosen',
    auth: 'user',
    permission: { action: 'platform_article.delete' },
  }),
  restore: post('/platform_article/restore', {
    summary: 'Take a removal back',
    input: idsBody,
    result: done,
    origin: 'chosen',
    auth: 'user',
    permission: { action: 'platform_article.delete' },
  }),
};
