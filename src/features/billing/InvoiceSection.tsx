import { Button, Card, Flex, Popconfirm, Table } from 'antd';
import { useState } from 'react';
import { LoadState } from '@/components/LoadFailure';
import { type Tone, ToneTag } from '@/components/ToneTag';
import { Text } from '@/components/ui/Text';
import { type InvoiceState, invoiceAmount } from '@/domain/invoices';
import { useAction } from '@/hooks/useAction';
import { useCan } from '@/hooks/useCan';
import { formatDay } from '@/hooks/useDates';
import { useLoad } from '@/hooks/useLoad';
import { useMoney } from '@/hooks/useMoney';
import { useT } from '@/hooks/useT';
import { invoiceApi } from '@/services/invoice/api';
import type { Invoice, PaidRow } from '@/services/invoice/schema';
import { InvoiceDialog } from './InvoiceDialog';

const tones: Readonly<Record<InvoiceState, Tone>> = {
  pending: 'busy',
  issued: 'good',
  rejected: 'bad',
  withdrawn: 'plain',
};

function StateTag({ state }: { readonly state: InvoiceState }) {
  const t = useT();
  return <ToneTag tone={tones[state]}>{t(`billing.invoice.state.${state}`)}</ToneTag>;
}

const PAGE_SIZE = 10;

/** What was paid for, to be put on invoices, and the invoices that were asked for. */
export function InvoiceSection() {
  const t = useT();
  const rows = useLoad(invoiceApi.rows);
  const [page, setPage] = useState(1);
  const requests = useLoad(invoiceApi.data, { page, page_size: PAGE_SIZE }, { keepPrevious: true });
  return (
    <Card title={t('billing.invoice.title')}>
      <Flex vertical gap={24}>
        <LoadState data={rows.data} error={rows.error} onRetry={rows.refresh} rows={3} />
        {rows.data && <PaidRows rows={rows.data.list} />}
        {requests.error && (
          <LoadState data={requests.data} error={requests.error} onRetry={requests.refresh} rows={2} />
        )}
        {requests.data && requests.data.paginator.total > 0 && (
          <Requests
            requests={requests.data.list}
            total={requests.data.paginator.total}
            page={page}
            isLoading={requests.loading}
            onPage={setPage}
          />
        )}
      </Flex>
    </Card>
  );
}

function PaidRows({ rows }: { readonly rows: readonly PaidRow[] }) {
  const t = useT();
  const money = useMoney();
  const canAsk = useCan()('merchant.save');
  const [chosen, setChosen] = useState<readonly string[]>([]);
  const [isAsking, setIsAsking] = useState(false);
  const free = rows.filter(({ invoice_state }) => invoice_state === undefined);
  // A colleague may have asked for one of them meanwhile.
  const taken = free.filter(({ id }) => chosen.includes(id));
  if (rows.length === 0) return <Text type="secondary">{t('billing.invoice.nothingPaid')}</Text>;
  return (
    <Flex vertical gap={12}>
      <Flex gap={12} align="center" justify="space-between" wrap>
        <Text type="secondary">{t('billing.invoice.choose')}</Text>
        {canAsk && (
          <Button type="primary" disabled={taken.length === 0} onClick={() => setIsAsking(true)}>
            {taken.length === 0
              ? t('billing.invoice.ask')
              : t('billing.invoice.askFor', { count: taken.length, amount: money(invoiceAmount(taken)) })}
          </Button>
        )}
      </Flex>
      <Table<PaidRow>
        size="small"
        rowKey="id"
        pagination={rows.length > 10 ? { pageSize: 10 } : false}
        scroll={{ x: 'max-content' }}
        dataSource={[...rows]}
        {...(canAsk && {
          rowSelection: {
            selectedRowKeys: taken.map(({ id }) => id),
            onChange: (keys) => setChosen(keys.map(String)),
            getCheckboxProps: ({ version, months, invoice_state }) => ({
              disabled: invoice_state !== undefined,
              'aria-label': t('billing.invoice.chooseRow', { version, months }),
            }),
          },
        })}
        columns={[
          {
            key: 'version',
            title: t('billing.invoice.item'),
            render: (_, { version, months }) => t('billing.invoice.row', { version, months }),
          },
          { key: 'paid_at', title: t('billing.invoice.paidAt'), render: (_, { paid_at }) => formatDay(paid_at) },
          {
            key: 'amount',
            title: t('billing.invoice.amount'),
            align: 'end',
            render: (_, { amount }) => <Text tabular>{money(amount)}</Text>,
          },
          {
            key: 'state',
            title: t('billing.invoice.invoice'),
            render: (_, { invoice_state }) =>
              invoice_state ? (
                <StateTag state={invoice_state} />
              ) : (
                <Text type="tertiary">{t('billing.invoice.none')}</Text>
              ),
          },
        ]}
      />
      {isAsking && (
        <InvoiceDialog
          rows={taken}
          onClose={() => setIsAsking(false)}
          onDone={() => {
            setIsAsking(false);
            setChosen([]);
          }}
        />
      )}
    </Flex>
  );
}

