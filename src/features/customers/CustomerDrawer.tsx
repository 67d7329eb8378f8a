import { Button, Descriptions, Drawer, Flex, Form, Input, Select, Timeline } from 'antd';
import { useState } from 'react';
import { LoadState } from '@/components/LoadFailure';
import { Text } from '@/components/ui/Text';
import { customerLimits } from '@/domain/customers';
import { useAction } from '@/hooks/useAction';
import { useCan } from '@/hooks/useCan';
import { formatMinute } from '@/hooks/useDates';
import { useLoad } from '@/hooks/useLoad';
import { useMoney } from '@/hooks/useMoney';
import { useOnePress } from '@/hooks/useOnePress';
import { useT } from '@/hooks/useT';
import { customerApi } from '@/services/customer/api';
import type { CustomerDetail, CustomerEvent } from '@/services/customer/schema';
import { CustomerPhones } from './CustomerPhones';
import { CustomerTags } from './customersResource';

interface CustomerDrawerProps {
  readonly customerId: string;
  readonly onChanged: () => void;
  readonly onClose: () => void;
}

/** A customer: what he spent, what was noted, and all that he bought, booked and redeemed. */
export function CustomerDrawer({ customerId, onChanged, onClose }: CustomerDrawerProps) {
  const t = useT();
  const maySave = useCan()('customer.save');
  const { data: customer, error, refresh } = useLoad(customerApi.info, { id: customerId });
  const changed = () => {
    refresh();
    onChanged();
  };
  return (
    <Drawer
      open
      size={560}
      title={customer ? t('customer.detailOf', { name: customer.name }) : t('customer.pageTitle')}
      onClose={onClose}
    >
      <LoadState data={customer} error={error} onRetry={refresh} onLeave={onClose} rows={10} />
      {customer && (
        <Flex vertical gap={24}>
          <Figures customer={customer} />
          {maySave && <NoteForm customer={customer} onDone={changed} />}
          {maySave && <MergeField key={customer.merged.length} customer={customer} onDone={changed} />}
          <section aria-label={t('customer.events')}>
            <Text component="h3" strong style={{ marginBlockEnd: 12 }}>
              {t('customer.events')}
            </Text>
            {customer.events.length === 0 && <Text type="secondary">{t('customer.nothingYet')}</Text>}
            <Timeline
              items={customer.events.map((event, index) => ({
                key: `${event.at}-${index}`,
                content: <Event event={event} />,
              }))}
            />
          </section>
        </Flex>
      )}
    </Drawer>
  );
}

function Figures({ customer }: { readonly customer: CustomerDetail }) {
  const t = useT();
  const money = useMoney();
  const { level, orders, spent, refunded, bookings, no_shows, redeemed, note } = customer;
  const figures = [
    ['customer.level', level?.name ?? t('customer.level.none')],
    ['customer.orders', String(orders)],
    ['customer.spent', money(spent)],
    ['customer.sums.refunded', money(refunded)],
    ['customer.bookings', String(bookings)],
    ['customer.noShows', String(no_shows)],
    ['customer.redeemed', String(redeemed)],
  ] as const;
  return (
    <Flex vertical gap={12}>
      <CustomerPhones customer={customer} />
      <CustomerTags row={customer} />
      {note && <p>{note}</p>}
      <Descriptions
        size="small"
        column={{ xs: 1, sm: 2 }}
        items={figures.map(([label, children]) => ({ key: label, label: t(label), children }))}
      />
    </Flex>
  );
}

function Event({ event }: { readonly event: CustomerEvent }) {
  const t = useT();
  const money = useMoney();
  const { at, by, kind, text, amount, order_state, reservation_state, lead_state } = event;
  const states = [
    order_state && t(`order.state.${order_state}`),
    reservation_state && t(`reservation.state.${reservation_state}`),
    lead_state && t(`lead.state.${lead_state}`),
  ].filter(Boolean);
  return (
    <Flex vertical>
      <span>
        {by && <b>{by} </b>}
        {t(`customer.event.${kind}`)} {amount !== undefined && <Text tabular>{money(amount)}</Text>}{' '}
        <Text type="secondary">{states.join(' · ')}</Text>
      </span>
      {text && <span>{text}</span>}
      <Text type="tertiary" size="small">
        {formatMinute(at)}
      </Text>
    </Flex>
  );
}

