import { z } from 'zod';
import { MAX_CHANNEL_DEPTH, statementStates } from '../../domain/channels';
import { commissionLine, statement } from '../channel/schema';
import { get, id, idQuery, nothing, pageOf, pageQuery, timestamp } from '../contract';

const fen = z.number().int();
const level = z.number().int().min(1).max(MAX_CHANNEL_DEPTH);

const ownChannel = z.object({
  id,
  name: z.string(),
  parent_name: z.string().optional(),
  /** Basis points by level, in force today; absent while the provider has set none. */
  rates: z.array(z.number().int()).optional(),
  /** Merchants that it brought itself. */
  merchants: z.number().int(),
  /** With those of all channels below it. */
  merchants_below: z.number().int(),
  /** Commissions not paid out yet; fen. */
  owed: fen,
  paid: fen,
});
export type OwnChannel = z.infer<typeof ownChannel>;

const partner = z.object({
  id,
  name: z.string(),
  version: z.string(),
  channel_name: z.string(),
  /** 1 = brought by the channel itself, 2 = by one below it, and so on. */
  level,
  /** Commissions of its payments so far; fen. */
  earned: fen,
  created_at: timestamp,
});
export type Partner = z.infer<typeof partner>;

const permission = { page: ['promotion.channel', 'promotion.partner'] } as const;

/** What a merchant who is a channel of its provider sees of it: its own part alone. */
export const promotionContract = {
  info: get('/promotion/info', {
    summary: 'The channel that the caller’s merchant is, with its sums; null where it is none',
    input: nothing,
    result: z.object({
      channel: ownChannel.nullable(),
      below: z.array(z.object({ id, name: z.string(), level, merchants: z.number().int() })),
    }),
    origin: 'chosen',
    auth: 'user',
    permission,
  }),
  partners: get('/promotion/partners', {
    summary: 'Merchants that the channel and those below it brought, paged',
    input: pageQuery.extend({ level: z.coerce.number().pipe(level).optional() }),
    result: pageOf(partner).extend({ sum: fen }),
    origin: 'chosen',
    auth: 'user',
    permission,
  }),
  statements: get('/promotion/statements', {
    summary: 'Commission statements of the channel by month, paged',
    input: pageQuery.extend({ state: z.enum(statementStates).optional() }),
    result: pageOf(statement).extend({ sum: fen }),
    origin: 'chosen',
    auth: 'user',
    permission,
  }),
  statement: get('/promotion/statement', {
    summary: 'One statement of the channel with its lines, which add up to it',
    input: idQuery,
    result: statement.extend({ list: z.array(commissionLine) }),
    origin: 'chosen',
    auth: 'user',
    permission,
  }),
};
