import {
  type CustomerFigures,
  type CustomerLevel,
  changeTags,
  figuresOf,
  type LevelRules,
  levelOf,
  rootOf,
} from '../../src/domain/customers';
import { leadPhone } from '../../src/domain/leads';
import { atomically } from '../_core/atomically';
import { clock } from '../_core/clock';
import { type Db, newId } from '../_core/store';
import type { CodeRow, RedemptionRow } from '../_data/coupons';
import {
  type CustomerPhoneRow,
  type CustomerRow,
  defaultLevelRules,
  type LevelRulesRow,
  phoneRowId,
} from '../_data/customers';
import type { LeadRow } from '../_data/leads';
import type { OrderRow } from '../_data/orders';
import type { ReservationRow } from '../_data/reservations';
import '../_data/coupons';
import '../_data/customers';
import '../_data/leads';
import '../_data/orders';
import '../_data/reservations';

/** A customer with every row that is his: each row belongs to one phone, and each phone to one customer. */
export interface KnownCustomer {
  readonly row: CustomerRow;
  /** Those merged into him. */
  readonly merged: readonly CustomerRow[];
  readonly name: string;
  readonly phones: readonly string[];
  readonly tags: readonly string[];
  readonly unsubscribed: CustomerRow['unsubscribed'];
  readonly orders: readonly OrderRow[];
  readonly reservations: readonly ReservationRow[];
  readonly codes: readonly CodeRow[];
  readonly redemptions: readonly RedemptionRow[];
  readonly leads: readonly LeadRow[];
  readonly figures: CustomerFigures;
  readonly level: CustomerLevel | undefined;
}

export const customerRows = (db: Db) => db.table<CustomerRow>('customer');
export const customerPhones = (db: Db) => db.table<CustomerPhoneRow>('customer_phone');

export const levelRulesOf = (db: Db, mchno: string): LevelRules & { readonly revision?: number } =>
  db.table<LevelRulesRow>('customer_levels').find(mchno) ?? defaultLevelRules;

type Records = Pick<KnownCustomer, 'orders' | 'reservations' | 'codes' | 'leads'>;
type Grown = { -readonly [K in keyof Records]: Records[K][number][] };

const nothing = (): Grown => ({ orders: [], reservations: [], codes: [], leads: [] });

/** All rows that name a phone, by that phone as leads tell it apart. */
function recordsByPhone(db: Db): Map<string, Grown> {
  const found = new Map<string, Grown>();
  const collect = <K extends keyof Grown>(key: K, rows: readonly Grown[K][number][]) => {
    for (const row of rows) {
      const phone = leadPhone(row.phone);
      if (phone === '') continue;
      const own = found.get(phone) ?? nothing();
      (own[key] as Grown[K][number][]).push(row);
      found.set(phone, own);
    }
  };
  collect('orders', db.table<OrderRow>('order').all());
  collect('reservations', db.table<ReservationRow>('reservation').all());
  collect('codes', db.table<CodeRow>('coupon_code').all());
  const leads = db.table<LeadRow>('lead').all();
  collect(
    'leads',
    leads.filter(({ status }) => status === 1),
  );
  return found;
}

const firstSeen = ({ orders, reservations, codes, leads }: Records): string =>
  [...orders, ...reservations, ...leads]
    .map(({ created_at }) => created_at)
    .concat(codes.map(({ issued_at }) => issued_at))
    .sort()[0] ?? clock.iso();

export const newCustomer = (created_at: string): Omit<CustomerRow, 'mchno'> => ({
  id: newId('customer'),
  name: '',
  note: '',
  tags: [],
  unsubscribed: '',
  history: [],
  created_at,
});

/** Everybody whose phone stands in a record is a customer from then on. */
function addMissing(db: Db, mchno: string, records: ReadonlyMap<string, Records>): void {
  const phones = customerPhones(db);
  const missing = [...records].filter(([phone]) => !phones.find(phoneRowId(mchno, phone)));
  if (missing.length === 0) return;
  atomically(() => {
    for (const [phone, own] of missing) {
      const { id } = customerRows(db).insert({ ...newCustomer(firstSeen(own)), mchno });
      phones.insert({ id: phoneRowId(mchno, phone), mchno, customer_id: id, phone });
    }
  });
}

