/** What the tree of channels knows of each. */
interface ChannelNode {
  readonly id: string;
  readonly parent_id?: string | undefined;
}

/** How deep the tree of channels goes; commissions are paid on as many levels. */
export const MAX_CHANNEL_DEPTH = 3;

/** Basis points of a whole: rates are kept in hundredths of a percent. */
export const WHOLE_RATE = 10_000;

export const channelLimits = { name: 40, contact: 40, phone: 20, note: 200, voucher: 100 } as const;

/** A channel and those above it, the nearest first; ends at a loop, should stored data hold one. */
export function channelLine(channels: readonly ChannelNode[], id: string): string[] {
  const line: string[] = [];
  let at = channels.find((one) => one.id === id);
  while (at && !line.includes(at.id)) {
    line.push(at.id);
    const above: string | undefined = at.parent_id;
    at = channels.find((one) => one.id === above);
  }
  return line;
}

/** A channel with all below it, itself first. */
export const channelsBelow = (channels: readonly ChannelNode[], id: string): string[] => [
  id,
  ...channels.filter((one) => one.id !== id && channelLine(channels, one.id).includes(id)).map((one) => one.id),
];

/** How many levels a channel spans with all below it, 1 = it stands alone. */
function heightOf(channels: readonly ChannelNode[], id: string): number {
  const lengths = channelsBelow(channels, id).map((below) => channelLine(channels, below).indexOf(id) + 1);
  return Math.max(1, ...lengths);
}

export type ChannelPlaceFault = 'cycle' | 'too_deep' | 'unknown';

/**
 * Why a channel cannot stand below another; undefined = it can.
 * @param id the channel that moves; undefined = a new one
 * @param parentId where it is to stand; undefined = at the top
 */
export function channelPlaceFault(
  channels: readonly ChannelNode[],
  id: string | undefined,
  parentId: string | undefined,
): ChannelPlaceFault | undefined {
  if (parentId === undefined) return undefined;
  if (!channels.some((one) => one.id === parentId)) return 'unknown';
  const line = channelLine(channels, parentId);
  if (id !== undefined && line.includes(id)) return 'cycle';
  const height = id === undefined ? 1 : heightOf(channels, id);
  return line.length + height > MAX_CHANNEL_DEPTH ? 'too_deep' : undefined;
}

/** Rates from a day on: of the channel that brought the merchant, of the one above it, and so on; basis points. */
export interface CommissionRates {
  /** `YYYY-MM-DD`. */
  readonly from: string;
  readonly levels: readonly number[];
}

/** The rates in force on a day; undefined before the first. */
export const ratesOn = <R extends CommissionRates>(rates: readonly R[], day: string): R | undefined =>
  [...rates].sort((a, b) => a.from.localeCompare(b.from)).findLast(({ from }) => from <= day);

export type RatesFault = 'range' | 'sum' | 'past';

/** Why rates cannot be set; what was paid before today has got its commission already. @param today `YYYY-MM-DD` */
export function ratesFault({ from, levels }: CommissionRates, today: string): RatesFault | undefined {
  if (levels.some((rate) => !Number.isInteger(rate) || rate < 0)) return 'range';
  if (levels.reduce((sum, rate) => sum + rate, 0) > WHOLE_RATE) return 'sum';
  return from < today ? 'past' : undefined;
}

/**
 * Shares a whole out by weights: the parts are whole numbers that add up to it. What rounding down leaves goes to the
 * largest remainders, of equal ones to the first.
 * @param whole not negative
 * @param weights not negative; all 0 = nothing is shared out
 */
export function largestRemainder(whole: number, weights: readonly number[]): number[] {
  const total = weights.reduce((sum, weight) => sum + weight, 0);
  if (total === 0) return weights.map(() => 0);
  const parts = weights.map((weight) => Math.floor((whole * weight) / total));
  const left = whole - parts.reduce((sum, part) => sum + part, 0);
  const byRemainder = weights
    .map((weight, index) => ({ index, remainder: (whole * weight) % total }))
    .sort((a, b) => b.remainder - a.remainder || a.index - b.index);
  const raised = new Set(byRemainder.slice(0, left).map(({ index }) => index));
  return parts.map((part, index) => (raised.has(index) ? part + 1 : part));
}

interface CommissionPart {
  readonly channel_id: string;
  /** 1 = it brought the merchant itself. */
  readonly level: number;
  /** Basis points. */
  readonly rate: number;
  /** Fen. */
  readonly amount: number;
}

/**
 * What each channel gets of a payment: together the sum of their rates of what was paid, rounded down to the fen.
 * @param paid fen
 * @param line channels from the one that brought the merchant upwards
 */
export function commissionOf(paid: number, line: readonly string[], levels: readonly number[]): CommissionPart[] {
  const entitled = line
    .map((channel_id, index) => ({ channel_id, level: index + 1, rate: levels[index] ?? 0 }))
    .filter(({ rate }) => rate > 0);
  const rates = entitled.map(({ rate }) => rate);
  const pool = Math.floor((paid * rates.reduce((sum, rate) => sum + rate, 0)) / WHOLE_RATE);
  const amounts = largestRemainder(pool, rates);
  return entitled.map((one, index) => ({ ...one, amount: amounts[index] ?? 0 }));
}

/** 待结算: the month's commissions stand open; 已结算: frozen; 已付: paid out. */
export const statementStates = ['open', 'settled', 'paid'] as const;
export type StatementState = (typeof statementStates)[number];

/** A month can be settled once it is over. @param month `YYYY-MM` @param today `YYYY-MM-DD` */
export const canSettle = (month: string, today: string): boolean => month < today.slice(0, 7);

/** Legal moves of a statement; a settlement can be taken back until it is paid. */
const statementMoves: Readonly<Record<StatementState, readonly StatementState[]>> = {
  open: ['settled'],
  settled: ['paid', 'open'],
  paid: [],
};
export const canMoveStatement = (from: StatementState, to: StatementState): boolean =>
  statementMoves[from].includes(to);
