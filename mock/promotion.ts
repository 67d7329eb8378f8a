import { channelLine, channelsBelow, ratesOn } from '../src/domain/channels';
import { type Partner, promotionContract } from '../src/services/promotion/schema';
import { fail } from './_core/fail';
import { paged } from './_core/paging';
import { type Context, serve } from './_core/serve';
import type { ChannelRow } from './_data/channels';
import { channelRates, channelsOf, commissionLines, commissionsOf, dayOf, statementsOf } from './_groups/commissions';
import { providerMerchantOf, servedMerchants } from './_groups/served';

/** The channel that the caller's merchant is; whatever is asked of another one finds nothing. */
const ownChannel = ({ merchant }: Context): ChannelRow | undefined =>
  channelsOf(merchant.provider_id).find(({ merchant_id }) => merchant_id === merchant.id);

const ownStatements = (ctx: Context, { id }: ChannelRow) => {
  const provider = providerMerchantOf(ctx.merchant);
  return provider ? statementsOf(provider, ctx.now()).filter(({ view }) => view.channel_id === id) : [];
};

/** Merchants brought by a channel and by those below it. */
function partnersOf(ctx: Context, own: ChannelRow): Partner[] {
  const provider = providerMerchantOf(ctx.merchant);
  const tree = channelsOf(ctx.merchant.provider_id);
  const below = channelsBelow(tree, own.id);
  const lines = commissionsOf(own.id);
  const brought = provider ? servedMerchants(provider).filter(({ status }) => status !== -1) : [];
  return brought.flatMap(({ id, name, version, created_at, channel_id = '' }) =>
    below.includes(channel_id)
      ? {
          id,
          name,
          version,
          created_at,
          channel_name: tree.find((one) => one.id === channel_id)?.name ?? '',
          level: channelLine(tree, channel_id).indexOf(own.id) + 1,
          earned: lines.reduce((sum, line) => sum + (line.merchant_id === id ? line.amount : 0), 0),
        }
      : [],
  );
}

function view(ctx: Context, own: ChannelRow) {
  const { provider_id } = ctx.merchant;
  const rates = channelRates()
    .all()
    .filter((row) => row.provider_id === provider_id);
  const partners = partnersOf(ctx, own);
  const statements = ownStatements(ctx, own).map((one) => one.view);
  const sumOf = (isPaid: boolean): number =>
    statements.reduce((sum, { state, amount }) => sum + ((state === 'paid') === isPaid ? amount : 0), 0);
  const current = ratesOn(rates, dayOf(ctx.now(), providerMerchantOf(ctx.merchant)?.zone));
  return {
    id: own.id,
    name: own.name,
    parent_name: channelsOf(provider_id).find(({ id }) => id === own.parent_id)?.name,
    rates: current && [...current.levels],
    merchants: partners.filter(({ level }) => level === 1).length,
    merchants_below: partners.length,
    owed: sumOf(false),
    paid: sumOf(true),
  };
}

export default serve(promotionContract, {
  info(ctx) {
    const own = ownChannel(ctx);
    if (!own) return { channel: null, below: [] };
    const tree = channelsOf(ctx.merchant.provider_id);
    const partners = partnersOf(ctx, own);
    return {
      channel: view(ctx, own),
      below: channelsBelow(tree, own.id)
        .filter((id) => id !== own.id)
        .map((id) => {
          const name = tree.find((one) => one.id === id)?.name ?? '';
          const level = channelLine(tree, id).indexOf(own.id) + 1;
          return { id, name, level, merchants: partners.filter((one) => one.channel_name === name).length };
        }),
    };
  },

  partners(ctx, { level, ...query }) {
    const own = ownChannel(ctx);
    const found = (own ? partnersOf(ctx, own) : []).filter((one) => level === undefined || one.level === level);
    return {
      ...paged(found, query, { search: ['name', 'channel_name'], sort: 'created_at' }),
      sum: found.reduce((sum, { earned }) => sum + earned, 0),
    };
  },

  statements(ctx, { state, ...query }) {
    const own = ownChannel(ctx);
    const found = (own ? ownStatements(ctx, own) : [])
      .map((one) => one.view)
      .filter((one) => !state || one.state === state);
    return {
      ...paged(found, query, { search: ['month'], sort: 'month' }),
      sum: found.reduce((sum, { amount }) => sum + amount, 0),
    };
  },

  statement(ctx, { id }) {
    const own = ownChannel(ctx);
    const found = own && ownStatements(ctx, own).find((one) => one.view.id === id);
    if (!found) return fail('结算单不存在', { errorCode: 'NOT_FOUND' });
    return { ...found.view, list: commissionLines(found.lines) };
  },
});
