import { Alert, Form, Input, Modal } from 'antd';
import { useT } from '@/hooks/useT';

interface PayoutDialogProps {
  readonly title: string;
  /** What is owed, and that it is paid beside the app. */
  readonly hint: string;
  /** Characters of a voucher's number. */
  readonly maxLength: number;
  readonly isPending: boolean;
  /** Writes it down; told when that succeeded by whoever opened the dialog. */
  readonly onPay: (voucher: string) => void;
  readonly onClose: () => void;
}

/** Writes down that money was paid beside the app, with the number of the transfer. */
export function PayoutDialog({ title, hint, maxLength, isPending, onPay, onClose }: PayoutDialogProps) {
  const t = useT();
  const [form] = Form.useForm<{ voucher: string }>();
  return (
    <Modal open title={title} okText={t('payout.pay')} confirmLoading={isPending} onOk={form.submit} onCancel={onClose}>
      <Alert type="info" showIcon title={hint} style={{ marginBlockEnd: 16 }} />
      <Form form={form} layout="vertical" onFinish={({ voucher }) => onPay(voucher.trim())}>
        <Form.Item
          name="voucher"
          label={t('payout.voucher')}
          rules={[{ required: true, whitespace: true, message: t('payout.voucherNeeded') }]}
        >
          <Input maxLength={maxLength} />
        </Form.Item>
      </Form>
    </Modal>
  );
}
