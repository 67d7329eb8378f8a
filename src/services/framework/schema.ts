import { z } from 'zod';
import { frameworkLimits } from '../../domain/frameworks/problems';
import { maxSegments, minSegments } from '../../domain/frameworks/shares';
import { frameworkPlatforms, shotKinds } from '../../domain/frameworks/types';
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
  recordStatusQuery,
  sourceChain,
  statusBody,
  timestamp,
} from '../contract';
import { writingPages } from '../pageKeys';
import { publishPlatformId } from '../publish/schema';
import { platformId } from '../script/schema';

const limits = frameworkLimits;

/** One part of a structure; domain/frameworks Segment. */
export const frameworkSegment = z.object({
  role: z.string().trim().min(1).max(40),
  roleName: z.string().trim().min(1).max(limits.roleName),
  share: z.number().min(0).max(1),
  purpose: z.string().max(limits.purpose).default(''),
  linePattern: z.string().max(limits.linePattern).default(''),
  shotHint: z.string().max(limits.shotHint).default(''),
  shot: z.enum(shotKinds).default('scene'),
  repeatable: z.boolean().default(false),
});

const [shortest, longest] = limits.seconds;
/** When to take a structure, and where it was read. */
export const frameworkUse = {
  summary: z.string().max(limits.summary).default(''),
  fits: z.array(z.string().trim().min(1).max(limits.fit)).max(limits.fits).default([]),
  platforms: z.array(z.enum(frameworkPlatforms)).max(frameworkPlatforms.length).default([]),
  seconds: z.tuple([z.number().min(shortest).max(longest), z.number().min(shortest).max(longest)]).default([15, 60]),
  /** Where the structure was read. */
  reference: z.string().max(limits.reference).default(''),
};
const content = {
  name: z.string().trim().min(1).max(limits.name),
  ...frameworkUse,
  /** Shares sum to 1; a sum that is off by more than rounding is refused with a sentence. */
  segments: z.array(frameworkSegment).min(minSegments).max(maxSegments),
};
const sharing = z.enum(['private', 'team']);

const frameworkResults = z.object({
  scripts: z.number().int(),
  videos: z.number().int(),
  posts: z.number().int(),
  views: z.number().int(),
  likes: z.number().int(),
  finish_rate: z.number().nullable(),
  interaction_rate: z.number().nullable(),
  best: z.object({ id, title: z.string(), views: z.number().int() }).nullable(),
});

/** A framework as people meet it: the library's, one's own, or a colleague's. Fits domain/frameworks Framework. */
const framework = z.object({
  id,
  ...content,
  origin: z.enum(['library', 'own']),
  checkedOn: z.string().default(''),
  sharing,
  /** Who made it; empty for the library's. */
  account_id: z.string(),
  account_name: z.string(),
  /** Whether the caller made it. */
  is_mine: z.boolean(),
  /** Whether the caller may change it: its maker and, once it is shared, the owner. */
  can_edit: z.boolean(),
  /** Grows with every save that changes the structure. */
  version: z.number().int(),
  results: frameworkResults,
  source: sourceChain,
  status: recordStatus,
  created_at: timestamp,
  updated_at: timestamp,
});
export type FrameworkRecord = z.infer<typeof framework>;

const versionEntry = z.object({
  version: z.number().int(),
  name: z.string(),
  segments: z.array(frameworkSegment),
  account_name: z.string(),
  /** Which version it brought back, when it did. */
  restored_from: z.number().int().optional(),
  created_at: timestamp,
});
export type FrameworkVersion = z.infer<typeof versionEntry>;

const made = z.object({ id, title: z.string(), cover: z.string().default(''), created_at: timestamp });
const frameworkUses = z.object({
  scripts: z.array(made),
  videos: z.array(made),
  posts: z.array(
    made.extend({
      platform: publishPlatformId,
      account_name: z.string(),
      views: z.number().int(),
      likes: z.number().int(),
      finish_rate: z.number(),
    }),
  ),
});
export type FrameworkUses = z.infer<typeof frameworkUses>;

