import { isOrderPaid, type OrderState, orderTotal, refundedOf } from './orders';
import type { ReservationState } from './reservations';

export const customerLimits = {
  name: 40,
  tag: 12,
  /** Tags of one customer. */
  tags: 20,
  note: 500,
  levels: 6,
  levelName: 12,
  /** Fen. */
  spent: 100_000_000,
  orders: 9_999,
  batch: 500,
} as const;

/** What a customer has to reach for a level. 0 = it is not asked for. */
export interface CustomerLevel {
  readonly key: string;
  readonly name: string;
  /** Fen, refunds taken off. */
  readonly min_spent: number;
  readonly min_orders: number;
}

/** Levels from the lowest to the highest; who reaches none has none. */
export interface LevelRules {
  /** Whether one of the two thresholds suffices or both are needed. */
  readonly match: 'any' | 'all';
  readonly levels: readonly CustomerLevel[];
}

function isReached({ min_spent, min_orders }: CustomerLevel, match: LevelRules['match'], { spent, orders }: Reached) {
  const asked = [...(min_spent > 0 ? [spent >= min_spent] : []), ...(min_orders > 0 ? [orders >= min_orders] : [])];
  return match === 'any' ? asked.some(Boolean) : asked.length > 0 && asked.every(Boolean);
}

interface Reached {
  readonly spent: number;
  readonly orders: number;
}

/** The highest level that a customer reaches; undefined = none. More money or orders never lower it. */
export const levelOf = ({ match, levels }: LevelRules, reached: Reached): CustomerLevel | undefined =>
  levels.findLast((level) => isReached(level, match, reached));

export interface LevelProblem {
  readonly kind: 'name' | 'twice' | 'empty' | 'order';
  /** From 0. */
  readonly index: number;
}

/** What is wrong with level rules, the first of it; undefined = they can be kept. */
export function levelProblem({ levels }: LevelRules): LevelProblem | undefined {
  for (const [index, { name, min_spent, min_orders }] of levels.entries()) {
    const before = levels[index - 1];
    if (name.trim() === '') return { kind: 'name', index };
    if (levels.slice(0, index).some((other) => other.name.trim() === name.trim())) return { kind: 'twice', index };
    if (min_spent === 0 && min_orders === 0) return { kind: 'empty', index };
    if (!before) continue;
    const isLower = (mine: number, lower: number) => mine > 0 && mine < lower;
    const isSame = min_spent === before.min_spent && min_orders === before.min_orders;
    if (isSame || isLower(min_spent, before.min_spent) || isLower(min_orders, before.min_orders))
      return { kind: 'order', index };
  }
  return undefined;
}

/** A tag as it is kept: one blank between words, no longer than the limit; '' where nothing is left. */
export const readTag = (text: string): string =>
  [...text.normalize('NFKC').trim().replace(/\s+/g, ' ')].slice(0, customerLimits.tag).join('').trim();

/** Tags after some are added and some taken off, each once, in the order in which they came. */
export function changeTags(
  tags: readonly string[],
  { add = [], remove = [] }: { readonly add?: readonly string[]; readonly remove?: readonly string[] },
): string[] {
  const removed = new Set(remove.map(readTag));
  return [...new Set([...tags, ...add.map(readTag)])].filter((tag) => tag !== '' && !removed.has(tag));
}

export interface CustomerRecords {
  readonly orders: readonly {
    readonly state: OrderState;
    readonly lines: Parameters<typeof orderTotal>[0]['lines'];
    readonly discount: number;
    readonly freight: number;
    readonly refunds: readonly { readonly amount: number }[];
    readonly created_at: string;
  }[];
  readonly reservations: readonly { readonly state: ReservationState; readonly starts_at: number }[];
  readonly redemptions: readonly { readonly redeemed_at: string; readonly reverted_at?: string | undefined }[];
}

/** Counted from a customer's rows at each look, never kept. Money is fen, times are ISO texts, '' = never. */
export interface CustomerFigures {
  /** Paid and not wholly refunded. */
  readonly orders: number;
  /** What was paid less what was given back. */
  readonly spent: number;
  readonly refunded: number;
  readonly bookings: number;
  readonly no_shows: number;
  readonly redeemed: number;
  readonly last_order_at: string;
  /** The last time that he bought, came or redeemed. */
  readonly last_visit_at: string;
}

const latest = (times: readonly string[]): string => [...times].sort().at(-1) ?? '';

export function figuresOf({ orders, reservations, redemptions }: CustomerRecords): CustomerFigures {
  const paid = orders.filter(isOrderPaid);
  const refunded = paid.reduce((sum, order) => sum + refundedOf(order), 0);
  const arrived = reservations.filter(({ state }) => state === 'arrived');
  const redeemed = redemptions.filter(({ reverted_at }) => !reverted_at);
  const last_order_at = latest(paid.map(({ created_at }) => created_at));
  return {
    orders: paid.filter(({ state }) => state !== 'refunded').length,
    spent: paid.reduce((sum, order) => sum + orderTotal(order), 0) - refunded,
    refunded,
    bookings: reservations.length,
    no_shows: reservations.filter(({ state }) => state === 'noShow').length,
    redeemed: redeemed.length,
    last_order_at,
    last_visit_at: latest([
      last_order_at,
      ...arrived.map(({ starts_at }) => new Date(starts_at).toISOString()),
      ...redeemed.map(({ redeemed_at }) => redeemed_at),
    ]),
  };
}

/** When somebody was last here, for filters and audiences. */
export const visitSpans = ['in30', 'in90', 'over90', 'never'] as const;
export type VisitSpan = (typeof visitSpans)[number];

const dayMs = 86_400_000;

/** @param at ISO text, '' = never @param now milliseconds */
export function isInSpan(at: string, span: VisitSpan, now: number): boolean {
  if (at === '') return span === 'never';
  const days = (now - Date.parse(at)) / dayMs;
  if (span === 'in30') return days <= 30;
  if (span === 'in90') return days <= 90;
  return span === 'over90' && days > 90;
}

export const customerKinds = ['none', 'once', 'returning'] as const;
export type CustomerKind = (typeof customerKinds)[number];

/** Whether somebody has bought, and whether more than once. */
export function kindOfCustomer({ orders }: { readonly orders: number }): CustomerKind {
  if (orders === 0) return 'none';
  return orders === 1 ? 'once' : 'returning';
}

/** Ids of customers and those that they were merged into. */
type Parents = ReadonlyMap<string, string | undefined>;

/** The customer that stands for another after merges. */
export function rootOf(parents: Parents, id: string): string {
  let root = id;
  // as many steps as there are customers at most: a circle would be a fault of the rows
  for (let step = 0; step <= parents.size; step += 1) {
    const next = parents.get(root);
    if (!next) return root;
    root = next;
  }
  return id;
}
