import { z } from 'zod';
import { customerKinds, customerLimits, visitSpans } from '../../domain/customers';
import { leadStates } from '../../domain/leads';
import { orderStates } from '../../domain/orders';
import { reservationStates } from '../../domain/reservations';
import {
  exportOf,
  get,
  id,
  idQuery,
  idsBody,
  pageOf,
  pageQuery,
  post,
  revision,
  shownRevision,
  timestamp,
} from '../contract';

const fen = z.number().int();
const tag = z.string().trim().min(1).max(40);
const name = z.string().trim().max(customerLimits.name);

const levelName = z.object({ key: z.string(), name: z.string() });
const level = z.object({
  key: z.string().max(40),
  name: z.string().trim().max(customerLimits.levelName),
  min_spent: z.number().int().min(0).max(customerLimits.spent),
  min_orders: z.number().int().min(0).max(customerLimits.orders),
});
const levelRules = z.object({ match: z.enum(['any', 'all']), levels: z.array(level).max(customerLimits.levels) });

const customer = z.object({
  id,
  revision: shownRevision,
  name: z.string(),
  /** Masked; `customer.reveal` tells them whole. */
  phones: z.array(z.string()),
  level: levelName.nullable(),
  tags: z.array(z.string()),
  note: z.string(),
  /** All figures are counted from the rows behind them; money is fen. */
  orders: z.number().int(),
  spent: fen,
  refunded: fen,
  bookings: z.number().int(),
  no_shows: z.number().int(),
  redeemed: z.number().int(),
  /** '' = never. */
  last_order_at: z.string(),
  last_visit_at: z.string(),
  /** Who said that no messages are wanted: the customer himself, or the merchant for him. */
  unsubscribed: z.enum(['', 'self', 'merchant']),
  created_at: timestamp,
});
export type Customer = z.infer<typeof customer>;

const event = z.object({
  at: timestamp,
  kind: z.enum([
    'order',
    'refund',
    'reservation',
    'coupon',
    'redeemed',
    'lead',
    'note',
    'revealed',
    'merged',
    'unmerged',
    'unsubscribed',
    'subscribed',
    'message',
  ]),
  /** Number of an order, name of a service or coupon, what was written. */
  text: z.string(),
  amount: fen.optional(),
  order_state: z.enum(orderStates).optional(),
  reservation_state: z.enum(reservationStates).optional(),
  lead_state: z.enum(leadStates).optional(),
  by: z.string(),
});
export type CustomerEvent = z.infer<typeof event>;

const merged = z.object({ id, name: z.string(), phones: z.array(z.string()) });
const detail = customer.extend({
  /** The latest first. */
  events: z.array(event),
  /** Records that were merged into this one and can be parted from it again. */
  merged: z.array(merged),
});
export type CustomerDetail = z.infer<typeof detail>;

const sums = z.object({ count: z.number().int(), returning: z.number().int(), spent: fen, refunded: fen });
export type CustomerSums = z.infer<typeof sums>;

const filters = {
  /** Key of a level, or `none`. */
  level: z.string().max(40).optional(),
  tag: z.string().max(40).optional(),
  visited: z.enum(visitSpans).optional(),
  kind: z.enum(customerKinds).optional(),
  subscribed: z.enum(['yes', 'no']).optional(),
};

const permission = { page: ['service.customer'] } as const;

