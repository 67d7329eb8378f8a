import { z } from 'zod';
import { articleGaps } from '../../domain/articles/carried';
import { articleKinds } from '../../domain/articles/kinds';
import { articleStates } from '../../domain/articles/states';
import { textPlatformIds } from '../../domain/platforms/texts/types';
import {
  done,
  get,
  id,
  idQuery,
  idsBody,
  madeFilter,
  oneOrMany,
  pageOf,
  pageQuery,
  post,
  recordOwner,
  recordStatus,
  recordStatusQuery,
  sourceChain,
  timestamp,
} from '../contract';
import { citedPassage, knowledgeIds } from '../knowledge/schema';
import { alreadyWritten, textEvent } from '../writer/schema';

const articleKind = z.enum(articleKinds);
const articleState = z.enum(articleStates);
const articlePlatform = z.enum(textPlatformIds);
const longestBody = 400_000;

/** An image that goes with the text, in the order in which it is shown. */
const articleImage = z.object({
  id,
  url: z.string().min(1).max(2000),
  file_id: id.optional(),
  name: z.string().max(200).default(''),
  alt: z.string().max(200).default(''),
  width: z.number().int().positive().optional(),
  height: z.number().int().positive().optional(),
});
export type ArticleImage = z.infer<typeof articleImage>;

const fields = {
  kind: articleKind,
  /** May stay empty while it is a draft. */
  title: z.string().trim().max(200).default(''),
  summary: z.string().trim().max(500).default(''),
  /** Without one, that of the kind: 公众号 for an article, 小红书 for a note, 微博 for a post. */
  platform: articlePlatform.optional(),
  /** Address of an image; '' = the first one. */
  cover: z.string().max(2000).default(''),
  images: z.array(articleImage).max(60).default([]),
  topics: z.array(z.string().trim().min(1).max(60)).max(60).default([]),
  goods_id: id.optional(),
  topic_id: id.optional(),
  framework_id: z.string().min(1).max(64).optional(),
  /** Account id of whoever is to write it. */
  assignee: id.optional(),
  /** Typesetting that the editor chose: theme, font size … */
  layout: z.record(z.string().max(40), z.string().max(200)).default({}),
  source: sourceChain,
};

const articleSummary = z.object({
  id,
  ...fields,
  platform: articlePlatform,
  state: articleState,
  /** Characters of the plain text, spaces left out. */
  words: z.number().int(),
  /** Beginning of the plain text. */
  excerpt: z.string(),
  author: z.object({ id: z.string(), name: z.string() }),
  owner: recordOwner,
  status: recordStatus,
  /** Grows by one with every save; a save that names an older one is refused with CONFLICT. */
  revision: z.number().int(),
  created_at: timestamp,
  updated_at: timestamp,
});
export type ArticleSummary = z.infer<typeof articleSummary>;

const article = articleSummary.extend({
  /** Cleaned by the server: tags, attributes, styles and addresses of an allow-list. */
  html: z.string(),
  /** Plain text of the body. */
  text: z.string(),
  /** Name that the client gave to its last save. */
  save_id: z.string().max(64).default(''),
});
export type Article = z.infer<typeof article>;

/** A state that the server has kept; restoring it makes a new one. */
const articleVersion = z.object({
  revision: z.number().int(),
  title: z.string(),
  words: z.number().int(),
  saved_at: timestamp,
  by: z.object({ id: z.string(), name: z.string() }),
});
export type ArticleVersion = z.infer<typeof articleVersion>;

const articleNotes = z.object({
  /** Characters that the material carries, without prompts and hashtags. */
  carriedWords: z.number().int(),
  askedWords: z.number().int(),
  /** What would carry more, the most telling first. */
  missing: z.array(z.enum(articleGaps)),
});
export type ArticleNotes = z.infer<typeof articleNotes>;

