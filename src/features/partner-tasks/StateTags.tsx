import { type Tone, ToneTag } from '@/components/ToneTag';
import { Text } from '@/components/ui/Text';
import type { PartnerTaskState, PlaceState } from '@/domain/partnerTasks';
import { useMoney } from '@/hooks/useMoney';
import { useT } from '@/hooks/useT';

const taskTones: Readonly<Record<PartnerTaskState, Tone>> = {
  open: 'good',
  full: 'busy',
  ended: 'plain',
  canceled: 'plain',
};
const placeTones: Readonly<Record<PlaceState, Tone>> = {
  taken: 'busy',
  submitted: 'warn',
  returned: 'bad',
  accepted: 'good',
  refused: 'bad',
  dropped: 'plain',
  canceled: 'plain',
  lapsed: 'plain',
};

export const TaskStateTag = ({ state }: { readonly state: PartnerTaskState }) => (
  <ToneTag tone={taskTones[state]}>{useT()(`partnerTask.state.${state}`)}</ToneTag>
);

export const PlaceStateTag = ({ state }: { readonly state: PlaceState }) => (
  <ToneTag tone={placeTones[state]}>{useT()(`partnerTask.place.${state}`)}</ToneTag>
);

/** An amount in fen as money. */
export const Money = ({ fen }: { readonly fen: number }) => <Text tabular>{useMoney()(fen)}</Text>;

interface ProofProps {
  readonly proof: string;
  readonly links: readonly string[];
}

/** What was handed in; its addresses open beside the app. */
export function Proof({ proof, links }: ProofProps) {
  return (
    <>
      <Text style={{ whiteSpace: 'pre-wrap', overflowWrap: 'anywhere' }}>{proof}</Text>
      {links.map((link) => (
        <a key={link} href={link} target="_blank" rel="noopener noreferrer" style={{ overflowWrap: 'anywhere' }}>
          {link}
        </a>
      ))}
    </>
  );
}
