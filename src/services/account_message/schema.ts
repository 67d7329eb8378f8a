import { z } from 'zod';
import { done, get, id, idsBody, nothing, pageOf, pageQuery, post, statusBody } from '../contract';
import { notice } from '../notice/schema';

const kinds = z.array(notice.shape.kind).max(8).default([]);
/** The kinds of messages that go out by a channel besides the bell, which shows all. */
const reminders = z.object({ sms: kinds, wechat: kinds });

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
    result: z.object({ removed: z.number().int(), ids: z.array(id) }),
    origin: 'brief',
    auth: 'user',
    permission: { open: 'the caller’s own messages' },
  }),
  restore: post('/account_message/restore', {
    summary: 'Bring cleared messages back into the caller’s list',
    input: idsBody,
    result: done,
    origin: 'chosen',
    auth: 'user',
    permission: { open: 'the caller’s own messages' },
  }),
  reminders: get('/account_message/reminders', {
    summary: 'Which messages reach the caller outside of the product, and whether they can',
    input: nothing,
    result: reminders.extend({ can_sms: z.boolean(), can_wechat: z.boolean() }),
    origin: 'chosen',
    auth: 'user',
    permission: { open: 'the caller’s own messages' },
  }),
  reminders_save: post('/account_message/reminders_save', {
    summary: 'Choose which messages reach the caller outside of the product',
    input: reminders,
    result: reminders,
    origin: 'chosen',
    auth: 'user',
    permission: { open: 'the caller’s own messages' },
  }),
};
