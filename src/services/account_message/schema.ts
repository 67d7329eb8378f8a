import { z } from 'zod';
import { done, get, pageOf, pageQuery, post, statusBody } from '../contract';
import { notice } from '../notice/schema';

/** The account's messages, read ones included: the long list behind the bell (notice). */
export const accountMessageContract = {
  data: get('/account_message/data', {
    summary: 'Messages of the caller, paged',
    input: pageQuery.extend({
      status: z.coerce.number().int().min(0).max(1).optional(),
      kind: notice.shape.kind.optional(),
    }),
    result: pageOf(notice),
    origin: 'brief',
    auth: 'user',
    permission: { open: 'the caller’s own messages' },
  }),
  status: post('/account_message/status', {
    summary: 'Mark read (1) or unread (0)',
    input: statusBody,
    result: done,
    origin: 'brief',
    auth: 'user',
    permission: { open: 'the caller’s own messages' },
  }),
  clear: post('/account_message/clear', {
    summary: 'Remove the read messages, or all, from the caller’s list',
    input: z.object({ scope: z.enum(['read', 'all']).default('read') }),
    result: z.object({ removed: z.number().int() }),
    origin: 'brief',
    auth: 'user',
    permission: { open: 'the caller’s own messages' },
  }),
};
