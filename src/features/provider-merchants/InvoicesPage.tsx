import { Button, Flex, Form, Input, Modal, Radio } from 'antd';

import { defineResource } from '@/components/resource/defineResource';
import { TextCard } from '@/components/resource/TextCard';
import { type Tone, ToneTag } from '@/components/ToneTag';
import { Text } from '@/components/ui/Text';
import { type InvoiceState, invoiceLimits, invoiceStates } from '@/domain/invoices';
import { useAction } from '@/hooks/useAction';
import { useCan } from '@/hooks/useCan';
import { formatMinute } from '@/hooks/useDates';
import { useMoney } from '@/hooks/useMoney';
import { useT } from '@/hooks/useT';
import { invoiceApi } from '@/services/invoice/api';
import type { Invoice } from '@/services/invoice/schema';
import { isHttpUrl } from '@/utils/isHttpUrl';
import { toHttpUrl } from '@/utils/toHttpUrl';
import { RequestsPage } from './RequestsPage';

const tones: Readonly<Record<InvoiceState, Tone>> = {
  pending: 'busy',
  issued: 'good',
  rejected: 'bad',
  withdrawn: 'plain',
};

interface InvoiceProps {
  readonly invoice: Invoice;
}

function Amount({ invoice: { amount } }: InvoiceProps) {
  const money = useMoney();
  return <Text tabular>{money(amount)}</Text>;
}

/** To whom it is made out, and where it is sent. */
function Title({ invoice: { kind, title, tax_number, email } }: InvoiceProps) {
  const t = useT();
  return (
    <Flex vertical>
      <span>{`${title}（${t(`billing.invoice.kind.${kind}`)}）`}</span>
      <Text type="secondary" size="small">
        {[tax_number, email].filter(Boolean).join(' · ')}
      </Text>
    </Flex>
  );
}

/** Over what, and what came of it. */
function Rows({ invoice: { rows, number, reason, file_url } }: InvoiceProps) {
  const t = useT();
  return (
    <Flex vertical>
      <span>{rows.map((row) => t('billing.invoice.row', row)).join(t('providerMerchant.invoice.comma'))}</span>
      {number && (
        <a href={file_url} target="_blank" rel="noopener noreferrer">
          {t('billing.invoice.numbered', { number })}
        </a>
      )}
      {reason && <Text type="secondary">{t('billing.invoice.because', { reason })}</Text>}
    </Flex>
  );
}

interface SettleButtonProps extends InvoiceProps {
  readonly onSettle: (invoice: Invoice) => void;
}

function SettleButton({ invoice, onSettle }: SettleButtonProps) {
  const t = useT();
  const canSettle = useCan()('merchant.status');
  if (invoice.state !== 'pending' || !canSettle) return null;
  const text = t('providerMerchant.invoice.settle');
  return (
    <Button type="link" size="small" aria-label={`${text} ${invoice.merchant_name}`} onClick={() => onSettle(invoice)}>
      {text}
    </Button>
  );
}

const invoiceResource = (onSettle: (invoice: Invoice) => void) =>
  defineResource<Invoice>({
    key: 'platform.invoice',
    title: 'providerMerchant.invoice.title',
    subtitle: 'providerMerchant.invoice.subtitle',
    search: 'providerMerchant.invoice.search',
    nameOf: ({ merchant_name }) => merchant_name,
    actions: {},
    calls: {
      data: (query, options) => invoiceApi.data(query as Parameters<typeof invoiceApi.data>[0], options),
    },
    filters: [
      {
        key: 'state',
        label: 'providerMerchant.state',
        options: invoiceStates.map((value) => ({ value, label: `billing.invoice.state.${value}` as const })),
      },
    ],
    columns: [
      { key: 'merchant_name', title: 'providerMerchant.name', fixed: true, render: (row) => row.merchant_name },
      { key: 'title', title: 'billing.invoice.titleLabel', render: (row) => <Title invoice={row} /> },
      { key: 'rows', title: 'billing.invoice.item', render: (row) => <Rows invoice={row} /> },
      {
        key: 'amount',
        title: 'billing.invoice.amount',
        width: 112,
        align: 'end',
        sortable: true,
        render: (row) => <Amount invoice={row} />,
      },
      {
        key: 'state',
        title: 'providerMerchant.state',
        width: 96,
        render: ({ state }, { t }) => <ToneTag tone={tones[state]}>{t(`billing.invoice.state.${state}`)}</ToneTag>,
      },
      {
        key: 'created_at',
        title: 'providerMerchant.upgrade.time',
        width: 152,
        sortable: true,
        render: ({ created_at }) => <Text type="tertiary">{formatMinute(created_at)}</Text>,
      },
    ],
    rowActions: (row) => <SettleButton invoice={row} onSettle={onSettle} />,
    cardShape: 'text',
    defaultView: 'table',
    card: (row, { t }) => (
      <TextCard
        title={row.merchant_name}
        state={<ToneTag tone={tones[row.state]}>{t(`billing.invoice.state.${row.state}`)}</ToneTag>}
      >
        <Title invoice={row} />
        <Rows invoice={row} />
        <Amount invoice={row} />
        <Text type="tertiary" size="small">
          {formatMinute(row.created_at)} · {row.account_name}
        </Text>
        <SettleButton invoice={row} onSettle={onSettle} />
      </TextCard>
    ),
    empty: { title: 'providerMerchant.invoice.emptyTitle', description: 'providerMerchant.invoice.emptyText' },
  });

