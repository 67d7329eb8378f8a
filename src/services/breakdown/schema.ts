import { z } from 'zod';
import { MAX_JUDGED_TEXT, MAX_TEXT } from '../../domain/breakdown/limits';
import { hookTypes } from '../../domain/frameworks/hookTypes';
import { roleKeys } from '../../domain/frameworks/roles';
import {
  done,
  get,
  id,
  idQuery,
  idsBody,
  madeFilter,
  pageOf,
  pageQuery,
  post,
  recordStatus,
  sourceChain,
  statusBody,
  timestamp,
} from '../contract';
import { toolPages } from '../pageKeys';

/** When a stretch of a transcript is spoken; places in UTF-16 units, times in seconds. */
const timeMark = z.object({
  from: z.number().int().min(0),
  to: z.number().int().min(0),
  start: z.number().min(0),
  end: z.number().min(0),
});

const share = z.number().min(0).max(1);
const secondRole = z.object({ role: z.enum(roleKeys), share });

/** What a writing service says of one line: the role, how sure it is, the next likeliest one. */
const lineJudgement = z.object({
  /** From 1. */
  line: z.number().int().min(1),
  role: z.enum(roleKeys),
  confidence: share,
  second: secondRole.optional(),
});

/** Where a segment begins and what it does. */
const cut = z.object({
  from: z.number().int().min(0),
  role: z.enum(roleKeys),
  isOwn: z.boolean().optional(),
  /** Of hooks only: the type that the user chose. */
  hook: z.enum(hookTypes.map((type) => type.id)).optional(),
  /** A writing service told the role. */
  judged: z.object({ by: z.string().max(120), confidence: share, second: secondRole.optional() }).optional(),
});

/** Where the text came from. */
const origin = z.object({
  kind: z.enum(['paste', 'link', 'document', 'subtitles', 'video', 'burned_subtitles']),
  name: z.string().max(200).default(''),
  url: z.string().max(2000).default(''),
});
export type BreakdownOrigin = z.infer<typeof origin>;

const fields = {
  title: z.string().trim().min(1).max(120),
  text: z.string().min(1).max(MAX_TEXT),
  /** Of transcripts; empty for texts that were only read. */
  marks: z.array(timeMark).max(20_000).default([]),
  /** In order, the first at 0. */
  cuts: z.array(cut).min(1).max(2000),
  origin: origin.default({ kind: 'paste', name: '', url: '' }),
  /** What the list shows; told by whoever took it apart. */
  hook_score: z.number().int().min(0).max(100).default(0),
  framework_id: z.string().max(64).default(''),
  /** Name of the save, so that one whose answer was lost is known again. */
  save_id: z.string().max(64).default(''),
  source: sourceChain,
};

const breakdownSummary = z.object({
  id,
  title: z.string(),
  origin,
  hook_score: z.number().int(),
  framework_id: z.string(),
  characters: z.number().int(),
  segments: z.number().int(),
  /** The text's beginning. */
  excerpt: z.string(),
  source: sourceChain,
  /** Who took it apart; empty in records of an earlier version. */
  author: z.object({ id: z.string(), name: z.string() }).default({ id: '', name: '' }),
  /** Grows with every save; a save that names an older one is refused with CONFLICT. */
  revision: z.number().int(),
  status: recordStatus,
  created_at: timestamp,
  updated_at: timestamp,
});
export type BreakdownSummary = z.infer<typeof breakdownSummary>;

const breakdownRecord = breakdownSummary.extend({
  text: fields.text,
  marks: fields.marks,
  cuts: fields.cuts,
  save_id: fields.save_id,
});
export type BreakdownRecord = z.infer<typeof breakdownRecord>;

export const breakdownContract = {
  data: get('/breakdown/data', {
    summary: 'Breakdowns, newest first; `keyword` looks into title and text',
    input: pageQuery.extend({ kind: origin.shape.kind.optional(), ...madeFilter }),
    result: pageOf(breakdownSummary),
    origin: 'chosen',
    auth: 'user',
    permission: { page: ['compose.analyze', 'compose.rewrite_to_video'] },
  }),
  info: get('/breakdown/info', {
    summary: 'One breakdown with its text and cuts',
    input: idQuery,
    result: breakdownRecord,
    origin: 'chosen',
    auth: 'user',
    permission: { page: ['compose.analyze', 'compose.rewrite_to_video', ...toolPages] },
  }),
  save: post('/breakdown/save', {
    summary:
      'Add (no id) or update; `revision` guards against overwriting another tab. A `save_id` that is known already is not saved twice',
    input: z.object({ id: id.optional(), revision: z.number().int().optional(), ...fields }),
    result: breakdownSummary,
    origin: 'chosen',
    auth: 'user',
    permission: { action: 'breakdown.save' },
  }),
  status: post('/breakdown/status', {
    summary: 'Out of the recycle bin (1), or into it (-1)',
    input: statusBody,
    result: done,
    origin: 'chosen',
    auth: 'user',
    permission: { action: 'breakdown.delete' },
  }),
  delete: post('/breakdown/delete', {
    summary: 'To the recycle bin',
    input: idsBody,
    result: done,
    origin: 'chosen',
    auth: 'user',
    permission: { action: 'breakdown.delete' },
  }),
  /** Refused with WRITER_NOT_CONFIGURED where only the embedded writer is at work: it has no judgement of its own. */
  judge: post('/breakdown/judge', {
    summary:
      'Let a configured writer judge the role of each line, streamed: progress as `step`, then all lines at once as `judgement`',
    input: z.object({ text: z.string().min(1).max(MAX_JUDGED_TEXT) }),
    result: z.object({
      delta: z.object({ text: z.string().optional(), stop_reason: z.string().optional() }),
      writer: z.string().optional(),
      step: z.object({ done: z.number().int(), of: z.number().int() }).optional(),
      /** One for each line of `linesToJudge`. */
      judgement: z.array(lineJudgement).optional(),
    }),
    origin: 'chosen',
    auth: 'user',
    permission: { action: 'breakdown.save' },
    answer: 'stream',
  }),
  /** Refusals carry the codes of goods/schema, or LINK_NO_ARTICLE. */
  extract: post('/breakdown/extract', {
    summary: 'Read the article of a page',
    input: z.object({ url: z.string().trim().min(1).max(2000) }),
    result: z.object({
      title: z.string(),
      text: z.string(),
      author: z.string().optional(),
      url: z.string(),
      /** Addresses of the images in the text, in its order. */
      images: z.array(z.string()).default([]),
    }),
    origin: 'chosen',
    auth: 'user',
    permission: { action: 'breakdown.save' },
  }),
};
