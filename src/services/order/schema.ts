import { z } from 'zod';
import { carriers, orderLimits, orderSources, orderStates, refundReasons } from '../../domain/orders';
import { daysFilter, exportOf, get, id, idQuery, pageOf, pageQuery, post, timestamp } from '../contract';

const fen = z.number().int().min(0).max(orderLimits.price);
const person = z.object({ id: z.string(), name: z.string() });
const requestId = z.string().min(8).max(64);

const line = z.object({ goods_id: z.string(), title: z.string(), price: fen, count: z.number().int() });
const refund = z.object({
  id,
  at: timestamp,
  by: person,
  amount: fen,
  reason: z.enum(refundReasons),
  text: z.string(),
});
const entry = z.object({
  at: timestamp,
  kind: z.enum(['created', 'paid', 'shipped', 'done', 'canceled', 'refund', 'note']),
  by: person,
  text: z.string(),
});

const order = z.object({
  id,
  /** As it is told to customers. */
  number: z.string(),
  /** Name, phone and address are masked for those who lack `order.customers`. */
  name: z.string(),
  phone: z.string(),
  address: z.string(),
  source: z.enum(orderSources),
  state: z.enum(orderStates),
  lines: z.array(line),
  discount: fen,
  freight: fen,
  /** Fen, computed. */
  total: fen,
  refunded: fen,
  carrier: z.enum(carriers).optional(),
  tracking: z.string(),
  note: z.string(),
  refunds: z.array(refund),
  history: z.array(entry),
  created_at: timestamp,
});
export type Order = z.infer<typeof order>;
export type OrderEntry = z.infer<typeof entry>;

const filters = {
  state: z.enum(orderStates).optional(),
  source: z.enum(orderSources).optional(),
  /** When it was placed. */
  days: daysFilter.optional(),
};

const sums = z.object({
  count: z.number().int(),
  /** Fen of what was paid; pending and canceled orders are none. */
  paid: z.number().int(),
  refunded: z.number().int(),
  /** Paid and not sent yet. */
  toShip: z.number().int(),
});
export type OrderSums = z.infer<typeof sums>;

const permission = { page: ['service.order'] } as const;

/** What customers ordered, and what became of it. */
export const orderContract = {
  data: get('/order/data', {
    summary: 'Orders, paged, the newest first, with the sums of all that the filter lets through',
    input: pageQuery.extend(filters),
    result: pageOf(order).extend({ sums }),
    origin: 'chosen',
    auth: 'user',
    permission,
  }),
  info: get('/order/info', {
    summary: 'An order with everything that happened to it',
    input: idQuery,
    result: order,
    origin: 'chosen',
    auth: 'user',
    permission,
  }),
  create: post('/order/create', {
    summary: 'Write down an order that came by telephone or in the store; prices are those of the goods',
    input: z.object({
      name: z.string().trim().min(1).max(orderLimits.name),
      phone: z.string().trim().min(6).max(24),
      address: z.string().trim().max(orderLimits.address).default(''),
      source: z.enum(['store', 'phone']).default('phone'),
      lines: z
        .array(z.object({ goods_id: id, count: z.number().int().min(1).max(orderLimits.count) }))
        .min(1)
        .max(orderLimits.lines),
      discount: fen.default(0),
      freight: fen.default(0),
      note: z.string().trim().max(orderLimits.note).default(''),
      /** Names one press of a button: however often it arrives, it is done once. */
      request_id: requestId,
    }),
    result: order,
    origin: 'chosen',
    auth: 'user',
    permission: { action: 'order.save' },
  }),
  status: post('/order/status', {
    summary: 'Paid, done, or canceled before it was paid',
    input: z.object({
      id,
      state: z.enum(['paid', 'done', 'canceled']),
      reason: z.string().trim().max(orderLimits.text).default(''),
    }),
    result: order,
    origin: 'chosen',
    auth: 'user',
    permission: { action: 'order.save' },
  }),
  ship: post('/order/ship', {
    summary: 'Sent, or its tracking number put right',
    input: z.object({ id, carrier: z.enum(carriers), tracking: z.string().trim().max(orderLimits.tracking) }),
    result: order,
    origin: 'chosen',
    auth: 'user',
    permission: { action: 'order.save' },
  }),
  refund: post('/order/refund', {
    summary: 'Give money back, in part or whole: never more than was paid',
    input: z.object({
      id,
      amount: z.number().int().min(1).max(orderLimits.price),
      reason: z.enum(refundReasons),
      text: z.string().trim().max(orderLimits.text).default(''),
      request_id: requestId,
    }),
    result: order,
    origin: 'chosen',
    auth: 'user',
    permission: { action: 'order.refund' },
  }),
  note: post('/order/note', {
    summary: 'Add a remark to the history of an order',
    input: z.object({ id, text: z.string().trim().min(1).max(orderLimits.text), request_id: requestId }),
    result: order,
    origin: 'chosen',
    auth: 'user',
    permission: { action: 'order.save' },
  }),
  export: get('/order/export', {
    summary: 'The filtered orders for a table, at most 10 000',
    input: z.object({ keyword: z.string().max(100).optional(), ...filters }),
    result: exportOf(order),
    origin: 'chosen',
    auth: 'user',
    permission: { action: 'order.export' },
  }),
};
