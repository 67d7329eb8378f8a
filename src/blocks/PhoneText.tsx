import { Button, Flex } from 'antd';
import { useState } from 'react';
import { Text } from '@/components/ui/Text';
import { maskPhone } from '@/domain/security';
import { useT } from '@/hooks/useT';

interface PhoneTextProps {
  /** Whole, or masked by the server; several with a space between. '' shows the name alone. */
  readonly phone: string;
  /** Whose it is: names the button. */
  readonly name: string;
  /** Shown before the phone; the name itself where a list has no column of its own for it. */
  readonly label?: string;
  /** Asks the server for the whole phone, which writes down who looked. Without it, what was given is shown. */
  readonly onReveal?: (() => Promise<string>) | undefined;
  readonly type?: 'secondary';
}

const maskPhones = (phones: string): string => phones.split(' ').map(maskPhone).join(' ');

/** A phone among records: masked until somebody who may see it asks, so that no list shows all of them over a shoulder. */
export function PhoneText({ phone, name, label = '', onReveal, type }: PhoneTextProps) {
  const t = useT();
  const [shown, setShown] = useState('');
  const [isPending, setPending] = useState(false);
  const masked = maskPhones(phone);
  const isHiding = masked !== phone;
  const reveal = async () => {
    if (!onReveal) return setShown(phone);
    setPending(true);
    try {
      setShown(await onReveal());
    } finally {
      setPending(false);
    }
  };
  return (
    <Flex component="span" gap={8} align="center" wrap>
      <Text tabular type={type}>
        {[label, shown || masked].filter(Boolean).join(' ')}
      </Text>
      {(onReveal || isHiding) && shown === '' && phone !== '' && (
        <Button
          type="link"
          size="small"
          style={{ paddingInline: 0 }}
          aria-label={`${t('common.reveal')} ${name}`}
          loading={isPending}
          onClick={() => void reveal()}
        >
          {t('common.reveal')}
        </Button>
      )}
    </Flex>
  );
}
