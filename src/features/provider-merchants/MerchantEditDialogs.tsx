import { DatePicker, Form, Input, Modal, Select } from 'antd';
import dayjs, { type Dayjs } from 'dayjs';
import { useAction } from '@/hooks/useAction';
import { useLoad } from '@/hooks/useLoad';
import { useT } from '@/hooks/useT';
import { merchantApi } from '@/services/merchant/api';
import { upgradeApi } from '@/services/upgrade/api';
import type { ServedMerchant } from './merchantsResource';

interface MerchantDialogProps {
  readonly merchant: ServedMerchant;
  readonly onSaved: () => void;
  readonly onClose: () => void;
}

interface PlanValues {
  readonly version: string;
  readonly expires: Dayjs;
  readonly reason?: string;
}

/** Sets version and expiry by hand; the merchant is told. */
export function MerchantPlanDialog({ merchant, onSaved, onClose }: MerchantDialogProps) {
  const t = useT();
  const [form] = Form.useForm<PlanValues>();
  const plans = useLoad(upgradeApi.plans).data?.list ?? [];
  const save = useAction(merchantApi.plan, {
    messages: { done: 'providerMerchant.planSaved' },
    invalidates: ['audit'],
  });
  const submit = async ({ version, expires, reason = '' }: PlanValues) => {
    const expires_at = expires.endOf('day').toISOString();
    if (await save.run({ id: merchant.id, version, expires_at, reason: reason.trim() })) onSaved();
  };
  return (
    <Modal
      open
      title={t('providerMerchant.planOf', { name: merchant.name })}
      okText={t('common.save')}
      confirmLoading={save.isPending}
      onOk={form.submit}
      onCancel={onClose}
    >
      <Form
        form={form}
        layout="vertical"
        initialValues={{ version: merchant.version, expires: dayjs(merchant.expires_at) }}
        onFinish={(values) => void submit(values)}
      >
        <Form.Item name="version" label={t('providerMerchant.version')}>
          <Select options={plans.map(({ version }) => ({ value: version, label: version }))} />
        </Form.Item>
        <Form.Item
          name="expires"
          label={t('providerMerchant.expires')}
          rules={[{ required: true, message: t('providerMerchant.expiresNeeded') }]}
        >
          <DatePicker style={{ inlineSize: '100%' }} />
        </Form.Item>
        <Form.Item
          name="reason"
          label={t('providerMerchant.reason')}
          rules={[{ required: true, whitespace: true, message: t('providerMerchant.reasonNeeded') }]}
        >
          <Input.TextArea rows={2} maxLength={200} />
        </Form.Item>
      </Form>
    </Modal>
  );
}

/** What the provider's people note about a merchant; the merchant does not see it. */
export function MerchantNoteDialog({ merchant, onSaved, onClose }: MerchantDialogProps) {
  const t = useT();
  const [form] = Form.useForm<{ note: string }>();
  const save = useAction(merchantApi.note, {
    messages: { done: 'providerMerchant.noteSaved' },
    invalidates: ['audit'],
  });
  const submit = async ({ note }: { note: string }) => {
    if (await save.run({ id: merchant.id, note })) onSaved();
  };
  return (
    <Modal
      open
      title={t('providerMerchant.noteOf', { name: merchant.name })}
      okText={t('common.save')}
      confirmLoading={save.isPending}
      onOk={form.submit}
      onCancel={onClose}
    >
      <Form
        form={form}
        layout="vertical"
        initialValues={{ note: merchant.provider_note ?? '' }}
        onFinish={(values) => void submit(values)}
      >
        <Form.Item name="note" label={t('providerMerchant.note')} extra={t('providerMerchant.noteHint')}>
          <Input.TextArea rows={5} maxLength={1000} />
        </Form.Item>
      </Form>
    </Modal>
  );
}
