import { z } from 'zod';
import { publishStates } from '../../domain/publishing/states';
import { labelStates, planStates, textStates, videoLengths, videoRatios } from '../../domain/videos/types';
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
  recordOwner,
  recordStatus,
  recordStatusQuery,
  revision,
  shownRevision,
  sourceChain,
  statusBody,
  timestamp,
} from '../contract';
import { publishPages, toolPages } from '../pageKeys';

/** What is said or written in the video, with its moment in seconds. */
const timedText = z.object({
  at: z.number().min(0),
  text: z.string().max(2000),
  /** Of what is spoken: which sentence it belongs to. Texts that are only seen have none. */
  sentence: z.number().int().min(0).optional(),
});
export const videoTexts = z.array(timedText).max(2000);

const fields = {
  title: z.string().trim().min(1).max(120),
  /** The uploaded file (/file/save). */
  file_id: id,
  cover: z.string().max(2000).default(''),
  project_id: id.optional(),
  goods_id: id.optional(),
  framework_id: z.string().max(64).optional(),
  width: z.number().int().positive(),
  height: z.number().int().positive(),
  /** Seconds. */
  duration: z.number().positive(),
  /** Container and codecs as written, e.g. mp4 / avc / aac. */
  container: z.string().max(20),
  video_codec: z.string().max(40),
  audio_codec: z.string().max(40).default(''),
  /** Whether the AI label is visible in the image and stands in the file's metadata. */
  ai_label: z.object({ visible: z.boolean(), metadata: z.boolean() }),
  source: sourceChain,
};

/** What a save may leave out: the known value stays, a new video gets the usual one. */
const details = {
  /** Something in it was made by AI; default true. */
  is_ai: z.boolean().optional(),
  /** Frames a second. */
  fps: z.number().min(0).max(240).optional(),
  /** Default: captions of its project, else the sentences of its script. */
  texts: videoTexts.optional(),
  /** Any version of the video that this is the next version of; default: the video made from the same project. */
  version_of: z.string().max(64).optional(),
  version_note: z.string().max(200).optional(),
};

/** Words in the texts that the ad law, the provider or the merchant objects to. */
const textCounts = z.object({ high: z.number().int(), mid: z.number().int(), low: z.number().int() });

const video = z.object({
  id,
  revision: shownRevision,
  ...fields,
  url: z.string(),
  size: z.number().int(),
  goods_title: z.string().default(''),
  /** What its goods are called in speech; empty = none or deleted. */
  goods_spoken_name: z.string().optional(),
  /** What its script was written for; absent = not known. */
  platform: z.string().optional(),
  is_ai: z.boolean().default(true),
  fps: z.number().default(0),
  author: z.object({ id: z.string(), name: z.string() }).default({ id: '', name: '' }),
  owner: recordOwner,
  /** The video: id of its first version; '' = it is the first itself. */
  version_of: z.string().default(''),
  version: z.number().int().default(1),
  version_note: z.string().default(''),
  is_current: z.boolean().default(true),
  /** Versions of the video, this one included. */
  versions: z.number().int().default(1),
  /** Posts made from it that were not canceled, and what they have reached. */
  posts: z.number().int().default(0),
  views: z.number().int().default(0),
  plan: z.enum(planStates).default('none'),
  compliance: z.enum(textStates).default('unknown'),
  marks: textCounts.default({ high: 0, mid: 0, low: 0 }),
  /** The sentences of the video that have them: what the gate of publishing asks about. */
  marked_texts: videoTexts.default([]),
  status: recordStatus,
  created_at: timestamp,
  updated_at: timestamp,
});
export type Video = z.infer<typeof video>;

const videoDetail = video.extend({
  texts: videoTexts.default([]),
  /** All versions of the video, newest first. */
  video: z.array(video).default([]),
});
export type VideoDetail = z.infer<typeof videoDetail>;

