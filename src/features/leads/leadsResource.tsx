import { Button, Flex, Select } from 'antd';
import type { ReactNode } from 'react';
import { DayField } from '@/blocks/DayField';
import { defineResource } from '@/components/resource/defineResource';
import { TextCard } from '@/components/resource/TextCard';
import type {
  CallOptions,
  ControlProps,
  ResourceColumn,
  ResourceForm,
  ResourceTools,
} from '@/components/resource/types';
import { ToneTag } from '@/components/ToneTag';
import { PlainButton } from '@/components/ui/PlainButton';
import { Text } from '@/components/ui/Text';
import { leadDue, leadLimits, leadPhone, leadSources, leadStates } from '@/domain/leads';
import { type Translate, useT } from '@/hooks/useT';
import { merchantToday } from '@/lib/merchantZone';
import type { InputOf } from '@/services/contract';
import { leadApi } from '@/services/lead/api';
import type { Lead, leadContract } from '@/services/lead/schema';
import { LeadPhone } from './LeadPhone';

type LeadBody = InputOf<(typeof leadContract)['save']>;

interface LeadValues {
  name: string;
  phone: string;
  source: Lead['source'];
  note: string;
  next_on: string;
}

interface LeadActions {
  readonly onOpen: (row: Lead) => void;
  readonly onAssign: (rows: readonly Lead[], clear: () => void) => void;
  readonly save: (body: LeadBody, options?: CallOptions) => Promise<unknown>;
  readonly toolbar: () => ReactNode;
}

const stateTones = { new: 'busy', contacted: 'plain', interested: 'warn', won: 'good', lost: 'bad' } as const;
const dueTones = { overdue: 'bad', today: 'warn', later: 'plain' } as const;

export const LeadStateTag = ({ state, t }: { readonly state: Lead['state']; readonly t: Translate }) => (
  <ToneTag tone={stateTones[state]}>{t(`lead.state.${state}`)}</ToneTag>
);

function LeadDue({ row, t }: { readonly row: Lead; readonly t: Translate }) {
  const due = leadDue(row, merchantToday());
  if (!due) return null;
  return (
    <Flex gap={8} align="center" wrap>
      <Text tabular>{row.next_on}</Text>
      {due !== 'later' && <ToneTag tone={dueTones[due]}>{t(`lead.due.${due}`)}</ToneTag>}
    </Flex>
  );
}

function SourceField(props: ControlProps) {
  const t = useT();
  return <Select {...props} options={leadSources.map((value) => ({ value, label: t(`lead.source.${value}`) }))} />;
}

function RowActions({ row, tools, onOpen }: { row: Lead; tools: ResourceTools<Lead>; onOpen: LeadActions['onOpen'] }) {
  const { t, can, edit, remove } = tools;
  return (
    <Flex wrap>
      <Button type="link" size="small" onClick={() => onOpen(row)}>
        {t('lead.follow')}
      </Button>
      {can('save') && (
        <Button type="link" size="small" onClick={() => edit(row)}>
          {t('common.edit')}
        </Button>
      )}
      {can('remove') && (
        <Button type="link" size="small" danger onClick={() => void remove([row])}>
          {t('common.delete')}
        </Button>
      )}
    </Flex>
  );
}

const leadColumns = (onOpen: LeadActions['onOpen']): readonly ResourceColumn<Lead>[] => [
  {
    key: 'name',
    title: 'lead.name',
    fixed: true,
    sortable: true,
    width: 104,
    render: (row) => <PlainButton onClick={() => onOpen(row)}>{row.name}</PlainButton>,
  },
  { key: 'phone', title: 'lead.phone', width: 160, render: (row) => <LeadPhone lead={row} /> },
  { key: 'source', title: 'lead.source', width: 88, render: ({ source }, { t }) => t(`lead.source.${source}`) },
  {
    key: 'state',
    title: 'lead.state',
    sortable: true,
    width: 104,
    render: ({ state }, { t }) => <LeadStateTag state={state} t={t} />,
  },
  {
    key: 'assignee',
    title: 'lead.assignee',
    width: 104,
    render: ({ assignee }, { t }) => assignee?.name ?? <Text type="tertiary">{t('lead.nobody')}</Text>,
  },
  {
    key: 'next_on',
    title: 'lead.next',
    sortable: true,
    width: 168,
    render: (row, { t }) => <LeadDue row={row} t={t} />,
  },
  {
    key: 'last_text',
    title: 'lead.last',
    width: 160,
    render: ({ last_text }) => (
      <Text type="secondary" ellipsis={2} title={last_text}>
        {last_text}
      </Text>
    ),
  },
];

