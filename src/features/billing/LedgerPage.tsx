import { DownloadOutlined } from '@ant-design/icons';
import { useIntl, useSearchParams } from '@umijs/max';
import { Button, Flex } from 'antd';
import { defineResource } from '@/components/resource/defineResource';
import { ResourcePage } from '@/components/resource/ResourcePage';
import { SumCards } from '@/components/resource/SumCards';
import { ToneTag } from '@/components/ToneTag';
import { Text } from '@/components/ui/Text';
import { billPeriods } from '@/domain/billing';
import { useAction } from '@/hooks/useAction';
import { formatMinute } from '@/hooks/useDates';
import { useLoad } from '@/hooks/useLoad';
import { type Translate, useT } from '@/hooks/useT';
import { merchantToday } from '@/lib/merchantZone';
import { messageOf } from '@/lib/request';
import { saveBlob } from '@/lib/saveBlob';
import { countingApi } from '@/services/counting/api';
import type { LedgerEntry } from '@/services/counting/schema';
import { usageOf } from '@/services/counting/usageOf';
import { exportLedger } from './exportLedger';
import { ledgerKinds, readLedgerQuery } from './ledgerQuery';

const kindTones = { grant: 'good', hold: 'warn', settle: 'plain', refund: 'busy' } as const;

const recordName = (t: Translate, { subject, kind }: LedgerEntry): string =>
  t('billing.ledger.record', { subject, kind: t(`billing.ledger.kind.${kind}`) });

function Change({ credits }: { readonly credits: number }) {
  const { formatNumber } = useIntl();
  return (
    <Text tabular strong={credits > 0}>
      {credits > 0 && '+'}
      {formatNumber(credits)}
    </Text>
  );
}

const resource = defineResource<LedgerEntry>({
  key: 'merchant.ledger',
  title: 'billing.ledger.title',
  subtitle: 'billing.ledger.subtitle',
  search: 'billing.ledger.search',
  calls: { data: countingApi.data },
  actions: {},
  nameOf: ({ subject }) => subject,
  filters: [
    {
      key: 'period',
      label: 'billing.ledger.period',
      options: billPeriods.map((value) => ({ value, label: `billing.ledger.period.${value}` as const })),
    },
    {
      key: 'kind',
      label: 'billing.ledger.kind',
      options: ledgerKinds.map((value) => ({ value, label: `billing.ledger.kind.${value}` as const })),
    },
    { key: 'member', label: 'billing.ledger.member', options: 'fromList' },
  ],
  columns: [
    {
      key: 'created_at',
      title: 'billing.ledger.time',
      width: 152,
      render: (row) => (
        <Text type="secondary" tabular>
          {formatMinute(row.created_at)}
        </Text>
      ),
    },
    {
      key: 'kind',
      title: 'billing.ledger.kind',
      width: 88,
      render: ({ kind }, { t }) => <ToneTag tone={kindTones[kind]}>{t(`billing.ledger.kind.${kind}`)}</ToneTag>,
    },
    { key: 'subject', title: 'billing.ledger.subject', fixed: true, render: ({ subject }) => subject },
    { key: 'account_name', title: 'billing.ledger.member', width: 120, render: ({ account_name }) => account_name },
    {
      key: 'credits',
      title: 'billing.ledger.credits',
      width: 96,
      align: 'end',
      render: ({ credits }) => <Change credits={credits} />,
    },
    {
      key: 'balance',
      title: 'billing.ledger.balance',
      width: 96,
      align: 'end',
      render: ({ balance }) => balance,
    },
  ],
  cardShape: 'text',
  defaultView: 'table',
  card: (row, { t }) => (
    <Flex vertical gap={8} style={{ padding: 16 }} aria-label={recordName(t, row)}>
      <Flex justify="space-between" gap={8}>
        <ToneTag tone={kindTones[row.kind]}>{t(`billing.ledger.kind.${row.kind}`)}</ToneTag>
        <Change credits={row.credits} />
      </Flex>
      <Text strong>{row.subject}</Text>
      <Text type="secondary" size="small">
        {formatMinute(row.created_at)} · {row.account_name}
      </Text>
    </Flex>
  ),
  toolbar: () => <ExportButton />,
  empty: { title: 'billing.ledger.empty', description: 'billing.ledger.emptyText' },
});

/** Where the credits came from and went, with the sums of what is shown. */
export function LedgerPage() {
  return <ResourcePage resource={resource} intro={<LedgerSums />} />;
}

function useLedgerQuery() {
  const [params] = useSearchParams();
  return readLedgerQuery(params);
}

function LedgerSums() {
  const { formatNumber } = useIntl();
  const { data } = useLoad(countingApi.data, { ...useLedgerQuery(), page_size: 1 }, { keepPrevious: true });
  const usage = usageOf(useLoad(countingApi.usage).data);
  const tiles = [
    ['granted', data?.sums.granted],
    ['used', data?.sums.used],
    ['held', data?.sums.held],
    ['balance', usage?.credits.balance],
  ] as const;
  return (
    <SumCards
      label="billing.ledger.sum.label"
      sums={tiles.map(([key, value]) => [
        `billing.ledger.sum.${key}`,
        value === undefined ? undefined : formatNumber(value),
        key,
      ])}
    />
  );
}

function ExportButton() {
  const t = useT();
  const query = useLedgerQuery();
  const download = useAction(
    async () => {
      const { blob, count } = await exportLedger(t, query);
      saveBlob(blob, `${t('billing.ledger.file')}-${merchantToday()}.xlsx`);
      return count;
    },
    { messages: { failed: messageOf, done: (count) => t('billing.ledger.exported', { count }) } },
  );
  return (
    <Button icon={<DownloadOutlined />} loading={download.isPending} onClick={() => void download.run(undefined)}>
      {t('billing.ledger.export')}
    </Button>
  );
}
