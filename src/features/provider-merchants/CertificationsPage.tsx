import { Alert, Button, Descriptions, Flex, Form, Image, Input, Modal, Radio, Select, Spin } from 'antd';
import { LoadFailure } from '@/components/LoadFailure';
import { defineResource } from '@/components/resource/defineResource';
import { TextCard } from '@/components/resource/TextCard';
import { type Tone, ToneTag } from '@/components/ToneTag';
import { Text } from '@/components/ui/Text';
import {
  type CertificationField,
  type CertificationState,
  certificationFields,
  certificationLimits,
} from '@/domain/certification';
import { useAction } from '@/hooks/useAction';
import { useCan } from '@/hooks/useCan';
import { formatMinute } from '@/hooks/useDates';
import { useLoad } from '@/hooks/useLoad';
import { useT } from '@/hooks/useT';
import { certificationApi } from '@/services/certification/api';
import type { ServedCertification } from '@/services/certification/schema';
import { RequestsPage } from './RequestsPage';

const tones: Readonly<Record<CertificationState, Tone>> = {
  draft: 'plain',
  submitted: 'busy',
  approved: 'good',
  rejected: 'bad',
};

function State({ state }: Pick<ServedCertification, 'state'>) {
  const t = useT();
  return <ToneTag tone={tones[state]}>{t(`certification.state.${state}`)}</ToneTag>;
}

interface OpenButtonProps {
  readonly papers: ServedCertification;
  readonly onOpen: (papers: ServedCertification) => void;
}

function OpenButton({ papers, onOpen }: OpenButtonProps) {
  const t = useT();
  const canReview = useCan()('merchant.review');
  const isOpen = canReview && papers.state === 'submitted';
  return (
    <Button type="link" size="small" onClick={() => onOpen(papers)}>
      {t(isOpen ? 'certification.review' : 'certification.look')}
    </Button>
  );
}

const certificationsResource = (onOpen: (papers: ServedCertification) => void) =>
  defineResource<ServedCertification>({
    key: 'platform.certification',
    title: 'certification.served.title',
    subtitle: 'certification.served.subtitle',
    search: 'certification.served.search',
    nameOf: ({ company }) => company,
    actions: {},
    calls: {
      data: (query, options) => certificationApi.data(query as Parameters<typeof certificationApi.data>[0], options),
    },
    filters: [
      {
        key: 'state',
        label: 'certification.served.state',
        options: (['submitted', 'approved', 'rejected'] as const).map((value) => ({
          value,
          label: `certification.state.${value}` as const,
        })),
      },
    ],
    columns: [
      {
        key: 'merchant_name',
        title: 'certification.served.merchant',
        fixed: true,
        width: 180,
        render: ({ merchant_name }) => merchant_name,
      },
      { key: 'company', title: 'certification.field.company', width: 220, render: ({ company }) => company },
      {
        key: 'credit_code',
        title: 'certification.field.credit_code',
        width: 184,
        render: ({ credit_code }) => <Text tabular>{credit_code}</Text>,
      },
      { key: 'state', title: 'certification.served.state', width: 112, render: (row) => <State state={row.state} /> },
      {
        key: 'reason',
        title: 'certification.reason',
        render: ({ reason }) => <Text type="secondary">{reason}</Text>,
      },
      {
        key: 'submitted_at',
        title: 'certification.served.submittedAt',
        width: 152,
        sortable: true,
        render: ({ submitted_at = '' }) => <Text type="tertiary">{formatMinute(submitted_at)}</Text>,
      },
    ],
    rowActions: (row) => <OpenButton papers={row} onOpen={onOpen} />,
    cardShape: 'text',
    defaultView: 'table',
    card: (row) => (
      <TextCard title={row.merchant_name} state={<State state={row.state} />}>
        <span>{row.company}</span>
        <Text type="secondary" size="small" tabular>
          {row.credit_code}
        </Text>
        {row.reason && <Text type="secondary">{row.reason}</Text>}
        <OpenButton papers={row} onOpen={onOpen} />
      </TextCard>
    ),
    empty: { title: 'certification.served.emptyTitle', description: 'certification.served.emptyText' },
  });

/** Papers of the merchants, looked at and decided on. */
export const CertificationsPage = () => (
  <RequestsPage
    resourceOf={certificationsResource}
    dialog={(papers, { onDone, onClose }) => <ReviewDialog papers={papers} onDecided={onDone} onClose={onClose} />}
  />
);

/** The license as its merchant has uploaded it; asked for when somebody looks at it. */
function License({ id }: { readonly id: string }) {
  const t = useT();
  const { data, error, refresh } = useLoad(certificationApi.license, { id });
  if (error) return <LoadFailure error={error} onRetry={refresh} />;
  return data ? <Image width={240} src={data.image} alt={t('certification.field.license')} /> : <Spin />;
}

interface ReviewValues {
  readonly is_approved: boolean;
  readonly reason?: string;
  readonly wrong_field?: CertificationField;
}

interface ReviewDialogProps {
  readonly papers: ServedCertification;
  readonly onDecided: () => void;
  readonly onClose: () => void;
}

function ReviewDialog({ papers, onDecided, onClose }: ReviewDialogProps) {
  const t = useT();
  const canDecide = useCan()('merchant.review') && papers.state === 'submitted';
  const [form] = Form.useForm<ReviewValues>();
  const isApproved = Form.useWatch('is_approved', form) ?? true;
  const send = useAction(certificationApi.decide, {
    messages: { done: 'certification.decided' },
    invalidates: ['audit'],
  });
  const submit = async ({ is_approved, reason = '', wrong_field }: ReviewValues) => {
    const refusal = is_approved ? {} : { reason: reason.trim(), ...(wrong_field ? { wrong_field } : {}) };
    if (await send.run({ id: papers.id, revision: papers.revision ?? 0, is_approved, ...refusal })) onDecided();
  };
  return (
    <Modal
      open
      width={600}
      title={t('certification.reviewOf', { name: papers.merchant_name })}
      okText={t(canDecide ? 'certification.decide' : 'common.close')}
      confirmLoading={send.isPending}
      onOk={canDecide ? form.submit : onClose}
      onCancel={onClose}
    >
      <Flex vertical gap={16}>
        {papers.has_license && <License id={papers.id} />}
        <Descriptions
          size="small"
          column={1}
          items={(['company', 'credit_code', 'legal_person', 'valid_until'] as const).map((key) => ({
            key,
            label: t(`certification.field.${key}`),
            children: papers[key] || t('certification.noEnd'),
          }))}
        />
        {papers.reason && <Alert type="error" showIcon title={papers.reason} />}
        {canDecide && (
          <Form form={form} layout="vertical" initialValues={{ is_approved: true }} onFinish={(v) => void submit(v)}>
            <Form.Item name="is_approved" label={t('certification.decision')}>
              <Radio.Group
                options={[
                  { value: true, label: t('certification.approve') },
                  { value: false, label: t('certification.reject') },
                ]}
              />
            </Form.Item>
            {!isApproved && (
              <>
                <Form.Item name="wrong_field" label={t('certification.whichField')}>
                  <Select
                    allowClear
                    options={certificationFields.map((value) => ({ value, label: t(`certification.field.${value}`) }))}
                  />
                </Form.Item>
                <Form.Item
                  name="reason"
                  label={t('certification.reason')}
                  rules={[{ required: true, whitespace: true, message: t('certification.reasonNeeded') }]}
                >
                  <Input.TextArea rows={3} maxLength={certificationLimits.reason} />
                </Form.Item>
              </>
            )}
          </Form>
        )}
      </Flex>
    </Modal>
  );
}
