import { z } from 'zod';
import { platformIds } from '../../domain/platforms/types';
import { approvalViews } from '../../domain/publishing/approval';
import { publishStates } from '../../domain/publishing/states';
import {
  daysFilter,
  done,
  get,
  id,
  idQuery,
  idsBody,
  nothing,
  post,
  recordOwner,
  sourceChain,
  timestamp,
} from '../contract';
import { publishPages } from '../pageKeys';
import { videoTexts } from '../video/schema';

/** Where a finished video can go. */
export const publishPlatformId = z.enum(platformIds);

/** States of a publish item; the table of legal moves: domain/publishing. */
const publishState = z.enum(publishStates);

/** What a platform asks besides texts (分区, 原创, visibility …): field id → value; the fields are in domain/platforms. */
const platformFields = z.record(
  z.string().max(40),
  z.union([z.string().max(2000), z.boolean(), z.array(z.string().max(200)).max(30)]),
);
export type PlatformFields = z.infer<typeof platformFields>;

/** Why a post did not go out, as far as it decides what helps. */
export const failureKinds = ['network', 'login', 'account', 'video', 'content', 'timeout', 'confirm', 'quota'] as const;
export type FailureKind = (typeof failureKinds)[number];

/** How posts that belong together came to be; one undo takes all of them back. */
const flowKinds = ['compose', 'matrix', 'import', 'repeat', 'copy'] as const;
export type FlowKind = (typeof flowKinds)[number];

/** What a post said at a moment: kept with its handing in and its rejection, so that what changed since can be shown. */
const postSnapshot = z.object({
  title: z.string(),
  description: z.string(),
  topics: z.array(z.string()),
  cover: z.string(),
  fields: platformFields,
  publish_at: z.string(),
  ai_declared: z.boolean(),
});
export type PostSnapshot = z.infer<typeof postSnapshot>;

/** One move of an item. Steps of an approval say by whom and what he saw. */
const publishStep = z.object({
  state: publishState,
  at: timestamp,
  note: z.string().default(''),
  by: z.object({ id: z.string(), name: z.string() }).optional(),
  seen: postSnapshot.optional(),
});

/** Empty = no time yet; only a draft may have none. */
const plannedTime = z.union([z.literal(''), timestamp]);

export const publishItem = z.object({
  id,
  /** The act by which it was planned, shared by all posts of that act. */
  flow_id: z.string(),
  video_id: id,
  account_id: id,
  /** As it was when the post was planned: the account may be gone. */
  account_name: z.string(),
  platform: publishPlatformId,
  title: z.string(),
  description: z.string(),
  topics: z.array(z.string()),
  cover: z.string(),
  fields: platformFields,
  publish_at: plannedTime,
  state: publishState,
  /** Why it was rejected or failed. */
  reason: z.string().optional(),
  reason_kind: z.enum(failureKinds).optional(),
  /** Address at the platform, once published. */
  url: z.string().optional(),
  /** While the platform wants a confirmation on the phone: what its QR code holds, and until when. */
  confirm: z.object({ url: z.string(), expires_at: timestamp }).optional(),
  ai_declared: z.boolean(),
  /** Every move with its time, oldest first. */
  history: z.array(publishStep),
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
  /** Sentences of the video with words that the law, a platform or the merchant objects to; absent = none. */
  video_texts: videoTexts.optional(),
  goods_id: z.string(),
  goods_title: z.string(),
  /** What it needs and what is no longer there; absent = all is there. */
  gone: z.array(z.enum(['video', 'account'])).optional(),
  /** The member who planned it. */
  author: z.object({ id: z.string(), name: z.string() }),
  owner: recordOwner,
  /** Who changed its content last, where it was not left as its author wrote it. */
  edited_by: z.object({ id: z.string(), name: z.string() }).optional(),
  /** Grows by one at each change: whoever changes it says which one he has seen. */
  version: z.number().int(),
  source: sourceChain,
  created_at: timestamp,
  updated_at: timestamp,
});
export type PublishItem = z.infer<typeof publishItem>;

/** A finished video as far as the calendar offers it for planning. */
const unplannedVideo = z.object({
  id,
  title: z.string(),
  cover: z.string(),
  /** Seconds. */
  duration: z.number(),
  goods_title: z.string(),
  created_at: timestamp,
});
export type UnplannedVideo = z.infer<typeof unplannedVideo>;

