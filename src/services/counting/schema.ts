import { z } from 'zod';
import { get, id, nothing, pageOf, pageQuery, timestamp } from '../contract';

/** What the merchant has used of what it has. Counters are in their own units: credits, bytes, pieces, seconds. */
const usage = z.object({
  credits: z.object({ balance: z.number(), held: z.number(), granted: z.number() }),
  storage: z.object({ used: z.number(), total: z.number() }),
  videos: z.object({ used: z.number(), total: z.number() }),
  speechSeconds: z.object({ used: z.number(), total: z.number() }),
  version: z.string(),
  expires_at: timestamp.optional(),
});
export type Usage = z.infer<typeof usage>;

const ledgerEntry = z.object({
  id,
  kind: z.enum(['grant', 'hold', 'settle', 'refund']),
  /** Signed change of the balance. */
  credits: z.number(),
  balance: z.number(),
  subject: z.string(),
  task_id: id.optional(),
  account_name: z.string(),
  created_at: timestamp,
});
export type LedgerEntry = z.infer<typeof ledgerEntry>;

export const countingContract = {
  usage: get('/counting/usage', {
    summary: 'Usage counters',
    input: nothing,
    result: usage,
    origin: 'brief',
    auth: 'user',
    permission: { open: 'start-up: the header of every page shows what is left' },
  }),
  data: get('/counting/data', {
    summary: 'Credit ledger, paged',
    input: pageQuery,
    result: pageOf(ledgerEntry),
    origin: 'brief',
    auth: 'user',
    permission: { page: ['merchant.account', 'merchant.account.counting'] },
  }),
};