interface PartProps {
  readonly customer: CustomerDetail;
  readonly onDone: () => void;
}

function NoteForm({ customer, onDone }: PartProps) {
  const t = useT();
  const [form] = Form.useForm<{ text: string }>();
  const { pressOf, options, forget } = useOnePress();
  const note = useAction(customerApi.note, { ...options, messages: { done: 'customer.noted' } });
  const submit = async (values: { text: string }) => {
    if (!(await note.run({ ...values, id: customer.id, request_id: pressOf(values) }))) return;
    forget();
    form.resetFields();
    onDone();
  };
  return (
    <Form form={form} layout="vertical" onFinish={(values) => void submit(values)}>
      <Form.Item
        name="text"
        label={t('customer.note')}
        rules={[{ required: true, whitespace: true, message: t('customer.noteNeeded') }]}
      >
        <Input.TextArea rows={2} maxLength={customerLimits.note} placeholder={t('customer.noteHint')} />
      </Form.Item>
      <Button htmlType="submit" loading={note.isPending}>
        {t('customer.noteSave')}
      </Button>
    </Form>
  );
}

/** Another record of the same person is found by name or phone and merged into this one. */
function MergeField({ customer, onDone }: PartProps) {
  const t = useT();
  const [keyword, setKeyword] = useState('');
  const [other, setOther] = useState<string>();
  const found = useLoad(customerApi.data, keyword.trim() ? { keyword: keyword.trim(), page_size: 20 } : undefined);
  const merge = useAction(customerApi.merge, { messages: { done: 'customer.merged' } });
  const unmerge = useAction(customerApi.unmerge, { messages: { done: 'customer.unmerged' } });
  const choices = (found.data?.list ?? []).filter(({ id }) => id !== customer.id);
  const submit = async () => {
    if (other && (await merge.run({ id: customer.id, other_id: other }))) onDone();
  };
  const part = async (id: string) => {
    if (await unmerge.run({ id: customer.id, other_id: id })) onDone();
  };
  return (
    <section aria-label={t('customer.merge')}>
      <Flex vertical gap={8}>
        <Text component="h3" strong>
          {t('customer.merge')}
        </Text>
        <Text type="secondary">{t('customer.mergeHint')}</Text>
        <Flex gap={8} wrap>
          <Select
            style={{ flex: '1 1 200px' }}
            value={other ?? null}
            allowClear
            aria-label={t('customer.mergeWith')}
            placeholder={t('customer.search')}
            showSearch={{ filterOption: false, onSearch: setKeyword }}
            notFoundContent={keyword ? t('customer.mergeNone') : null}
            options={choices.map(({ id, name, phones }) => ({ value: id, label: `${name} ${phones.join(' ')}` }))}
            onChange={(value) => setOther(value ?? undefined)}
          />
          <Button disabled={!other} loading={merge.isPending} onClick={() => void submit()}>
            {t('customer.mergeOk')}
          </Button>
        </Flex>
        {customer.merged.map(({ id, name, phones }) => (
          <Flex key={id} gap={8} align="center" wrap>
            <Text type="secondary">{t('customer.mergedRecords')}</Text>
            <span>{[name, ...phones].join(' ')}</span>
            <Button
              type="link"
              size="small"
              aria-label={`${t('customer.unmerge')} ${name}`}
              loading={unmerge.isPending}
              onClick={() => void part(id)}
            >
              {t('customer.unmerge')}
            </Button>
          </Flex>
        ))}
      </Flex>
    </section>
  );
}
