import { Button, Form, Input, Modal, Radio } from 'antd';

import { defineResource } from '@/components/resource/defineResource';
import { TextCard } from '@/components/resource/TextCard';
import { type Tone, ToneTag } from '@/components/ToneTag';
import { Text } from '@/components/ui/Text';
import { useAction } from '@/hooks/useAction';
import { useCan } from '@/hooks/useCan';
import { formatMinute } from '@/hooks/useDates';
import { useMoney } from '@/hooks/useMoney';
import { useT } from '@/hooks/useT';
import { upgradeApi } from '@/services/upgrade/api';
import type { UpgradeRequest } from '@/services/upgrade/schema';
import { RequestsPage } from './RequestsPage';

const states = ['waiting', 'accepted', 'refused', 'canceled'] as const;
const tones: Readonly<Record<UpgradeRequest['state'], Tone>> = {
  waiting: 'busy',
  accepted: 'good',
  refused: 'bad',
  canceled: 'plain',
};

interface DecideButtonProps {
  readonly request: UpgradeRequest;
  readonly onDecide: (request: UpgradeRequest) => void;
}

function DecideButton({ request, onDecide }: DecideButtonProps) {
  const t = useT();
  const canDecide = useCan()('merchant.status');
  if (request.state !== 'waiting' || !canDecide) return null;
  return (
    <Button type="link" size="small" onClick={() => onDecide(request)}>
      {t('providerMerchant.upgrade.decide')}
    </Button>
  );
}

function Amount({ fen }: { readonly fen: number }) {
  const money = useMoney();
  return <Text tabular>{money(fen)}</Text>;
}

const upgradeResource = (onDecide: (request: UpgradeRequest) => void) =>
  defineResource<UpgradeRequest>({
    key: 'platform.upgrade',
    title: 'providerMerchant.upgrade.title',
    subtitle: 'providerMerchant.upgrade.subtitle',
    search: 'providerMerchant.upgrade.search',
    nameOf: ({ merchant_name }) => merchant_name,
    actions: {},
    calls: {
      data: (query, options) => upgradeApi.data(query as Parameters<typeof upgradeApi.data>[0], options),
    },
    filters: [
      {
        key: 'state',
        label: 'providerMerchant.state',
        options: states.map((value) => ({ value, label: `providerMerchant.upgrade.${value}` as const })),
      },
    ],
    columns: [
      { key: 'merchant_name', title: 'providerMerchant.name', fixed: true, render: (row) => row.merchant_name },
      {
        key: 'version',
        title: 'providerMerchant.upgrade.asked',
        width: 200,
        render: ({ from, version, months }, { t }) => t('providerMerchant.upgrade.change', { from, version, months }),
      },
      {
        key: 'amount',
        title: 'providerMerchant.upgrade.amount',
        width: 104,
        align: 'end',
        render: ({ amount }) => <Amount fen={amount} />,
      },
      {
        key: 'note',
        title: 'providerMerchant.upgrade.note',
        render: ({ note }) => <Text type="secondary">{note}</Text>,
      },
      { key: 'account_name', title: 'providerMerchant.upgrade.by', width: 104, render: (row) => row.account_name },
      {
        key: 'state',
        title: 'providerMerchant.state',
        width: 112,
        render: ({ state }, { t }) => <ToneTag tone={tones[state]}>{t(`providerMerchant.upgrade.${state}`)}</ToneTag>,
      },
      {
        key: 'created_at',
        title: 'providerMerchant.upgrade.time',
        width: 152,
        sortable: true,
        render: ({ created_at }) => <Text type="tertiary">{formatMinute(created_at)}</Text>,
      },
    ],
    rowActions: (row) => <DecideButton request={row} onDecide={onDecide} />,
    cardShape: 'text',
    defaultView: 'table',
    card: (row, { t }) => (
      <TextCard
        title={row.merchant_name}
        state={<ToneTag tone={tones[row.state]}>{t(`providerMerchant.upgrade.${row.state}`)}</ToneTag>}
      >
        <span>{t('providerMerchant.upgrade.change', row)}</span>
        {row.note && <Text type="secondary">{row.note}</Text>}
        <Text type="tertiary" size="small">
          {formatMinute(row.created_at)} · {row.account_name}
        </Text>
        <DecideButton request={row} onDecide={onDecide} />
      </TextCard>
    ),
    empty: { title: 'providerMerchant.upgrade.emptyTitle', description: 'providerMerchant.upgrade.emptyText' },
  });

/** Versions that merchants ask for, accepted or refused. */
export const UpgradesPage = () => (
  <RequestsPage
    resourceOf={upgradeResource}
    dialog={(request, { onDone, onClose }) => <DecideDialog request={request} onDecided={onDone} onClose={onClose} />}
  />
);

interface DecideDialogProps {
  readonly request: UpgradeRequest;
  readonly onDecided: () => void;
  readonly onClose: () => void;
}

interface DecideValues {
  readonly state: 'accepted' | 'refused';
  readonly reply?: string;
}

function DecideDialog({ request, onDecided, onClose }: DecideDialogProps) {
  const t = useT();
  const [form] = Form.useForm<DecideValues>();
  const state = Form.useWatch('state', form) ?? 'accepted';
  const decide = useAction(upgradeApi.decide, {
    messages: { done: 'providerMerchant.upgrade.decided' },
    invalidates: ['audit', 'merchant'],
  });
  const submit = async ({ state: decision, reply = '' }: DecideValues) => {
    if (await decide.run({ id: request.id, state: decision, reply: reply.trim() })) onDecided();
  };
  return (
    <Modal
      open
      title={t('providerMerchant.upgrade.decideOf', { name: request.merchant_name })}
      okText={t('providerMerchant.submit')}
      confirmLoading={decide.isPending}
      onOk={form.submit}
      onCancel={onClose}
    >
      <p>{t('providerMerchant.upgrade.change', request)}</p>
      <Form
        form={form}
        layout="vertical"
        initialValues={{ state: 'accepted' }}
        onFinish={(values) => void submit(values)}
      >
        <Form.Item name="state" label={t('providerMerchant.decision')} extra={t('providerMerchant.upgrade.hint')}>
          <Radio.Group
            options={(['accepted', 'refused'] as const).map((value) => ({
              value,
              label: t(`providerMerchant.upgrade.decide.${value}`),
            }))}
          />
        </Form.Item>
        <Form.Item
          name="reply"
          label={t('providerMerchant.upgrade.reply')}
          rules={
            state === 'refused'
              ? [{ required: true, whitespace: true, message: t('providerMerchant.reasonNeeded') }]
              : []
          }
        >
          <Input.TextArea rows={3} maxLength={200} />
        </Form.Item>
      </Form>
    </Modal>
  );
}
