import { z } from 'zod';
import { MAX_SEE_AS_REASON, seeAsEnds } from '../../domain/seeAs';
import { get, id, post, timestamp } from '../contract';
import { loginResult } from '../user/schema';

const member = z.object({
  id,
  name: z.string(),
  role_name: z.string(),
  is_owner: z.boolean(),
});

export const see_asContract = {
  members: get('/see_as/members', {
    summary: 'Provider: active members of one of its merchants, the owner first',
    input: z.object({ id }),
    result: z.object({ list: z.array(member) }),
    origin: 'chosen',
    auth: 'user',
    permission: { action: 'merchant.see_as' },
  }),
  start: post('/see_as/start', {
    summary: 'Provider: enter a merchant as support for half an hour; asked twice, it is one entry. The token stays',
    input: z.object({
      /** The merchant. */
      id,
      /** The owner when left out. */
      account: id.optional(),
      reason: z.string().trim().min(1).max(MAX_SEE_AS_REASON),
    }),
    result: loginResult.extend({ ends_at: timestamp }),
    origin: 'chosen',
    auth: 'user',
    permission: { action: 'merchant.see_as' },
    asSelf: true,
  }),
  stop: post('/see_as/stop', {
    summary: 'End the entry as support, also one that is over; answers the operator’s own session',
    input: z.object({}),
    result: loginResult.extend({
      /** Why it was over already; missing = it ends by this call, or there was none. */
      why: z.enum(seeAsEnds).optional(),
    }),
    origin: 'chosen',
    auth: 'user',
    permission: { open: 'the way out stays open' },
    asSelf: true,
  }),
};
