import {
  changeTags,
  customerLimits,
  isInSpan,
  kindOfCustomer,
  type LevelProblem,
  levelProblem,
  rootOf,
} from '../src/domain/customers';
import { leadPhone } from '../src/domain/leads';
import { orderTotal } from '../src/domain/orders';
import { maskPhone } from '../src/domain/security';
import {
  type Customer,
  type CustomerDetail,
  type CustomerEvent,
  type CustomerSums,
  customerContract,
} from '../src/services/customer/schema';
import { atomically } from './_core/atomically';
import { paged } from './_core/paging';
import { nextRevision } from './_core/revision';
import { type Context, fail, serve } from './_core/serve';
import type { CouponRow } from './_data/coupons';
import { type CustomerRow, type LevelRulesRow, phoneRowId } from './_data/customers';
import type { ServiceRow } from './_data/reservations';
import {
  customerPhones,
  customerRows,
  customersOf,
  type KnownCustomer,
  levelRulesOf,
  newCustomer,
  tagCounts,
} from './_groups/customers';
import { pushMessages } from './_groups/pushes';

/** Rows of a table at most. */
const MOST_EXPORTED = 10_000;

const all = (ctx: Context): KnownCustomer[] => customersOf(ctx.db, ctx.merchant.mchno);
const me = ({ account }: Context) => ({ id: account.id, name: account.name });

/** A customer by his own id or by that of a record merged into him. */
function find(list: readonly KnownCustomer[], id: string): KnownCustomer {
  const found = list.find(({ row, merged }) => row.id === id || merged.some((one) => one.id === id));
  return found ?? fail('没有这位顾客', { errorCode: 'NOT_FOUND' });
}

export const customerView = ({ row, name, phones, tags, level, unsubscribed, figures }: KnownCustomer): Customer => ({
  id: row.id,
  revision: row.revision,
  name,
  phones: phones.map(maskPhone),
  level: level ? { key: level.key, name: level.name } : null,
  tags: [...tags],
  note: row.note,
  ...figures,
  unsubscribed,
  created_at: row.created_at,
});

function eventsOf(ctx: Context, customer: KnownCustomer): CustomerEvent[] {
  const { orders, reservations, codes, redemptions, leads, row, merged } = customer;
  const services = ctx.db.table<ServiceRow>('reservation_service');
  const coupons = ctx.db.table<CouponRow>('coupon');
  const people = new Set([row, ...merged].map(({ id }) => id));
  const couponName = (id: string): string => coupons.find(id)?.name ?? '';
  const events: CustomerEvent[] = [
    ...orders.map((order) => ({
      at: order.created_at,
      kind: 'order' as const,
      text: [order.number, ...order.lines.map(({ title, count }) => `${title} × ${count}`)].join(' · '),
      amount: orderTotal(order),
      order_state: order.state,
      by: '',
    })),
    ...orders.flatMap(({ refunds, number }) =>
      refunds.map(({ at, amount, by }) => ({ at, kind: 'refund' as const, text: number, amount, by: by.name })),
    ),
    ...reservations.map(({ created_at, service_id, state, starts_at }) => ({
      at: state === 'arrived' || state === 'noShow' ? new Date(starts_at).toISOString() : created_at,
      kind: 'reservation' as const,
      text: services.find(service_id)?.name ?? '',
      reservation_state: state,
      by: '',
    })),
    ...codes.map(({ issued_at, coupon_id }) => ({
      at: issued_at,
      kind: 'coupon' as const,
      text: couponName(coupon_id),
      by: '',
    })),
    ...redemptions
      .filter(({ reverted_at }) => !reverted_at)
      .map(({ redeemed_at, coupon_id, discount, redeemed_by }) => ({
        at: redeemed_at,
        kind: 'redeemed' as const,
        text: couponName(coupon_id),
        amount: discount,
        by: redeemed_by,
      })),
    ...leads.map(({ created_at, note, state }) => ({
      at: created_at,
      kind: 'lead' as const,
      text: note,
      lead_state: state,
      by: '',
    })),
    ...pushMessages(ctx.db)
      .all()
      .filter(({ customer_id, state }) => state === 'sent' && people.has(customer_id))
      .map(({ sent_at, text }) => ({ at: sent_at, kind: 'message' as const, text, by: '' })),
    ...[row, ...merged].flatMap(({ history }) =>
      history.map(({ at, kind, by, text }) => ({ at, kind, text, by: by.name })),
    ),
  ];
  return events.sort((one, other) => other.at.localeCompare(one.at));
}

