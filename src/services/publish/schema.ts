import { z } from 'zod';
import { publishStates } from '../../domain/publishing/states';
import { get, id, idQuery, post, sourceChain, timestamp } from '../contract';
import { platformId } from '../script/schema';

/** States of a publish item; the table of legal moves: domain/publishing. */
export const publishState = z.enum(publishStates);
export type PublishState = z.infer<typeof publishState>;

export const publishItem = z.object({
  id,
  video_id: id,
  account_id: id,
  platform: platformId,
  title: z.string(),
  description: z.string(),
  topics: z.array(z.string()),
  cover: z.string(),
  /** Planned time. */
  publish_at: timestamp,
  state: publishState,
  /** Why it was rejected or failed. */
  reason: z.string().optional(),
  /** Address at the platform, once published. */
  url: z.string().optional(),
  ai_declared: z.boolean(),
  /** Every move with its time, oldest first. */
  history: z.array(z.object({ state: publishState, at: timestamp, note: z.string().default('') })),
  /** Numbers so far, present once published. */
  numbers: z
    .object({
      views: z.number().int(),
      likes: z.number().int(),
      comments: z.number().int(),
      shares: z.number().int(),
      finish_rate: z.number().min(0).max(1),
    })
    .optional(),
  source: sourceChain,
  created_at: timestamp,
  updated_at: timestamp,
});
export type PublishItem = z.infer<typeof publishItem>;

const postFields = {
  title: z.string().trim().min(1).max(200),
  description: z.string().max(5000).default(''),
  topics: z.array(z.string().trim().min(1).max(40)).max(30).default([]),
  ai_declared: z.boolean().default(true),
  /** Why it may go out although the merchant's policy stops it; needs the right `publish.override`. */
  override_reason: z.string().trim().max(200).optional(),
};

export const publishContract = {
  data: get('/publish/data', {
    summary: 'Items whose planned time lies in [from, to)',
    input: z.object({
      from: timestamp,
      to: timestamp,
      platform: platformId.optional(),
      account_id: id.optional(),
      state: publishState.optional(),
    }),
    result: z.object({ list: z.array(publishItem) }),
    origin: 'chosen',
    auth: 'user',
  }),
  info: get('/publish/info', {
    summary: 'One item',
    input: idQuery,
    result: publishItem,
    origin: 'chosen',
    auth: 'user',
  }),
  schedule: post('/publish/schedule', {
    summary: 'Schedule one video on one or several accounts',
    input: z.object({ video_id: id, account_ids: z.array(id).min(1).max(100), publish_at: timestamp, ...postFields }),
    /** `warnings`: sentences on repeats and crowded times; the posts are scheduled all the same. */
    result: z.object({ list: z.array(publishItem), warnings: z.array(z.string()).default([]) }),
    origin: 'chosen',
    auth: 'user',
    action: 'publish.schedule',
  }),
  save: post('/publish/save', {
    summary: 'Change the text of an item that has not gone out',
    input: z.object({ id, ...postFields }),
    result: publishItem,
    origin: 'chosen',
    auth: 'user',
    action: 'publish.schedule',
  }),
  move: post('/publish/move', {
    summary: 'Another planned time; refused for the past and for items that have gone out',
    input: z.object({ id, publish_at: timestamp }),
    result: publishItem,
    origin: 'chosen',
    auth: 'user',
    action: 'publish.schedule',
  }),
  cancel: post('/publish/cancel', {
    summary: 'Cancel',
    input: z.object({ id }),
    result: publishItem,
    origin: 'chosen',
    auth: 'user',
    action: 'publish.schedule',
  }),
  retry: post('/publish/retry', {
    summary: 'Queue a failed item again',
    input: z.object({ id }),
    result: publishItem,
    origin: 'chosen',
    auth: 'user',
    action: 'publish.schedule',
  }),
  confirm: post('/publish/confirm', {
    summary: 'The user has confirmed on his phone (waiting_user)',
    input: z.object({ id }),
    result: publishItem,
    origin: 'chosen',
    auth: 'user',
    action: 'publish.schedule',
  }),
  /** Answers a person's look at the platform for an item in `unknown`. */
  settle: post('/publish/settle', {
    summary: 'State what really happened to an unknown item',
    input: z.object({ id, published: z.boolean(), url: z.string().max(2000).optional() }),
    result: publishItem,
    origin: 'chosen',
    auth: 'user',
    action: 'publish.schedule',
  }),
};