/** Invoices that merchants ask for: issued with number and file, or rejected with the reason. */
export const InvoicesPage = () => (
  <RequestsPage
    resourceOf={invoiceResource}
    dialog={(invoice, { onDone, onClose }) => <SettleDialog invoice={invoice} onSettled={onDone} onClose={onClose} />}
  />
);

interface SettleDialogProps extends InvoiceProps {
  readonly onSettled: () => void;
  readonly onClose: () => void;
}

interface SettleValues {
  readonly state: 'issued' | 'rejected';
  readonly number?: string;
  readonly file_url?: string;
  readonly reason?: string;
}

function SettleDialog({ invoice, onSettled, onClose }: SettleDialogProps) {
  const t = useT();
  const [form] = Form.useForm<SettleValues>();
  const state = Form.useWatch('state', form) ?? 'issued';
  const settle = useAction(invoiceApi.settle, {
    messages: { done: 'providerMerchant.invoice.settled' },
    invalidates: ['audit'],
  });
  const submit = async ({ state: decision, number = '', file_url = '', reason = '' }: SettleValues) => {
    const { id } = invoice;
    const done = await settle.run(
      decision === 'issued'
        ? { id, state: decision, number, file_url: toHttpUrl(file_url) }
        : { id, state: decision, reason },
    );
    if (done) onSettled();
  };
  return (
    <Modal
      open
      title={t('providerMerchant.invoice.settleOf', { name: invoice.merchant_name })}
      okText={t('providerMerchant.submit')}
      confirmLoading={settle.isPending}
      onOk={form.submit}
      onCancel={onClose}
    >
      <Flex vertical gap={4} style={{ marginBlockEnd: 16 }}>
        <Title invoice={invoice} />
        <Amount invoice={invoice} />
      </Flex>
      <Form
        form={form}
        layout="vertical"
        initialValues={{ state: 'issued' }}
        onFinish={(values) => void submit(values)}
      >
        <Form.Item name="state" label={t('providerMerchant.decision')}>
          <Radio.Group
            options={(['issued', 'rejected'] as const).map((value) => ({
              value,
              label: t(`providerMerchant.invoice.decide.${value}`),
            }))}
          />
        </Form.Item>
        {state === 'issued' && (
          <>
            <Form.Item
              name="number"
              label={t('providerMerchant.invoice.number')}
              rules={[{ required: true, whitespace: true, message: t('providerMerchant.invoice.numberNeeded') }]}
            >
              <Input maxLength={invoiceLimits.number} />
            </Form.Item>
            <Form.Item
              name="file_url"
              label={t('providerMerchant.invoice.file')}
              extra={t('providerMerchant.invoice.fileHint')}
              rules={[
                {
                  validator: async (_, value: string | undefined) => {
                    if (!isHttpUrl(toHttpUrl(value ?? ''))) throw new Error(t('providerMerchant.invoice.fileNeeded'));
                  },
                },
              ]}
            >
              <Input maxLength={invoiceLimits.url} />
            </Form.Item>
          </>
        )}
        {state === 'rejected' && (
          <Form.Item
            name="reason"
            label={t('providerMerchant.invoice.reason')}
            rules={[{ required: true, whitespace: true, message: t('providerMerchant.reasonNeeded') }]}
          >
            <Input.TextArea rows={3} maxLength={invoiceLimits.reason} />
          </Form.Item>
        )}
      </Form>
    </Modal>
  );
}
