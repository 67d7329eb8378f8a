import { DeleteOutlined, PlusOutlined } from '@ant-design/icons';
import { Button, Flex, Form, Input, InputNumber, Modal, Select } from 'antd';
import { useState } from 'react';
import { GoodsPicker } from '@/blocks/goods/GoodsPicker';
import { GridLayout } from '@/components/ui/GridLayout';
import { Text } from '@/components/ui/Text';
import { readYuan } from '@/domain/coupons';
import { leadPhone } from '@/domain/leads';
import { orderLimits, orderTotal } from '@/domain/orders';
import { useAction } from '@/hooks/useAction';
import { useLeaveGuard } from '@/hooks/useLeaveGuard';
import { useMoney } from '@/hooks/useMoney';
import { useOnePress } from '@/hooks/useOnePress';
import { useT } from '@/hooks/useT';
import type { Goods } from '@/services/goods/schema';
import { orderApi } from '@/services/order/api';
import { newId } from '@/utils/newId';

interface NewOrderDialogProps {
  readonly onDone: (id: string) => void;
  readonly onClose: () => void;
}

interface Line {
  readonly key: string;
  readonly goods: Goods | undefined;
  readonly count: number;
}

interface Values {
  readonly name: string;
  readonly phone: string;
  readonly address: string;
  readonly source: 'phone' | 'store';
  readonly discount: string;
  readonly freight: string;
  readonly note: string;
}

const newLine = (): Line => ({ key: newId(), goods: undefined, count: 1 });
const priceOf = ({ price }: Goods): number => Math.round(Number(price) * 100) || 0;

/** The lines that have goods, with their prices; `unpriced` are goods that have none. */
function pricedLines(lines: readonly Line[]) {
  const chosen = lines.flatMap(({ goods, count }) => (goods ? [{ goods, count }] : []));
  return {
    priced: chosen.map(({ goods, count }) => ({
      goods_id: goods.id,
      title: goods.title,
      price: priceOf(goods),
      count,
    })),
    unpriced: chosen.find(({ goods }) => priceOf(goods) === 0)?.goods,
  };
}

/** A sum that may be left out; `most` is in fen. */
function useMoneyRule() {
  const t = useT();
  const money = useMoney();
  return (most: number | undefined) => ({
    validator: async (_: unknown, value: string) => {
      const fen = value.trim() === '' ? 0 : readYuan(value);
      if (fen === undefined) throw new Error(t('order.amountWrong'));
      if (most !== undefined && fen > most) throw new Error(t('order.discountTooMuch', { money: money(most) }));
    },
  });
}

/** Two fields side by side where there is room: the dialog is no taller than a laptop. */
const pairColumns = 'repeat(auto-fit, minmax(200px, 1fr))';

