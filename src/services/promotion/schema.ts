import { z } from 'zod';
import { channelStatement, commissionLine } from '../channel/schema';
import { get, id, idQuery, nothing, pageOf, pageQuery, timestamp } from '../contract';

const fen = z.number().int();

const myChannel = z.object({
  id,
  name: z.string(),
  /** The channel above. */
  parent_name: z.string().optional(),
  /** Merchants that it brought itself, and with those of the channels below. */
  merchants: z.number().int(),
  merchants_below: z.number().int(),
  owed: fen,
  paid: fen,
  /** Rates in force today by level, basis points; empty = none are set. */
  rates: z.array(z.number().int()),
  below: z.array(z.object({ id, name: z.string(), merchants: z.number().int() })),
});
export type MyChannel = z.infer<typeof myChannel>;

/** A merchant of the own branch: nothing of it but what the commission is made of. */
const partner = z.object({
  id,
  name: z.string(),
  version: z.string(),
  channel_name: z.string(),
  is_open: z.boolean(),
  /** What the own channel was given for its payments. */
  commission: fen,
  created_at: timestamp,
});
export type Partner = z.infer<typeof partner>;

/** What a merchant who is a channel reads of its own part. */
export const promotionContract = {
  channel: get('/promotion/channel', {
    summary: 'The caller’s own channel; without one `channel` is missing',
    input: nothing,
    result: z.object({ channel: myChannel.optional() }),
    origin: 'chosen',
    auth: 'user',
    permission: { page: ['promotion.channel'] },
  }),
  statements: get('/promotion/statements', {
    summary: 'Commission statements of the caller’s own channel, the latest first',
    input: nothing,
    result: z.object({ list: z.array(channelStatement) }),
    origin: 'chosen',
    auth: 'user',
    permission: { page: ['promotion.channel'] },
  }),
  statement: get('/promotion/statement', {
    summary: 'One of them with its lines, which add up to it',
    input: idQuery,
    result: channelStatement.extend({ list: z.array(commissionLine) }),
    origin: 'chosen',
    auth: 'user',
    permission: { page: ['promotion.channel'] },
  }),
  partners: get('/promotion/partners', {
    summary: 'Merchants that the own channel and those below it brought, paged',
    input: pageQuery,
    result: pageOf(partner),
    origin: 'chosen',
    auth: 'user',
    permission: { page: ['promotion.partner'] },
  }),
};
