import { z } from 'zod';
import { shotKinds } from '../../domain/frameworks/types';
import { videoPlatformIds } from '../../domain/platforms/types';
import { scriptStates } from '../../domain/script/states';
import { fastestVoice, slowestVoice, usualVoice } from '../../domain/script/types';
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
import { scriptPages } from '../pageKeys';
import { alreadyWritten } from '../writer/schema';

export const platformId = z.enum(videoPlatformIds);
const scriptState = z.enum(scriptStates);

/**
 * A sentence of a script; role is a segment role of the framework (domain/frameworks). What is seen meanwhile is
 * optional: a save that leaves a field out keeps the known one, '' and 0 take it away.
 */
const sentence = z.object({
  id,
  text: z.string().max(500),
  role: z.string().max(40).default(''),
  shot: z.enum(['', ...shotKinds]).optional(),
  hint: z.string().max(300).optional(),
  screen_text: z.string().max(300).optional(),
  media_id: z.string().max(64).optional(),
  /** Seconds set by hand; 0 = as long as it takes to say. */
  seconds: z.number().min(0).max(120).optional(),
});
export type Sentence = z.infer<typeof sentence>;

const fields = {
  title: z.string().trim().min(1).max(120),
  goods_id: id.optional(),
  framework_id: id.optional(),
  sentences: z.array(sentence).max(400),
  source: sourceChain,
};
/** What a save may leave out: the known value stays, a new script gets the usual one. */
const details = {
  platform: platformId.optional(),
  /** Characters a minute. */
  voice_speed: z.number().int().min(slowestVoice).max(fastestVoice).optional(),
  topic_id: id.optional(),
  /** Account id of whoever is to write it; '' = nobody. */
  assignee: z.string().max(64).optional(),
  /** The script that this one tells from another angle. */
  variant_of: id.optional(),
  /** What sets a variant apart, in a word or two. */
  angle: z.string().max(40).optional(),
};
const script = z.object({
  id,
  ...fields,
  platform: platformId.default('douyin'),
  voice_speed: z.number().int().default(usualVoice),
  topic_id: id.optional(),
  assignee: z.string().default(''),
  variant_of: id.optional(),
  angle: z.string().default(''),
  state: scriptState.default('draft'),
  /** Seconds of speech at its voice speed. */
  seconds: z.number().default(0),
  author: z.object({ id: z.string(), name: z.string() }).default({ id: '', name: '' }),
  owner: recordOwner,
  /** Grows by one with every save; a save that names an older one is refused with CONFLICT. */
  revision: z.number().int().default(1),
  /** Name that the client gave to its last save. */
  save_id: z.string().max(64).default(''),
  status: recordStatus,
  created_at: timestamp,
  updated_at: timestamp,
});
export type Script = z.infer<typeof script>;

/** A state that the server has kept; restoring it makes a new one. */
const scriptVersion = z.object({
  revision: z.number().int(),
  title: z.string(),
  sentences: z.number().int(),
  seconds: z.number(),
  saved_at: timestamp,
  by: z.object({ id: z.string(), name: z.string() }),
});
export type ScriptVersion = z.infer<typeof scriptVersion>;