/** An order that came by telephone or over the counter: prices come from the goods, the total is computed. */
export function NewOrderDialog({ onDone, onClose }: NewOrderDialogProps) {
  const t = useT();
  const money = useMoney();
  const moneyRule = useMoneyRule();
  const [form] = Form.useForm<Values>();
  const values = Form.useWatch((all: Values) => all, form);
  const [lines, setLines] = useState<readonly Line[]>([newLine()]);
  const [isAsked, setIsAsked] = useState(false);
  const [isTyped, setIsTyped] = useState(false);
  const { leave, release } = useLeaveGuard(isTyped || lines.some(({ goods }) => goods));
  const { pressOf, options } = useOnePress();
  const create = useAction(orderApi.create, { ...options, messages: { done: 'order.created' } });
  const { priced, unpriced } = pricedLines(lines);
  const cost = orderTotal({ lines: priced, discount: 0, freight: 0 });
  const [discount, freight] = [readYuan(values?.discount ?? ''), readYuan(values?.freight ?? '')];
  const total = orderTotal({ lines: priced, discount: discount ?? 0, freight: freight ?? 0 });
  const problem =
    priced.length === 0 ? t('order.goodsNeeded') : unpriced && t('order.noPrice', { name: unpriced.title });
  const submit = async (all: Values) => {
    setIsAsked(true);
    if (problem) return;
    const body = {
      ...all,
      discount: readYuan(all.discount) ?? 0,
      freight: readYuan(all.freight) ?? 0,
      lines: priced.map(({ goods_id, count }) => ({ goods_id, count })),
    };
    const done = await create.run({ ...body, request_id: pressOf(body) });
    if (done) release(() => onDone(done.result.id));
  };
  return (
    <Modal
      open
      width={640}
      title={t('order.create')}
      okText={t('order.createOk')}
      confirmLoading={create.isPending}
      onOk={() => {
        setIsAsked(true);
        form.submit();
      }}
      onCancel={() => leave(onClose)}
    >
      <Form<Values>
        form={form}
        layout="vertical"
        initialValues={{ name: '', phone: '', address: '', source: 'phone', discount: '', freight: '', note: '' }}
        onFinish={(all) => void submit(all)}
        onValuesChange={() => setIsTyped(true)}
      >
        <GridLayout columns={pairColumns} gap={16}>
          <Form.Item
            name="name"
            label={t('order.customer')}
            rules={[{ required: true, whitespace: true, message: t('order.nameNeeded') }]}
          >
            <Input maxLength={orderLimits.name} />
          </Form.Item>
          <Form.Item
            name="phone"
            label={t('order.phone')}
            required
            rules={[
              {
                validator: async (_, value: string) => {
                  if (leadPhone(value) === '')
                    throw new Error(t(value.trim() ? 'order.phoneWrong' : 'order.phoneNeeded'));
                },
              },
            ]}
          >
            <Input inputMode="tel" maxLength={24} />
          </Form.Item>
        </GridLayout>
        <Form.Item
          label={t('order.goods')}
          required
          {...(isAsked && problem ? { validateStatus: 'error', help: problem } : {})}
        >
          <OrderLines lines={lines} onLines={setLines} />
        </Form.Item>
        <Form.Item name="source" label={t('order.source')}>
          <Select
            options={(['phone', 'store'] as const).map((value) => ({ value, label: t(`order.source.${value}`) }))}
          />
        </Form.Item>
        <Form.Item name="address" label={t('order.address')}>
          <Input maxLength={orderLimits.address} />
        </Form.Item>
        <GridLayout columns={pairColumns} gap={16}>
          <Form.Item name="discount" label={t('order.discount')} rules={[moneyRule(cost)]}>
            <Input inputMode="decimal" prefix="¥" />
          </Form.Item>
          <Form.Item name="freight" label={t('order.freight')} rules={[moneyRule(undefined)]}>
            <Input inputMode="decimal" prefix="¥" />
          </Form.Item>
        </GridLayout>
        <Form.Item name="note" label={t('order.note')}>
          <Input.TextArea rows={2} maxLength={orderLimits.note} />
        </Form.Item>
        <Flex justify="space-between">
          <Text strong>{t('order.total')}</Text>
          <Text strong tabular>
            {money(total)}
          </Text>
        </Flex>
      </Form>
    </Modal>
  );
}

interface OrderLinesProps {
  readonly lines: readonly Line[];
  readonly onLines: (change: (before: readonly Line[]) => readonly Line[]) => void;
}

/** Goods and how many of each; at least one line stays. */
function OrderLines({ lines, onLines }: OrderLinesProps) {
  const t = useT();
  const change = (key: string, part: Partial<Line>) =>
    onLines((before) => before.map((line) => (line.key === key ? { ...line, ...part } : line)));
  return (
    <Flex vertical gap={8}>
      {lines.map(({ key, goods, count }, index) => (
        <Flex key={key} gap={8} align="center">
          <div style={{ flex: 1, minInlineSize: 0 }}>
            <GoodsPicker value={goods?.id} onChange={(_, picked) => change(key, { goods: picked })} />
          </div>
          <InputNumber
            min={1}
            max={orderLimits.count}
            precision={0}
            value={count}
            aria-label={t('order.countOf', { n: index + 1 })}
            style={{ inlineSize: 88 }}
            onChange={(next) => change(key, { count: next ?? 1 })}
          />
          <Button
            icon={<DeleteOutlined />}
            aria-label={t('order.removeLine', { n: index + 1 })}
            disabled={lines.length === 1}
            onClick={() => onLines((before) => before.filter((line) => line.key !== key))}
          />
        </Flex>
      ))}
      <Button
        icon={<PlusOutlined />}
        disabled={lines.length >= orderLimits.lines}
        onClick={() => onLines((before) => [...before, newLine()])}
      >
        {t('order.addLine')}
      </Button>
    </Flex>
  );
}
