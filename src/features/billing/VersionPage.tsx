import { useIntl } from '@umijs/max';
import { Alert, Button, Flex, Table } from 'antd';
import { type ReactNode, useState } from 'react';
import { Can } from '@/components/Can';
import { PageHead } from '@/components/resource/PageHead';
import Section from '@/components/Section';
import { ToneTag } from '@/components/ToneTag';
import { Text } from '@/components/ui/Text';
import { useAction } from '@/hooks/useAction';
import { useCan } from '@/hooks/useCan';
import { formatMinute } from '@/hooks/useDates';
import { useLoad } from '@/hooks/useLoad';
import { useMoney } from '@/hooks/useMoney';
import { type Translate, useT } from '@/hooks/useT';
import { merchantApi } from '@/services/merchant/api';
import { upgradeApi } from '@/services/upgrade/api';
import type { Plan, UpgradeRequest } from '@/services/upgrade/schema';
import { formatDuration } from '@/utils/formatDuration';
import { formatSize } from '@/utils/formatSize';
import { PlanSection } from './PlanSection';
import { RequestDialog } from './RequestDialog';

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
      <PlanSection />
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
  readonly valueOf: (plan: Plan) => ReactNode;
}

const linesOf = (
  t: Translate,
  money: (fen: number) => string,
  formatNumber: (value: number) => string,
): readonly PlanLine[] => [
  {
    key: 'price',
    label: t('billing.version.price'),
    valueOf: ({ price }) =>
      price === 0 ? t('billing.version.free') : t('billing.version.perMonth', { price: money(price) }),
  },
  { key: 'credits', label: t('billing.version.credits'), valueOf: ({ credits }) => formatNumber(credits) },
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
  const { formatNumber } = useIntl();
  const money = useMoney();
  const mayRequest = useCan()('merchant.save') && canRequest;
  const requestButton = (plan: Plan) => {
    if (!plan.canRequest) return null;
    const label = t(plan.version === current ? 'billing.version.renew' : 'billing.version.request');
    return (
      <Button
        size="small"
        type={plan.version === current ? 'default' : 'primary'}
        aria-label={`${label} ${plan.version}`}
        onClick={() => onRequest(plan)}
      >
        {label}
      </Button>
    );
  };
  const requestLine = { key: 'request', label: '', valueOf: requestButton };
  return (
    <Table<PlanLine>
      rowKey="key"
      size="small"
      pagination={false}
      dataSource={[...linesOf(t, money, formatNumber), ...(mayRequest ? [requestLine] : [])]}
      columns={[
        { key: 'label', title: t('billing.version.item'), dataIndex: 'label' },
        ...plans.map((plan) => ({
          key: plan.version,
          title: (
            <Flex gap={4} align="center" wrap>
              {plan.version}
              {plan.version === current && <ToneTag tone="good">{t('billing.version.current')}</ToneTag>}
            </Flex>
          ),
          render: (_: unknown, line: PlanLine) => line.valueOf(plan),
        })),
      ]}
    />
  );
}

const stateTones = { waiting: 'busy', accepted: 'good', refused: 'bad', canceled: 'plain' } as const;

function RequestTable({ requests }: { readonly requests: readonly UpgradeRequest[] }) {
  const t = useT();
  const money = useMoney();
  return (
    <Table<UpgradeRequest>
      rowKey="id"
      size="small"
      pagination={false}
      dataSource={[...requests]}
      columns={[
        {
          key: 'time',
          title: t('billing.version.time'),
          render: (_, row) => (
            <Flex vertical>
              {formatMinute(row.created_at)}
              <Text type="secondary" size="small">
                {row.account_name}
              </Text>
            </Flex>
          ),
        },
        {
          key: 'version',
          title: t('billing.version.version'),
          render: (_, row) => (
            <Flex vertical>
              {row.version}
              <Text type="secondary" size="small">
                {t('billing.version.monthCount', { count: row.months })} · {money(row.amount)}
              </Text>
            </Flex>
          ),
        },
        {
          key: 'state',
          title: t('billing.version.state'),
          render: (_, row) => (
            <Flex vertical gap={4} align="flex-start">
              <ToneTag tone={stateTones[row.state]}>{t(`billing.version.state.${row.state}`)}</ToneTag>
              {row.reply}
            </Flex>
          ),
        },
      ]}
    />
  );
}
