import { mobilePhone } from './leads';
import { addDays, instantOf, type LocalDate } from './publishing/zone';

/** What can happen with a code. */
export const ledgerKinds = ['issued', 'redeemed', 'reverted', 'void'] as const;

export const couponKinds = ['amount', 'percent', 'gift'] as const;
export type CouponKind = (typeof couponKinds)[number];

export const couponStates = ['draft', 'active', 'paused', 'ended'] as const;
export type CouponState = (typeof couponStates)[number];

export const codeStates = ['issued', 'redeemed', 'reverted', 'expired', 'void'] as const;
export type CodeState = (typeof codeStates)[number];

export const couponLimits = { name: 40, gift: 60, note: 200, moneyFen: 99_999_999, total: 100_000 } as const;

/** Codes of one call. */
export const MAX_ISSUED_AT_ONCE = 500;

/** What a coupon gives and to whom. Money is whole fen. */
export interface CouponTerms {
  readonly kind: CouponKind;
  /** Fen off for `amount`, per cent off for `percent`, 0 for `gift`. */
  readonly value: number;
  readonly gift: string;
  readonly min_spend: number;
  /** First and last day by the merchant's clocks. */
  readonly valid_from: LocalDate;
  readonly valid_to: LocalDate;
  /** Codes that may be issued, those made void not counted. */
  readonly total: number;
  /** Codes that one phone number may hold. */
  readonly per_customer: number;
  /** Codes that may be redeemed; null = all that were issued. */
  readonly max_redemptions: number | null;
}

/**
 * What is taken off an order: whole fen, rounded down, never more than the order.
 * @param order fen
 */
export function discountOf({ kind, value }: Pick<CouponTerms, 'kind' | 'value'>, order: number): number {
  if (kind === 'amount') return Math.min(value, order);
  return kind === 'percent' ? Math.floor((order * value) / 100) : 0;
}

/** From the first moment on which a coupon holds to the first on which it no longer does, milliseconds. */
export const validSpan = ({ valid_from, valid_to }: Pick<CouponTerms, 'valid_from' | 'valid_to'>, zone: string) => ({
  from: instantOf({ date: valid_from, time: '00:00' }, zone),
  to: instantOf({ date: addDays(valid_to, 1), time: '00:00' }, zone),
});

const isDay = (text: string): boolean =>
  /^\d{4}-\d{2}-\d{2}$/.test(text) && !Number.isNaN(Date.parse(text)) && addDays(text, 0) === text;
const isWhole = (value: number, min: number, max: number): boolean =>
  Number.isInteger(value) && value >= min && value <= max;

export type CouponProblem =
  | 'amount'
  | 'percent'
  | 'gift'
  | 'minSpend'
  | 'days'
  | 'total'
  | 'perCustomer'
  | 'redemptions'
  | 'fixed'
  | 'shorter'
  | 'fewer';

/** What is wrong with terms, the first of it; undefined = they can be kept. */
export function termsProblem(terms: CouponTerms): CouponProblem | undefined {
  const { kind, value, gift, min_spend, valid_from, valid_to, total, per_customer, max_redemptions } = terms;
  if (kind === 'amount' && !isWhole(value, 1, couponLimits.moneyFen)) return 'amount';
  if (kind === 'percent' && !isWhole(value, 1, 99)) return 'percent';
  if (kind === 'gift' && gift.trim() === '') return 'gift';
  if (!isWhole(min_spend, 0, couponLimits.moneyFen)) return 'minSpend';
  if (!isDay(valid_from) || !isDay(valid_to) || valid_from > valid_to) return 'days';
  if (!isWhole(total, 1, couponLimits.total)) return 'total';
  if (!isWhole(per_customer, 1, total)) return 'perCustomer';
  if (max_redemptions !== null && !isWhole(max_redemptions, 1, total)) return 'redemptions';
  return undefined;
}

