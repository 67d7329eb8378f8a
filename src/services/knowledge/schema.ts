import { z } from 'zod';
import { sizeBounds, usualSizes } from '../../domain/knowledge';
import {
  done,
  get,
  id,
  idQuery,
  idsBody,
  pageOf,
  pageQuery,
  post,
  recordOwner,
  recordStatus,
  recordStatusQuery,
  sourceRef,
  statusBody,
  timestamp,
} from '../contract';
import { writingPages } from '../pageKeys';

/** Characters; a text of that size is a book. */
const longestKnowledge = 2_000_000;

/** How the text came in. */
const knowledgeOrigin = z.object({
  kind: z.enum(['paste', 'link', 'file']),
  /** Of the file, with its ending. */
  name: z.string().max(255).default(''),
  url: z.string().max(2000).default(''),
  /** The file as it was uploaded, kept in the library. */
  file_id: z.string().max(64).default(''),
});
export type KnowledgeOrigin = z.infer<typeof knowledgeOrigin>;

const tag = z.string().trim().min(1).max(20);
const sizes = z.object({
  size: z.number().int().min(sizeBounds.size[0]).max(sizeBounds.size[1]).default(usualSizes.size),
  overlap: z.number().int().min(sizeBounds.overlap[0]).max(sizeBounds.overlap[1]).default(usualSizes.overlap),
});

const passage = z.object({
  id: z.string().max(32),
  /** Headings above it, the outermost first. */
  path: z.array(z.string()),
  page: z.number().int().optional(),
  /** Place in the document's text, UTF-16 units. */
  from: z.number().int(),
  to: z.number().int(),
  text: z.string(),
});

/** Why a file's text could not be read; '' = it could. */
const unreadReason = z.enum(['', 'scanned', 'encrypted', 'broken']);
export type UnreadReason = z.infer<typeof unreadReason>;

const fields = {
  title: z.string().trim().min(1).max(120),
  tags: z.array(tag).max(12).default([]),
  /** Whether the writer may look into it and cite it. */
  usable: z.boolean().default(true),
};

const knowledge = z.object({
  id,
  ...fields,
  origin: knowledgeOrigin,
  sizes,
  unread: unreadReason,
  characters: z.number().int(),
  passages: z.number().int(),
  /** 0 for texts without pages. */
  pages: z.number().int(),
  excerpt: z.string(),
  /** How many scripts, articles and answers cite it. */
  used: z.number().int(),
  author: z.object({ id: z.string(), name: z.string() }),
  owner: recordOwner,
  /** Grows with every save of the text; a save that names an older one is refused with CONFLICT. */
  revision: z.number().int(),
  status: recordStatus,
  created_at: timestamp,
  updated_at: timestamp,
});
export type Knowledge = z.infer<typeof knowledge>;

const knowledgeDetail = knowledge.extend({
  text: z.string(),
  list: z.array(passage),
  used_by: z.array(z.object({ ref: sourceRef, title: z.string(), kind: z.string().default('') })),
});
export type KnowledgeDetail = z.infer<typeof knowledgeDetail>;

const knowledgeHit = z.object({
  /** Of the document. */
  id,
  title: z.string(),
  passage,
  /** BM25 with the share of the question that is met; only good for comparing hits of one search. */
  score: z.number(),
  /** Share of the question's weight that the passage carries, 0–1. */
  coverage: z.number(),
  /** Where the question's words stand in the passage's text. */
  marks: z.array(z.object({ from: z.number().int(), to: z.number().int() })),
});
export type KnowledgeHit = z.infer<typeof knowledgeHit>;

/** Documents that a text may cite; without the field the writer uses none. */
export const knowledgeIds = z.array(id).max(20).default([]);

/** A passage as a written text cites it by `[number]`. */
export const citedPassage = z.object({
  number: z.number().int(),
  id,
  passage: z.string(),
  title: z.string(),
  path: z.array(z.string()),
  page: z.number().int().optional(),
  text: z.string(),
});

export const knowledgeContract = {
  data: get('/knowledge/data', {
    summary: 'Knowledge documents, newest first; `keyword` looks into title and text, status=-1 shows the recycle bin',
    input: pageQuery.extend({
      tag: z.string().max(20).optional(),
      usable: z.coerce.number().int().min(0).max(1).optional(),
      kind: knowledgeOrigin.shape.kind.optional(),
      status: recordStatusQuery.optional(),
    }),
    result: pageOf(knowledge),
    origin: 'chosen',
    auth: 'user',
    permission: { page: ['creative.knowledge', ...writingPages] },
  }),
  info: get('/knowledge/info', {
    summary: 'One document with its text, its passages and what cites it',
    input: idQuery,
    result: knowledgeDetail,
    origin: 'chosen',
    auth: 'user',
    permission: { page: ['creative.knowledge', ...writingPages] },
  }),
  save: post('/knowledge/save', {
    summary: 'Add (no id) or update; the server cuts the text into passages. A text left out stays',
    input: z.object({
      id: id.optional(),
      revision: z.number().int().optional(),
      ...fields,
      text: z.string().max(longestKnowledge).optional(),
      origin: knowledgeOrigin.optional(),
      unread: unreadReason.optional(),
    }),
    result: knowledge,
    origin: 'chosen',
    auth: 'user',
    permission: { action: 'knowledge.save' },
  }),
  set: post('/knowledge/set', {
    summary: 'Set title, tags or whether the writer may use them, of some documents',
    input: z.object({
      ids: z.array(id).min(1).max(1000),
      title: fields.title.optional(),
      tags: z.array(tag).max(12).optional(),
      usable: z.boolean().optional(),
    }),
    result: done,
    origin: 'chosen',
    auth: 'user',
    permission: { action: 'knowledge.save' },
  }),
  recut: post('/knowledge/recut', {
    summary: 'Cut a document into passages of another size',
    input: z.object({ id, ...sizes.shape }),
    result: knowledgeDetail,
    origin: 'chosen',
    auth: 'user',
    permission: { action: 'knowledge.save' },
  }),
  search: post('/knowledge/search', {
    summary: 'Passages that answer a question, best first (BM25 over segmented words)',
    input: z.object({
      query: z.string().trim().min(1).max(500),
      ids: z.array(id).max(200).optional(),
      limit: z.number().int().min(1).max(30).default(8),
    }),
    result: z.object({
      list: z.array(knowledgeHit),
      /** How many passages were looked through. */
      searched: z.number().int(),
    }),
    origin: 'chosen',
    auth: 'user',
    permission: { page: ['creative.knowledge'] },
  }),
  status: post('/knowledge/status', {
    summary: 'Out of the recycle bin (1), or into it (-1)',
    input: statusBody,
    result: done,
    origin: 'chosen',
    auth: 'user',
    permission: { action: 'knowledge.delete' },
  }),
  delete: post('/knowledge/delete', {
    summary: 'To the recycle bin',
    input: idsBody,
    result: done,
    origin: 'chosen',
    auth: 'user',
    permission: { action: 'knowledge.delete' },
  }),
};
