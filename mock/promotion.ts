import { channelsBelow, ratesOn } from '../src/domain/channels';
import { promotionContract } from '../src/services/promotion/schema';
import { fail } from './_core/fail';
import { paged } from './_core/paging';
import { type Context, serve } from './_core/serve';
import type { ChannelRow } from './_data/channels';
import { channelRates, channels, channelsOf, commissionLines, dayOf, statementsOf } from './_groups/commissions';
import { partnersOf } from './_groups/partnerTasks';
import { providerMerchantOf } from './_groups/served';

const mine = ({ merchant }: Context): ChannelRow | undefined =>
  channelsOf(merchant.provider_id).find(({ merchant_id }) => merchant_id === merchant.id);

/** Statements of the own channel alone: what others get of a payment is theirs. */
function ownStatements(ctx: Context) {
  const own = mine(ctx);
  const provider = providerMerchantOf(ctx.merchant);
  if (!own || !provider) return [];
  return statementsOf(provider, ctx.now()).filter(({ view }) => view.channel_id === own.id);
}

/** Who of the provider settled it stays with the provider. */
const shown = ({ settled_by: _, ...view }: ReturnType<typeof statementsOf>[number]['view']) => ({
  ...view,
  can_settle: false,
});

export default serve(promotionContract, {
  channel(ctx) {
    const own = mine(ctx);
    if (!own) return {};
    const brought = partnersOf(ctx.merchant);
    const countOf = (id: string): number => brought.filter(({ channel_id }) => channel_id === id).length;
    const sums = ownStatements(ctx).map(({ view }) => view);
    const sumOf = (isPaid: boolean): number =>
      sums.reduce((sum, { state, amount }) => sum + ((state === 'paid') === isPaid ? amount : 0), 0);
    const rates = channelRates()
      .all()
      .filter(({ provider_id }) => provider_id === own.provider_id);
    const today = dayOf(ctx.now(), providerMerchantOf(ctx.merchant)?.zone);
    const all = channelsOf(own.provider_id);
    return {
      channel: {
        id: own.id,
        name: own.name,
        parent_name: all.find(({ id }) => id === own.parent_id)?.name,
        merchants: countOf(own.id),
        merchants_below: brought.length,
        owed: sumOf(false),
        paid: sumOf(true),
        rates: [...(ratesOn(rates, today)?.levels ?? [])],
        below: all
          .filter(({ id }) => id !== own.id && channelsBelow(all, own.id).includes(id))
          .map(({ id, name }) => ({ id, name, merchants: countOf(id) })),
      },
    };
  },

  statements: (ctx) => ({
    list: ownStatements(ctx)
      .map(({ view }) => shown(view))
      .sort((a, b) => b.month.localeCompare(a.month)),
  }),

  statement(ctx, { id }) {
    const found = ownStatements(ctx).find(({ view }) => view.id === id);
    if (!found) return fail('结算单不存在', { errorCode: 'NOT_FOUND' });
    return { ...shown(found.view), list: commissionLines(found.lines) };
  },

  partners(ctx, query) {
    const lines = ownStatements(ctx).flatMap((one) => one.lines);
    const rows = partnersOf(ctx.merchant).map(({ channel_id = '', ...row }) => ({
      id: row.id,
      name: row.name,
      version: row.version,
      channel_name: channels().find(channel_id)?.name ?? '',
      is_open: row.status === 1,
      commission: lines.reduce((sum, line) => sum + (line.merchant_id === row.id ? line.amount : 0), 0),
      created_at: row.created_at,
    }));
    return paged(rows, query, { search: ['name', 'channel_name'] });
  },
});
