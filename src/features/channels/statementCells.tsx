import { type Tone, ToneTag } from '@/components/ToneTag';
import { Text } from '@/components/ui/Text';
import type { StatementState } from '@/domain/channels';
import { formatMinute } from '@/hooks/useDates';
import { useT } from '@/hooks/useT';
import type { ChannelStatement } from '@/services/channel/schema';
import { useMoney } from './useMoney';

const tones: Readonly<Record<StatementState, Tone>> = { open: 'busy', settled: 'warn', paid: 'good' };

export const StatementTag = ({ state }: { readonly state: StatementState }) => (
  <ToneTag tone={tones[state]}>{useT()(`channel.state.${state}`)}</ToneTag>
);

export const Money = ({ fen }: { readonly fen: number }) => <Text tabular>{useMoney().money(fen)}</Text>;

/** When it was settled and paid, in words. */
export function StatementProgress({ row }: { readonly row: ChannelStatement }) {
  const t = useT();
  if (row.paid_at) return t('channel.paidAt', { at: formatMinute(row.paid_at), voucher: row.voucher });
  if (row.settled_at) return t('channel.settledAt', { at: formatMinute(row.settled_at), by: row.settled_by ?? '' });
  return <Text type="tertiary">{t(row.can_settle ? 'channel.canSettle' : 'channel.running')}</Text>;
}
