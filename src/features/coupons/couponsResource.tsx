import { Button, Dropdown, Flex } from 'antd';
import type { Rule } from 'antd/es/form';
import { DaySpanField } from '@/blocks/DayField';
import { defineResource } from '@/components/resource/defineResource';
import { TextCard } from '@/components/resource/TextCard';
import type { ResourceColumn, ResourceForm, ResourceTools } from '@/components/resource/types';
import { ToneTag } from '@/components/ToneTag';
import { PlainButton } from '@/components/ui/PlainButton';
import { Text } from '@/components/ui/Text';
import {
  type CouponState,
  canBecome,
  couponKinds,
  couponLimits,
  couponStates,
  readYuan,
  yuanText,
} from '@/domain/coupons';
import type { DaySpan } from '@/domain/daySpans';
import { addDays } from '@/domain/publishing/zone';
import { useCan } from '@/hooks/useCan';
import { useMoney } from '@/hooks/useMoney';
import type { Translate } from '@/hooks/useT';
import { merchantToday } from '@/lib/merchantZone';
import type { InputOf } from '@/services/contract';
import { couponApi } from '@/services/coupon/api';
import type { Coupon, couponContract } from '@/services/coupon/schema';
import { type Benefit, BenefitField, CountField } from './couponFields';

interface CouponValues {
  name: string;
  note: string;
  benefit: Benefit;
  min_spend: string;
  days: DaySpan | undefined;
  total: number | null;
  per_customer: number | null;
  max_redemptions: number | null;
}
type CouponBody = InputOf<(typeof couponContract)['save']>;

/** What a row can be opened for. */
export type CouponDialog = 'issue' | 'ledger' | 'end';

interface CouponActionsProps {
  readonly onOpen: (dialog: CouponDialog, row: Coupon) => void;
  readonly onState: (row: Coupon, state: CouponState) => void;
}

interface RowProps extends CouponActionsProps {
  readonly row: Coupon;
  readonly tools: ResourceTools<Coupon>;
}

const stateTones = { draft: 'plain', active: 'good', paused: 'warn', ended: 'plain', expired: 'plain' } as const;

function StateTag({ row, t }: { readonly row: Coupon; readonly t: Translate }) {
  const state = row.is_expired && row.state !== 'draft' && row.state !== 'ended' ? 'expired' : row.state;
  return <ToneTag tone={stateTones[state]}>{t(`coupon.state.${state}`)}</ToneTag>;
}

function BenefitText({ row: { kind, value, gift, min_spend }, t }: { readonly row: Coupon; readonly t: Translate }) {
  const money = useMoney();
  return (
    <Flex vertical>
      <span>{t(`coupon.benefit.${kind}`, { money: money(value), value, gift })}</span>
      {min_spend > 0 && (
        <Text type="tertiary" size="small">
          {t('coupon.minSpendOf', { money: money(min_spend) })}
        </Text>
      )}
    </Flex>
  );
}

function CouponActions({ row, tools: { t, can, edit }, onOpen, onState }: RowProps) {
  const canDo = useCan();
  const canSet = (state: CouponState) => canDo('coupon.status') && canBecome(row.state, state);
  const more = [
    ...(canSet('paused') ? [{ key: 'pause', label: t('coupon.pause'), onClick: () => onState(row, 'paused') }] : []),
    ...(canSet('ended')
      ? [{ key: 'end', danger: true, label: t('coupon.end'), onClick: () => onOpen('end', row) }]
      : []),
  ];
  return (
    <Flex wrap>
      {can('save') && row.state !== 'ended' && (
        <Button type="link" size="small" onClick={() => edit(row)}>
          {t('common.edit')}
        </Button>
      )}
      {canSet('active') && (
        <Button type="link" size="small" onClick={() => onState(row, 'active')}>
          {t('coupon.activate')}
        </Button>
      )}
      {canDo('coupon.issue') && row.state === 'active' && !row.is_expired && (
        <Button type="link" size="small" onClick={() => onOpen('issue', row)}>
          {t('coupon.issue')}
        </Button>
      )}
      <Button type="link" size="small" onClick={() => onOpen('ledger', row)}>
        {t('coupon.ledger')}
      </Button>
      {more.length > 0 && (
        <Dropdown trigger={['click']} menu={{ items: more }}>
          <Button type="link" size="small" aria-label={t('coupon.moreOf', { name: row.name })}>
            {t('coupon.more')}
          </Button>
        </Dropdown>
      )}
    </Flex>
  );
}

const rule =
  (message: Parameters<Translate>[0], isRight: (value: never) => boolean) =>
  (t: Translate): Rule[] => [
    {
      validator: async (_, value) => {
        if (!isRight(value as never)) throw new Error(t(message));
      },
    },
  ];

const benefitRules = (t: Translate): Rule[] => [
  {
    validator: async (_, { kind, amount, percent, gift }: Benefit) => {
      const isRight = {
        amount: (readYuan(amount) ?? 0) > 0,
        percent: isCount(percent) && percent <= 99,
        gift: gift.trim() !== '',
      };
      if (!isRight[kind]) throw new Error(t(`coupon.problem.${kind}`));
    },
  },
];

const isCount = (value: number | null | undefined): value is number => Number.isInteger(value) && Number(value) >= 1;

