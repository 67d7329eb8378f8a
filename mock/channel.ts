import { auditChanges } from '../src/domain/audit';
import {
  type ChannelPlaceFault,
  canMoveStatement,
  channelPlaceFault,
  channelsBelow,
  type RatesFault,
  ratesFault,
  ratesOn,
} from '../src/domain/channels';
import { type Channel, channelContract } from '../src/services/channel/schema';
import { atomically } from './_core/atomically';
import { fail } from './_core/fail';
import { paged } from './_core/paging';
import { nextRevision } from './_core/revision';
import type { MerchantRow } from './_core/rows';
import { type Context, serve } from './_core/serve';
import { globalDb, newId } from './_core/store';
import type { ChannelRow } from './_data/channels';
import { addAudit } from './_groups/audit';
import {
  channelRates,
  channels,
  channelsOf,
  commissionLines,
  dayOf,
  statements,
  statementsOf,
} from './_groups/commissions';
import { needServed, servedMerchants } from './_groups/served';

const placeSentences: Readonly<Record<ChannelPlaceFault, string>> = {
  cycle: '上级不能是渠道自己或它的下级',
  too_deep: '渠道最多三级，请换一个上级',
  unknown: '上级渠道不存在或已删除',
};

const ratesSentences: Readonly<Record<RatesFault, string>> = {
  range: '佣金比例要在 0% 到 100% 之间',
  sum: '各级佣金比例之和不能超过 100%',
  past: '生效日不能早于今天：之前的付款已经按当时的比例计过佣金',
};

const all = ({ merchant }: Context): ChannelRow[] => channelsOf(merchant.provider_id);
const need = (ctx: Context, id: string): ChannelRow =>
  all(ctx).find((row) => row.id === id) ?? fail('渠道不存在或已删除', { errorCode: 'NOT_FOUND' });
const served = ({ account, merchant }: Context): MerchantRow[] =>
  account.business === 'provider'
    ? servedMerchants(merchant).filter(({ status }) => status !== -1)
    : fail('无权执行此操作', { errorCode: 'ACTION_DENIED' });
const statementsNow = (ctx: Context) => {
  served(ctx);
  return statementsOf(ctx.merchant, ctx.now());
};
const needStatement = (ctx: Context, id: string) =>
  statementsNow(ctx).find(({ view }) => view.id === id) ?? fail('结算单不存在', { errorCode: 'NOT_FOUND' });
const today = ({ merchant, now }: Context): string => dayOf(now(), merchant.zone);

function view(ctx: Context, row: ChannelRow): Channel {
  const merchants = served(ctx);
  const below = channelsBelow(all(ctx), row.id);
  const own = statementsNow(ctx).filter((one) => one.view.channel_id === row.id);
  const sumOf = (isPaid: boolean): number =>
    own.reduce((sum, one) => sum + ((one.view.state === 'paid') === isPaid ? one.view.amount : 0), 0);
  return {
    ...row,
    merchant_name: merchants.find(({ id }) => id === row.merchant_id)?.name,
    merchants: merchants.filter(({ channel_id }) => channel_id === row.id).length,
    merchants_below: merchants.filter(({ channel_id = '' }) => below.includes(channel_id)).length,
    owed: sumOf(false),
    paid: sumOf(true),
  };
}

const auditedFields = ['name', 'parent_id', 'merchant_id', 'contact', 'phone', 'note'] as const;

