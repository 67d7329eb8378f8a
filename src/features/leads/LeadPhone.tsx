import { PhoneText } from '@/blocks/PhoneText';
import { useAction } from '@/hooks/useAction';
import { useCan } from '@/hooks/useCan';
import { leadApi } from '@/services/lead/api';
import type { Lead } from '@/services/lead/schema';

/** A phone, masked until somebody with the right asks for it: that is written down. */
export function LeadPhone({ lead: { id, name, phone } }: { readonly lead: Pick<Lead, 'id' | 'name' | 'phone'> }) {
  const mayReveal = useCan()('lead.phone');
  const reveal = useAction(leadApi.reveal);
  const ask = async () => (await reveal.run({ id }))?.result.phone ?? '';
  return <PhoneText phone={phone} name={name} onReveal={mayReveal ? ask : undefined} />;
}