interface RequestsProps {
  readonly requests: readonly Invoice[];
  readonly total: number;
  readonly page: number;
  readonly isLoading: boolean;
  readonly onPage: (page: number) => void;
}

function Requests({ requests, total, page, isLoading, onPage }: RequestsProps) {
  const t = useT();
  const money = useMoney();
  const canAsk = useCan()('merchant.save');
  const withdraw = useAction(invoiceApi.withdraw, { messages: { done: 'billing.invoice.withdrawn' } });
  return (
    <Table<Invoice>
      size="small"
      rowKey="id"
      loading={isLoading}
      pagination={
        total > PAGE_SIZE && { current: page, pageSize: PAGE_SIZE, total, showSizeChanger: false, onChange: onPage }
      }
      scroll={{ x: 'max-content' }}
      dataSource={[...requests]}
      columns={[
        {
          key: 'title',
          title: t('billing.invoice.titleLabel'),
          render: (_, { title, tax_number }) => (
            <Flex vertical>
              <span>{title}</span>
              {tax_number && (
                <Text type="secondary" size="small">
                  {tax_number}
                </Text>
              )}
            </Flex>
          ),
        },
        {
          key: 'amount',
          title: t('billing.invoice.amount'),
          align: 'end',
          render: (_, { amount }) => <Text tabular>{money(amount)}</Text>,
        },
        {
          key: 'asked',
          title: t('billing.invoice.askedBy'),
          render: (_, { account_name, created_at }) => `${account_name} · ${formatDay(created_at)}`,
        },
        {
          key: 'state',
          title: t('billing.invoice.state'),
          render: (_, { state, reason, number }) => (
            <Flex vertical gap={4} align="start">
              <StateTag state={state} />
              {reason && <Text type="secondary">{t('billing.invoice.because', { reason })}</Text>}
              {number && <Text type="secondary">{t('billing.invoice.numbered', { number })}</Text>}
            </Flex>
          ),
        },
        {
          key: 'actions',
          title: '',
          render: (_, { id, state, file_url, title }) => (
            <>
              {state === 'pending' && canAsk && (
                <Popconfirm title={t('billing.invoice.withdrawAsk')} onConfirm={() => void withdraw.run({ id })}>
                  <Button type="link" size="small" aria-label={`${t('billing.invoice.withdraw')} ${title}`}>
                    {t('billing.invoice.withdraw')}
                  </Button>
                </Popconfirm>
              )}
              {state === 'issued' && (
                <a
                  href={file_url}
                  target="_blank"
                  rel="noopener noreferrer"
                  aria-label={`${t('billing.invoice.open')} ${title}`}
                >
                  {t('billing.invoice.open')}
                </a>
              )}
            </>
          ),
        },
      ]}
    />
  );
}
