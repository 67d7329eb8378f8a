import { z } from 'zod';
import { billPeriods, isMonth } from '../../domain/billing';
import { type FirstStepKey, firstStepKeys } from '../../domain/firstSteps';
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
  steps: get('/counting/steps', {
    summary: 'Number of records by first step, of those whose page the caller has',
    input: nothing,
    result: z.object(
      Object.fromEntries(firstStepKeys.map((key) => [key, z.number().int().optional()])) as Record<
        FirstStepKey,
        z.ZodOptional<z.ZodNumber>
      >,
    ),
    origin: 'chosen',
    auth: 'user',
    permission: { page: ['workbench', 'compose.guide'] },
  }),
  bill: get('/counting/bill', {
    summary:
      'Credits of a month: opening, change by kind, closing, which add up; the present month where none is named',
    input: z.object({ month: z.string().refine(isMonth).optional() }),
    result: z.object({
      month: z.string(),
      /** Months that there are bills of, the latest first. */
      months: z.array(z.string()),
      merchant_name: z.string(),
      opening: z.number(),
      kinds: z.array(z.object({ kind: ledgerEntry.shape.kind, credits: z.number(), count: z.number().int() })),
      closing: z.number(),
    }),
    origin: 'chosen',
    auth: 'user',
    permission: { page: ['merchant.account.bill'] },
  }),
  data: get('/counting/data', {
    summary: 'Credit ledger, paged',
    input: pageQuery.extend({
      kind: ledgerEntry.shape.kind.optional(),
      /** Name of the account whose work it was, as the lines carry it. */
      member: z.string().max(60).optional(),
      /** By the merchant’s clocks; left out = all. */
      period: z.enum(billPeriods).optional(),
    }),
    result: pageOf(ledgerEntry).extend({
      /** Of all lines that were found, not of the page alone. */
      sums: z.object({ granted: z.number(), used: z.number(), held: z.number() }),
    }),
    origin: 'brief',
    auth: 'user',
    permission: { page: ['merchant.account', 'merchant.account.counting'] },
  }),
};
