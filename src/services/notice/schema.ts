import { z } from 'zod';
import { done, get, id, post, statusBody, timestamp } from '../contract';

/** status 0 = unread. */
export const notice = z.object({
  id,
  title: z.string(),
  content: z.string(),
  kind: z.enum(['system', 'task', 'publish', 'team']),
  status: z.union([z.literal(0), z.literal(1)]),
  link: z.string().optional(),
  created_at: timestamp,
});
export type Notice = z.infer<typeof notice>;

export const noticeContract = {
  data: get('/notice/data', {
    summary: 'Notices by status (start-up asks for 0)',
    input: z.object({ status: z.coerce.number().int().min(0).max(1).optional() }),
    result: z.object({ list: z.array(notice), total: z.number().int() }),
    origin: 'chosen',
    auth: 'user',
    permission: { open: 'start-up: the caller’s own notices' },
  }),
  status: post('/notice/status', {
    summary: 'Mark read',
    input: statusBody,
    result: done,
    origin: 'chosen',
    auth: 'user',
    permission: { open: 'the caller’s own notices' },
  }),
};
