import { z } from 'zod';
import { scoreParts, scoreReasons } from '../../domain/topics/scoreTopic';
import { topicStates } from '../../domain/topics/states';
import {
  done,
  get,
  id,
  idQuery,
  idsBody,
  nothing,
  pageOf,
  pageQuery,
  post,
  recordOwner,
  recordStatus,
  recordStatusQuery,
  revision,
  shownRevision,
  sourceChain,
  statusBody,
  timestamp,
} from '../contract';
import { topicPages } from '../pageKeys';
import { publishPlatformId } from '../publish/schema';
import { platformId } from '../script/schema';

const topicState = z.enum(topicStates);

/** A day in China, or empty. */
const day = z.union([z.literal(''), z.string().regex(/^\d{4}-\d{2}-\d{2}$/)]);
const line = z.string().trim().max(200);

/** What a writer gives for one topic. */
const topicIdea = z.object({
  title: z.string(),
  angle: z.string(),
  hook: z.string(),
  audience: z.string(),
  reason: z.string(),
  framework_id: z.string(),
  occasion: z.string(),
  outline: z.array(z.string()),
});
export type TopicIdea = z.infer<typeof topicIdea>;

const topicScore = z.object({
  total: z.number().int().min(0).max(100),
  parts: z.array(
    z.object({
      part: z.enum(scoreParts),
      points: z.number().int(),
      max: z.number().int(),
      reason: z.enum(scoreReasons),
      words: z.string(),
      count: z.number(),
    }),
  ),
});

const person = z.object({ id: z.string(), name: z.string() });

const texts = {
  /** What the piece would say, in one or two sentences. */
  angle: z.string().trim().max(1000),
  /** Id of domain/frameworks hookTypes. */
  hook: z.string().max(40),
  audience: line,
  /** Why it may work. */
  reason: z.string().trim().max(1000),
  framework_id: z.string().max(64),
  outline: z.array(line).max(20),
  industry: z.string().trim().max(40),
  platform: platformId,
  occasion: z.string().trim().max(40),
  occasion_date: day,
  /** Day on which it is wished to go out. */
  planned_on: day,
  note: z.string().max(2000),
};

const topic = z.object({
  id,
  title: z.string(),
  ...texts,
  goods_id: id.optional(),
  goods_title: z.string(),
  state: topicState,
  /** Judged anew at each reading: days pass, other topics come. */
  score: topicScore,
  /** The team's own judgement, 0 = none, 1–5. */
  rating: z.number().int().min(0).max(5),
  assignee: person.optional(),
  author: person,
  owner: recordOwner,
  /** Every move with its time, oldest first. */
  history: z.array(z.object({ state: topicState, at: timestamp, by: z.string(), note: z.string() })),
  source: sourceChain,
  status: recordStatus,
  revision: shownRevision,
  created_at: timestamp,
  updated_at: timestamp,
});
export type Topic = z.infer<typeof topic>;

/** A published post of the merchant's with what it has reached. */
const bestPost = z.object({
  id,
  title: z.string(),
  platform: publishPlatformId,
  cover: z.string(),
  views: z.number().int(),
  likes: z.number().int(),
  finish_rate: z.number(),
  published_at: timestamp,
});
export type BestPost = z.infer<typeof bestPost>;

const longestIdea = 5000;

