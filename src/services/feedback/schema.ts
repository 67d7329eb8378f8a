import { z } from 'zod';
import { get, id, pageOf, pageQuery, post, timestamp } from '../contract';

const feedbackKind = z.enum(['problem', 'wish', 'question']);
const feedbackState = z.enum(['waiting', 'replied']);
const feedback = z.object({
  id,
  merchant_name: z.string(),
  account_name: z.string(),
  kind: feedbackKind,
  content: z.string(),
  images: z.array(z.string()),
  state: feedbackState,
  reply: z.string(),
  created_at: timestamp,
  replied_at: timestamp.optional(),
});
export type Feedback = z.infer<typeof feedback>;

export const feedbackContract = {
  data: get('/feedback/data', {
    summary: 'Feedback, paged: the caller’s own; a provider sees that of its merchants',
    input: pageQuery.extend({ state: feedbackState.optional() }),
    result: pageOf(feedback),
    origin: 'chosen',
    auth: 'user',
    permission: { page: ['merchant.help', 'platform.feedback'] },
  }),
  save: post('/feedback/save', {
    summary: 'Tell the provider something',
    input: z.object({
      kind: feedbackKind,
      content: z.string().trim().min(5).max(1000),
      images: z.array(z.string().max(2000)).max(4).default([]),
    }),
    result: feedback,
    origin: 'chosen',
    auth: 'user',
    permission: { page: ['merchant.help'] },
  }),
  reply: post('/feedback/reply', {
    summary: 'Provider: answer; who asked gets a message',
    input: z.object({ id, reply: z.string().trim().min(1).max(1000) }),
    result: feedback,
    origin: 'chosen',
    auth: 'user',
    permission: { action: 'merchant.status' },
  }),
};
