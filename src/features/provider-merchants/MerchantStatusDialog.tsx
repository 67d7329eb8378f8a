import { Alert, Flex, Form, Input, Modal, Skeleton } from 'antd';
import { LoadFailure } from '@/components/LoadFailure';
import { Text } from '@/components/ui/Text';
import { needsStatusReason } from '@/domain/merchants';
import { useAction } from '@/hooks/useAction';
import { useLoad } from '@/hooks/useLoad';
import { useT } from '@/hooks/useT';
import { merchantApi } from '@/services/merchant/api';
import type { MerchantChange, ServedMerchant } from './merchantsResource';

const statuses = { open: 1, close: 0, delete: -1 } as const;
const titles = {
  open: 'providerMerchant.openOf',
  close: 'providerMerchant.closeOf',
  delete: 'providerMerchant.deleteOf',
} as const;
const doneMessages = {
  open: 'providerMerchant.opened',
  close: 'providerMerchant.closed',
  delete: 'providerMerchant.deleted',
} as const;

interface MerchantStatusDialogProps {
  readonly merchant: ServedMerchant;
  readonly change: MerchantChange;
  readonly onSaved: () => void;
  readonly onClose: () => void;
}

/** Opens a merchant, or closes or deletes it with a reason, after naming what it has under way. */
export function MerchantStatusDialog({ merchant, change, onSaved, onClose }: MerchantStatusDialogProps) {
  const t = useT();
  const [form] = Form.useForm<{ reason?: string }>();
  const options = { messages: { done: doneMessages[change] }, invalidates: ['audit'] } as const;
  const setStatus = useAction(merchantApi.status, options);
  const remove = useAction(merchantApi.delete, options);
  const status = statuses[change];
  const isEnding = needsStatusReason(status);
  const submit = async ({ reason: written = '' }: { reason?: string }) => {
    const reason = written.trim();
    const sent =
      change === 'delete'
        ? await remove.run({ ids: [merchant.id], reason })
        : await setStatus.run({ id: merchant.id, status, reason });
    if (sent) onSaved();
  };
  return (
    <Modal
      open
      title={t(titles[change], { name: merchant.name })}
      okText={t(`providerMerchant.${change}`)}
      okButtonProps={{ danger: isEnding }}
      confirmLoading={setStatus.isPending || remove.isPending}
      onOk={form.submit}
      onCancel={onClose}
    >
      <Flex vertical gap={16}>
        <Text type="secondary">{t(`providerMerchant.${change}Hint`)}</Text>
        {isEnding && <Running id={merchant.id} />}
        <Form form={form} layout="vertical" onFinish={(values) => void submit(values)}>
          <Form.Item
            name="reason"
            label={t('providerMerchant.reason')}
            rules={isEnding ? [{ required: true, whitespace: true, message: t('providerMerchant.reasonNeeded') }] : []}
          >
            <Input.TextArea rows={3} maxLength={200} />
          </Form.Item>
        </Form>
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
