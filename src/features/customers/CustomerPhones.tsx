import { PhoneText } from '@/blocks/PhoneText';
import { useAction } from '@/hooks/useAction';
import { useCan } from '@/hooks/useCan';
import { customerApi } from '@/services/customer/api';
import type { Customer } from '@/services/customer/schema';

/** Phones, masked until somebody with the right asks for them: that is written down. */
export function CustomerPhones({
  customer: { id, name, phones },
}: {
  readonly customer: Pick<Customer, 'id' | 'name' | 'phones'>;
}) {
  const mayReveal = useCan()('customer.phone');
  const reveal = useAction(customerApi.reveal);
  const ask = async () => ((await reveal.run({ id }))?.result.phones ?? []).join(' ');
  return <PhoneText phone={phones.join(' ')} name={name} onReveal={mayReveal ? ask : undefined} />;
}