const detail = (ctx: Context, customer: KnownCustomer): CustomerDetail => ({
  ...customerView(customer),
  events: eventsOf(ctx, customer),
  merged: customer.merged.map(({ id, name }) => ({
    id,
    name,
    phones: customerPhones(ctx.db)
      .all()
      .filter(({ customer_id }) => customer_id === id)
      .map(({ phone }) => maskPhone(phone)),
  })),
});

const detailOf = (ctx: Context, id: string): CustomerDetail => detail(ctx, find(all(ctx), id));

interface Filter {
  readonly level?: string | undefined;
  readonly tag?: string | undefined;
  readonly visited?: Parameters<typeof isInSpan>[1] | undefined;
  readonly kind?: ReturnType<typeof kindOfCustomer> | undefined;
  readonly subscribed?: 'yes' | 'no' | undefined;
}

const filtered = (list: readonly KnownCustomer[], now: number, { level, tag, visited, kind, subscribed }: Filter) =>
  list.filter(
    (one) =>
      (!level || (one.level?.key ?? 'none') === level) &&
      (!tag || one.tags.includes(tag)) &&
      (!visited || isInSpan(one.figures.last_visit_at, visited, now)) &&
      (!kind || kindOfCustomer(one.figures) === kind) &&
      (!subscribed || (one.unsubscribed === '') === (subscribed === 'yes')),
  );

/** A search by digits looks at the whole phones, which the answer does not show: four digits at least. */
function found(list: readonly KnownCustomer[], keyword = ''): KnownCustomer[] {
  const digits = /^[\d\s-]{4,}$/.test(keyword) ? keyword.replace(/\D/g, '') : '';
  if (digits) return list.filter(({ phones }) => phones.some((phone) => phone.includes(digits)));
  const words = keyword.toLowerCase().split(/\s+/).filter(Boolean);
  return list.filter(({ name, row, tags }) => {
    const text = [name, row.note, ...tags].join('\n').toLowerCase();
    return words.every((word) => text.includes(word));
  });
}

const sumsOf = (list: readonly KnownCustomer[]): CustomerSums => ({
  count: list.length,
  returning: list.filter(({ figures }) => kindOfCustomer(figures) === 'returning').length,
  spent: list.reduce((sum, { figures }) => sum + figures.spent, 0),
  refunded: list.reduce((sum, { figures }) => sum + figures.refunded, 0),
});

const levelChoices = (ctx: Context, list: readonly KnownCustomer[]) => [
  ...levelRulesOf(ctx.db, ctx.merchant.mchno).levels.map(({ key, name }) => ({
    value: key,
    label: name,
    count: list.filter(({ level }) => level?.key === key).length,
  })),
  { value: 'none', label: '无等级', count: list.filter(({ level }) => !level).length },
];

function levelsView(ctx: Context) {
  const { match, levels, revision } = levelRulesOf(ctx.db, ctx.merchant.mchno);
  const counts: Record<string, number> = {};
  for (const { level } of all(ctx)) counts[level?.key ?? 'none'] = (counts[level?.key ?? 'none'] ?? 0) + 1;
  return { match, levels: levels.map((level) => ({ ...level })), revision, counts };
}

function levelSentence({ kind, index }: LevelProblem): string {
  const which = `第 ${index + 1} 级`;
  if (kind === 'name') return `${which}还没有名称`;
  if (kind === 'twice') return `${which}的名称和前面的重复`;
  return kind === 'empty' ? `${which}请至少填一个条件` : `${which}的条件要比前一级高`;
}

