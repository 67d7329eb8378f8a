import { z } from 'zod';
import { customerKinds, visitSpans } from '../../domain/customers';
import {
  audienceSources,
  deliveryFaults,
  leftOutReasons,
  messageStates,
  pushLimits,
  pushProblems,
  pushStates,
} from '../../domain/pushes';
import {
  daysFilter,
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

const count = z.number().int();
/** Names one press of a button: however often it arrives, it is done once. */
const request_id = z.string().min(8).max(64);

const audience = z.object({
  level: z.string().max(40).optional(),
  tags: z.array(z.string().trim().min(1).max(40)).max(pushLimits.tags).default([]),
  visited: z.enum(visitSpans).optional(),
  kind: z.enum(customerKinds).optional(),
  source: z.enum(audienceSources).optional(),
});

const words = {
  audience,
  /** With its variables as `{{name}}`. */
  text: z.string().max(1000).default(''),
  /** Goods that the text speaks of: what it says is held against their data. */
  goods_id: z.string().max(64).default(''),
};

const push = z.object({
  id,
  revision: shownRevision,
  name: z.string(),
  ...words,
  state: z.enum(pushStates),
  /** Why it ended without a message; '' = it did not. */
  problem: z.enum([...pushProblems, '']),
  /** Counted from the messages. */
  counts: z.object({ queued: count, sent: count, failed: count, skipped: count }),
  /** Failed messages that may be tried again. */
  retryable: count,
  /** Parts of SMS that were sent, as they are paid. */
  parts: count,
  /** '' = not planned yet. */
  send_at: z.string(),
  author: z.object({ id: z.string(), name: z.string() }),
  created_at: timestamp,
});
export type Push = z.infer<typeof push>;

const preview = z.object({
  /** Customers of the audience, and how many of them are written to. */
  total: count,
  count,
  left_out: z.array(z.object({ reason: z.enum(leftOutReasons), count, names: z.array(z.string()) })),
  /** Variables of the text that customers have no value for, with how many. */
  missing: z.array(z.object({ name: z.string(), count })),
  /** Parts of SMS of all messages, what they cost, and what is there to pay them with. */
  parts: count,
  credits: count,
  balance: z.number(),
  /** Words and statements that the merchant's rules do not let out. */
  blocked: z.array(z.string()),
  /** Three of those who are written to; phones masked. */
  samples: z.array(z.object({ id, name: z.string(), phone: z.string(), text: z.string(), parts: count })),
});
export type PushPreview = z.infer<typeof preview>;

const message = z.object({
  id,
  customer_id: id,
  name: z.string(),
  /** Masked; the customer's own page shows it to who may see it. */
  phone: z.string(),
  state: z.enum(messageStates),
  /** Why it failed or was left out; '' otherwise. */
  reason: z.enum([...deliveryFaults, ...leftOutReasons, 'canceled', '']),
  text: z.string(),
  parts: count,
  attempts: count,
  /** '' = not sent. */
  sent_at: z.string(),
});
export type PushMessage = z.infer<typeof message>;

const permission = { page: ['service.push'] } as const;

/** Marketing messages of a merchant to its customers by SMS. */
export const pushContract = {
  data: get('/push/data', {
    summary: 'Pushes, paged, with their counts',
    input: pageQuery.extend({ state: z.enum(pushStates).optional(), days: daysFilter.optional() }),
    result: pageOf(push),
    origin: 'chosen',
    auth: 'user',
    permission,
  }),
  info: get('/push/info', {
    summary: 'One push with its counts',
    input: idQuery,
    result: push,
    origin: 'chosen',
    auth: 'user',
    permission,
  }),
  choices: get('/push/choices', {
    summary: 'Levels and tags that an audience can be chosen by, with how many customers have each',
    input: z.object({}).passthrough().optional(),
    result: z.object({
      /** `none` has no label of its own. */
      levels: z.array(z.object({ value: z.string(), label: z.string(), count })),
      tags: z.array(z.object({ value: z.string(), label: z.string(), count })),
    }),
    origin: 'chosen',
    auth: 'user',
    permission,
  }),
  save: post('/push/save', {
    summary: 'Create a draft or change it',
    input: z.object({ id: id.optional(), revision, name: z.string().trim().min(1).max(pushLimits.name), ...words }),
    result: push,
    origin: 'chosen',
    auth: 'user',
    permission: { action: 'push.save' },
  }),
  preview: post('/push/preview', {
    summary: 'Who would be written to, who is left out and why, what it costs, and what three of them would read',
    input: z.object({
      ...words,
      /** When it is to go out; left out = now. */
      at: timestamp.optional(),
    }),
    result: preview,
    origin: 'chosen',
    auth: 'user',
    permission: { action: 'push.save' },
  }),
  send: post('/push/send', {
    summary: 'Send a draft now, or plan it; each customer gets it once',
    input: z.object({
      id,
      revision,
      request_id,
      /** ISO 8601; left out = now. */
      at: timestamp.optional(),
      /** Said by a person: it may go out between 21:00 and 8:00. */
      is_night_ok: z.boolean().default(false),
    }),
    result: push,
    origin: 'chosen',
    auth: 'user',
    permission: { action: 'push.send' },
  }),
  cancel: post('/push/cancel', {
    summary: 'Call back a planned push, or stop one that is being sent; what is out stays out',
    input: z.object({ id }),
    result: push,
    origin: 'chosen',
    auth: 'user',
    permission: { action: 'push.send' },
  }),
  retry: post('/push/retry', {
    summary: 'Send the failed messages again that may get through, and no others',
    input: z.object({ id, request_id, is_night_ok: z.boolean().default(false) }),
    result: push,
    origin: 'chosen',
    auth: 'user',
    permission: { action: 'push.send' },
  }),
  delete: post('/push/delete', {
    summary: 'Delete drafts and canceled pushes that wrote to nobody',
    input: idsBody,
    result: z.object({ count }),
    origin: 'chosen',
    auth: 'user',
    permission: { action: 'push.delete' },
  }),
  export: get('/push/export', {
    summary: 'What became of all messages of a push, phones masked, for a workbook',
    input: idQuery.extend({ state: z.enum(messageStates).optional() }),
    result: z.object({ list: z.array(message) }),
    origin: 'chosen',
    auth: 'user',
    permission,
  }),
  messages: get('/push/messages', {
    summary: 'What became of the message to each customer, paged',
    input: pageQuery.extend({ id, state: z.enum(messageStates).optional() }),
    result: pageOf(message),
    origin: 'chosen',
    auth: 'user',
    permission,
  }),
};
