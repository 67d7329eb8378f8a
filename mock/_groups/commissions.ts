import { canSettle, channelLine, commissionOf, ratesOn, type StatementState } from '../../src/domain/channels';
import { localOf } from '../../src/domain/publishing/zone';
import type { ChannelStatement, CommissionLine } from '../../src/services/channel/schema';
import { DEFAULT_ZONE } from '../../src/utils/timeZone';
import { atomically } from '../_core/atomically';
import { clock } from '../_core/clock';
import type { MerchantRow } from '../_core/rows';
import { globalDb, newId } from '../_core/store';
import type { ChannelRatesRow, ChannelRow, CommissionRow, StatementRow } from '../_data/channels';
import '../_data/channels';
import type { UpgradeRow } from '../_data/upgrades';
import { providerMerchantOf } from './served';

export const channels = () => globalDb.table<ChannelRow>('channel');
export const channelRates = () => globalDb.table<ChannelRatesRow>('channel_rates');
export const statements = () => globalDb.table<StatementRow>('channel_statement');
const commissions = () => globalDb.table<CommissionRow>('commission');

/** Channels of a provider that have not been removed. */
export const channelsOf = (providerId: string): ChannelRow[] =>
  channels()
    .all()
    .filter(({ provider_id, status }) => provider_id === providerId && status === 1);

/** A day by the provider's clocks, `YYYY-MM-DD`. */
export const dayOf = (at: number, zone: string | undefined): string => localOf(at, zone ?? DEFAULT_ZONE).date;

/** Writes down what the channels above a merchant get of what it has just paid. Twice is once. */
export function bookCommission(merchant: MerchantRow, payment: UpgradeRow): void {
  const { channel_id, provider_id } = merchant;
  if (!channel_id) return;
  const now = clock.now();
  const own = channelRates()
    .all()
    .filter((row) => row.provider_id === provider_id);
  const rates = ratesOn(own, dayOf(now, providerMerchantOf(merchant)?.zone));
  if (!rates) return;
  atomically(() => {
    for (const part of commissionOf(payment.amount, channelLine(channelsOf(provider_id), channel_id), rates.levels))
      commissions().insertWhere({
        id: newId('com'),
        provider_id,
        payment_id: payment.id,
        merchant_id: merchant.id,
        merchant_name: merchant.name,
        title: `${payment.version} × ${payment.months}`,
        paid: payment.amount,
        at: clock.iso(),
        ...part,
      });
  });
}

interface Statement {
  readonly view: ChannelStatement;
  readonly lines: readonly CommissionRow[];
}

/** `<channel>.<month>`: there is one of each. */
const statementId = (channelId: string, month: string): string => `${channelId}.${month}`;

/** All statements of a provider, those that stand open too: each is the sum of its lines. */
export function statementsOf(provider: MerchantRow, now: number): Statement[] {
  const today = dayOf(now, provider.zone);
  const groups = new Map<string, CommissionRow[]>();
  for (const line of commissions().all()) {
    if (line.provider_id !== provider.provider_id) continue;
    const key = statementId(line.channel_id, dayOf(Date.parse(line.at), provider.zone).slice(0, 7));
    groups.set(key, [...(groups.get(key) ?? []), line]);
  }
  return [...groups].map(([id, lines]) => {
    const [channel_id = '', month = ''] = id.split('.');
    const row = statements().find(id);
    const state: StatementState = row?.state ?? 'open';
    return {
      lines,
      view: {
        id,
        channel_id,
        channel_name: channels().find(channel_id)?.name ?? '',
        month,
        state,
        amount: lines.reduce((sum, { amount }) => sum + amount, 0),
        lines: lines.length,
        can_settle: state === 'open' && canSettle(month, today),
        voucher: row?.voucher ?? '',
        ...(row ? { settled_at: row.settled_at, settled_by: row.settled_by } : {}),
        ...(row?.paid_at ? { paid_at: row.paid_at } : {}),
      },
    };
  });
}

/** The lines of a statement as they are shown. */
export const commissionLines = (lines: readonly CommissionRow[]): CommissionLine[] =>
  lines.map(({ id, merchant_name, title, paid, level, rate, amount, at }) => ({
    id,
    merchant_name,
    title,
    paid,
    level,
    rate,
    amount,
    at,
  }));
