import { Button, Checkbox, Flex, Tag } from 'antd';
import type { ReactNode } from 'react';
import { defineResource } from '@/components/resource/defineResource';
import { TextCard } from '@/components/resource/TextCard';
import type { CallOptions, ControlProps, ResourceQuery, ResourceTools } from '@/components/resource/types';
import { ToneTag } from '@/components/ToneTag';
import { PlainButton } from '@/components/ui/PlainButton';
import { Text } from '@/components/ui/Text';
import { customerKinds, customerLimits, visitSpans } from '@/domain/customers';
import { leadPhone } from '@/domain/leads';
import { formatMinute } from '@/hooks/useDates';
import { useMoney } from '@/hooks/useMoney';
import { useT } from '@/hooks/useT';
import type { InputOf } from '@/services/contract';
import { customerApi } from '@/services/customer/api';
import type { Customer, CustomerSums, customerContract } from '@/services/customer/schema';
import { CustomerPhones } from './CustomerPhones';

type CustomerBody = InputOf<(typeof customerContract)['save']>;

interface CustomerValues {
  name: string;
  phone: string;
  note: string;
  is_unsubscribed: boolean;
}

interface CustomerActions {
  readonly onOpen: (row: Customer) => void;
  readonly onTags: (rows: readonly Customer[], clear: () => void) => void;
  readonly onSums: (sums: CustomerSums) => void;
  readonly save: (body: CustomerBody, options?: CallOptions) => Promise<unknown>;
  readonly toolbar: () => ReactNode;
}

export function CustomerTags({ row: { tags, unsubscribed } }: { readonly row: Customer }) {
  const t = useT();
  return (
    <Flex gap={4} wrap align="center">
      {tags.map((tag) => (
        <Tag key={tag}>{tag}</Tag>
      ))}
      {unsubscribed !== '' && (
        <ToneTag tone="warn">
          {t(unsubscribed === 'self' ? 'customer.unsubscribedSelf' : 'customer.unsubscribedMerchant')}
        </ToneTag>
      )}
    </Flex>
  );
}

function Money({ fen }: { readonly fen: number }) {
  const money = useMoney();
  return <Text tabular>{money(fen)}</Text>;
}

function UnsubscribedField({ id, value, onChange }: ControlProps) {
  const t = useT();
  return (
    <Checkbox {...(id ? { id } : {})} checked={Boolean(value)} onChange={({ target }) => onChange?.(target.checked)}>
      {t('customer.isUnsubscribed')}
    </Checkbox>
  );
}

const levelText = ({ level }: Customer, { t }: ResourceTools<Customer>): ReactNode =>
  level?.name ?? <Text type="tertiary">{t('customer.level.none')}</Text>;

const filters = [
  { key: 'level', label: 'customer.level', options: 'fromList' },
  { key: 'tag', label: 'customer.tag', options: 'fromList' },
  {
    key: 'visited',
    label: 'customer.visited',
    options: visitSpans.map((value) => ({ value, label: `customer.visited.${value}` as const })),
  },
  {
    key: 'kind',
    label: 'customer.kind',
    options: customerKinds.map((value) => ({ value, label: `customer.kind.${value}` as const })),
  },
  {
    key: 'subscribed',
    label: 'customer.subscribed',
    isRare: true,
    options: (['yes', 'no'] as const).map((value) => ({ value, label: `customer.subscribed.${value}` as const })),
  },
] as const;

