import { instantOf, localOf } from './publishing/zone';

/** What a line of the credit ledger counts for. */
interface CreditLine {
  readonly id: string;
  readonly kind: 'grant' | 'hold' | 'settle' | 'refund';
  /** Signed change of the balance. */
  readonly credits: number;
  /** Of a settle or refund: the hold that it answers. */
  readonly hold_id?: string | undefined;
}

interface CreditSums {
  /** Credits that came in. */
  readonly granted: number;
  /** Credits that went out and did not come back; what is held counts as gone. */
  readonly used: number;
  /** Of the used: what work that has not ended holds. It may still come back. */
  readonly held: number;
}

/**
 * Sums of a part of the ledger. Of the whole ledger `granted − used` is the balance.
 * @param part lines that are summed
 * @param whole the whole ledger: a hold of the part may be answered outside of it
 */
export function sumCredits(part: readonly CreditLine[], whole: readonly CreditLine[] = part): CreditSums {
  const answered = new Set(whole.flatMap(({ hold_id }) => (hold_id ? [hold_id] : [])));
  let granted = 0;
  let used = 0;
  let held = 0;
  for (const { id, kind, credits } of part) {
    if (kind === 'grant') granted += credits;
    else used -= credits;
    if (kind === 'hold' && !answered.has(id)) held -= credits;
  }
  return { granted, used, held };
}

/** Stretches of time that bills are read by. */
export const billPeriods = ['week', 'days30', 'days90', 'month', 'lastMonth'] as const;
type BillPeriod = (typeof billPeriods)[number];

const DAY_MS = 86_400_000;
const days: Readonly<Partial<Record<BillPeriod, number>>> = { week: 7, days30: 30, days90: 90 };

/** First day of the month that lies `months` from the month of a day, `YYYY-MM-01`. */
function firstOfMonth(date: string, months: number): string {
  const [year = 0, month = 1] = date.split('-').map(Number);
  return new Date(Date.UTC(year, month - 1 + months, 1)).toISOString().slice(0, 10);
}

/**
 * From when to when a period runs, by the clocks of a zone: whole days, today included.
 * @param now milliseconds since 1970
 * @param zone IANA name
 * @returns milliseconds; `to` itself no longer belongs to it
 */
export function periodRange(period: BillPeriod, now: number, zone: string): { from: number; to: number } {
  const at = (date: string): number => instantOf({ date, time: '00:00' }, zone);
  const today = localOf(now, zone).date;
  const shift = (date: string, count: number): string =>
    new Date(Date.parse(`${date}T00:00:00Z`) + count * DAY_MS).toISOString().slice(0, 10);
  const count = days[period];
  if (count !== undefined) return { from: at(shift(today, 1 - count)), to: at(shift(today, 1)) };
  const months = period === 'lastMonth' ? -1 : 0;
  return { from: at(firstOfMonth(today, months)), to: at(firstOfMonth(today, months + 1)) };
}

const billKinds = ['grant', 'hold', 'settle', 'refund'] as const;

/** `2026-11`: a month of the merchant's calendar. */
export const isMonth = (text: string): boolean => /^\d{4}-(0[1-9]|1[0-2])$/.test(text);

/**
 * From when to when a month runs, by the clocks of a zone.
 * @param month `2026-11`
 * @returns milliseconds; `to` itself no longer belongs to it
 */
function monthRange(month: string, zone: string): { from: number; to: number } {
  const at = (date: string): number => instantOf({ date, time: '00:00' }, zone);
  return { from: at(`${month}-01`), to: at(firstOfMonth(`${month}-01`, 1)) };
}

interface DatedLine extends CreditLine {
  /** ISO 8601. */
  readonly created_at: string;
}

interface MonthBill {
  readonly opening: number;
  /** Change of the balance by kind, and of how many lines; kinds without a line are left out. */
  readonly kinds: readonly { readonly kind: CreditLine['kind']; readonly credits: number; readonly count: number }[];
  /** Opening and all changes. */
  readonly closing: number;
}

/** The bill of a month: what there was, what each kind of line changed, what was left. @param lines the whole ledger */
export function monthBill(lines: readonly DatedLine[], month: string, zone: string): MonthBill {
  const { from, to } = monthRange(month, zone);
  const sum = (part: readonly DatedLine[]): number => part.reduce((total, { credits }) => total + credits, 0);
  const at = ({ created_at }: DatedLine): number => Date.parse(created_at);
  const opening = sum(lines.filter((line) => at(line) < from));
  const own = lines.filter((line) => at(line) >= from && at(line) < to);
  const kinds = billKinds.flatMap((kind) => {
    const those = own.filter((line) => line.kind === kind);
    return those.length > 0 ? [{ kind, credits: sum(those), count: those.length }] : [];
  });
  return { opening, kinds, closing: opening + sum(own) };
}

/** Months from that of the first line to the present one, the latest first. @param now milliseconds */
export function billMonths(lines: readonly DatedLine[], now: number, zone: string): string[] {
  const monthAt = (moment: number): string => localOf(moment, zone).date.slice(0, 7);
  const first = Math.min(now, ...lines.map(({ created_at }) => Date.parse(created_at)));
  const months = [monthAt(now)];
  while ((months.at(-1) ?? '') > monthAt(first)) months.push(firstOfMonth(`${months.at(-1)}-01`, -1).slice(0, 7));
  return months;
}
