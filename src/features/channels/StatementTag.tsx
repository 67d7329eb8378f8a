import { type Tone, ToneTag } from '@/components/ToneTag';
import { Text } from '@/components/ui/Text';
import type { StatementState } from '@/domain/channels';
import { useT } from '@/hooks/useT';
import { useMoney } from './useMoney';

const tones: Readonly<Record<StatementState, Tone>> = { open: 'busy', settled: 'warn', paid: 'good' };

/** The state of a statement in words. */
export const StatementTag = ({ state }: { readonly state: StatementState }) => (
  <ToneTag tone={tones[state]}>{useT()(`channel.state.${state}`)}</ToneTag>
);

/** An amount in fen as money. */
export const Money = ({ fen }: { readonly fen: number }) => <Text tabular>{useMoney().money(fen)}</Text>;