const form = {
  createTitle: 'customer.create',
  editTitle: 'customer.edit',
  initial: (row: Customer | undefined): CustomerValues => ({
    name: row?.name ?? '',
    phone: '',
    note: row?.note ?? '',
    is_unsubscribed: (row?.unsubscribed ?? '') !== '',
  }),
  toBody: ({ phone, ...fields }: CustomerValues, row: Customer | undefined): CustomerBody =>
    row ? { ...fields, id: row.id } : { ...fields, phone },
  fields: [
    { name: 'name', label: 'customer.name', kind: 'text', required: true, max: customerLimits.name, half: true },
    {
      name: 'phone',
      label: 'customer.phone',
      kind: 'text',
      max: 24,
      half: true,
      help: 'customer.phoneFixed',
      rules: (t: ReturnType<typeof useT>) => [
        {
          validator: async (_: unknown, value: string) => {
            if (value.trim() !== '' && leadPhone(value) === '') throw new Error(t('customer.phoneWrong'));
          },
        },
      ],
    },
    { name: 'note', label: 'customer.note', kind: 'textarea', max: customerLimits.note },
    { name: 'is_unsubscribed', label: 'customer.subscribed', kind: 'custom', control: <UnsubscribedField /> },
  ],
} as const;

/** Customers of a merchant, with the sums of what the filter lets through. */
export const customersResource = ({ onOpen, onTags, onSums, save, toolbar }: CustomerActions) => {
  const rowActions = (row: Customer, { t, can, edit }: ResourceTools<Customer>) =>
    can('save') && (
      <Button type="link" size="small" onClick={() => edit(row)}>
        {t('common.edit')}
      </Button>
    );
  return defineResource<Customer, CustomerValues, CustomerBody>({
    key: 'customer',
    title: 'customer.pageTitle',
    subtitle: 'customer.subtitle',
    search: 'customer.search',
    nameOf: ({ name }) => name,
    actions: { save: 'customer.save' },
    calls: {
      data: async (query: ResourceQuery, options) => {
        const page = await customerApi.data(query as Parameters<typeof customerApi.data>[0], options);
        onSums(page.sums);
        return page;
      },
      info: customerApi.info,
      save,
    },
    filters,
    columns: [
      {
        key: 'name',
        title: 'customer.name',
        fixed: true,
        sortable: true,
        width: 112,
        render: (row) => <PlainButton onClick={() => onOpen(row)}>{row.name}</PlainButton>,
      },
      { key: 'phones', title: 'customer.phone', width: 184, render: (row) => <CustomerPhones customer={row} /> },
      { key: 'level', title: 'customer.level', width: 88, render: levelText },
      { key: 'tags', title: 'customer.tags', render: (row) => <CustomerTags row={row} /> },
      {
        key: 'orders',
        title: 'customer.orders',
        sortable: true,
        width: 88,
        align: 'end',
        render: ({ orders }) => <Text tabular>{orders}</Text>,
      },
      {
        key: 'spent',
        title: 'customer.spent',
        sortable: true,
        width: 120,
        align: 'end',
        render: ({ spent }) => <Money fen={spent} />,
      },
      {
        key: 'last_visit_at',
        title: 'customer.lastVisit',
        sortable: true,
        width: 152,
        render: ({ last_visit_at: at }, { t }) =>
          at ? <Text tabular>{formatMinute(at)}</Text> : <Text type="tertiary">{t('customer.visited.never')}</Text>,
      },
    ],
    rowActions,
    actionsWidth: 88,
    batchActions: (rows, { t, can }, clear) =>
      can('save') && <Button onClick={() => onTags(rows, clear)}>{t('customer.addTags')}</Button>,
    toolbar,
    cardShape: 'text',
    defaultView: 'table',
    card: (row, tools) => (
      <TextCard
        title={
          <PlainButton onClick={() => onOpen(row)}>
            <Text strong>{row.name}</Text>
          </PlainButton>
        }
        state={levelText(row, tools)}
      >
        <CustomerPhones customer={row} />
        <CustomerTags row={row} />
        <Flex justify="space-between" gap={8}>
          <Text type="secondary">{`${tools.t('customer.orders')} ${row.orders}`}</Text>
          <Money fen={row.spent} />
        </Flex>
        <Flex wrap>{rowActions(row, tools)}</Flex>
      </TextCard>
    ),
    form: { ...form, fields: [...form.fields] },
    empty: { title: 'customer.emptyTitle', description: 'customer.emptyText' },
  });
};