const couponColumns: readonly ResourceColumn<Coupon>[] = [
  {
    key: 'name',
    title: 'coupon.name',
    fixed: true,
    sortable: true,
    width: 200,
    render: (row, { edit }) => <PlainButton onClick={() => edit(row)}>{row.name}</PlainButton>,
  },
  { key: 'benefit', title: 'coupon.benefit', width: 168, render: (row, { t }) => <BenefitText row={row} t={t} /> },
  {
    key: 'valid_to',
    title: 'coupon.valid',
    sortable: true,
    width: 208,
    render: ({ valid_from, valid_to }) => <Text tabular>{`${valid_from} – ${valid_to}`}</Text>,
  },
  {
    key: 'issued',
    title: 'coupon.counts',
    width: 168,
    render: ({ redeemed, issued, total }) => <Text tabular>{`${redeemed} / ${issued} / ${total}`}</Text>,
  },
  { key: 'state', title: 'coupon.state', width: 112, render: (row, { t }) => <StateTag row={row} t={t} /> },
];

/** How long a new coupon is good for, unless its maker says otherwise. */
const NEW_COUPON_DAYS = 30;

const couponForm: ResourceForm<Coupon, CouponValues, CouponBody> = {
  createTitle: 'coupon.create',
  editTitle: 'coupon.edit',
  initial: (row) => ({
    name: row?.name ?? '',
    note: row?.note ?? '',
    benefit: {
      kind: row?.kind ?? 'amount',
      amount: row?.kind === 'amount' ? yuanText(row.value) : '',
      percent: row?.kind === 'percent' ? row.value : null,
      gift: row?.gift ?? '',
    },
    min_spend: row?.min_spend ? yuanText(row.min_spend) : '',
    days: row
      ? { from: row.valid_from, to: row.valid_to }
      : { from: merchantToday(), to: addDays(merchantToday(), NEW_COUPON_DAYS) },
    total: row?.total ?? 100,
    per_customer: row?.per_customer ?? 1,
    max_redemptions: row?.max_redemptions ?? null,
  }),
  toBody: ({ benefit: { kind, amount, percent, gift }, days, min_spend, total, per_customer, ...rest }, row) => ({
    ...(row && { id: row.id }),
    ...rest,
    kind,
    value: { amount: readYuan(amount) ?? 0, percent: percent ?? 0, gift: 0 }[kind],
    gift: kind === 'gift' ? gift.trim() : '',
    min_spend: readYuan(min_spend) ?? 0,
    valid_from: days?.from ?? '',
    valid_to: days?.to ?? '',
    total: total ?? 1,
    per_customer: per_customer ?? 1,
  }),
  copyField: 'name',
  fields: [
    { name: 'name', label: 'coupon.name', kind: 'text', required: true, max: couponLimits.name },
    { name: 'benefit', label: 'coupon.benefit', kind: 'custom', control: <BenefitField />, rules: benefitRules },
    {
      name: 'min_spend',
      label: 'coupon.minSpend',
      kind: 'money',
      half: true,
      help: 'coupon.minSpendHelp',
      rules: rule('coupon.till.orderWrong', (text: string) => !text || readYuan(text) !== undefined),
    },
    {
      name: 'days',
      label: 'coupon.valid',
      kind: 'custom',
      half: true,
      control: <DaySpanField style={{ inlineSize: '100%' }} />,
      rules: rule('coupon.problem.days', (days: unknown) => days !== undefined),
    },
    {
      name: 'total',
      label: 'coupon.total',
      kind: 'custom',
      half: true,
      control: <CountField />,
      rules: rule('coupon.problem.number', isCount),
    },
    {
      name: 'per_customer',
      label: 'coupon.perCustomer',
      kind: 'custom',
      half: true,
      control: <CountField />,
      rules: rule('coupon.problem.number', isCount),
    },
    {
      name: 'max_redemptions',
      label: 'coupon.maxRedemptions',
      kind: 'custom',
      help: 'coupon.maxRedemptionsHelp',
      control: <CountField />,
      rules: rule('coupon.problem.number', (value: number | null) => value === null || isCount(value)),
    },
    { name: 'note', label: 'coupon.note', kind: 'textarea', max: couponLimits.note },
  ],
};

/** Coupons of a merchant. */
export const couponsResource = (actions: CouponActionsProps) =>
  defineResource<Coupon, CouponValues, CouponBody>({
    key: 'coupon',
    title: 'coupon.pageTitle',
    subtitle: 'coupon.subtitle',
    search: 'coupon.search',
    nameOf: ({ name }) => name,
    actions: { save: 'coupon.save' },
    calls: {
      data: (query, options) => couponApi.data(query as Parameters<typeof couponApi.data>[0], options),
      info: couponApi.info,
      save: couponApi.save,
    },
    filters: [
      {
        key: 'state',
        label: 'coupon.state',
        options: couponStates.map((value) => ({ value, label: `coupon.state.${value}` as const })),
      },
      {
        key: 'kind',
        label: 'coupon.kind',
        options: couponKinds.map((value) => ({ value, label: `coupon.kind.${value}` as const })),
      },
    ],
    columns: couponColumns,
    rowActions: (row, tools) => <CouponActions row={row} tools={tools} {...actions} />,
    actionsWidth: 272,
    cardShape: 'text',
    defaultView: 'table',
    card: (row, tools) => (
      <TextCard title={row.name} state={<StateTag row={row} t={tools.t} />}>
        <BenefitText row={row} t={tools.t} />
        <Text type="tertiary" size="small">{`${row.valid_from} – ${row.valid_to}`}</Text>
        <Text type="tertiary" size="small">
          {tools.t('coupon.countsOf', { redeemed: row.redeemed, issued: row.issued, total: row.total })}
        </Text>
        <CouponActions row={row} tools={tools} {...actions} />
      </TextCard>
    ),
    form: couponForm,
    empty: { title: 'coupon.emptyTitle', description: 'coupon.emptyText' },
  });
