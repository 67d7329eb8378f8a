import { Button, Flex, Form, Input, Modal, Select } from 'antd';
import { Text } from '@/components/ui/Text';
import { readYuan, yuanText } from '@/domain/coupons';
import {
  type Carrier,
  carriers,
  orderLimits,
  type RefundReason,
  refundLeft,
  refundReasons,
  trackingNumber,
} from '@/domain/orders';
import { useAction } from '@/hooks/useAction';
import { useMoney } from '@/hooks/useMoney';
import { useOnePress } from '@/hooks/useOnePress';
import { useT } from '@/hooks/useT';
import { orderApi } from '@/services/order/api';
import type { Order } from '@/services/order/schema';

interface DialogProps {
  readonly order: Order;
  readonly onDone: () => void;
  readonly onClose: () => void;
}

/** How an order is sent; a sent one can have its number put right. */
export function ShipDialog({ order, onDone, onClose }: DialogProps) {
  const t = useT();
  const [form] = Form.useForm<{ carrier: Carrier; tracking: string }>();
  const ship = useAction(orderApi.ship, { messages: { done: 'order.shipped' } });
  return (
    <Modal
      open
      title={t('order.shipOf', { number: order.number })}
      okText={t('order.shipOk')}
      confirmLoading={ship.isPending}
      onOk={form.submit}
      onCancel={onClose}
    >
      <Form
        form={form}
        layout="vertical"
        initialValues={{ carrier: order.carrier ?? 'sf', tracking: order.tracking }}
        onFinish={async (values) => {
          if (await ship.run({ ...values, id: order.id })) onDone();
        }}
      >
        <Form.Item name="carrier" label={t('order.carrier')}>
          <Select options={carriers.map((value) => ({ value, label: t(`order.carrier.${value}`) }))} />
        </Form.Item>
        <Form.Item
          name="tracking"
          label={t('order.tracking')}
          rules={[
            {
              validator: async (_, value: string) => {
                if (trackingNumber(value) === '') throw new Error(t('order.trackingWrong'));
              },
            },
          ]}
        >
          <Input maxLength={orderLimits.tracking} />
        </Form.Item>
      </Form>
    </Modal>
  );
}

interface RefundValues {
  readonly amount: string;
  readonly reason: RefundReason;
  readonly text: string;
}

/** Gives money back: says how much is left of what was paid. */
export function RefundDialog({ order, onDone, onClose }: DialogProps) {
  const t = useT();
  const money = useMoney();
  const [form] = Form.useForm<RefundValues>();
  const { pressOf, options } = useOnePress();
  const refund = useAction(orderApi.refund, { ...options, messages: { done: 'order.refundDone' } });
  const left = refundLeft(order);
  const submit = async ({ amount, reason, text }: RefundValues) => {
    const body = { id: order.id, amount: readYuan(amount) ?? 0, reason, text };
    if (await refund.run({ ...body, request_id: pressOf(body) })) onDone();
  };
  return (
    <Modal
      open
      title={t('order.refundOf', { number: order.number })}
      okText={t('order.refundOk')}
      okButtonProps={{ danger: true }}
      confirmLoading={refund.isPending}
      onOk={form.submit}
      onCancel={onClose}
    >
      <Form<RefundValues>
        form={form}
        layout="vertical"
        initialValues={{ amount: '', reason: 'agreed', text: '' }}
        onFinish={(values) => void submit(values)}
      >
        <Form.Item
          name="amount"
          label={t('order.refundAmount')}
          extra={
            <Flex gap={8} align="center">
              <Text type="secondary">{t('order.refundLeft', { money: money(left) })}</Text>
              <Button type="link" size="small" onClick={() => form.setFieldsValue({ amount: yuanText(left) })}>
                {t('order.refundAll')}
              </Button>
            </Flex>
          }
          rules={[
            {
              validator: async (_, value: string) => {
                const fen = readYuan(value) ?? 0;
                if (fen <= 0) throw new Error(t('order.amountWrong'));
                if (fen > left) throw new Error(t('order.refundTooMuch', { money: money(left) }));
              },
            },
          ]}
        >
          <Input inputMode="decimal" prefix="¥" />
        </Form.Item>
        <Form.Item name="reason" label={t('order.refundReason')}>
          <Select options={refundReasons.map((value) => ({ value, label: t(`order.reason.${value}`) }))} />
        </Form.Item>
        <Form.Item name="text" label={t('order.note')}>
          <Input.TextArea rows={2} maxLength={orderLimits.text} />
        </Form.Item>
      </Form>
    </Modal>
  );
}

/** Ends an order that was not paid. */
export function CancelDialog({ order, onDone, onClose }: DialogProps) {
  const t = useT();
  const [form] = Form.useForm<{ reason: string }>();
  const cancel = useAction(orderApi.status, { messages: { done: 'order.updated' } });
  return (
    <Modal
      open
      title={t('order.cancelOf', { number: order.number })}
      okText={t('order.cancel')}
      okButtonProps={{ danger: true }}
      confirmLoading={cancel.isPending}
      onOk={form.submit}
      onCancel={onClose}
    >
      <Form
        form={form}
        layout="vertical"
        onFinish={async ({ reason }) => {
          if (await cancel.run({ id: order.id, state: 'canceled', reason })) onDone();
        }}
      >
        <Form.Item
          name="reason"
          label={t('order.cancelReason')}
          rules={[{ required: true, whitespace: true, message: t('order.reasonNeeded') }]}
        >
          <Input maxLength={orderLimits.text} />
        </Form.Item>
      </Form>
    </Modal>
  );
}
