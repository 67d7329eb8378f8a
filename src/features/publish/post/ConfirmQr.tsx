import { Button, Flex } from 'antd';
import { useEffect, useRef } from 'react';
import { Text } from '@/components/ui/Text';
import { useT } from '@/hooks/useT';
import { hostUrl } from '@/lib/hostUrl';
import type { PublishItem } from '@/services/publish/schema';
import { Qr } from '../accounts/Qr';
import { timeLeft } from '../accounts/timeLeft';
import { useNow } from '../accounts/useNow';

interface Props {
  readonly confirm: NonNullable<PublishItem['confirm']>;
  /** Undefined = may not say so. */
  readonly onConfirmed: (() => void) | undefined;
  readonly onOver: () => void;
}

/** The code that the platform wants to see on the phone, and how long it stands. */
export function ConfirmQr({ confirm, onConfirmed, onOver }: Props) {
  const t = useT();
  const now = useNow(1000);
  const left = Date.parse(confirm.expires_at) - now;
  const isOver = left <= 0;
  const over = useRef(onOver);
  over.current = onOver;
  useEffect(() => {
    if (isOver) over.current();
  }, [isOver]);
  return (
    <Flex component="section" vertical gap={8} align="center">
      <Qr value={hostUrl('publish', confirm.url)} label={t('publishTruth.qrLabel')} isOver={isOver} />
      <Text type="secondary" size="small">
        {isOver ? t('publishTruth.qrEnded') : t('publishTruth.qrLeft', { left: timeLeft(left, t) })}
      </Text>
      {onConfirmed && !isOver && (
        <Button type="text" size="small" onClick={onConfirmed}>
          {t('publishTruth.qrDone')}
        </Button>
      )}
    </Flex>
  );
}
