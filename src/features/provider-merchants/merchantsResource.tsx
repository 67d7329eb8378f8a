import { UploadOutlined } from '@ant-design/icons';
import { Button, Dropdown, Flex, Tag } from 'antd';
import { PhoneText } from '@/blocks/PhoneText';
import { Can } from '@/components/Can';
import { defineResource } from '@/components/resource/defineResource';
import { TextCard } from '@/components/resource/TextCard';
import type { ResourceColumn, ResourceTools } from '@/components/resource/types';
import { ToneTag } from '@/components/ToneTag';
import { PlainButton } from '@/components/ui/PlainButton';
import { Text } from '@/components/ui/Text';
import { daysLeft, isApproved, isVip, merchantReviews, SOON_DAYS, subscriptionFilters } from '@/domain/merchants';
import { useCan } from '@/hooks/useCan';
import { formatMinute } from '@/hooks/useDates';
import { useT } from '@/hooks/useT';
import type { InputOf, ResultOf } from '@/services/contract';
import { merchantApi } from '@/services/merchant/api';
import type { merchantContract } from '@/services/merchant/schema';
import { ExportMerchants } from './ExportMerchants';

export type ServedMerchant = ResultOf<(typeof merchantContract)['info']>;
type MerchantBody = InputOf<(typeof merchantContract)['save']>;
type MerchantValues = Required<Pick<ServedMerchant, 'name' | 'industry' | 'contact' | 'phone' | 'address' | 'intro'>>;

/** What becomes of a merchant. */
export type MerchantChange = 'open' | 'close' | 'delete';

/** What a merchant can be opened for. */
export type MerchantDialog = 'review' | 'plan' | 'note' | 'seeAs' | MerchantChange;
type OpenDialog = (dialog: MerchantDialog, merchant: ServedMerchant) => void;

function MerchantState({ merchant }: { readonly merchant: ServedMerchant }) {
  const t = useT();
  if (merchant.review === 'pending') return <ToneTag tone="busy">{t('providerMerchant.review.pending')}</ToneTag>;
  if (merchant.review === 'rejected') return <ToneTag tone="bad">{t('providerMerchant.review.rejected')}</ToneTag>;
  const isOpen = merchant.status === 1;
  return (
    <ToneTag tone={isOpen ? 'good' : 'plain'}>{t(isOpen ? 'providerMerchant.on' : 'providerMerchant.off')}</ToneTag>
  );
}

function Subscription({ merchant }: { readonly merchant: ServedMerchant }) {
  const t = useT();
  const now = Date.now();
  const days = daysLeft(merchant, now);
  return (
    <Flex vertical>
      <Flex gap={8} align="center">
        {merchant.version}
        {isVip(merchant, now) && <Tag variant="filled">{t('providerMerchant.vip')}</Tag>}
      </Flex>
      <Text type={days <= SOON_DAYS ? 'danger' : 'tertiary'} size="small">
        {days === 0 ? t('providerMerchant.expired') : t('providerMerchant.daysLeft', { days })}
      </Text>
    </Flex>
  );
}

interface RowProps {
  readonly row: ServedMerchant;
  readonly tools: ResourceTools<ServedMerchant>;
  readonly onOpen: OpenDialog;
}

function MerchantActions({ row, tools: { t, can, edit }, onOpen }: RowProps) {
  const canDo = useCan();
  const isIn = isApproved(row);
  const more = [
    ...(canDo('merchant.plan') && isIn ? [{ key: 'plan' as const, label: t('providerMerchant.plan') }] : []),
    ...(canDo('merchant.note') ? [{ key: 'note' as const, label: t('providerMerchant.note') }] : []),
    ...(canDo('merchant.see_as') && isIn && row.status === 1
      ? [{ key: 'seeAs' as const, label: t('seeAs.enter') }]
      : []),
    ...(canDo('merchant.status') && isIn
      ? [
          row.status === 1
            ? { key: 'close' as const, danger: true, label: t('providerMerchant.close') }
            : { key: 'open' as const, label: t('providerMerchant.open') },
        ]
      : []),
    ...(canDo('merchant.delete')
      ? [{ key: 'delete' as const, danger: true, label: t('providerMerchant.delete') }]
      : []),
  ];
  return (
    <Flex wrap>
      {canDo('merchant.review') && row.review === 'pending' && (
        <Button type="link" size="small" onClick={() => onOpen('review', row)}>
          {t('providerMerchant.review')}
        </Button>
      )}
      {can('save') && (
        <Button type="link" size="small" onClick={() => edit(row)}>
          {t('common.edit')}
        </Button>
      )}
      {more.length > 0 && (
        <Dropdown
          trigger={['click']}
          menu={{ items: more.map((item) => ({ ...item, onClick: () => onOpen(item.key, row) })) }}
        >
          <Button type="link" size="small" aria-label={t('providerMerchant.moreOf', { name: row.name })}>
            {t('providerMerchant.more')}
          </Button>
        </Dropdown>
      )}
    </Flex>
  );
}

