import { channelsBelow } from '../src/domain/channels';
import {
  entriesBehind,
  type FigureDimension,
  figureDimensions,
  figuresBy,
  figuresByDay,
  figuresIn,
} from '../src/domain/providerFigures';
import { daysIn, eachDay, edgesOf, previousOf } from '../src/domain/statistics/ranges';
import { dashboardContract } from '../src/services/dashboard/schema';
import { DEFAULT_ZONE } from '../src/utils/timeZone';
import { providerOf } from './_core/auth';
import { fail } from './_core/fail';
import { paged } from './_core/paging';
import type { MerchantRow } from './_core/rows';
import { type Context, serve } from './_core/serve';
import { channelsOf } from './_groups/commissions';
import { attributeOf, figureEntries } from './_groups/providerFigures';
import { servedMerchants } from './_groups/served';

const MAX_DAYS = 400;

type Scope = { readonly from: string; readonly to: string } & { readonly [D in FigureDimension]?: string | undefined };

const served = ({ account, merchant }: Context): MerchantRow[] =>
  account.business === 'provider'
    ? servedMerchants(merchant).filter(({ status }) => status !== -1)
    : fail('无权执行此操作', { errorCode: 'ACTION_DENIED' });

/** The provider's merchants that the filters leave. */
function scoped(ctx: Context, scope: Scope): MerchantRow[] {
  const channels = channelsOf(ctx.merchant.provider_id);
  const isWithin = (dimension: FigureDimension, merchant: MerchantRow): boolean => {
    const wanted = scope[dimension];
    if (wanted === undefined) return true;
    const own = attributeOf[dimension](merchant);
    return dimension === 'channel' && wanted ? channelsBelow(channels, wanted).includes(own) : own === wanted;
  };
  return served(ctx).filter((merchant) => figureDimensions.every((dimension) => isWithin(dimension, merchant)));
}

function edges({ merchant }: Context, range: { readonly from: string; readonly to: string }): number[] {
  if (range.from > range.to || daysIn(range) > MAX_DAYS)
    return fail(`请选择 ${MAX_DAYS} 天以内的时间`, { errorCode: 'INVALID_INPUT' });
  return edgesOf(range, merchant.zone ?? DEFAULT_ZONE);
}

function momentsOf(ctx: Context, range: { readonly from: string; readonly to: string }) {
  const all = edges(ctx, range);
  return { from: all[0] ?? 0, to: all.at(-1) ?? 0 };
}

/** A host by the name of the brand that it shows; of a brand with several hosts they are told apart. */
const hostLabel = (host: string): string => [providerOf(host)?.name, host].filter(Boolean).join(' · ');

/** Names of what merchants are, by dimension. */
function labelsOf(ctx: Context, dimension: FigureDimension): (key: string) => string {
  if (dimension === 'version') return (key) => key;
  if (dimension === 'host') return hostLabel;
  const named = dimension === 'merchant' ? served(ctx) : channelsOf(ctx.merchant.provider_id);
  const known = new Map(named.map(({ id, name }) => [id, name]));
  return (key) => known.get(key) ?? '';
}

export default serve(dashboardContract, {
  sums(ctx, scope) {
    const entries = figureEntries(scoped(ctx, scope));
    const before = previousOf(scope);
    const byDay = figuresByDay(entries, edges(ctx, scope));
    const choicesOf = (dimension: FigureDimension) => {
      const label = labelsOf(ctx, dimension);
      const keys =
        dimension === 'channel'
          ? channelsOf(ctx.merchant.provider_id).map(({ id }) => id)
          : served(ctx).map(attributeOf[dimension]);
      return [...new Set(keys)].filter(Boolean).map((value) => ({ value, label: label(value) }));
    };
    return {
      as_of: ctx.clock.iso(),
      figures: figuresIn(entries, momentsOf(ctx, scope)),
      previous: { ...before, figures: figuresIn(entries, momentsOf(ctx, before)) },
      days: eachDay(scope).map((date, index) => ({ date, figures: byDay[index] ?? figuresIn([], { from: 0, to: 0 }) })),
      choices: {
        merchant: choicesOf('merchant'),
        version: choicesOf('version'),
        channel: choicesOf('channel'),
        host: choicesOf('host'),
      },
    };
  },

  breakdown(ctx, { by, ...scope }) {
    const merchants = scoped(ctx, scope);
    const keys = new Map(merchants.map((merchant) => [merchant.id, attributeOf[by](merchant)]));
    const label = labelsOf(ctx, by);
    const groups = figuresBy(figureEntries(merchants), momentsOf(ctx, scope), (id) => keys.get(id) ?? '');
    return { list: groups.map(({ key, figures }) => ({ key, label: label(key), figures })) };
  },

  data(ctx, { figure, ...query }) {
    const merchants = scoped(ctx, query);
    const names = new Map(merchants.map(({ id, name }) => [id, name]));
    const behind = entriesBehind(figure, figureEntries(merchants), momentsOf(ctx, query));
    const rows = behind.map(({ at, ...entry }) => ({
      ...entry,
      merchant_name: names.get(entry.merchant_id) ?? '',
      at: new Date(at).toISOString(),
    }));
    const words = (query.keyword ?? '').toLowerCase().split(/\s+/).filter(Boolean);
    const found = rows.filter(({ title, merchant_name }) =>
      words.every((word) => `${title}\n${merchant_name}`.toLowerCase().includes(word)),
    );
    return {
      ...paged(found, { ...query, keyword: undefined }, { sort: 'at' }),
      sum: found.reduce((sum, { amount }) => sum + amount, 0),
    };
  },
});