export const topicContract = {
  /** One event per topic. Titles that the merchant has already, and those in `avoid`, never come. */
  generate: post('/topic/generate', {
    summary: 'Topics from goods, occasions, own best posts or an idea, streamed one by one as `{ idea, score }`',
    input: z.object({
      industry: z.string().trim().max(40).default(''),
      goods_id: id.optional(),
      idea: z.string().max(longestIdea).default(''),
      /** Ids of domain/occasions. */
      occasions: z.array(z.string().max(64)).max(12).default([]),
      season: z.enum(['spring', 'summer', 'autumn', 'winter']).optional(),
      /** Ids of publish items, see `best`. */
      best: z.array(id).max(20).default([]),
      platform: platformId.default('douyin'),
      count: z.number().int().min(1).max(20).default(6),
      /** Titles on the screen that are not saved. */
      avoid: z.array(z.string().max(200)).max(400).default([]),
      seed: z.number().int().default(1),
      wish: z.string().max(500).default(''),
    }),
    result: z.object({
      delta: z.object({ text: z.string().optional(), stop_reason: z.string().optional() }),
      writer: z.string().optional(),
      idea: topicIdea.optional(),
      score: topicScore.optional(),
      /** Last event when fewer came than were asked for. */
      short: z.number().int().optional(),
    }),
    origin: 'chosen',
    auth: 'user',
    permission: { action: 'topic.generate' },
    answer: 'stream',
  }),
  best: get('/topic/best', {
    summary: 'Own published posts, the most seen first',
    input: nothing,
    result: z.object({ list: z.array(bestPost) }),
    origin: 'chosen',
    auth: 'user',
    permission: { page: ['compose.conception', 'creation.conception'] },
  }),
  data: get('/topic/data', {
    summary: 'Topics, paged',
    input: pageQuery.extend({
      state: topicState.optional(),
      industry: z.string().max(40).optional(),
      occasion: z.string().max(40).optional(),
      /** Account id; `me` = the caller, `none` = nobody. */
      assignee: z.string().max(64).optional(),
      platform: platformId.optional(),
      hook: z.string().max(40).optional(),
      goods_id: id.optional(),
      /** At least this score. */
      score: z.coerce.number().int().min(0).max(100).optional(),
      status: recordStatusQuery.optional(),
    }),
    /** `counts`: topics of each state under the other filters. */
    result: pageOf(topic).extend({ counts: z.record(z.string(), z.number().int()) }),
    origin: 'chosen',
    auth: 'user',
    permission: { page: [...topicPages, 'creation.post', 'editor.aicreate'] },
  }),
  info: get('/topic/info', {
    summary: 'One topic',
    input: idQuery,
    result: topic,
    origin: 'chosen',
    auth: 'user',
    permission: { page: [...topicPages, 'compose.post', 'compose.script', 'creation.post', 'creation.script'] },
  }),
  save: post('/topic/save', {
    summary: 'Add (no id) or update; what an update leaves out stays',
    input: z.object({
      id: id.optional(),
      revision,
      title: z.string().trim().min(1).max(120),
      ...z.object(texts).partial().shape,
      goods_id: id.optional(),
      source: sourceChain.optional(),
    }),
    result: topic,
    origin: 'chosen',
    auth: 'user',
    permission: { action: 'topic.save' },
  }),
  set: post('/topic/set', {
    summary: 'One field',
    input: z.discriminatedUnion('field', [
      z.object({ id, field: z.literal('rating'), value: z.number().int().min(0).max(5) }),
      z.object({ id, field: z.literal('note'), value: texts.note }),
      z.object({ id, field: z.literal('planned_on'), value: day }),
    ]),
    result: topic,
    origin: 'chosen',
    auth: 'user',
    permission: { action: 'topic.save' },
  }),
  /** Those whose state does not allow the move stay as they are and are named. */
  move: post('/topic/move', {
    summary: 'Move topics to another state',
    input: z.object({ ids: z.array(id).max(200), state: topicState, note: z.string().max(200).default('') }),
    result: z.object({ moved: z.number().int(), refused: z.array(z.object({ id, title: z.string() })) }),
    origin: 'chosen',
    auth: 'user',
    permission: { action: 'topic.save' },
  }),
  assign: post('/topic/assign', {
    summary: 'Give topics to a member of the team; without `account_id` they are nobody’s again',
    input: z.object({ ids: z.array(id).max(200), account_id: id.optional() }),
    result: done,
    origin: 'chosen',
    auth: 'user',
    permission: { action: 'topic.assign' },
  }),
  status: post('/topic/status', {
    summary: 'Change status; -1 = recycle, 1 = restore',
    input: statusBody,
    result: done,
    origin: 'chosen',
    auth: 'user',
    permission: { action: 'topic.delete' },
  }),
  delete: post('/topic/delete', {
    summary: 'To the recycle bin',
    input: idsBody,
    result: done,
    origin: 'chosen',
    auth: 'user',
    permission: { action: 'topic.delete' },
  }),
};