const scriptNotes = z.object({
  /** Seconds that the material carries, where that is less than was asked. */
  carriedSeconds: z.number().optional(),
  /** The facts do not carry another version: it tells an earlier one of its set in another order. */
  isAlike: z.literal(true).optional(),
  /** The part of the wish that only a configured writer can follow. */
  beyondRules: z.string().optional(),
  /** Lines of the user's own framework that were left out, each with the words in braces that nothing told of. */
  skipped: z.array(z.object({ line: z.string(), words: z.array(z.string()) })).optional(),
});
export type ScriptNotes = z.infer<typeof scriptNotes>;

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
      /** Wished length of the finished video in seconds. */
      seconds: z.number().min(8).max(180).default(30),
      /** Who will speak it and how fast, as in `/speech/synthesize`: the words are counted by that. */
      voice: z.string().max(64).optional(),
      speed: z.number().min(0.5).max(2).default(1),
      seed: z.number().int().default(1),
      /** Free wish of the user. */
      wish: z.string().max(500).default(''),
      /** Documents whose facts may be told. */
      knowledge_ids: knowledgeIds,
      already: alreadyWritten,
    }),
    result: z.object({
      delta: z.object({ text: z.string().optional(), stop_reason: z.string().optional() }),
      writer: z.string().optional(),
      /** Passages that the writer had at hand. */
      sources: z.array(citedPassage).optional(),
      /** Comes after the text: what the embedded writer could not do. */
      notes: scriptNotes.optional(),
      /** Comes last: which line (from 0) rests on which of them. */
      cited: z.array(z.object({ line: z.number().int(), number: z.number().int() })).optional(),
    }),
    origin: 'chosen',
    auth: 'user',
    permission: { action: 'script.generate' },
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
    permission: { action: 'script.generate' },
    answer: 'stream',
  }),
  data: get('/script/data', {
    summary: 'Scripts, newest first; status=-1 shows the recycle bin',
    input: pageQuery.extend({
      goods_id: id.optional(),
      framework_id: id.optional(),
      topic_id: id.optional(),
      platform: platformId.optional(),
      state: scriptState.optional(),
      ...madeFilter,
      assignee: z.string().max(64).optional(),
      status: recordStatusQuery.optional(),
    }),
    result: pageOf(script),
    origin: 'chosen',
    auth: 'user',
    permission: {
      page: [
        ...scriptPages,
        'creative.clip.creation',
        'creative.tool.figure_video',
        'creative.tool.text_to_audio',
        'editor.aicreate',
      ],
    },
  }),
  info: get('/script/info', {
    summary: 'One script',
    input: idQuery,
    result: script,
    origin: 'chosen',
    auth: 'user',
    permission: {
      page: [...scriptPages, 'compose.analyze', 'compose.post', 'compose.rewrite_to_video', 'publish.matrix'],
    },
  }),
  save: post('/script/save', {
    summary:
      'Add (no id) or update. `revision` guards against overwriting another tab. A `save_id` that is known already is not saved twice',
    input: z.object({
      id: id.optional(),
      ...fields,
      ...details,
      revision: z.number().int().optional(),
      save_id: z.string().max(64).optional(),
    }),
    result: script,
    origin: 'chosen',
    auth: 'user',
    permission: { action: 'script.save' },
  }),
  set: post('/script/set', {
    summary: 'Set a single field of some scripts',
    input: z.object({
      ids: z.array(id).max(1000),
      field: z.enum(['assignee', 'platform', 'angle']),
      value: z.string().max(64),
    }),
    result: done,
    origin: 'chosen',
    auth: 'user',
    permission: { action: 'script.save' },
  }),
  state: post('/script/state', {
    summary: 'How far a script is: draft, review, ready, used, archived; only the legal moves',
    input: z.object({ ids: z.array(id).max(1000), state: scriptState }),
    result: done,
    origin: 'chosen',
    auth: 'user',
    permission: { action: 'script.save' },
  }),
  copy: post('/script/copy', {
    summary: 'A draft of its own with the same words; `as_variant` keeps the two side by side',
    input: z.object({ id, as_variant: z.boolean().default(false), angle: z.string().max(40).default('') }),
    result: script,
    origin: 'chosen',
    auth: 'user',
    permission: { action: 'script.save' },
  }),
  variants: get('/script/variants', {
    summary: 'The script and those that tell the same from another angle, oldest first',
    input: idQuery,
    result: z.object({ list: z.array(script) }),
    origin: 'chosen',
    auth: 'user',
    permission: { page: ['editor.script'] },
  }),
  versions: get('/script/versions', {
    summary: 'The last 50 saved states, newest first; saves of one person within a minute count as one',
    input: idQuery,
    result: z.object({ list: z.array(scriptVersion) }),
    origin: 'chosen',
    auth: 'user',
    permission: { page: ['editor.script'] },
  }),
  version: get('/script/version', {
    summary: 'One earlier state as it was',
    input: z.object({ id, version: z.coerce.number().int() }),
    result: script,
    origin: 'chosen',
    auth: 'user',
    permission: { page: ['editor.script'] },
  }),
  version_restore: post('/script/version_restore', {
    summary: 'Makes an earlier state the newest one; what was there before stays among the versions',
    input: z.object({ id, version: z.number().int(), revision: z.number().int().optional() }),
    result: script,
    origin: 'chosen',
    auth: 'user',
    permission: { action: 'script.save' },
  }),
  delete: post('/script/delete', {
    summary: 'To the recycle bin',
    input: idsBody,
    result: done,
    origin: 'chosen',
    auth: 'user',
    permission: { action: 'script.delete' },
  }),
  restore: post('/script/restore', {
    summary: 'Back from the recycle bin',
    input: oneOrMany,
    result: done,
    origin: 'chosen',
    auth: 'user',
    permission: { action: 'script.delete' },
  }),
};
