import { Alert, Flex, Input, Modal, Skeleton } from 'antd';
import { useState } from 'react';
import { LoadFailure } from '@/components/LoadFailure';
import { Text } from '@/components/ui/Text';
import { useAction } from '@/hooks/useAction';
import { useLoad } from '@/hooks/useLoad';
import { useT } from '@/hooks/useT';
import { merchantApi } from '@/services/merchant/api';
import type { ServedMerchant } from './merchantsResource';

interface MerchantStatusDialogProps {
  readonly merchant: ServedMerchant;
  readonly isOpening: boolean;
  readonly onSaved: () => void;
  readonly onClose: () => void;
}

/** Opens a merchant, or closes it after naming what it has under way. */
export function MerchantStatusDialog({ merchant, isOpening, onSaved, onClose }: MerchantStatusDialogProps) {
  const t = useT();
  const [reason, setReason] = useState('');
  const send = useAction(merchantApi.status, {
    messages: { done: isOpening ? 'providerMerchant.opened' : 'providerMerchant.closed' },
    invalidates: ['audit'],
  });
  const submit = async () => {
    if (await send.run({ id: merchant.id, status: isOpening ? 1 : 0, reason })) onSaved();
  };
  return (
    <Modal
      open
      title={t(isOpening ? 'providerMerchant.openOf' : 'providerMerchant.closeOf', { name: merchant.name })}
      okText={t(isOpening ? 'providerMerchant.open' : 'providerMerchant.close')}
      okButtonProps={{ danger: !isOpening }}
      confirmLoading={send.isPending}
      onOk={() => void submit()}
      onCancel={onClose}
    >
      <Flex vertical gap={16}>
        <Text type="secondary">{t(isOpening ? 'providerMerchant.openHint' : 'providerMerchant.closeHint')}</Text>
        {!isOpening && <Running id={merchant.id} />}
        <Input.TextArea
          rows={3}
          maxLength={200}
          value={reason}
          aria-label={t('providerMerchant.reason')}
          placeholder={t('providerMerchant.reason')}
          onChange={({ target }) => setReason(target.value)}
        />
      </Flex>
    </Modal>
  );
}

function Running({ id }: { readonly id: string }) {
  const t = useT();
  const { data, error, refresh } = useLoad(merchantApi.running, { id }, { fresh: true });
  if (!data && error) return <LoadFailure error={error} onRetry={refresh} />;
  if (!data) return <Skeleton active paragraph={{ rows: 2 }} />;
  if (data.list.length === 0) return <Text type="secondary">{t('providerMerchant.nothingRunning')}</Text>;
  return (
    <Alert
      type="warning"
      showIcon
      title={t('providerMerchant.running', { count: data.list.length })}
      description={
        <ul style={{ maxBlockSize: 200, overflow: 'auto' }}>
          {data.list.map(({ id: key, kind, title }) => (
            <li key={key}>{t(`providerMerchant.running.${kind}`, { title })}</li>
          ))}
        </ul>
      }
    />
  );
}