/** The name on the latest record that has one. */
const nameIn = ({ orders, reservations, codes, leads }: Records): string =>
  [...orders, ...reservations, ...leads]
    .map(({ name, created_at }) => ({ name, at: created_at }))
    .concat(codes.map(({ name, issued_at }) => ({ name, at: issued_at })))
    .filter(({ name }) => name !== '')
    .sort((one, other) => other.at.localeCompare(one.at))[0]?.name ?? '';

/** All customers of a merchant, merged ones as one. */
export function customersOf(db: Db, mchno: string): KnownCustomer[] {
  const records = recordsByPhone(db);
  addMissing(db, mchno, records);
  const rows = customerRows(db).all();
  const parents = new Map(rows.map(({ id, merged_into }) => [id, merged_into]));
  const groups = new Map<string, { rows: CustomerRow[]; phones: string[] }>(
    rows.filter(({ merged_into }) => !merged_into).map((row) => [row.id, { rows: [row], phones: [] }]),
  );
  for (const row of rows) if (row.merged_into) groups.get(rootOf(parents, row.id))?.rows.push(row);
  for (const { phone, customer_id } of customerPhones(db).all())
    groups.get(rootOf(parents, customer_id))?.phones.push(phone);
  const redemptions = new Map<string, RedemptionRow[]>();
  for (const row of db.table<RedemptionRow>('coupon_redemption').all())
    redemptions.set(row.code, [...(redemptions.get(row.code) ?? []), row]);
  const rules = levelRulesOf(db, mchno);
  return [...groups.values()].flatMap(({ rows: [row, ...merged], phones }) =>
    row ? [known({ row, merged, phones }, records, redemptions, rules)] : [],
  );
}

function known(
  { row, merged, phones }: Pick<KnownCustomer, 'row' | 'merged' | 'phones'>,
  records: ReadonlyMap<string, Records>,
  redemptions: ReadonlyMap<string, readonly RedemptionRow[]>,
  rules: LevelRules,
): KnownCustomer {
  const own = phones.map((phone) => records.get(phone) ?? nothing());
  const all: Records = {
    orders: own.flatMap(({ orders }) => orders),
    reservations: own.flatMap(({ reservations }) => reservations),
    codes: own.flatMap(({ codes }) => codes),
    leads: own.flatMap(({ leads }) => leads),
  };
  const redeemed = all.codes.flatMap(({ id }) => redemptions.get(id) ?? []);
  const figures = figuresOf({ ...all, redemptions: redeemed });
  const people = [row, ...merged];
  return {
    row,
    merged,
    phones,
    ...all,
    redemptions: redeemed,
    name: people.find(({ name }) => name !== '')?.name || nameIn(all),
    tags: changeTags([], { add: people.flatMap(({ tags }) => tags) }),
    unsubscribed: people.find(({ unsubscribed }) => unsubscribed !== '')?.unsubscribed ?? '',
    figures,
    level: levelOf(rules, figures),
  };
}

/** Tags in use with how many customers have each, the most worn first. */
export function tagCounts(list: readonly KnownCustomer[]): { tag: string; count: number }[] {
  const counts = new Map<string, number>();
  for (const { tags } of list) for (const tag of tags) counts.set(tag, (counts.get(tag) ?? 0) + 1);
  return [...counts]
    .map(([tag, count]) => ({ tag, count }))
    .sort((one, other) => other.count - one.count || one.tag.localeCompare(other.tag));
}

/** The customer himself wants no more messages: only he can want them again. */
export const refuseMessages = (db: Db, mchno: string, phone: string): void =>
  atomically(() => {
    const found = customersOf(db, mchno).find(({ phones }) => phones.includes(phone));
    if (!found || found.unsubscribed === 'self') return;
    const entry = { at: clock.iso(), kind: 'unsubscribed' as const, by: { id: '', name: found.name }, text: '' };
    customerRows(db).update(found.row.id, { history: [...found.row.history, entry] });
    for (const row of [found.row, ...found.merged]) customerRows(db).update(row.id, { unsubscribed: 'self' });
  });