export default serve(channelContract, {
  data: (ctx) => ({ list: all(ctx).map((row) => view(ctx, row)) }),

  save: (ctx, { id, revision: seen, ...fields }) =>
    atomically(() => {
      const others = all(ctx).filter((row) => row.id !== id);
      const fault = channelPlaceFault(all(ctx), id, fields.parent_id);
      if (fault) fail(placeSentences[fault], { errorCode: 'INVALID_INPUT' });
      if (others.some(({ name }) => name === fields.name)) fail('已有同名渠道', { errorCode: 'NAME_TAKEN' });
      if (fields.merchant_id) {
        needServed(ctx, fields.merchant_id);
        const other = others.find(({ merchant_id }) => merchant_id === fields.merchant_id);
        if (other) fail(`这个商家已经是“${other.name}”`, { errorCode: 'MERCHANT_TAKEN' });
      }
      const known = id ? need(ctx, id) : undefined;
      // a field that is left out is emptied: the form always sends them all
      const whole = { parent_id: undefined, merchant_id: undefined, ...fields };
      const revision = nextRevision(known, seen);
      const row = known
        ? (channels().update(known.id, { ...whole, revision }) ?? known)
        : channels().insert({
            id: newId('ch'),
            provider_id: ctx.merchant.provider_id,
            ...whole,
            revision,
            status: 1,
            created_at: ctx.clock.iso(),
          });
      const changes = auditChanges(known, row, auditedFields);
      addAudit(ctx, { subject: 'channel', id: row.id, name: row.name, verb: known ? 'update' : 'create', changes });
      return { id: row.id };
    }),

  delete: (ctx, { ids }) =>
    atomically(() => {
      for (const row of ids.map((id) => need(ctx, id))) {
        const { merchants, owed } = view(ctx, row);
        if (all(ctx).some(({ parent_id }) => parent_id === row.id))
          fail(`“${row.name}”还有下级渠道，请先移走它们`, { errorCode: 'CHANNEL_IN_USE' });
        if (merchants > 0)
          fail(`“${row.name}”名下还有 ${merchants} 个商家，请先移走它们`, { errorCode: 'CHANNEL_IN_USE' });
        if (owed > 0) fail(`“${row.name}”还有佣金没有付清，不能删除`, { errorCode: 'CHANNEL_IN_USE' });
        channels().update(row.id, { status: -1 });
        const changes = auditChanges(row, { ...row, status: -1 }, ['status']);
        addAudit(ctx, { subject: 'channel', id: row.id, name: row.name, verb: 'delete', changes });
      }
      return null;
    }),

  merchants(ctx, { id }) {
    need(ctx, id);
    const below = channelsBelow(all(ctx), id);
    const list = served(ctx).filter(({ channel_id = '' }) => below.includes(channel_id));
    return {
      list: list.map(({ channel_id = '', ...row }) => ({
        id: row.id,
        name: row.name,
        version: row.version,
        created_at: row.created_at,
        channel_id,
        channel_name: channels().find(channel_id)?.name ?? '',
      })),
    };
  },

  assign: (ctx, { channel_id, merchant_ids }) =>
    atomically(() => {
      const channel = channel_id ? need(ctx, channel_id) : undefined;
      for (const row of merchant_ids.map((id) => needServed(ctx, id))) {
        if (row.id === channel?.merchant_id)
          fail(`“${row.name}”就是这个渠道，不能归到自己名下`, { errorCode: 'INVALID_INPUT' });
        if (row.channel_id === channel_id) continue;
        const next = globalDb.table<MerchantRow>('merchant').update(row.id, { channel_id }) ?? row;
        const nameOf = (id: string | undefined) => (id ? channels().find(id)?.name : undefined);
        const changes = auditChanges({ channel: nameOf(row.channel_id) }, { channel: channel?.name }, ['channel']);
        addAudit(ctx, { subject: 'merchant', id: row.id, name: next.name, verb: 'update', changes });
      }
      return null;
    }),

  rates(ctx) {
    const own = channelRates()
      .all()
      .filter(({ provider_id }) => provider_id === ctx.merchant.provider_id);
    const current = ratesOn(own, today(ctx));
    const latestFirst = [...own].sort((a, b) => b.from.localeCompare(a.from));
    return {
      list: latestFirst.map(({ id, from, levels, by, created_at }) => ({
        id,
        from,
        levels: [...levels],
        by,
        created_at,
        is_current: id === current?.id,
      })),
    };
  },

  rates_save: (ctx, { from, levels }) =>
    atomically(() => {
      served(ctx);
      const fault = ratesFault({ from, levels }, today(ctx));
      if (fault) fail(ratesSentences[fault], { errorCode: 'INVALID_INPUT' });
      const { provider_id } = ctx.merchant;
      const known = channelRates()
        .all()
        .find((row) => row.provider_id === provider_id && row.from === from);
      const fields = { levels, by: ctx.account.name, created_at: ctx.clock.iso() };
      if (known) channelRates().update(known.id, fields);
      else channelRates().insert({ id: newId('rates'), provider_id, from, ...fields });
      const text = (rates: readonly number[] | undefined) => rates?.map((rate) => `${rate / 100}%`).join(' / ');
      addAudit(ctx, {
        subject: 'channel',
        id: from,
        name: from,
        verb: 'plan',
        changes: auditChanges({ rates: text(known?.levels) }, { rates: text(levels) }, ['rates']),
      });
      return null;
    }),

  statements(ctx, { channel, month, state, ...query }) {
    const found = statementsNow(ctx)
      .map((one) => one.view)
      .filter(
        (one) =>
          (!channel || one.channel_id === channel) &&
          (!month || one.month === month) &&
          (!state || one.state === state),
      );
    return {
      ...paged(found, query, { search: ['channel_name'], sort: 'month' }),
      sum: found.reduce((sum, { amount }) => sum + amount, 0),
      filter: { channel: all(ctx).map(({ id, name }) => ({ value: id, label: name })) },
    };
  },

  statement(ctx, { id }) {
    const found = needStatement(ctx, id);
    return { ...found.view, list: commissionLines(found.lines) };
  },

  settle: (ctx, { ids, state }) =>
    atomically(() => {
      for (const { view: one } of ids.map((id) => needStatement(ctx, id))) {
        // pressed twice, or by two at a time: it is so already
        if (one.state === state) continue;
        if (!canMoveStatement(one.state, state)) fail('已付的结算单不能再改', { errorCode: 'STATE_CHANGED' });
        if (state === 'settled' && !one.can_settle)
          fail(`${one.month} 还没有结束，月底之后才能结算`, { errorCode: 'MONTH_RUNNING' });
        if (state === 'open') statements().remove(one.id);
        else
          statements().insert({
            id: one.id,
            provider_id: ctx.merchant.provider_id,
            state: 'settled',
            amount: one.amount,
            settled_at: ctx.clock.iso(),
            settled_by: ctx.account.name,
            voucher: '',
          });
        const verb = state === 'settled' ? 'approve' : 'withdraw';
        addAudit(ctx, {
          ...{ subject: 'commission', id: one.id, name: `${one.channel_name} ${one.month}`, verb },
          changes: auditChanges({ state: one.state }, { state }, ['state']),
        });
      }
      return null;
    }),

  pay: (ctx, { id, voucher }) =>
    atomically(() => {
      const { view: one } = needStatement(ctx, id);
      if (one.state === 'paid' && one.voucher === voucher) return null;
      if (!canMoveStatement(one.state, 'paid'))
        fail('请先结算，再登记付款；已付的不能再付', { errorCode: 'STATE_CHANGED' });
      statements().update(id, { state: 'paid', paid_at: ctx.clock.iso(), voucher });
      addAudit(ctx, {
        subject: 'commission',
        id,
        name: `${one.channel_name} ${one.month}`,
        verb: 'pay',
        changes: auditChanges({ state: one.state, voucher: '' }, { state: 'paid', voucher }, ['state', 'voucher']),
      });
      return null;
    }),
});