const postFields = {
  title: z.string().trim().max(200),
  description: z.string().max(5000).default(''),
  topics: z.array(z.string().trim().min(1).max(40)).max(30).default([]),
  /** Empty = the video's own. */
  cover: z.string().max(2000).default(''),
  fields: platformFields.default({}),
  ai_declared: z.boolean().default(true),
};

/** One post of one video on one account. */
const plannedPost = z.object({ video_id: id, account_id: id, publish_at: plannedTime, ...postFields });
export type PlannedPost = z.input<typeof plannedPost>;

/** Why it may go out although the merchant's policy stops it; needs the right `publish.override`. */
const override = { override_reason: z.string().trim().max(200).optional() };
/** Answers of an approver: versions he has seen by item; what has another one by now is refused with its reason. */
const answered = {
  ids: z.array(id).min(1).max(500),
  versions: z.record(z.string(), z.number().int()).optional(),
};
const refused = z.array(z.object({ id, reason: z.string(), code: z.string().optional() }));
/** The version that the caller has seen; another one on the server = refused with `VERSION_CONFLICT`. */
const seen = { version: z.number().int().optional() };

export const publishContract = {
  data: get('/publish/data', {
    summary: 'Items whose planned time lies in [from, to), or all of one video',
    input: z.object({
      /** Left out = no bound. Items without a time come only when both are. */
      from: timestamp.optional(),
      to: timestamp.optional(),
      video_id: id.optional(),
      platform: publishPlatformId.optional(),
      account_id: id.optional(),
      state: publishState.optional(),
    }),
    result: z.object({ list: z.array(publishItem) }),
    origin: 'chosen',
    auth: 'user',
    permission: { page: ['workbench', ...publishPages] },
  }),
  unscheduled: get('/publish/unscheduled', {
    summary: 'Drafts that have no time yet, and finished videos that were never planned; newest first',
    input: nothing,
    result: z.object({ list: z.array(publishItem), videos: z.array(unplannedVideo) }),
    origin: 'chosen',
    auth: 'user',
    permission: { page: ['publish.calendar'] },
  }),
  info: get('/publish/info', {
    summary: 'One item',
    input: idQuery,
    result: publishItem,
    origin: 'chosen',
    auth: 'user',
    permission: { page: [...publishPages] },
  }),
  approvals: get('/publish/approvals', {
    summary: 'The approval desk: those who may approve see all that waits, others their own',
    input: z.object({
      view: z.enum(approvalViews).default('waiting'),
      /** Those whose last answer came from a member, or from the members of a group, and on which days. */
      by: id.optional(),
      days: daysFilter.optional(),
      /** How many of them at most. */
      limit: z.coerce.number().int().min(1).max(10_000).default(500),
    }),
    result: z.object({
      list: z.array(publishItem),
      /** How many there are, also beyond the limit. */
      total: z.number().int(),
      /** How many items wait for an answer, as far as the caller sees them. */
      waiting: z.number().int(),
      /** Name of who is asked for by `by`; '' = nobody, or he is gone. */
      by_name: z.string().default(''),
    }),
    origin: 'chosen',
    auth: 'user',
    permission: { page: ['workbench', 'publish.approval'] },
  }),
  /**
   * All or nothing: one post that is refused refuses all; the sentence says which. Going out needs `publish.schedule`;
   * drafts and handing in for approval need `publish.submit`.
   */
  schedule: post('/publish/schedule', {
    summary: 'Plan posts: scheduled, as drafts, or handed in for approval',
    input: z.object({
      kind: z.enum(flowKinds).default('compose'),
      as: z.enum(['scheduled', 'pending_approval', 'draft']).default('scheduled'),
      posts: z.array(plannedPost).min(1).max(3000),
      /** To those who approve; only with `pending_approval`. */
      note: z.string().trim().max(500).default(''),
      ...override,
    }),
    /** `warnings`: sentences on repeats and crowded times; the posts are planned all the same. */
    result: z.object({
      flow_id: id,
      list: z.array(publishItem),
      warnings: z.array(z.string()).default([]),
    }),
    origin: 'chosen',
    auth: 'user',
    permission: { action: 'publish.submit' },
  }),
  undo: post('/publish/undo', {
    summary: 'Take back an act of planning: its posts that have not left are removed, the others are named',
    input: z.object({ flow_id: id }),
    result: z.object({ removed: z.number().int(), kept: z.array(publishItem) }),
    origin: 'chosen',
    auth: 'user',
    permission: { action: 'publish.submit' },
  }),
  save: post('/publish/save', {
    summary: 'Change the text of an item that has not gone out',
    /** Another account (of the same platform) or video: drafts only, when the old one is gone or no longer right. */
    input: z.object({ id, ...seen, ...postFields, account_id: id.optional(), video_id: id.optional(), ...override }),
    result: publishItem,
    origin: 'chosen',
    auth: 'user',
    permission: { action: 'publish.submit' },
  }),
  move: post('/publish/move', {
    summary: 'Another planned time; refused for the past and for items that have gone out',
    input: z.object({ id, ...seen, publish_at: plannedTime }),
    result: publishItem,
    origin: 'chosen',
    auth: 'user',
    permission: { action: 'publish.submit' },
  }),
  /** scheduled, rejected, platform_rejected or failed → draft: to be mended and planned again. */
  draft: post('/publish/draft', {
    summary: 'Take an item back into work',
    input: z.object({ id, ...seen }),
    result: publishItem,
    origin: 'chosen',
    auth: 'user',
    permission: { action: 'publish.submit' },
  }),
  /** draft → scheduled; the same checks as planning it anew. */
  send: post('/publish/send', {
    summary: 'Plan a draft for its time',
    input: z.object({ id, ...seen, ...override }),
    result: publishItem,
    origin: 'chosen',
    auth: 'user',
    permission: { action: 'publish.schedule' },
  }),
  submit: post('/publish/submit', {
    summary: 'Hand drafts (or rejected items) in for approval',
    input: z.object({ ids: z.array(id).min(1).max(500), note: z.string().trim().max(500).default('') }),
    result: z.object({ list: z.array(publishItem) }),
    origin: 'chosen',
    auth: 'user',
    permission: { action: 'publish.submit' },
  }),
  approve: post('/publish/approve', {
    summary: 'Approve: pending_approval → scheduled; what cannot go is named with its reason and stays',
    input: z.object({
      ...answered,
      note: z.string().trim().max(500).default(''),
      /** Another planned time by item: one whose time has passed meanwhile can only be approved with a new one. */
      times: z.record(z.string(), timestamp).optional(),
      ...override,
    }),
    result: z.object({ list: z.array(publishItem), refused }),
    origin: 'chosen',
    auth: 'user',
    permission: { action: 'publish.approve' },
  }),
  reject: post('/publish/reject', {
    summary: 'Send back with a reason: pending_approval → rejected',
    input: z.object({ ...answered, note: z.string().trim().min(1).max(500) }),
    result: z.object({ list: z.array(publishItem), refused }),
    origin: 'chosen',
    auth: 'user',
    permission: { action: 'publish.approve' },
  }),
  cancel: post('/publish/cancel', {
    summary: 'Cancel',
    input: z.object({ id }),
    result: publishItem,
    origin: 'chosen',
    auth: 'user',
    permission: { action: 'publish.schedule' },
  }),
  delete: post('/publish/delete', {
    summary: 'Remove drafts for good',
    input: idsBody,
    result: done,
    origin: 'chosen',
    auth: 'user',
    permission: { action: 'publish.submit' },
  }),
  retry: post('/publish/retry', {
    summary: 'Queue a failed item again',
    input: z.object({ id }),
    result: publishItem,
    origin: 'chosen',
    auth: 'user',
    permission: { action: 'publish.schedule' },
  }),
  confirm: post('/publish/confirm', {
    summary: 'The user has confirmed on his phone (waiting_user)',
    input: z.object({ id }),
    result: publishItem,
    origin: 'chosen',
    auth: 'user',
    permission: { action: 'publish.schedule' },
  }),
  /** Answers a person's look at the platform for an item in `unknown`. */
  settle: post('/publish/settle', {
    summary: 'State what really happened to an unknown item',
    input: z.object({ id, published: z.boolean(), url: z.string().max(2000).optional() }),
    result: publishItem,
    origin: 'chosen',
    auth: 'user',
    permission: { action: 'publish.schedule' },
  }),
};
