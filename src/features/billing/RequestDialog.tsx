import { Form, Input, Modal, Select } from 'antd';
import { Text } from '@/components/ui/Text';
import { useAction } from '@/hooks/useAction';
import { useMoney } from '@/hooks/useMoney';
import { useT } from '@/hooks/useT';
import { upgradeApi } from '@/services/upgrade/api';
import type { Plan } from '@/services/upgrade/schema';

const monthChoices = [1, 3, 6, 12, 24] as const;

interface RequestValues {
  readonly months: number;
  readonly note: string;
}

interface RequestDialogProps {
  readonly plan: Plan;
  readonly onClose: () => void;
}

/** Asks the provider for a version: for how long, what it comes to, and a word. */
export function RequestDialog({ plan, onClose }: RequestDialogProps) {
  const t = useT();
  const money = useMoney();
  const [form] = Form.useForm<RequestValues>();
  const months = Form.useWatch('months', form) ?? 12;
  const send = useAction(upgradeApi.save, { messages: { done: 'billing.version.sent' } });
  const submit = async (values: RequestValues) => {
    if (await send.run({ version: plan.version, ...values })) onClose();
  };
  return (
    <Modal
      open
      title={t('billing.version.requestTitle', { version: plan.version })}
      okText={t('billing.version.submit')}
      confirmLoading={send.isPending}
      onOk={form.submit}
      onCancel={onClose}
    >
      <Form
        form={form}
        layout="vertical"
        initialValues={{ months: 12, note: '' }}
        onFinish={(values) => void submit(values)}
      >
        <Form.Item name="months" label={t('billing.version.months')}>
          <Select
            options={monthChoices.map((count) => ({ value: count, label: t('billing.version.monthCount', { count }) }))}
          />
        </Form.Item>
        <Form.Item label={t('billing.version.amount')} extra={t('billing.version.payHint')}>
          <Text component="output" strong size={20} tabular>
            {money(plan.price * months)}
          </Text>
        </Form.Item>
        <Form.Item name="note" label={t('billing.version.note')}>
          <Input.TextArea rows={2} count={{ max: 200, show: true }} placeholder={t('billing.version.noteHint')} />
        </Form.Item>
      </Form>
    </Modal>
  );
}