/** A post that cannot go out without the video. */
const hitPost = z.object({
  id,
  video_id: id,
  title: z.string(),
  platform: z.string(),
  account_name: z.string(),
  publish_at: z.string(),
  state: z.enum(publishStates),
});
export type HitPost = z.infer<typeof hitPost>;

/** Finished videos. */
export const videoContract = {
  data: get('/video/data', {
    summary: 'Finished videos, newest first; the keyword is looked for in titles, goods and what is said in them',
    input: pageQuery.extend({
      status: recordStatusQuery.optional(),
      goods_id: id.optional(),
      framework_id: z.string().max(64).optional(),
      ...madeFilter,
      plan: z.enum(planStates).optional(),
      /** `due`: not labelled as it should be, whatever is missing. */
      label: z.enum([...labelStates, 'due']).optional(),
      /** `marked`: any marked word. */
      compliance: z.enum([...textStates, 'marked']).optional(),
      ratio: z.enum(videoRatios).optional(),
      length: z.enum(videoLengths).optional(),
      /** Made within this many days. */
      days: z.coerce.number().int().min(1).max(3660).optional(),
      /** Only the current version of each video. */
      stack: z.coerce.number().int().optional(),
    }),
    result: pageOf(video),
    origin: 'chosen',
    auth: 'user',
    permission: {
      page: ['workbench', ...publishPages, 'compose.post', 'creative.creation_material', 'editor.timeline'],
    },
  }),
  info: get('/video/info', {
    summary: 'One video with its texts and the versions of its video',
    input: idQuery,
    result: videoDetail,
    origin: 'chosen',
    auth: 'user',
    permission: { page: [...publishPages, ...toolPages, 'editor.batch_preview'] },
  }),
  save: post('/video/save', {
    summary: 'Add (no id) or update',
    input: z.object({ id: id.optional(), revision, ...fields, ...details }),
    result: video,
    origin: 'chosen',
    auth: 'user',
    permission: { action: 'video.save' },
  }),
  set: post('/video/set', {
    summary: 'Change what is said about a video, not the video itself',
    input: z.object({
      id,
      title: fields.title.optional(),
      cover: z.string().max(2000).optional(),
      goods_id: z.string().max(64).optional(),
      is_ai: z.boolean().optional(),
      ai_label: fields.ai_label.optional(),
      version_note: z.string().max(200).optional(),
      texts: videoTexts.optional(),
    }),
    result: video,
    origin: 'chosen',
    auth: 'user',
    permission: { action: 'video.save' },
  }),
  current: post('/video/current', {
    summary: 'Make this version the current one of its video',
    input: idQuery,
    result: video,
    origin: 'chosen',
    auth: 'user',
    permission: { action: 'video.save' },
  }),
  stack: post('/video/stack', {
    summary: 'Make videos versions of one video, in the order of their making; the newest becomes the current one',
    input: z.object({ ids: z.array(id).min(2).max(100) }),
    result: video,
    origin: 'chosen',
    auth: 'user',
    permission: { action: 'video.save' },
  }),
  unstack: post('/video/unstack', {
    summary: 'Make a version a video of its own',
    input: idQuery,
    result: video,
    origin: 'chosen',
    auth: 'user',
    permission: { action: 'video.save' },
  }),
  impact: post('/video/impact', {
    summary: 'Posts that could not go out if these videos were deleted, soonest first',
    input: idsBody,
    result: z.object({ list: z.array(hitPost) }),
    origin: 'chosen',
    auth: 'user',
    permission: { page: ['publish.media'] },
  }),
  status: post('/video/status', {
    summary: 'Change status; -1 = recycle, 1 = restore',
    input: statusBody,
    result: done,
    origin: 'chosen',
    auth: 'user',
    permission: { action: 'video.delete' },
  }),
  delete: post('/video/delete', {
    summary: 'To the recycle bin',
    input: idsBody,
    result: done,
    origin: 'chosen',
    auth: 'user',
    permission: { action: 'video.delete' },
  }),
};
