import { Alert, Button, Flex, Table, Tag } from 'antd';
import { useState } from 'react';
import { Can } from '@/components/Can';
import { PageHead } from '@/components/resource/PageHead';
import Section from '@/components/Section';
import { Text } from '@/components/ui/Text';
import { useAction } from '@/hooks/useAction';
import { formatMinute } from '@/hooks/useDates';
import { useLoad } from '@/hooks/useLoad';
import { type Translate, useT } from '@/hooks/useT';
import { merchantApi } from '@/services/merchant/api';
import { upgradeApi } from '@/services/upgrade/api';
import type { Plan, UpgradeRequest } from '@/services/upgrade/schema';
import { formatDuration } from '@/utils/formatDuration';
import { formatSize } from '@/utils/formatSize';
import { RequestDialog } from './RequestDialog';
import { useMoney } from './useMoney';

/** The versions side by side, and what has been asked for. */
export function VersionPage() {
  const t = useT();
  const plans = useLoad(upgradeApi.plans);
  const own = useLoad(merchantApi.isVip);
  const requests = useLoad(upgradeApi.data, { page_size: 20 });
  const [chosen, setChosen] = useState<Plan>();
  const waiting = requests.data?.list.find(({ state }) => state === 'waiting');
  return (
    <Flex vertical gap={16}>
      <PageHead title={t('billing.version.title')} subtitle={t('billing.version.subtitle')} />
      {waiting && <WaitingAlert request={waiting} />}
      <Section
        title={t('billing.version.compare')}
        loading={plans.loading && !plans.data}
        error={plans.error}
        onRetry={plans.refresh}
      >
        {plans.data && (
          <PlanTable
            plans={plans.data.list}
            current={own.data?.version}
            canRequest={requests.data !== undefined && !waiting}
            onRequest={setChosen}
          />
        )}
      </Section>
      <Section
        title={t('billing.version.history')}
        loading={requests.loading && !requests.data}
        error={requests.error}
        onRetry={requests.refresh}
        empty={requests.data?.list.length === 0 ? t('billing.version.noHistory') : undefined}
      >
        {requests.data && <RequestTable requests={requests.data.list} />}
      </Section>
      {chosen && <RequestDialog plan={chosen} onClose={() => setChosen(undefined)} />}
    </Flex>
  );
}

function WaitingAlert({ request }: { readonly request: UpgradeRequest }) {
  const t = useT();
  const money = useMoney();
  const cancel = useAction(upgradeApi.cancel, { messages: { done: 'billing.version.canceled' } });
  const { id, version, months, amount } = request;
  return (
    <Alert
      type="info"
      showIcon
      title={t('billing.version.waiting', { version, months, amount: money(amount) })}
      action={
        <Can action="merchant.save">
          <Button size="small" loading={cancel.isPending} onClick={() => void cancel.run({ id })}>
            {t('billing.version.cancel')}
          </Button>
        </Can>
      }
    />
  );
}

interface PlanTableProps {
  readonly plans: readonly Plan[];
  readonly current: string | undefined;
  readonly canRequest: boolean;
  readonly onRequest: (plan: Plan) => void;
}

interface PlanLine {
  readonly key: string;
  readonly label: string;
  readonly valueOf: (plan: Plan) => string;
}

const linesOf = (t: Translate, money: (fen: number) => string): readonly PlanLine[] => [
  {
    key: 'price',
    label: t('billing.version.price'),
    valueOf: ({ price }) =>
      price === 0 ? t('billing.version.free') : t('billing.version.perMonth', { price: money(price) }),
  },
  { key: 'credits', label: t('billing.version.credits'), valueOf: ({ credits }) => String(credits) },
  { key: 'storage', label: t('billing.version.storage'), valueOf: ({ storage }) => formatSize(storage) },
  {
    key: 'videos',
    label: t('billing.version.videos'),
    valueOf: ({ videos }) => t('billing.version.count', { count: videos }),
  },
  {
    key: 'speech',
    label: t('billing.version.speech'),
    valueOf: ({ speechSeconds }) => formatDuration(speechSeconds),
  },
];

/** One column a version: what differs is read across. */
function PlanTable({ plans, current, canRequest, onRequest }: PlanTableProps) {
  const t = useT();
  const money = useMoney();
  return (
    <Table<PlanLine>
      rowKey="key"
      pagination={false}
      scroll={{ x: 'max-content' }}
      dataSource={[...linesOf(t, money)]}
      columns={[
        { key: 'label', title: t('billing.version.item'), dataIndex: 'label', width: 128, fixed: 'start' },
        ...plans.map((plan) => ({
          key: plan.version,
          width: 176,
          title: (
            <Flex vertical gap={8} align="flex-start">
              <Flex gap={8} align="center">
                <Text strong>{plan.version}</Text>
                {plan.version === current && <Tag color="processing">{t('billing.version.current')}</Tag>}
              </Flex>
              {plan.canRequest && canRequest && (
                <Can action="merchant.save">
                  <Button
                    size="small"
                    type={plan.version === current ? 'default' : 'primary'}
                    aria-label={t('billing.version.requestTitle', { version: plan.version })}
                    onClick={() => onRequest(plan)}
                  >
                    {t(plan.version === current ? 'billing.version.renew' : 'billing.version.request')}
                  </Button>
                </Can>
              )}
            </Flex>
          ),
          render: (_: unknown, line: PlanLine) => line.valueOf(plan),
        })),
      ]}
    />
  );
}

const stateColors = { waiting: 'processing', accepted: 'success', refused: 'error', canceled: 'default' } as const;

function RequestTable({ requests }: { readonly requests: readonly UpgradeRequest[] }) {
  const t = useT();
  const money = useMoney();
  return (
    <Table<UpgradeRequest>
      rowKey="id"
      size="small"
      pagination={false}
      scroll={{ x: 'max-content' }}
      dataSource={[...requests]}
      columns={[
        { key: 'time', title: t('billing.version.time'), render: (_, row) => formatMinute(row.created_at) },
        { key: 'version', title: t('billing.version.version'), dataIndex: 'version' },
        {
          key: 'months',
          title: t('billing.version.months'),
          render: (_, row) => t('billing.version.monthCount', { count: row.months }),
        },
        { key: 'amount', title: t('billing.version.amount'), render: (_, row) => money(row.amount) },
        { key: 'applicant', title: t('billing.version.applicant'), dataIndex: 'account_name' },
        {
          key: 'state',
          title: t('billing.version.state'),
          render: (_, row) => <Tag color={stateColors[row.state]}>{t(`billing.version.state.${row.state}`)}</Tag>,
        },
        { key: 'reply', title: t('billing.version.reply'), dataIndex: 'reply' },
      ]}
    />
  );
}
