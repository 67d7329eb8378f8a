import { Button, Flex } from 'antd';
import { useState } from 'react';
import { Text } from '@/components/ui/Text';
import { useAction } from '@/hooks/useAction';
import { useCan } from '@/hooks/useCan';
import { useT } from '@/hooks/useT';
import { customerApi } from '@/services/customer/api';
import type { Customer } from '@/services/customer/schema';

/** Phones, masked until somebody with the right asks for them: that is written down. */
export function CustomerPhones({
  customer: { id, name, phones },
}: {
  readonly customer: Pick<Customer, 'id' | 'name' | 'phones'>;
}) {
  const t = useT();
  const mayReveal = useCan()('customer.phone');
  const [whole, setWhole] = useState<readonly string[]>([]);
  const reveal = useAction(customerApi.reveal);
  const show = async () => setWhole((await reveal.run({ id }))?.result.phones ?? []);
  return (
    <Flex gap={8} align="center" wrap>
      <Text tabular>{(whole.length > 0 ? whole : phones).join(' ')}</Text>
      {mayReveal && whole.length === 0 && phones.length > 0 && (
        <Button
          type="link"
          size="small"
          aria-label={`${t('customer.reveal')} ${name}`}
          loading={reveal.isPending}
          onClick={() => void show()}
        >
          {t('customer.reveal')}
        </Button>
      )}
    </Flex>
  );
}
