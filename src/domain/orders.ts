export const orderStates = ['pending', 'paid', 'shipped', 'done', 'canceled', 'refunded'] as const;
export type OrderState = (typeof orderStates)[number];

/** Where a customer ordered. */
export const orderSources = ['douyin', 'kuaishou', 'xiaohongshu', 'shipinhao', 'store', 'phone'] as const;
export type OrderSource = (typeof orderSources)[number];

export const carriers = ['sf', 'zto', 'yto', 'yunda', 'sto', 'jd', 'ems', 'other'] as const;
export type Carrier = (typeof carriers)[number];

export const refundReasons = ['noReason', 'damaged', 'wrong', 'late', 'agreed', 'other'] as const;
export type RefundReason = (typeof refundReasons)[number];

export const orderLimits = {
  name: 40,
  address: 200,
  note: 500,
  text: 200,
  tracking: 40,
  lines: 50,
  count: 9_999,
  /** Fen. */
  price: 100_000_000,
} as const;

/** Goods as they were when they were ordered; prices in fen. */
export interface OrderLine {
  readonly goods_id: string;
  readonly title: string;
  readonly price: number;
  readonly count: number;
}

interface Priced {
  readonly lines: readonly OrderLine[];
  /** Fen off the goods; never more than they cost. */
  readonly discount: number;
  readonly freight: number;
}

/** What an order comes to, fen: computed, never typed. */
export function orderTotal({ lines, discount, freight }: Priced): number {
  const goods = lines.reduce((sum, { price, count }) => sum + price * count, 0);
  return Math.max(0, goods - discount) + freight;
}

const following: Readonly<Record<OrderState, readonly OrderState[]>> = {
  pending: ['paid', 'canceled'],
  paid: ['shipped'],
  shipped: ['done'],
  done: [],
  canceled: [],
  refunded: [],
};

/** Whether a person may set this state; `refunded` comes from refunds alone. */
export const canTurnOrder = (from: OrderState, to: OrderState): boolean => following[from].includes(to);

/** Whether an order was paid for, whatever became of it later. */
export const isOrderPaid = ({ state }: { readonly state: OrderState }): boolean =>
  state !== 'pending' && state !== 'canceled';

interface Refundable extends Priced {
  readonly state: OrderState;
  readonly refunds: readonly { readonly amount: number }[];
}

export const refundedOf = ({ refunds }: Pick<Refundable, 'refunds'>): number =>
  refunds.reduce((sum, { amount }) => sum + amount, 0);

/** Fen that can still be given back: what was paid less what was given back already. */
export const refundLeft = (order: Refundable): number =>
  order.state === 'paid' || order.state === 'shipped' || order.state === 'done'
    ? orderTotal(order) - refundedOf(order)
    : 0;

/** A tracking number as carriers give it out; '' where it is none. */
export function trackingNumber(text: string): string {
  const plain = text.normalize('NFKC').replace(/[\s-]/g, '').toUpperCase();
  return /^[A-Z0-9]{8,30}$/.test(plain) && /\d{6,}/.test(plain) ? plain : '';
}

/** A postal address as who may not see customers sees it: province and town, no street. */
export const maskStreet = (address: string): string => (address ? `${[...address].slice(0, 6).join('')}****` : '');
