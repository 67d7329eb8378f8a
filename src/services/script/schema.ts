import { z } from 'zod';
import { platformIds } from '../../domain/platforms/types';
import {
  done,
  get,
  id,
  idQuery,
  idsBody,
  pageOf,
  pageQuery,
  post,
  recordStatus,
  sourceChain,
  timestamp,
} from '../contract';

/** A sentence of a script; role is a segment role of the framework (domain/frameworks). */
export const sentence = z.object({ id, text: z.string().max(500), role: z.string().max(40).default('') });
export type Sentence = z.infer<typeof sentence>;

const fields = {
  title: z.string().trim().min(1).max(120),
  goods_id: id.optional(),
  framework_id: id.optional(),
  sentences: z.array(sentence).max(400),
  source: sourceChain,
};
export const script = z.object({ id, ...fields, status: recordStatus, created_at: timestamp, updated_at: timestamp });
export type Script = z.infer<typeof script>;

export const platformId = z.enum(platformIds);

export const scriptContract = {
  /**
   * Streams the script as text: a line per sentence, each `【role】sentence`. The same seed gives the same text.
   * The first event may carry `writer`: which writer is at work.
   */
  generate: post('/script/generate', {
    summary: 'Write a script from goods and a framework, streamed',
    input: z.object({
      goods_id: id.optional(),
      /** Used when there is no goods record: an idea in the user's own words. */
      idea: z.string().max(5000).optional(),
      framework_id: z.string().min(1).max(64),
      platform: platformId.default('douyin'),
      /** Wished length, seconds of speech. */
      seconds: z.number().min(8).max(180).default(30),
      seed: z.number().int().default(1),
      /** Free wish of the user. */
      wish: z.string().max(500).default(''),
    }),
    result: z.object({
      delta: z.object({ text: z.string().optional(), stop_reason: z.string().optional() }),
      writer: z.string().optional(),
    }),
    origin: 'chosen',
    auth: 'user',
    answer: 'stream',
  }),
  /** Writes one sentence anew within its script, streamed as plain text. */
  rewrite: post('/script/rewrite', {
    summary: 'Rewrite one sentence, streamed',
    input: z.object({
      goods_id: id.optional(),
      framework_id: z.string().max(64).optional(),
      role: z.string().max(40),
      text: z.string().max(500),
      /** The sentences around it. */
      context: z.array(z.string().max(500)).max(20).default([]),
      seed: z.number().int().default(1),
      wish: z.string().max(500).default(''),
    }),
    result: z.object({
      delta: z.object({ text: z.string().optional(), stop_reason: z.string().optional() }),
      writer: z.string().optional(),
    }),
    origin: 'chosen',
    auth: 'user',
    answer: 'stream',
  }),
  data: get('/script/data', {
    summary: 'Scripts, paged',
    input: pageQuery.extend({ goods_id: id.optional() }),
    result: pageOf(script),
    origin: 'chosen',
    auth: 'user',
  }),
  info: get('/script/info', { summary: 'One script', input: idQuery, result: script, origin: 'chosen', auth: 'user' }),
  save: post('/script/save', {
    summary: 'Add (no id) or update',
    input: z.object({ id: id.optional(), ...fields }),
    result: script,
    origin: 'chosen',
    auth: 'user',
    action: 'script.save',
  }),
  delete: post('/script/delete', {
    summary: 'To the recycle bin',
    input: idsBody,
    result: done,
    origin: 'chosen',
    auth: 'user',
    action: 'script.delete',
  }),
};