export const frameworkContract = {
  data: get('/framework/data', {
    summary: "Frameworks, paged: the merchant's by default, `origin` widens or narrows",
    input: pageQuery.extend({
      /** all = with the library; team = shared by others; own = the caller's. */
      origin: z.enum(['all', 'library', 'own', 'team']).optional(),
      status: recordStatusQuery.optional(),
      platform: z.enum(frameworkPlatforms).optional(),
      fit: z.string().max(limits.fit).optional(),
    }),
    result: pageOf(framework),
    origin: 'chosen',
    auth: 'user',
    permission: {
      page: [
        ...writingPages,
        'creative.creation_material',
        'creative.tool.framework',
        'creative.tool.url_to_video',
        'creative.tool.prompt_to_text',
      ],
    },
  }),
  info: get('/framework/info', {
    summary: 'One framework, also of the library',
    input: idQuery,
    result: framework,
    origin: 'chosen',
    auth: 'user',
    permission: { page: [...writingPages, 'creative.creation_material'] },
  }),
  /** With `seen_at` (the `updated_at` that was read) a change that came in between is not overwritten. */
  save: post('/framework/save', {
    summary: 'Add (no id) or update; changed segments make a version',
    input: z.object({
      id: id.optional(),
      ...content,
      sharing: sharing.optional(),
      source: sourceChain,
      seen_at: timestamp.optional(),
    }),
    result: framework,
    origin: 'chosen',
    auth: 'user',
    permission: { action: 'framework.save' },
  }),
  copy: post('/framework/copy', {
    summary: 'A copy of any visible framework as one of one’s own',
    input: z.object({ id, name: z.string().trim().max(limits.name).optional() }),
    result: framework,
    origin: 'chosen',
    auth: 'user',
    permission: { action: 'framework.save' },
  }),
  share: post('/framework/share', {
    summary: 'Private or for the team',
    input: z.object({ id, sharing }),
    result: framework,
    origin: 'chosen',
    auth: 'user',
    permission: { action: 'framework.share' },
  }),
  status: post('/framework/status', {
    summary: 'Change status; 1 = out of the recycle bin',
    input: statusBody,
    result: done,
    origin: 'chosen',
    auth: 'user',
    permission: { action: 'framework.delete' },
  }),
  delete: post('/framework/delete', {
    summary: 'To the recycle bin',
    input: idsBody,
    result: done,
    origin: 'chosen',
    auth: 'user',
    permission: { action: 'framework.delete' },
  }),
  versions: get('/framework/versions', {
    summary: 'Its structures so far, newest first',
    input: idQuery,
    result: z.object({ list: z.array(versionEntry) }),
    origin: 'chosen',
    auth: 'user',
    permission: { page: ['compose.frame'] },
  }),
  version_restore: post('/framework/version_restore', {
    summary: 'Brings an earlier structure back, as a new version',
    input: z.object({ id, version: z.number().int().min(1) }),
    result: framework,
    origin: 'chosen',
    auth: 'user',
    permission: { action: 'framework.save' },
  }),
  uses: get('/framework/uses', {
    summary: 'Scripts, videos and posts that go back to it, newest first, at most 50 each',
    input: idQuery,
    result: frameworkUses,
    origin: 'chosen',
    auth: 'user',
    permission: { page: ['compose.frame'] },
  }),
  /** What a structure sounds like on given goods, before it is saved: lines like those of /script/generate. */
  example: post('/framework/example', {
    summary: 'An example script of a structure, streamed',
    input: z.object({
      goods_id: id.optional(),
      idea: z.string().max(5000).optional(),
      /** Of a saved or library framework, so that its special lines are used. */
      framework_id: id.optional(),
      name: z.string().max(limits.name).default(''),
      segments: z.array(frameworkSegment).min(minSegments).max(maxSegments),
      platform: platformId.default('douyin'),
      seconds: z.number().min(8).max(180).default(30),
      seed: z.number().int().default(1),
    }),
    result: z.object({
      delta: z.object({ text: z.string().optional(), stop_reason: z.string().optional() }),
      writer: z.string().optional(),
    }),
    origin: 'chosen',
    auth: 'user',
    permission: { action: 'framework.save' },
    answer: 'stream',
  }),
};
