import { z } from 'zod';
import { done, get, id, nothing, pageOf, pageQuery, post, timestamp } from '../contract';

/** What a version includes, each month where that makes sense. */
const plan = z.object({
  version: z.string(),
  /** Fen a month; 0 = free. */
  price: z.number().int().min(0),
  credits: z.number().int(),
  /** Bytes. */
  storage: z.number().int(),
  videos: z.number().int(),
  speechSeconds: z.number().int(),
  /** False: nobody asks for it, it is where a merchant starts. */
  canRequest: z.boolean(),
});
export type Plan = z.infer<typeof plan>;

const upgradeState = z.enum(['waiting', 'accepted', 'refused', 'canceled']);
const upgradeRequest = z.object({
  id,
  merchant_id: id,
  merchant_name: z.string(),
  /** The version at the time of asking. */
  from: z.string(),
  version: z.string(),
  months: z.number().int(),
  /** Fen for all months. */
  amount: z.number().int(),
  note: z.string(),
  state: upgradeState,
  /** What the provider says to it. */
  reply: z.string(),
  account_name: z.string(),
  created_at: timestamp,
  decided_at: timestamp.optional(),
});
export type UpgradeRequest = z.infer<typeof upgradeRequest>;

export const upgradeContract = {
  plans: get('/upgrade/plans', {
    summary: 'Versions that a merchant may have, and what they include',
    input: nothing,
    result: z.object({ list: z.array(plan) }),
    origin: 'chosen',
    auth: 'user',
    permission: {
      page: [
        'merchant.account',
        'merchant.account.version',
        'platform.brand',
        'platform.merchant',
        'template.app',
        'template.caption',
        'template.creative',
        'template.list',
        'template.product',
      ],
    },
  }),
  data: get('/upgrade/data', {
    summary: 'Requests for another version, paged: a provider sees those of its merchants, a merchant its own',
    input: pageQuery.extend({ state: upgradeState.optional() }),
    result: pageOf(upgradeRequest),
    origin: 'chosen',
    auth: 'user',
    permission: { page: ['merchant.account.version', 'platform.upgrade'] },
  }),
  save: post('/upgrade/save', {
    summary: 'Ask for a version; while one request waits, the same one is answered and another refused',
    input: z.object({
      version: z.string().min(1).max(20),
      months: z.number().int().min(1).max(36).default(12),
      note: z.string().trim().max(200).default(''),
    }),
    result: upgradeRequest,
    origin: 'chosen',
    auth: 'user',
    permission: { action: 'merchant.save' },
  }),
  cancel: post('/upgrade/cancel', {
    summary: 'Take a waiting request back',
    input: z.object({ id }),
    result: done,
    origin: 'chosen',
    auth: 'user',
    permission: { action: 'merchant.save' },
  }),
  decide: post('/upgrade/decide', {
    summary: 'Provider: accept (the version holds at once, its credits are granted) or refuse',
    input: z.object({
      id,
      state: z.enum(['accepted', 'refused']),
      reply: z.string().trim().max(200).default(''),
    }),
    result: upgradeRequest,
    origin: 'chosen',
    auth: 'user',
    permission: { action: 'merchant.status' },
  }),
};