const merchantColumns: readonly ResourceColumn<ServedMerchant>[] = [
  {
    key: 'name',
    title: 'providerMerchant.name',
    fixed: true,
    sortable: true,
    width: 200,
    render: (row, { edit }) => (
      <Flex vertical align="start">
        <PlainButton onClick={() => edit(row)}>{row.name}</PlainButton>
        <Text type="tertiary" size="small">
          {row.mchno}
        </Text>
      </Flex>
    ),
  },
  {
    key: 'contact',
    title: 'providerMerchant.contact',
    width: 208,
    render: ({ name, contact, phone }) => <PhoneText label={contact} phone={phone} name={name} />,
  },
  {
    key: 'version',
    title: 'providerMerchant.version',
    width: 152,
    render: (row) => <Subscription merchant={row} />,
  },
  {
    key: 'provider_note',
    title: 'providerMerchant.note',
    render: ({ provider_note }) => <Text type="secondary">{provider_note}</Text>,
  },
  {
    key: 'status',
    title: 'providerMerchant.state',
    width: 112,
    render: (row) => <MerchantState merchant={row} />,
  },
  {
    key: 'created_at',
    title: 'providerMerchant.created',
    width: 152,
    sortable: true,
    hiddenByDefault: true,
    render: ({ created_at }) => <Text type="tertiary">{formatMinute(created_at)}</Text>,
  },
];

/** The merchants that a provider serves. */
export const merchantsResource = (onOpen: OpenDialog, onImport: () => void) =>
  defineResource<ServedMerchant, MerchantValues, MerchantBody>({
    key: 'platform.merchant',
    title: 'providerMerchant.title',
    subtitle: 'providerMerchant.subtitle',
    search: 'providerMerchant.search',
    nameOf: ({ name }) => name,
    actions: { save: 'merchant.save' },
    calls: {
      data: (query, options) => merchantApi.data(query as Parameters<typeof merchantApi.data>[0], options),
      info: merchantApi.info,
      save: merchantApi.save,
    },
    filters: [
      {
        key: 'review',
        label: 'providerMerchant.review',
        options: merchantReviews.map((value) => ({ value, label: `providerMerchant.review.${value}` as const })),
      },
      {
        key: 'status',
        label: 'providerMerchant.state',
        options: [
          { value: '1', label: 'providerMerchant.on' },
          { value: '0', label: 'providerMerchant.off' },
        ],
      },
      {
        key: 'subscription',
        label: 'providerMerchant.version',
        options: subscriptionFilters.map((value) => ({
          value,
          label: `providerMerchant.subscription.${value}` as const,
        })),
      },
    ],
    toolbar: ({ t }) => (
      <>
        <Can action="merchant.import">
          <Button icon={<UploadOutlined />} onClick={onImport}>
            {t('providerMerchant.import.open')}
          </Button>
        </Can>
        <ExportMerchants />
      </>
    ),
    columns: merchantColumns,
    rowActions: (row, tools) => <MerchantActions row={row} tools={tools} onOpen={onOpen} />,
    actionsWidth: 200,
    cardShape: 'text',
    defaultView: 'table',
    card: (row, tools) => (
      <TextCard title={row.name} state={<MerchantState merchant={row} />}>
        <PhoneText label={row.contact} phone={row.phone} name={row.name} type="secondary" />
        <Subscription merchant={row} />
        {row.provider_note && <Text type="secondary">{row.provider_note}</Text>}
        <MerchantActions row={row} tools={tools} onOpen={onOpen} />
      </TextCard>
    ),
    form: {
      createTitle: 'providerMerchant.create',
      editTitle: 'providerMerchant.edit',
      initial: (row) => ({
        name: row?.name ?? '',
        industry: row?.industry ?? '',
        contact: row?.contact ?? '',
        phone: row?.phone ?? '',
        address: row?.address ?? '',
        intro: row?.intro ?? '',
      }),
      toBody: (values, row) => ({ ...(row && { id: row.id, logo: row.logo }), ...values }),
      fields: [
        { name: 'name', label: 'providerMerchant.name', kind: 'text', required: true, max: 60 },
        { name: 'contact', label: 'providerMerchant.contact', kind: 'text', max: 40, half: true },
        { name: 'phone', label: 'providerMerchant.phone', kind: 'text', max: 20, half: true },
        { name: 'industry', label: 'providerMerchant.industry', kind: 'text', max: 40 },
        { name: 'address', label: 'providerMerchant.address', kind: 'text', max: 200 },
        { name: 'intro', label: 'providerMerchant.intro', kind: 'textarea', max: 1000, rows: 4 },
      ],
    },
    empty: { title: 'providerMerchant.emptyTitle', description: 'providerMerchant.emptyText' },
  });
