import { Form, Input, Modal, Radio } from 'antd';
import { useState } from 'react';
import { Text } from '@/components/ui/Text';
import {
  type InvoiceFault,
  type InvoiceTitle,
  invoiceAmount,
  invoiceFaults,
  invoiceLimits,
  titleKinds,
} from '@/domain/invoices';
import { useAction } from '@/hooks/useAction';
import { useLeaveGuard } from '@/hooks/useLeaveGuard';
import { useMoney } from '@/hooks/useMoney';
import { useOnePress } from '@/hooks/useOnePress';
import { useT } from '@/hooks/useT';
import { invoiceApi } from '@/services/invoice/api';
import type { PaidRow } from '@/services/invoice/schema';

interface InvoiceDialogProps {
  readonly rows: readonly PaidRow[];
  readonly onDone: () => void;
  readonly onClose: () => void;
}

/** Asks the provider for an invoice over rows that were paid: for whom, and where it is sent. */
export function InvoiceDialog({ rows, onDone, onClose }: InvoiceDialogProps) {
  const t = useT();
  const money = useMoney();
  const [form] = Form.useForm<InvoiceTitle>();
  const kind = Form.useWatch('kind', form) ?? 'company';
  const { pressOf, options } = useOnePress();
  const ask = useAction(invoiceApi.save, { ...options, messages: { done: 'billing.invoice.asked' } });
  const [isTyped, setIsTyped] = useState(false);
  const { leave, release } = useLeaveGuard(isTyped);
  const submit = async (values: InvoiceTitle) => {
    const content = { ...values, tax_number: values.tax_number ?? '', rows: rows.map(({ id }) => id) };
    if (await ask.run({ ...content, request_id: pressOf(content) })) release(onDone);
  };
  /** What the domain says is wrong with a field, as antd's rule. */
  const checked = (field: InvoiceFault['field']) => ({
    validator: async (_: unknown, value: string | undefined) => {
      const whole = { title: 'x', tax_number: '', email: 'x@x.cn', kind, [field]: value ?? '' };
      const fault = invoiceFaults(whole).find((one) => one.field === field);
      if (fault) throw new Error(t(`billing.invoice.fault.${field}.${fault.problem}` as Parameters<typeof t>[0]));
    },
  });
  return (
    <Modal
      open
      title={t('billing.invoice.askTitle')}
      okText={t('billing.invoice.submit')}
      confirmLoading={ask.isPending}
      onOk={form.submit}
      onCancel={() => leave(onClose)}
    >
      <Form
        form={form}
        layout="vertical"
        requiredMark={false}
        validateTrigger="onBlur"
        initialValues={{ kind: 'company', title: '', tax_number: '', email: '' }}
        onFinish={(values) => void submit(values)}
        onValuesChange={() => setIsTyped(true)}
      >
        <Form.Item label={t('billing.invoice.amountOf', { count: rows.length })}>
          <Text component="output" strong size={20} tabular>
            {money(invoiceAmount(rows))}
          </Text>
        </Form.Item>
        <Form.Item name="kind" label={t('billing.invoice.kind')}>
          <Radio.Group
            options={titleKinds.map((value) => ({ value, label: t(`billing.invoice.kind.${value}` as const) }))}
          />
        </Form.Item>
        <Form.Item name="title" label={t('billing.invoice.titleLabel')} rules={[checked('title')]}>
          <Input maxLength={invoiceLimits.title} />
        </Form.Item>
        {kind === 'company' && (
          <Form.Item
            name="tax_number"
            label={t('billing.invoice.taxNumber')}
            extra={t('billing.invoice.taxHint')}
            rules={[checked('tax_number')]}
          >
            <Input maxLength={40} />
          </Form.Item>
        )}
        <Form.Item
          name="email"
          label={t('billing.invoice.email')}
          extra={t('billing.invoice.emailHint')}
          rules={[checked('email')]}
        >
          <Input maxLength={invoiceLimits.email} inputMode="email" />
        </Form.Item>
      </Form>
    </Modal>
  );
}