/** Adds to what happened to a customer. */
function happened(ctx: Context, row: CustomerRow, entry: Omit<CustomerRow['history'][number], 'at' | 'by'>): void {
  const history = [...row.history, { at: ctx.clock.iso(), by: me(ctx), ...entry }];
  customerRows(ctx.db).update(row.id, { history });
}

/** Writes down who looked at the whole phones; looking twice in a row is one look. */
function wasSeen(ctx: Context, row: CustomerRow): void {
  const last = row.history.at(-1);
  if (last?.kind !== 'revealed' || last.by.id !== ctx.account.id) happened(ctx, row, { kind: 'revealed', text: '' });
}

/** What the customer said himself stays: only he can want messages again. */
function subscription({ unsubscribed }: KnownCustomer, wanted: boolean | undefined) {
  if (wanted === undefined || wanted === (unsubscribed !== '')) return undefined;
  if (unsubscribed === 'self') fail('顾客自己退订了消息，只能由他本人恢复', { errorCode: 'UNSUBSCRIBED_BY_SELF' });
  return wanted ? ('merchant' as const) : ('' as const);
}

type SaveInput = Parameters<Parameters<typeof serve<typeof customerContract>>[1]['save']>[1];

function addCustomer(ctx: Context, { name, note, phone: typed = '', is_unsubscribed }: SaveInput) {
  const phone = leadPhone(typed) || fail('手机号不正确，请检查后再填', { errorCode: 'INVALID_INPUT' });
  const taken = all(ctx).find(({ phones }) => phones.includes(phone));
  if (taken) return { ...customerView(taken), is_known: true };
  if (name === '') fail('请填写姓名', { errorCode: 'INVALID_INPUT' });
  const row = customerRows(ctx.db).insert({
    ...newCustomer(ctx.clock.iso()),
    mchno: ctx.merchant.mchno,
    name,
    note,
    unsubscribed: is_unsubscribed ? 'merchant' : '',
  });
  const { mchno } = ctx.merchant;
  customerPhones(ctx.db).insert({ id: phoneRowId(mchno, phone), mchno, customer_id: row.id, phone });
  return { ...customerView(find(all(ctx), row.id)), is_known: false };
}

