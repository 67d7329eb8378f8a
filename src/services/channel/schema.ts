import { z } from 'zod';
import { channelLimits, MAX_CHANNEL_DEPTH, statementStates, WHOLE_RATE } from '../../domain/channels';
import {
  done,
  get,
  id,
  idQuery,
  idsBody,
  nothing,
  pageOf,
  pageQuery,
  post,
  revision,
  shownRevision,
  timestamp,
} from '../contract';

const day = z.string().regex(/^\d{4}-\d{2}-\d{2}$/);
const month = z.string().regex(/^\d{4}-\d{2}$/);
const fen = z.number().int();

const fields = {
  name: z.string().trim().min(1).max(channelLimits.name),
  /** The channel above; left out = at the top. */
  parent_id: id.optional(),
  /** The merchant who is this channel and reads its own part. */
  merchant_id: id.optional(),
  contact: z.string().trim().max(channelLimits.contact).default(''),
  phone: z.string().trim().max(channelLimits.phone).default(''),
  note: z.string().trim().max(channelLimits.note).default(''),
};

const channel = z.object({
  id,
  revision: shownRevision,
  ...fields,
  merchant_name: z.string().optional(),
  /** Merchants that it brought itself. */
  merchants: z.number().int(),
  /** With those of all channels below it. */
  merchants_below: z.number().int(),
  /** Commissions not paid out yet, settled or not; fen. */
  owed: fen,
  paid: fen,
  created_at: timestamp,
});
export type Channel = z.infer<typeof channel>;

const channelMerchant = z.object({
  id,
  name: z.string(),
  version: z.string(),
  channel_id: z.string(),
  channel_name: z.string(),
  created_at: timestamp,
});
export type ChannelMerchant = z.infer<typeof channelMerchant>;

const rates = z.object({
  id,
  from: day,
  /** Basis points: of the channel that brought the merchant, of the one above, and so on. */
  levels: z.array(z.number().int().min(0).max(WHOLE_RATE)).length(MAX_CHANNEL_DEPTH),
  by: z.string(),
  created_at: timestamp,
  /** Whether payments of today are shared out by it. */
  is_current: z.boolean(),
});
export type ChannelRates = z.infer<typeof rates>;

export const channelStatement = z.object({
  id,
  channel_id: id,
  channel_name: z.string(),
  month,
  state: z.enum(statementStates),
  /** Fen; the sum of its lines. */
  amount: fen,
  lines: z.number().int(),
  /** Whether the month is over, so that it can be settled. */
  can_settle: z.boolean(),
  settled_at: timestamp.optional(),
  settled_by: z.string().optional(),
  paid_at: timestamp.optional(),
  /** Number of the transfer. */
  voucher: z.string(),
});
export type ChannelStatement = z.infer<typeof channelStatement>;

export const commissionLine = z.object({
  id,
  merchant_name: z.string(),
  title: z.string(),
  /** What the merchant paid, fen. */
  paid: fen,
  level: z.number().int(),
  /** Basis points. */
  rate: z.number().int(),
  amount: fen,
  at: timestamp,
});
export type CommissionLine = z.infer<typeof commissionLine>;
export type ChannelStatementDetail = ChannelStatement & { readonly list: readonly CommissionLine[] };

const permission = { page: ['platform.channel'] } as const;

/** Who brings merchants to a provider, and what is paid for it. */
export const channelContract = {
  data: get('/channel/data', {
    summary: 'Provider: all channels of its brand; `parent_id` makes the tree',
    input: nothing,
    result: z.object({ list: z.array(channel) }),
    origin: 'chosen',
    auth: 'user',
    permission,
  }),
  save: post('/channel/save', {
    summary: 'Provider: add (no id) or change a channel; not below itself, at most three levels',
    input: z.object({ id: id.optional(), revision, ...fields }),
    result: z.object({ id }),
    origin: 'chosen',
    auth: 'user',
    permission: { action: 'channel.save' },
  }),
  delete: post('/channel/delete', {
    summary: 'Provider: remove channels that have nothing below them and nothing to be paid',
    input: idsBody,
    result: done,
    origin: 'chosen',
    auth: 'user',
    permission: { action: 'channel.delete' },
  }),
  merchants: get('/channel/merchants', {
    summary: 'Provider: merchants of a channel and of those below it',
    input: idQuery,
    result: z.object({ list: z.array(channelMerchant) }),
    origin: 'chosen',
    auth: 'user',
    permission,
  }),
  assign: post('/channel/assign', {
    summary: 'Provider: say which channel brought merchants; without one none. Holds for what is paid from now on',
    input: z.object({ channel_id: id.optional(), merchant_ids: z.array(id).min(1).max(500) }),
    result: done,
    origin: 'chosen',
    auth: 'user',
    permission: { action: 'channel.save' },
  }),
  rates: get('/channel/rates', {
    summary: 'Provider: commission rates by the day that they hold from, the latest first',
    input: nothing,
    result: z.object({ list: z.array(rates) }),
    origin: 'chosen',
    auth: 'user',
    permission,
  }),
  rates_save: post('/channel/rates_save', {
    summary: 'Provider: set the rates from a day on, not before today',
    input: z.object({ from: day, levels: rates.shape.levels }),
    result: done,
    origin: 'chosen',
    auth: 'user',
    permission: { action: 'channel.rates' },
  }),
  statements: get('/channel/statements', {
    summary: 'Provider: commission statements by channel and month, the latest first',
    input: pageQuery.extend({
      channel: id.optional(),
      month: month.optional(),
      state: z.enum(statementStates).optional(),
    }),
    result: pageOf(channelStatement).extend({ sum: fen }),
    origin: 'chosen',
    auth: 'user',
    permission,
  }),
  statement: get('/channel/statement', {
    summary: 'Provider: a statement with its lines, which add up to it',
    input: idQuery,
    result: channelStatement.extend({ list: z.array(commissionLine) }),
    origin: 'chosen',
    auth: 'user',
    permission,
  }),
  settle: post('/channel/settle', {
    summary: 'Provider: settle months that are over, or take a settlement back that is not paid',
    input: idsBody.extend({ state: z.enum(['settled', 'open']) }),
    result: done,
    origin: 'chosen',
    auth: 'user',
    permission: { action: 'channel.settle' },
  }),
  pay: post('/channel/pay', {
    summary: 'Provider: write down that a settled statement was paid out',
    input: z.object({ id, voucher: z.string().trim().min(1).max(channelLimits.voucher) }),
    result: done,
    origin: 'chosen',
    auth: 'user',
    permission: { action: 'channel.pay' },
  }),
};