/** What keeps terms from being changed once customers hold codes: nobody's code may come to be worth less. */
export function changeProblem(before: CouponTerms, after: CouponTerms, issued: number): CouponProblem | undefined {
  if (issued === 0) return undefined;
  const isFixed = (['kind', 'value', 'gift'] as const).every((key) => before[key] === after[key]);
  if (!isFixed || after.min_spend > before.min_spend) return 'fixed';
  if (after.valid_from > before.valid_from || after.valid_to < before.valid_to) return 'shorter';
  const cap = (terms: CouponTerms): number => terms.max_redemptions ?? Number.POSITIVE_INFINITY;
  if (after.total < issued || cap(after) < cap(before)) return 'fewer';
  return undefined;
}

const nextStates: Readonly<Record<CouponState, readonly CouponState[]>> = {
  draft: ['active', 'ended'],
  active: ['paused', 'ended'],
  paused: ['active', 'ended'],
  ended: [],
};

/** Whether a coupon may go from one state to another. */
export const canBecome = (from: CouponState, to: CouponState): boolean => nextStates[from].includes(to);

/** What is known of a code, read from the rows. */
export interface CodeFacts {
  readonly voidedAt?: number | undefined;
  /** The redemption that stands. */
  readonly redeemed?: { readonly at: number; readonly by: string } | undefined;
  readonly wasReverted: boolean;
}

/** @param expiresAt end of its coupon's validity */
export function codeState({ voidedAt, redeemed, wasReverted }: CodeFacts, expiresAt: number, now: number): CodeState {
  if (redeemed) return 'redeemed';
  if (voidedAt !== undefined) return 'void';
  if (now >= expiresAt) return 'expired';
  return wasReverted ? 'reverted' : 'issued';
}

/** Why a code is not redeemed; what is said beside it follows from the reason. */
export type RedeemRefusal =
  | { readonly reason: 'unknown' | 'otherShop' | 'ended' }
  | { readonly reason: 'void' | 'expired' | 'notYet'; readonly at: number }
  | { readonly reason: 'redeemed'; readonly at: number; readonly by: string }
  | { readonly reason: 'usedUp'; readonly limit: number }
  | { readonly reason: 'minSpend'; readonly limit: number };

interface RedeemCheck {
  readonly terms: CouponTerms;
  readonly state: CouponState;
  readonly facts: CodeFacts;
  /** Redemptions of the coupon that stand. */
  readonly redeemedCount: number;
  readonly zone: string;
  readonly now: number;
  /** Fen; undefined = not known yet, and then not looked at. */
  readonly order?: number | undefined;
}

/** A paused coupon gives no new codes, but keeps its word for those that are out. */
export function redeemRefusal(check: RedeemCheck): RedeemRefusal | undefined {
  const { terms, state, facts, redeemedCount, zone, now, order } = check;
  const { from, to } = validSpan(terms, zone);
  if (facts.redeemed) return { reason: 'redeemed', ...facts.redeemed };
  if (facts.voidedAt !== undefined) return { reason: 'void', at: facts.voidedAt };
  if (state === 'ended' || state === 'draft') return { reason: 'ended' };
  if (now >= to) return { reason: 'expired', at: to };
  if (now < from) return { reason: 'notYet', at: from };
  if (terms.max_redemptions !== null && redeemedCount >= terms.max_redemptions)
    return { reason: 'usedUp', limit: terms.max_redemptions };
  if (order !== undefined && order < terms.min_spend) return { reason: 'minSpend', limit: terms.min_spend };
  return undefined;
}

export type IssueRefusal =
  | { readonly reason: 'notActive' | 'over' }
  | { readonly reason: 'total'; readonly left: number }
  | { readonly reason: 'perCustomer'; readonly phone: string; readonly limit: number };

interface IssueCheck {
  readonly terms: CouponTerms;
  readonly state: CouponState;
  /** Codes that are out, those made void not counted; '' for a code without a name. */
  readonly heldPhones: readonly string[];
  /** Phones that codes are asked for, '' likewise. */
  readonly wanted: readonly string[];
  readonly zone: string;
  readonly now: number;
}

