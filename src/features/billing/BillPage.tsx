import { DownloadOutlined, PrinterOutlined } from '@ant-design/icons';
import { useIntl, useSearchParams } from '@umijs/max';
import { Button, Card, Flex, Select, Table } from 'antd';
import { LoadState } from '@/components/LoadFailure';
import { PageLink } from '@/components/PageLink';
import { PageHead } from '@/components/resource/PageHead';
import { Text } from '@/components/ui/Text';
import { isMonth } from '@/domain/billing';
import { useCanVisit } from '@/hooks/useCanVisit';
import { useLoad } from '@/hooks/useLoad';
import { type Translate, useT } from '@/hooks/useT';
import { saveBlob } from '@/lib/saveBlob';
import { writeSheet } from '@/lib/sheets';
import type { ResultOf } from '@/services/contract';
import { countingApi } from '@/services/counting/api';
import type { countingContract } from '@/services/counting/schema';
import styles from './BillPage.module.css';
import { InvoiceSection } from './InvoiceSection';

type Bill = ResultOf<(typeof countingContract)['bill']>;

interface BillLine {
  readonly key: string;
  readonly label: string;
  /** Undefined = a balance, which is no line. */
  readonly count: number | undefined;
  readonly credits: number;
}

const LEDGER = '/merchant/account/counting';

const linesOf = (t: Translate, { opening, kinds, closing }: Bill): BillLine[] => [
  { key: 'opening', label: t('billing.bill.opening'), count: undefined, credits: opening },
  ...kinds.map(({ kind, credits, count }) => ({ key: kind, label: t(`billing.bill.kind.${kind}`), count, credits })),
  { key: 'closing', label: t('billing.bill.closing'), count: undefined, credits: closing },
];

/** A month of credits: what there was, what came and went by kind, what was left. */
export function BillPage() {
  const t = useT();
  const [params, setParams] = useSearchParams();
  const asked = params.get('month') ?? '';
  const { data, error, refresh } = useLoad(countingApi.bill, isMonth(asked) ? { month: asked } : {}, {
    keepPrevious: true,
  });
  return (
    <Flex vertical gap={16}>
      <PageHead title={t('billing.bill.title')} subtitle={t('billing.bill.subtitle')}>
        <Button icon={<PrinterOutlined />} disabled={!data} onClick={() => window.print()}>
          {t('billing.bill.print')}
        </Button>
        <Button icon={<DownloadOutlined />} disabled={!data} onClick={() => data && void saveBill(t, data)}>
          {t('billing.bill.export')}
        </Button>
      </PageHead>
      {data && (
        <Select
          aria-label={t('billing.bill.month')}
          style={{ inlineSize: 140 }}
          value={data.month}
          options={data.months.map((value) => ({ value, label: value }))}
          onChange={(month) => setParams(new URLSearchParams({ month }))}
        />
      )}
      <LoadState data={data} error={error} onRetry={refresh} rows={6} />
      {data && <BillSheet bill={data} />}
      <InvoiceSection />
    </Flex>
  );
}

function BillSheet({ bill }: { readonly bill: Bill }) {
  const t = useT();
  const { formatNumber } = useIntl();
  const canVisit = useCanVisit();
  const isBalance = ({ count }: BillLine): boolean => count === undefined;
  const change = (line: BillLine): string =>
    `${!isBalance(line) && line.credits > 0 ? '+' : ''}${formatNumber(line.credits)}`;
  return (
    <Card className={styles.bill}>
      <Flex vertical gap={16}>
        <Flex vertical>
          <Text component="h2" size="large" strong style={{ margin: 0 }}>
            {t('billing.bill.sheet', { month: bill.month })}
          </Text>
          <Text type="secondary">{bill.merchant_name}</Text>
        </Flex>
        <Table<BillLine>
          size="small"
          pagination={false}
          dataSource={linesOf(t, bill)}
          columns={[
            {
              key: 'label',
              title: t('billing.bill.item'),
              render: (_, line) => <Text strong={isBalance(line)}>{line.label}</Text>,
            },
            { key: 'count', title: t('billing.bill.count'), align: 'end', render: (_, { count }) => count ?? '' },
            {
              key: 'credits',
              title: t('billing.bill.credits'),
              align: 'end',
              render: (_, line) => (
                <Text tabular strong={isBalance(line)}>
                  {change(line)}
                </Text>
              ),
            },
          ]}
        />
        <Flex wrap gap={8} justify="space-between">
          <Text type="tertiary" size="small">
            {t(bill.month === bill.months[0] ? 'billing.bill.current' : 'billing.bill.closed')}
          </Text>
          {canVisit(LEDGER) && <PageLink to={LEDGER}>{t('billing.bill.lines')}</PageLink>}
        </Flex>
      </Flex>
    </Card>
  );
}

async function saveBill(t: Translate, bill: Bill): Promise<void> {
  const blob = await writeSheet({
    name: t('billing.bill.title'),
    columns: [
      { title: t('billing.bill.item'), width: 20 },
      { title: t('billing.bill.count'), width: 10 },
      { title: t('billing.bill.credits'), width: 14 },
    ],
    rows: linesOf(t, bill).map(({ label, count, credits }) => [label, count ?? '', credits]),
  });
  saveBlob(blob, `${t('billing.bill.file', { month: bill.month })}.xlsx`);
}