/** Customers of a merchant: one a phone, gathered from orders, reservations, coupons and leads. */
export const customerContract = {
  data: get('/customer/data', {
    summary: 'Customers, paged, with the sums of all that the filter lets through; phones masked',
    input: pageQuery.extend(filters),
    result: pageOf(customer).extend({ sums }),
    origin: 'chosen',
    auth: 'user',
    permission,
  }),
  info: get('/customer/info', {
    summary: 'A customer with all that he bought, booked and redeemed, and what was noted',
    input: idQuery,
    result: detail,
    origin: 'chosen',
    auth: 'user',
    permission,
  }),
  tags: get('/customer/tags', {
    summary: 'Tags in use, with how many customers have each',
    input: z.object({}).passthrough().optional(),
    result: z.object({ list: z.array(z.object({ tag: z.string(), count: z.number().int() })) }),
    origin: 'chosen',
    auth: 'user',
    permission,
  }),
  save: post('/customer/save', {
    summary:
      'Add a customer, or change name, note and whether messages are wanted; a phone that is known is no second one',
    input: z.object({
      id: id.optional(),
      revision,
      name,
      phone: z.string().trim().max(24).optional(),
      note: z.string().trim().max(customerLimits.note).default(''),
      is_unsubscribed: z.boolean().optional(),
    }),
    result: customer.extend({ is_known: z.boolean() }),
    origin: 'chosen',
    auth: 'user',
    permission: { action: 'customer.save' },
  }),
  tag: post('/customer/tag', {
    summary: 'Add tags to customers, or take them off',
    input: idsBody.extend({
      add: z.array(tag).max(customerLimits.tags).default([]),
      remove: z.array(tag).max(customerLimits.tags).default([]),
    }),
    result: z.object({ count: z.number().int() }),
    origin: 'chosen',
    auth: 'user',
    permission: { action: 'customer.save' },
  }),
  note: post('/customer/note', {
    summary: 'Write down what is worth knowing of a customer',
    input: z.object({
      id,
      text: z.string().trim().min(1).max(customerLimits.note),
      /** Names one press of a button: however often it arrives, it is written once. */
      request_id: z.string().min(8).max(64),
    }),
    result: detail,
    origin: 'chosen',
    auth: 'user',
    permission: { action: 'customer.save' },
  }),
  reveal: post('/customer/reveal', {
    summary: 'The whole phones of a customer; who asked stands in the history',
    input: z.object({ id }),
    result: z.object({ phones: z.array(z.string()) }),
    origin: 'chosen',
    auth: 'user',
    permission: { action: 'customer.phone' },
  }),
  merge: post('/customer/merge', {
    summary: 'Two records of one person become one; nothing is lost, and it can be taken back',
    input: z.object({ id, other_id: id }),
    result: detail,
    origin: 'chosen',
    auth: 'user',
    permission: { action: 'customer.save' },
  }),
  unmerge: post('/customer/unmerge', {
    summary: 'Part a merged record from a customer again',
    input: z.object({ id, other_id: id }),
    result: detail,
    origin: 'chosen',
    auth: 'user',
    permission: { action: 'customer.save' },
  }),
  levels: get('/customer/levels', {
    summary: 'Rules of the levels, and how many customers each has',
    input: z.object({}).passthrough().optional(),
    result: levelRules.extend({ revision: shownRevision, counts: z.record(z.string(), z.number().int()) }),
    origin: 'chosen',
    auth: 'user',
    permission,
  }),
  levels_save: post('/customer/levels_save', {
    summary: 'Set the rules of the levels; every customer has the level of the new rules at once',
    input: levelRules.extend({ revision }),
    result: levelRules.extend({ revision: shownRevision, counts: z.record(z.string(), z.number().int()) }),
    origin: 'chosen',
    auth: 'user',
    permission: { action: 'customer.level' },
  }),
  export: get('/customer/export', {
    summary:
      'The filtered customers for a table, at most 10 000; phones whole with `customer.phone`, which is written down',
    input: z.object({ keyword: z.string().max(100).optional(), ...filters }),
    result: exportOf(customer).extend({ has_whole_phones: z.boolean() }),
    origin: 'chosen',
    auth: 'user',
    permission: { action: 'customer.export' },
  }),
};
export type ExportedCustomers = z.infer<(typeof customerContract)['export']['result']>;
export type LevelRulesView = z.infer<(typeof customerContract)['levels']['result']>;
