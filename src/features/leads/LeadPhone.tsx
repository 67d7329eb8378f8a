import { Button, Flex } from 'antd';
import { useState } from 'react';
import { Text } from '@/components/ui/Text';
import { useAction } from '@/hooks/useAction';
import { useCan } from '@/hooks/useCan';
import { useT } from '@/hooks/useT';
import { leadApi } from '@/services/lead/api';
import type { Lead } from '@/services/lead/schema';

/** A phone, masked until somebody with the right asks for it: that is written down. */
export function LeadPhone({ lead: { id, name, phone } }: { readonly lead: Pick<Lead, 'id' | 'name' | 'phone'> }) {
  const t = useT();
  const mayReveal = useCan()('lead.phone');
  const [whole, setWhole] = useState('');
  const reveal = useAction(leadApi.reveal);
  const show = async () => setWhole((await reveal.run({ id }))?.result.phone ?? '');
  return (
    <Flex gap={8} align="center">
      <Text tabular>{whole || phone}</Text>
      {mayReveal && whole === '' && (
        <Button
          type="link"
          size="small"
          aria-label={`${t('lead.reveal')} ${name}`}
          loading={reveal.isPending}
          onClick={() => void show()}
        >
          {t('lead.reveal')}
        </Button>
      )}
    </Flex>
  );
}