const leadForm: ResourceForm<Lead, LeadValues, LeadBody> = {
  createTitle: 'lead.create',
  editTitle: 'lead.edit',
  initial: (row) => ({
    name: row?.name ?? '',
    // the list knows it masked only: left empty, it stays as it is
    phone: '',
    source: row?.source ?? 'manual',
    note: row?.note ?? '',
    next_on: row?.next_on ?? '',
  }),
  toBody: ({ phone, ...fields }, row) => ({
    ...(row && { id: row.id }),
    ...fields,
    ...(phone.trim() === '' && row ? {} : { phone }),
  }),
  fields: [
    { name: 'name', label: 'lead.name', kind: 'text', required: true, max: leadLimits.name, half: true },
    {
      name: 'phone',
      label: 'lead.phone',
      kind: 'text',
      max: leadLimits.phone,
      half: true,
      help: 'lead.phoneHelp',
      rules: (t) => [
        {
          validator: async (_, value: string) => {
            if (value.trim() !== '' && leadPhone(value) === '') throw new Error(t('lead.phoneWrong'));
          },
        },
      ],
    },
    { name: 'source', label: 'lead.source', kind: 'custom', half: true, control: <SourceField /> },
    { name: 'next_on', label: 'lead.next', kind: 'custom', half: true, control: <DayField /> },
    { name: 'note', label: 'lead.note', kind: 'textarea', max: leadLimits.note },
  ],
};

/** Leads of a merchant: who asked, who follows up, and when next. */
export const leadsResource = ({ onOpen, onAssign, save, toolbar }: LeadActions) =>
  defineResource<Lead, LeadValues, LeadBody>({
    key: 'lead',
    title: 'lead.pageTitle',
    subtitle: 'lead.subtitle',
    search: 'lead.search',
    nameOf: ({ name }) => name,
    actions: { save: 'lead.save', remove: 'lead.delete' },
    calls: {
      data: (query, options) => leadApi.data(query as Parameters<typeof leadApi.data>[0], options),
      info: leadApi.info,
      save,
      remove: leadApi.delete,
      restore: leadApi.restore,
    },
    filters: [
      {
        key: 'state',
        label: 'lead.state',
        options: leadStates.map((value) => ({ value, label: `lead.state.${value}` as const })),
      },
      {
        key: 'due',
        label: 'lead.next',
        options: (['overdue', 'today'] as const).map((value) => ({ value, label: `lead.due.${value}` as const })),
      },
      {
        key: 'assignee',
        label: 'lead.assignee',
        options: [
          { value: 'me', label: 'lead.mine' },
          { value: 'none', label: 'lead.nobody' },
        ],
        hasMore: true,
      },
      {
        key: 'source',
        label: 'lead.source',
        isRare: true,
        options: leadSources.map((value) => ({ value, label: `lead.source.${value}` as const })),
      },
      { key: 'days', label: 'lead.days', options: 'fromList' },
    ],
    columns: leadColumns(onOpen),
    rowActions: (row, tools) => <RowActions row={row} tools={tools} onOpen={onOpen} />,
    actionsWidth: 176,
    batchActions: (rows, { t }, clear) => <Button onClick={() => onAssign(rows, clear)}>{t('lead.assign')}</Button>,
    toolbar,
    cardShape: 'text',
    defaultView: 'table',
    card: (row, tools) => (
      <TextCard title={row.name} state={<LeadStateTag state={row.state} t={tools.t} />}>
        <LeadPhone lead={row} />
        <LeadDue row={row} t={tools.t} />
        <Text type="secondary">{row.last_text}</Text>
        <Text type="tertiary" size="small">
          {[tools.t(`lead.source.${row.source}`), row.assignee?.name].filter(Boolean).join(' · ')}
        </Text>
        <RowActions row={row} tools={tools} onOpen={onOpen} />
      </TextCard>
    ),
    form: leadForm,
    empty: { title: 'lead.emptyTitle', description: 'lead.emptyText' },
  });
