import { z } from 'zod';
import { platformIds } from '../../domain/platforms';
import { MAX_ANSWER, postCommentStates } from '../../domain/postComments';
import { daysFilter, get, id, idQuery, idsBody, pageOf, pageQuery, post, timestamp } from '../contract';

const count = z.number().int();
const platform = z.enum(platformIds);

const comment = z.object({
  id,
  /** Name of the viewer on the platform. */
  name: z.string(),
  /** Phones in it are masked. */
  text: z.string(),
  state: z.enum(postCommentStates),
  platform,
  account_name: z.string(),
  post_id: id,
  post_title: z.string(),
  /** Goods that the post's video is about; '' = none is known. */
  goods_id: z.string(),
  answer: z.string(),
  /** Who answered or ignored it; '' = nobody yet. */
  by: z.string(),
  handled_at: z.string(),
  /** Whether a phone in it has become a lead. */
  has_lead: z.boolean(),
  created_at: timestamp,
});
export type PostComment = z.infer<typeof comment>;

const sums = z.object({ new: count, answered: count, ignored: count });
export type PostCommentSums = z.infer<typeof sums>;

const permission = { page: ['service.comment'] } as const;

/** What viewers write below the posts that are online. */
export const postCommentContract = {
  data: get('/post_comment/data', {
    summary: 'Comments below published posts, paged; those with a phone become leads',
    input: pageQuery.extend({
      state: z.enum(postCommentStates).optional(),
      platform: platform.optional(),
      post_id: id.optional(),
      /** Answered or put aside by a member, or by the members of a group, and on which days. */
      handled_by: id.optional(),
      handled: daysFilter.optional(),
    }),
    result: pageOf(comment).extend({ sums }),
    origin: 'chosen',
    auth: 'user',
    permission,
  }),
  suggest: get('/post_comment/suggest', {
    summary: 'An answer from what the goods of the post are known to be',
    input: idQuery,
    result: z.object({ text: z.string() }),
    origin: 'chosen',
    auth: 'user',
    permission: { action: 'post_comment.save' },
  }),
  answer: post('/post_comment/answer', {
    summary: 'Answer a comment, once',
    input: z.object({
      id,
      text: z.string().trim().min(1).max(MAX_ANSWER),
      /** Names one press of a button: however often it arrives, it is done once. */
      request_id: z.string().min(8).max(64),
    }),
    result: comment,
    origin: 'chosen',
    auth: 'user',
    permission: { action: 'post_comment.save' },
  }),
  ignore: post('/post_comment/ignore', {
    summary: 'Put comments aside that need no answer',
    input: idsBody,
    result: z.object({ count }),
    origin: 'chosen',
    auth: 'user',
    permission: { action: 'post_comment.save' },
  }),
  restore: post('/post_comment/restore', {
    summary: 'Take comments back that were put aside',
    input: idsBody,
    result: z.object({ count }),
    origin: 'chosen',
    auth: 'user',
    permission: { action: 'post_comment.save' },
  }),
};