export const articleContract = {
  data: get('/article/data', {
    summary: 'Posts, articles and notes, newest first; status=-1 shows the recycle bin',
    input: pageQuery.extend({
      kind: articleKind.optional(),
      platform: articlePlatform.optional(),
      state: articleState.optional(),
      ...madeFilter,
      assignee: id.optional(),
      goods_id: id.optional(),
      topic_id: id.optional(),
      status: recordStatusQuery.optional(),
    }),
    result: pageOf(articleSummary),
    origin: 'chosen',
    auth: 'user',
    permission: { page: ['creation.post'] },
  }),
  info: get('/article/info', {
    summary: 'One with its body',
    input: idQuery,
    result: article,
    origin: 'chosen',
    auth: 'user',
    permission: { page: ['editor.article', 'editor.note', 'creation.post'] },
  }),
  save: post('/article/save', {
    summary:
      'Add (no id) or update. The body comes as html or markdown; without either the known one stays. `revision` guards against overwriting another tab',
    input: z.object({
      id: id.optional(),
      revision: z.number().int().optional(),
      ...fields,
      html: z.string().max(longestBody).optional(),
      markdown: z.string().max(longestBody).optional(),
      save_id: z.string().max(64).optional(),
    }),
    result: article,
    origin: 'chosen',
    auth: 'user',
    permission: { action: 'article.save' },
  }),
  state: post('/article/state', {
    summary: 'How far a text is: draft, review, ready, published',
    input: z.object({ ids: z.array(id).max(1000), state: articleState }),
    result: done,
    origin: 'chosen',
    auth: 'user',
    permission: { action: 'article.save' },
  }),
  copy: post('/article/copy', {
    summary: 'A draft of its own with the same words and images, for another platform when one is named',
    input: z.object({ id, platform: articlePlatform.optional(), kind: articleKind.optional() }),
    result: article,
    origin: 'chosen',
    auth: 'user',
    permission: { action: 'article.save' },
  }),
  versions: get('/article/versions', {
    summary: 'The last 30 saved states, newest first; saves of one person within a minute count as one',
    input: idQuery,
    result: z.object({ list: z.array(articleVersion) }),
    origin: 'chosen',
    auth: 'user',
    permission: { page: ['editor.article', 'editor.note'] },
  }),
  version: get('/article/version', {
    summary: 'One earlier state as it was',
    input: z.object({ id, version: z.coerce.number().int() }),
    result: article,
    origin: 'chosen',
    auth: 'user',
    permission: { page: ['editor.article', 'editor.note'] },
  }),
  version_restore: post('/article/version_restore', {
    summary: 'Makes an earlier state the newest one; what was there before stays among the versions',
    input: z.object({ id, version: z.number().int(), revision: z.number().int().optional() }),
    result: article,
    origin: 'chosen',
    auth: 'user',
    permission: { action: 'article.save' },
  }),
  delete: post('/article/delete', {
    summary: 'To the recycle bin',
    input: idsBody,
    result: done,
    origin: 'chosen',
    auth: 'user',
    permission: { action: 'article.delete' },
  }),
  restore: post('/article/restore', {
    summary: 'Back from the recycle bin',
    input: oneOrMany,
    result: done,
    origin: 'chosen',
    auth: 'user',
    permission: { action: 'article.delete' },
  }),
  /** Streams Markdown whose first line is `# title`. The same seed gives the same text (embedded writer). */
  generate: post('/article/generate', {
    summary: 'Write a post, article or note from goods, a topic, an idea or an outline, streamed',
    input: z.object({
      kind: articleKind,
      platform: articlePlatform.optional(),
      goods_id: id.optional(),
      topic_id: id.optional(),
      framework_id: z.string().min(1).max(64).optional(),
      idea: z.string().max(5000).default(''),
      outline: z.array(z.string().max(200)).max(30).default([]),
      /** Wished length in characters. */
      words: z.number().int().min(50).max(5000).default(600),
      seed: z.number().int().default(1),
      wish: z.string().max(500).default(''),
      /** Documents whose passages may be cited as `[1]`. */
      knowledge_ids: knowledgeIds,
      already: alreadyWritten,
    }),
    result: textEvent.extend({
      sources: z.array(citedPassage).optional(),
      /** Comes after a text that is much shorter than was asked. */
      notes: articleNotes.optional(),
    }),
    origin: 'chosen',
    auth: 'user',
    permission: { action: 'article.generate' },
    answer: 'stream',
  }),
};
