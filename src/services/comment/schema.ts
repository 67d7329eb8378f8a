import { z } from 'zod';
import { done, get, id, post, timestamp } from '../contract';

/** What can be talked about. */
const commentTypes = [
  'script',
  'article',
  'topic',
  'framework',
  'breakdown',
  'project',
  'video',
  'publish',
  'shooting_plan',
] as const;
export type CommentType = (typeof commentTypes)[number];

const author = z.object({ id, name: z.string(), avatar: z.string() });

const atSecond = z.number().min(0).max(86_400);
const share = z.number().min(0).max(1);

/** A rectangle in an image, as shares of its width and height. */
const imageBox = z.object({ x: share, y: share, w: share, h: share });

const comment = z.object({
  id,
  type: z.enum(commentTypes),
  target_id: id,
  /** Part of the record, a sentence's id; empty = the whole. */
  anchor: z.string(),
  /** The words that were talked about, as they stood then. */
  quote: z.string(),
  /** For videos: the moment that is talked about, seconds; absent = the whole. */
  at: atSecond.optional(),
  /** And the part of the image. */
  box: imageBox.optional(),
  /** Empty for the first one of a thread. */
  parent_id: z.string(),
  text: z.string(),
  author,
  mentions: z.array(id),
  is_resolved: z.boolean(),
  /** Who closed the thread; empty while it is open. */
  resolved_by: z.string(),
  can_delete: z.boolean(),
  created_at: timestamp,
});
export type Comment = z.infer<typeof comment>;

const target = { type: z.enum(commentTypes), target_id: id };

export const commentContract = {
  data: get('/comment/data', {
    summary: 'Comments on a record, oldest first; without a record the latest of the merchant',
    input: z.object({ type: z.enum(commentTypes).optional(), target_id: id.optional() }),
    result: z.object({ list: z.array(comment), open: z.number().int() }),
    origin: 'chosen',
    auth: 'user',
    permission: {
      page: [
        'creation.conception.info',
        'creative.creation_material',
        'editor.article',
        'editor.note',
        'editor.script',
        'publish.approval',
        'publish.media',
        'publish.calendar',
      ],
    },
  }),
  save: post('/comment/save', {
    summary: 'Begin a thread, or answer one; who is mentioned gets a message',
    input: z.object({
      ...target,
      anchor: z.string().max(64).default(''),
      quote: z.string().max(500).default(''),
      at: atSecond.optional(),
      box: imageBox.optional(),
      parent_id: z.string().max(64).default(''),
      text: z.string().trim().min(1).max(2000),
      mentions: z.array(id).max(20).default([]),
    }),
    result: comment,
    origin: 'chosen',
    auth: 'user',
    permission: { action: 'comment.save' },
  }),
  resolve: post('/comment/resolve', {
    summary: 'Close a thread or open it again',
    input: z.object({ id, is_resolved: z.boolean() }),
    result: comment,
    origin: 'chosen',
    auth: 'user',
    permission: { action: 'comment.save' },
  }),
  delete: post('/comment/delete', {
    summary: 'Take back a comment of one’s own; with the first one goes its thread',
    input: z.object({ id }),
    result: done,
    origin: 'chosen',
    auth: 'user',
    permission: { action: 'comment.save' },
  }),
  members: get('/comment/members', {
    summary: 'Who can be mentioned: the active accounts of the merchant',
    input: z.object({}).optional(),
    result: z.object({ list: z.array(author) }),
    origin: 'chosen',
    auth: 'user',
    permission: {
      page: [
        'compose.script',
        'creation.conception.info',
        'creative.creation_material',
        'creative.script',
        'editor.article',
        'editor.note',
        'editor.script',
        'publish.approval',
        'publish.media',
        'publish.calendar',
      ],
    },
  }),
};