/** Why codes are not issued; all or none are. */
export function issueRefusal({ terms, state, heldPhones, wanted, zone, now }: IssueCheck): IssueRefusal | undefined {
  if (state !== 'active') return { reason: 'notActive' };
  if (now >= validSpan(terms, zone).to) return { reason: 'over' };
  const left = Math.max(0, terms.total - heldPhones.length);
  if (wanted.length > left) return { reason: 'total', left };
  const held = new Map<string, number>();
  for (const phone of [...heldPhones, ...wanted]) if (phone) held.set(phone, (held.get(phone) ?? 0) + 1);
  const phone = wanted.find((one) => one && (held.get(one) ?? 0) > terms.per_customer);
  return phone === undefined ? undefined : { reason: 'perCustomer', phone, limit: terms.per_customer };
}

/** Digits and letters without those that are taken for one another: I, L, O and U. */
const CODE_ALPHABET = '0123456789ABCDEFGHJKMNPQRSTVWXYZ';
export const CODE_LENGTH = 12;

/**
 * A new code of 60 bits.
 * @param bytes random, one for each of its twelve signs
 */
export const makeCode = (bytes: Uint8Array): string =>
  Array.from(bytes.subarray(0, CODE_LENGTH), (byte) => CODE_ALPHABET[byte % 32]).join('');

/** A code as it is stored, from one that a person typed: case, spaces, dashes, full width, O for 0, I and L for 1. */
export const readCode = (typed: string): string =>
  typed
    .normalize('NFKC')
    .toUpperCase()
    .replace(/[^0-9A-Z]/g, '')
    .replaceAll('O', '0')
    .replace(/[IL]/g, '1');

/** `ABCD-EFGH-JKMN`, to be read out. */
export const showCode = (code: string): string => code.replace(/(.{4})(?=.)/g, '$1-');

export interface CouponCustomer {
  readonly name: string;
  readonly phone: string;
}

const MAX_NAME = 40;

/** Customers as they are pasted, one a line: name, then mobile number, parted by space, comma or tab. */
export function readCustomers(text: string): {
  readonly customers: readonly CouponCustomer[];
  /** Lines, counted from 1, that are no name with a mobile number. */
  readonly wrongLines: readonly { readonly line: number; readonly text: string }[];
} {
  const customers: CouponCustomer[] = [];
  const wrongLines: { line: number; text: string }[] = [];
  for (const [index, line] of text.normalize('NFKC').split(/\r?\n/).entries()) {
    if (line.trim() === '') continue;
    const parts = /^(.*?)[\s,;、|]+(\+?[\d\s()-]{6,24})$/.exec(line.trim());
    const name = parts?.[1]?.trim() ?? '';
    const phone = mobilePhone(parts?.[2] ?? '');
    if (name && name.length <= MAX_NAME && phone) customers.push({ name, phone });
    else wrongLines.push({ line: index + 1, text: line.trim() });
  }
  return { customers, wrongLines };
}

/** The first letter of a name, the rest hidden. */
export const maskName = (name: string): string => (name ? `${[...name][0]}**` : '');

/** Fen of an amount in yuan as it is typed; undefined when it is none. No floating point is in between. */
export function readYuan(text: string): number | undefined {
  const parts = /^(\d{1,6})(?:\.(\d{1,2}))?$/.exec(text.normalize('NFKC').replace(/[\s,¥]/g, ''));
  return parts ? Number(parts[1]) * 100 + Number((parts[2] ?? '').padEnd(2, '0')) : undefined;
}

/** `12.30`, as it is typed. */
export const yuanText = (fen: number): string =>
  `${Math.floor(fen / 100)}${fen % 100 === 0 ? '' : `.${String(fen % 100).padStart(2, '0')}`}`;
