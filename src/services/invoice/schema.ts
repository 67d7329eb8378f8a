import { z } from 'zod';
import { invoiceLimits, invoiceStates, titleKinds } from '../../domain/invoices';
import { done, get, id, nothing, pageOf, pageQuery, post, timestamp } from '../contract';

const fen = z.number().int().min(0);

/** A version that was paid for. */
const paidRow = z.object({
  /** Of the accepted request for the version. */
  id,
  version: z.string(),
  months: z.number().int(),
  amount: fen,
  paid_at: timestamp,
  /** The request for an invoice that holds it; absent = it can be asked for. */
  invoice_id: id.optional(),
  invoice_state: z.enum(invoiceStates).optional(),
});
export type PaidRow = z.infer<typeof paidRow>;

const invoice = z.object({
  id,
  merchant_id: id,
  merchant_name: z.string(),
  rows: z.array(paidRow.pick({ id: true, version: true, months: true, amount: true })),
  /** The sum of its rows. */
  amount: fen,
  kind: z.enum(titleKinds),
  title: z.string(),
  /** '' = a person's. */
  tax_number: z.string(),
  email: z.string(),
  state: z.enum(invoiceStates),
  /** Of an issued one: its number, and where its file lies. */
  number: z.string(),
  file_url: z.string(),
  /** Why it was rejected. */
  reason: z.string(),
  account_name: z.string(),
  created_at: timestamp,
  settled_at: timestamp.optional(),
});
export type Invoice = z.infer<typeof invoice>;

/** Invoices over what a merchant has paid its provider. */
export const invoiceContract = {
  rows: get('/invoice/rows', {
    summary: 'What the merchant has paid for, the latest first, and which of it is on an invoice or asked for',
    input: nothing,
    result: z.object({ list: z.array(paidRow) }),
    origin: 'chosen',
    auth: 'user',
    permission: { page: ['merchant.account.bill'] },
  }),
  data: get('/invoice/data', {
    summary: 'Requests for invoices, paged: a provider sees those of its merchants, a merchant its own',
    input: pageQuery.extend({ state: z.enum(invoiceStates).optional() }),
    result: pageOf(invoice),
    origin: 'chosen',
    auth: 'user',
    permission: { page: ['merchant.account.bill', 'platform.upgrade'] },
  }),
  save: post('/invoice/save', {
    summary: 'Ask for an invoice over paid rows; a row is in one request at most that waits or was issued',
    input: z.object({
      rows: z.array(id).min(1).max(invoiceLimits.rows),
      kind: z.enum(titleKinds),
      title: z.string().max(invoiceLimits.title),
      tax_number: z.string().max(40).default(''),
      email: z.string().max(invoiceLimits.email),
      /** Names one press of a button: however often it arrives, it is done once. */
      request_id: z.string().min(8).max(64),
    }),
    result: invoice,
    origin: 'chosen',
    auth: 'user',
    permission: { action: 'merchant.save' },
  }),
  withdraw: post('/invoice/withdraw', {
    summary: 'Take a request back that waits: its rows can be asked for again',
    input: z.object({ id }),
    result: done,
    origin: 'chosen',
    auth: 'user',
    permission: { action: 'merchant.save' },
  }),
  settle: post('/invoice/settle', {
    summary: 'Provider: issued, with number and link of the file, or rejected with the reason',
    input: z.discriminatedUnion('state', [
      z.object({
        id,
        state: z.literal('issued'),
        number: z.string().trim().min(1).max(invoiceLimits.number),
        file_url: z.string().trim().min(1).max(invoiceLimits.url),
      }),
      z.object({ id, state: z.literal('rejected'), reason: z.string().trim().min(1).max(invoiceLimits.reason) }),
    ]),
    result: invoice,
    origin: 'chosen',
    auth: 'user',
    permission: { action: 'merchant.status' },
  }),
};
