import { Alert, Descriptions, Flex, Form, Input, Modal, Radio, Typography } from 'antd';
import { useState } from 'react';
import { Text } from '@/components/ui/Text';
import { useAction } from '@/hooks/useAction';
import { useT } from '@/hooks/useT';
import { merchantApi } from '@/services/merchant/api';
import type { ServedMerchant } from './merchantsResource';

interface MerchantReviewDialogProps {
  readonly merchant: ServedMerchant;
  readonly onReviewed: () => void;
  readonly onClose: () => void;
}

interface ReviewValues {
  readonly review: 'approved' | 'rejected';
  readonly reason?: string;
}

/** Lets a merchant in, or refuses it with a reason; what its owner signs in with is shown once. */
export function MerchantReviewDialog({ merchant, onReviewed, onClose }: MerchantReviewDialogProps) {
  const t = useT();
  const [form] = Form.useForm<ReviewValues>();
  const review = Form.useWatch('review', form) ?? 'approved';
  const [owner, setOwner] = useState<{ readonly username: string; readonly password: string }>();
  const send = useAction(merchantApi.review, {
    messages: { done: 'providerMerchant.reviewed' },
    invalidates: ['audit'],
  });
  const submit = async ({ review: decision, reason = '' }: ReviewValues) => {
    const sent = await send.run({ id: merchant.id, review: decision, reason: reason.trim() });
    if (!sent) return;
    onReviewed();
    if (sent.result.owner) setOwner(sent.result.owner);
    else onClose();
  };
  if (owner) return <FirstSignIn {...owner} onClose={onClose} />;
  return (
    <Modal
      open
      title={t('providerMerchant.reviewOf', { name: merchant.name })}
      okText={t('providerMerchant.submit')}
      confirmLoading={send.isPending}
      onOk={form.submit}
      onCancel={onClose}
    >
      <Descriptions
        size="small"
        column={1}
        items={(['contact', 'phone', 'industry', 'address', 'intro'] as const).map((key) => ({
          key,
          label: t(`providerMerchant.${key}`),
          children: merchant[key] || <Text type="tertiary">{t('providerMerchant.empty')}</Text>,
        }))}
      />
      <Form
        form={form}
        layout="vertical"
        initialValues={{ review: 'approved' }}
        onFinish={(values) => void submit(values)}
      >
        <Form.Item name="review" label={t('providerMerchant.decision')}>
          <Radio.Group
            options={(['approved', 'rejected'] as const).map((value) => ({
              value,
              label: t(`providerMerchant.decide.${value}`),
            }))}
          />
        </Form.Item>
        <Form.Item
          name="reason"
          label={t('providerMerchant.reason')}
          rules={
            review === 'rejected'
              ? [{ required: true, whitespace: true, message: t('providerMerchant.reasonNeeded') }]
              : []
          }
        >
          <Input.TextArea rows={3} maxLength={200} />
        </Form.Item>
      </Form>
    </Modal>
  );
}

interface FirstSignInProps {
  readonly username: string;
  readonly password: string;
  readonly onClose: () => void;
}

function FirstSignIn({ username, password, onClose }: FirstSignInProps) {
  const t = useT();
  return (
    <Modal
      open
      title={t('providerMerchant.firstSignIn')}
      closable={false}
      okText={t('providerMerchant.handedOver')}
      cancelButtonProps={{ style: { display: 'none' } }}
      onOk={onClose}
    >
      <Flex vertical gap={16}>
        <Alert type="warning" showIcon title={t('providerMerchant.firstSignInHint')} />
        <Descriptions
          bordered
          size="small"
          column={1}
          items={[
            {
              key: 'username',
              label: t('providerMerchant.username'),
              children: <Typography.Text copyable>{username}</Typography.Text>,
            },
            {
              key: 'password',
              label: t('providerMerchant.password'),
              children: <Typography.Text copyable>{password}</Typography.Text>,
            },
          ]}
        />
      </Flex>
    </Modal>
  );
}