export default serve(customerContract, {
  data: (ctx, { keyword, ...query }) => {
    const list = all(ctx);
    const rows = found(filtered(list, ctx.now(), query), keyword);
    const page = paged(rows.map(customerView), query, { sort: 'last_visit_at' });
    const tag = tagCounts(list).map(({ tag, count }) => ({ value: tag, label: tag, count }));
    return { ...page, filter: { tag, level: levelChoices(ctx, list) }, sums: sumsOf(rows) };
  },
  export: (ctx, { keyword, ...filter }) =>
    atomically(() => {
      const rows = found(filtered(all(ctx), ctx.now(), filter), keyword).sort((one, other) =>
        other.figures.last_visit_at.localeCompare(one.figures.last_visit_at),
      );
      const exported = rows.slice(0, MOST_EXPORTED);
      const has_whole_phones = ctx.can('customer.phone');
      if (has_whole_phones) for (const { row } of exported) wasSeen(ctx, row);
      const list = exported.map((row) => ({
        ...customerView(row),
        ...(has_whole_phones ? { phones: [...row.phones] } : {}),
      }));
      return { list, total: rows.length, has_whole_phones };
    }),
  info: (ctx, { id }) => detailOf(ctx, id),
  tags: (ctx) => ({ list: tagCounts(all(ctx)) }),

  save: (ctx, input) =>
    atomically(() => {
      const { id, revision: seen, name, note, is_unsubscribed } = input;
      if (!id) return addCustomer(ctx, input);
      const customer = find(all(ctx), id);
      const revision = nextRevision(customer.row, seen);
      const unsubscribed = subscription(customer, is_unsubscribed);
      if (unsubscribed !== undefined)
        happened(ctx, customer.row, { kind: unsubscribed === '' ? 'subscribed' : 'unsubscribed', text: '' });
      customerRows(ctx.db).update(customer.row.id, { name, note, revision });
      if (unsubscribed !== undefined)
        for (const row of [customer.row, ...customer.merged]) customerRows(ctx.db).update(row.id, { unsubscribed });
      return { ...customerView(find(all(ctx), id)), is_known: false };
    }),

  tag: (ctx, { ids, add, remove }) =>
    atomically(() => {
      const list = all(ctx);
      const chosen = ids.map((id) => find(list, id));
      for (const { row, merged, tags, name } of chosen) {
        if (changeTags(tags, { add, remove }).length > customerLimits.tags)
          fail(`“${name}”的标签超过 ${customerLimits.tags} 个，请先去掉一些`, { errorCode: 'TOO_MANY_TAGS' });
        customerRows(ctx.db).update(row.id, { tags: changeTags(row.tags, { add, remove }) });
        for (const one of merged) customerRows(ctx.db).update(one.id, { tags: changeTags(one.tags, { remove }) });
      }
      return { count: chosen.length };
    }),

  note: (ctx, { id, text, request_id }) =>
    atomically(() => {
      const { row } = find(all(ctx), id);
      if (row.history.every((one) => one.request_id !== request_id))
        happened(ctx, row, { kind: 'note', text, request_id });
      return detailOf(ctx, id);
    }),

  reveal: (ctx, { id }) =>
    atomically(() => {
      const { row, phones } = find(all(ctx), id);
      wasSeen(ctx, row);
      return { phones: [...phones] };
    }),

  merge: (ctx, { id, other_id }) =>
    atomically(() => {
      const list = all(ctx);
      const [one, other] = [find(list, id), find(list, other_id)];
      if (one.row.id === other.row.id) fail('这两条记录已经是同一位顾客', { errorCode: 'STATE_CHANGED' });
      if (changeTags(one.tags, { add: other.tags }).length > customerLimits.tags)
        fail(`合并后标签超过 ${customerLimits.tags} 个，请先去掉一些`, { errorCode: 'TOO_MANY_TAGS' });
      customerRows(ctx.db).update(other.row.id, { merged_into: one.row.id, name: other.row.name || other.name });
      // A name that came from his records would be the other's from now on.
      customerRows(ctx.db).update(one.row.id, { name: one.row.name || one.name });
      happened(ctx, one.row, { kind: 'merged', text: other.name });
      return detailOf(ctx, id);
    }),

  unmerge: (ctx, { id, other_id }) =>
    atomically(() => {
      const { row } = find(all(ctx), id);
      const rows = customerRows(ctx.db);
      const other = rows.need(other_id, '没有这条记录');
      const parents = new Map(rows.all().map((one) => [one.id, one.merged_into]));
      if (!other.merged_into || rootOf(parents, other_id) !== row.id)
        fail('这条记录已经分开', { errorCode: 'STATE_CHANGED' });
      rows.update(other_id, { merged_into: undefined });
      happened(ctx, row, { kind: 'unmerged', text: other.name });
      return detailOf(ctx, row.id);
    }),

  levels: levelsView,
  levels_save: (ctx, { revision: seen, match, levels }) =>
    atomically(() => {
      const before = levelRulesOf(ctx.db, ctx.merchant.mchno);
      const revision = nextRevision(before, seen);
      const problem = levelProblem({ match, levels });
      if (problem) fail(levelSentence(problem), { errorCode: 'LEVEL_INVALID' });
      const keys = levels.map(({ key }, index) => key || `level_${revision}_${index}`);
      if (new Set(keys).size < keys.length) fail('等级重复，请刷新后再试', { errorCode: 'INVALID_INPUT' });
      const rules = {
        match,
        levels: levels.map((level, index) => ({ ...level, key: keys[index] ?? level.key })),
        revision,
      };
      const table = ctx.db.table<LevelRulesRow>('customer_levels');
      const { mchno } = ctx.merchant;
      if (!table.update(mchno, rules)) table.insert({ id: mchno, mchno, ...rules });
      return levelsView(ctx);
    }),
});
