import { z } from 'zod';
import { accessSources } from '../../domain/publishing/accountAccess';
import { done, get, id, idQuery, idsBody, nothing, post, revision, shownRevision, timestamp } from '../contract';
import { publishPages } from '../pageKeys';
import { publishItem, publishPlatformId } from '../publish/schema';

/** `HH:mm`, 00:00–23:59. */
const timeOfDay = z.string().regex(/^([01]\d|2[0-3]):[0-5]\d$/);

const wemediaAccount = z.object({
  id,
  revision: shownRevision,
  platform: publishPlatformId,
  name: z.string(),
  avatar: z.string(),
  followers: z.number().int(),
  /** `expired` needs a new login before anything goes out. */
  state: z.enum(['ok', 'expiring', 'expired']),
  expires_at: timestamp,
  /** Own grouping, free text; empty = none. */
  group: z.string(),
  /** Times of day at which it may post, `HH:mm`, in order; empty = the merchant's usual ones. */
  slots: z.array(timeOfDay),
  /** Most posts a day. */
  per_day: z.number().int().min(1).max(50),
  /** Set where other members publish by it: the caller sees it and cannot choose it. */
  is_closed: z.literal(true).optional(),
});
export type WemediaAccount = z.infer<typeof wemediaAccount>;

/** How an account is doing. Days are those of the merchant's clocks. */
const wemediaHealth = z.object({
  /** When something last came online; absent = never. */
  last_post_at: timestamp.optional(),
  /** Came online within 7 days. */
  posts_7d: z.number().int(),
  /** Ended with a failure or a rejection within 30 days. */
  failed_30d: z.number().int(),
  /** Ended in any way (online, rejected, failed, unknown) within 30 days. */
  sent_30d: z.number().int(),
  /** failed / sent, 0–1; 0 while nothing was sent. */
  failure_rate: z.number().min(0).max(1),
  /** Planned or on its way. */
  waiting: z.number().int(),
  /** Of these, planned and not left yet: what is asked about when the account is let go. */
  planned: z.number().int(),
  /** Just being sent; these fail when the account is let go. */
  on_way: z.number().int(),
  /** Failed only because the login was gone: go out again once somebody logs in. */
  stuck: z.number().int(),
  /** Posts that it may send today, and has sent. */
  quota: z.number().int(),
  used_today: z.number().int(),
});
export type WemediaHealth = z.infer<typeof wemediaHealth>;

const topicList = z.array(z.string().trim().min(1).max(40)).max(10);
/** Topics that every new post of the account has: before the post's own and behind them, without their marks. */
const fixedTopics = z.object({ first: topicList, last: topicList });

const named = z.object({ id, name: z.string() });

/** An account as the health board sees it. */
const wemediaView = wemediaAccount.extend({
  /** Whether its posts declare AI content unless said otherwise. */
  ai_declared: z.boolean(),
  fixed_topics: fixedTopics.default({ first: [], last: [] }),
  connected_at: timestamp,
  /** Members who may publish by it, and groups whose members may; both empty = everybody with the right to publish. */
  publishers: z.array(named).default([]),
  publisher_groups: z.array(named).default([]),
  health: wemediaHealth,
});
export type WemediaView = z.infer<typeof wemediaView>;

/** Why somebody may publish by an account: see `accessReason`. */
export const accessReason = { by: z.enum(accessSources), group_name: z.string().optional() };

const publisher = named.extend(accessReason);

/** A QR code by which a phone connects an account. */
const bindTicket = z.object({
  ticket: z.string(),
  state: z.enum(['waiting', 'scanned', 'confirmed', 'refused', 'expired', 'mismatch']),
  /** What the QR code holds. */
  url: z.string(),
  expires_at: timestamp,
  /** Present once confirmed. */
  account: wemediaView.optional(),
});
export type BindTicket = z.infer<typeof bindTicket>;

const refusals = z.array(z.object({ id, reason: z.string() }));

export const wemediaContract = {
  data: get('/wemedia/data', {
    summary: 'Connected accounts with their health',
    input: nothing,
    result: z.object({ list: z.array(wemediaView) }),
    origin: 'chosen',
    auth: 'user',
    permission: { page: ['workbench', 'publish.statistics', ...publishPages] },
  }),
  publishers: get('/wemedia/publishers', {
    summary: 'Active members who may publish by an account, and why',
    input: idQuery,
    result: z.object({ list: z.array(publisher) }),
    origin: 'chosen',
    auth: 'user',
    permission: { page: ['publish.wemedia'] },
  }),
  /** `account_id` = a new login of this account; the phone of another account is answered with `mismatch`. */
  bind_start: post('/wemedia/bind_start', {
    summary: 'Ask the platform for a QR code that connects an account',
    input: z.object({ platform: publishPlatformId, account_id: id.optional() }),
    result: bindTicket,
    origin: 'chosen',
    auth: 'user',
    permission: { action: 'wemedia.bind' },
  }),
  bind_check: get('/wemedia/bind_check', {
    summary: 'What has become of the QR code',
    input: z.object({ ticket: z.string().min(1).max(64) }),
    result: bindTicket,
    origin: 'chosen',
    auth: 'user',
    permission: { action: 'wemedia.bind' },
  }),
  save: post('/wemedia/save', {
    summary: 'Group, times, daily limit, default declaration, fixed topics and publishers of an account',
    input: z.object({
      id,
      revision,
      group: z.string().trim().max(20),
      slots: z.array(timeOfDay).max(24),
      per_day: z.number().int().min(1).max(50),
      ai_declared: z.boolean(),
      /** Left out = as before. */
      fixed_topics: fixedTopics.optional(),
      /** Left out = as before. */
      publishers: z.array(id).max(200).optional(),
      publisher_groups: z.array(id).max(50).optional(),
    }),
    result: wemediaView,
    origin: 'chosen',
    auth: 'user',
    permission: { action: 'wemedia.save' },
  }),
  group: post('/wemedia/group', {
    summary: 'Put accounts into a group; an empty name takes them out of theirs',
    input: idsBody.extend({ group: z.string().trim().max(20) }),
    result: done,
    origin: 'chosen',
    auth: 'user',
    permission: { action: 'wemedia.save' },
  }),
  /** What has left already runs its course at the platform; what is planned is asked about. */
  unbind: post('/wemedia/unbind', {
    summary: 'Disconnect an account; its planned posts become drafts or are cancelled',
    input: z.object({ id, posts: z.enum(['draft', 'cancel']) }),
    result: z.object({ drafted: z.number().int(), canceled: z.number().int() }),
    origin: 'chosen',
    auth: 'user',
    permission: { action: 'wemedia.unbind' },
  }),
  resume: post('/wemedia/resume', {
    summary: 'Queue again everything of an account that failed for want of a login',
    input: idQuery,
    result: z.object({ list: z.array(publishItem), refused: refusals }),
    origin: 'chosen',
    auth: 'user',
    permission: { action: 'publish.schedule' },
  }),
};
