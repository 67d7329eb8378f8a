import { z } from 'zod';
import { belongingKinds } from '../../domain/handOver';
import { done, get, id, idQuery, nothing, post, revision, shownRevision, timestamp } from '../contract';
import { loginResult, smsCode } from '../user/schema';

const membership = z.object({
  /** Of the person's account there. */
  id,
  merchant_name: z.string(),
  logo: z.string(),
  role_name: z.string(),
  is_current: z.boolean(),
  /** Why he cannot go over to it; absent = he can. */
  lock: z.enum(['self', 'foreign', 'disabled', 'closed']).optional(),
  /** The only owner: he cannot leave. */
  is_last_owner: z.boolean(),
  joined_at: timestamp,
  /** Absent = never. */
  used_at: timestamp.optional(),
});
export type Enterprise = z.infer<typeof membership>;

const invitation = z.object({
  id,
  merchant_name: z.string(),
  role_name: z.string(),
  inviter_name: z.string(),
  expires_at: timestamp,
});

const permission = { page: ['account.enterprise'] as [string] };

/** The merchants that the person behind an account belongs to. */
export const enterpriseContract = {
  data: get('/enterprise/data', {
    summary: 'Merchants that the caller belongs to by his proved phone number, and invitations that wait for him',
    input: nothing,
    result: z.object({
      /** The caller's number, middle digits hidden; empty = none bound. */
      phone: z.string(),
      is_proved: z.boolean(),
      list: z.array(membership),
      invitations: z.array(invitation),
    }),
    origin: 'chosen',
    auth: 'user',
    permission,
  }),
  code: post('/enterprise/code', {
    summary: 'Send a code to the caller’s number, to show that it is his',
    input: nothing,
    result: z.object({ waitSeconds: z.number().int() }),
    origin: 'chosen',
    auth: 'user',
    permission,
  }),
  prove: post('/enterprise/prove', {
    summary: 'Show by the code that the number is his',
    input: z.object({ code: smsCode }),
    result: done,
    origin: 'chosen',
    auth: 'user',
    permission,
  }),
  switch: post('/enterprise/switch', {
    summary: 'Go over to another account of the same person: a new session, and this one ends',
    input: z.object({ id }),
    result: loginResult,
    origin: 'chosen',
    auth: 'user',
    permission,
  }),
  join: post('/enterprise/join', {
    summary: 'Join a team by the code of an invitation, as the person that the caller is',
    input: z.object({ code: z.string().trim().min(1).max(64) }),
    result: z.object({ id, merchant_name: z.string() }),
    origin: 'chosen',
    auth: 'user',
    permission,
  }),
  accept: post('/enterprise/accept', {
    summary: 'Accept an invitation that was sent to the caller’s number',
    input: z.object({ id }),
    result: z.object({ id, merchant_name: z.string() }),
    origin: 'chosen',
    auth: 'user',
    permission,
  }),
  decline: post('/enterprise/decline', {
    summary: 'Decline an invitation that was sent to the caller’s number; the inviter is told',
    input: z.object({ id }),
    result: done,
    origin: 'chosen',
    auth: 'user',
    permission,
  }),
  belongings: get('/enterprise/belongings', {
    summary: 'What the caller holds in one of his merchants, and who could take it over',
    input: idQuery,
    result: z.object({
      revision: shownRevision,
      kinds: z.array(z.object({ kind: z.enum(belongingKinds), count: z.number().int() })),
      receivers: z.array(
        z.object({ id, name: z.string(), role_name: z.string(), missing: z.array(z.enum(belongingKinds)) }),
      ),
    }),
    origin: 'chosen',
    auth: 'user',
    permission,
  }),
  leave: post('/enterprise/leave', {
    summary: 'Leave a merchant; what the caller holds there goes over first. Of the current one: where he goes on',
    input: z.object({ id, to: id.optional(), revision }),
    /** Only where the current one was left, and there is another. */
    result: z.object({ was_current: z.boolean(), login: loginResult.optional() }),
    origin: 'chosen',
    auth: 'user',
    permission,
  }),
};
