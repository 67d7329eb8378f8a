import { Button, Flex, Form, Input } from 'antd';
import { useRef, useState } from 'react';
import { DayField } from '@/blocks/DayField';
import { Panel } from '@/components/ui/Panel';
import { MediaUpload } from '@/components/upload/MediaUpload';
import type { MediaItem } from '@/components/upload/types';
import {
  type CertificationField,
  canCertify,
  certificationFaults,
  certificationLimits,
  creditCodeFault,
} from '@/domain/certification';
import { useAction } from '@/hooks/useAction';
import { formatDay } from '@/hooks/useDates';
import { useLeaveGuard } from '@/hooks/useLeaveGuard';
import { useT } from '@/hooks/useT';
import { certificationApi } from '@/services/certification/api';
import type { Certification } from '@/services/certification/schema';

interface PapersValues {
  readonly company: string;
  readonly credit_code: string;
  readonly legal_person: string;
  readonly valid_until: string;
  readonly license: readonly MediaItem[];
}

const imagesOnly = ['image'] as const;

const initialValues = (papers: Certification): PapersValues => ({
  company: papers.company,
  credit_code: papers.credit_code,
  legal_person: papers.legal_person,
  valid_until: papers.valid_until,
  license: papers.license ? [{ kind: 'image', url: papers.license, name: '' }] : [],
});

const bodyOf = ({ license, ...values }: PapersValues) => ({ ...values, license: license[0]?.url ?? '' });

interface CertificationFormProps {
  readonly papers: Certification;
  readonly canSave: boolean;
}

/** Filled in, kept as a draft, handed in; a field that was refused is marked. */
export function CertificationForm({ papers, canSave }: CertificationFormProps) {
  const t = useT();
  const [form] = Form.useForm<PapersValues>();
  const [isDirty, setDirty] = useState(false);
  const [isBusy, setBusy] = useState(false);
  const { state } = papers;
  /** Of what is stored: handing in stores first, and may be refused after that. */
  const seen = useRef(papers.revision);
  const canEdit = canSave && canCertify('save', state);
  const save = useAction(certificationApi.save, { messages: { done: 'certification.saved' } });
  const submit = useAction(
    async (values: PapersValues, options) => {
      const stored = await certificationApi.save({ ...bodyOf(values), revision: seen.current }, options);
      seen.current = stored.revision;
      return certificationApi.submit({ revision: stored.revision }, options);
    },
    { messages: { done: 'certification.submitted' }, invalidates: ['certification'] },
  );
  const withdraw = useAction(certificationApi.withdraw, { messages: { done: 'certification.withdrawn' } });
  useLeaveGuard(isDirty && canEdit);

  const keep = async () => {
    if (await save.run({ ...bodyOf({ ...initialValues(papers), ...form.getFieldsValue() }), revision: seen.current }))
      setDirty(false);
  };
  const handIn = async (values: PapersValues) => {
    if (await submit.run(values)) setDirty(false);
  };
  return (
    <Panel vertical padding={24}>
      <Form
        form={form}
        layout="vertical"
        style={{ maxWidth: 640 }}
        initialValues={initialValues(papers)}
        disabled={!canEdit}
        scrollToFirstError={{ focus: true, block: 'center' }}
        onValuesChange={() => setDirty(true)}
        onFinish={(values) => void handIn(values)}
      >
        <PapersFields papers={papers} canEdit={canEdit} isDirty={isDirty} onBusyChange={setBusy} />
        {canEdit && (
          <Flex gap={8} wrap>
            <Button type="primary" htmlType="submit" loading={submit.isPending} disabled={isBusy}>
              {t('certification.submit')}
            </Button>
            <Button loading={save.isPending} disabled={isBusy || !isDirty} onClick={() => void keep()}>
              {t('certification.keep')}
            </Button>
          </Flex>
        )}
      </Form>
      {canSave && canCertify('withdraw', state) && (
        <Flex>
          <Button loading={withdraw.isPending} onClick={() => void withdraw.run({ revision: seen.current })}>
            {t('certification.withdraw')}
          </Button>
        </Flex>
      )}
    </Panel>
  );
}

interface PapersFieldsProps {
  readonly papers: Certification;
  readonly canEdit: boolean;
  /** Something has been changed: the mark of the refusal has done its work. */
  readonly isDirty: boolean;
  readonly onBusyChange: (isBusy: boolean) => void;
}

function PapersFields({ papers, canEdit, isDirty, onBusyChange }: PapersFieldsProps) {
  const t = useT();
  const { state, wrong_field } = papers;
  /** As the server will judge it: said at the field, before anything is sent. */
  const rulesOf = (field: CertificationField) => [
    {
      validator: async (_: unknown, value: string | readonly MediaItem[]) => {
        const text = typeof value === 'string' ? value : (value?.[0]?.url ?? '');
        const empty = { company: 'x', credit_code: '', legal_person: 'x', valid_until: '', license: 'x' };
        const found = certificationFaults({ ...empty, [field]: text }, formatDay(Date.now())).find(
          (one) => one.field === field,
        );
        if (found) throw new Error(t(`certification.problem.${found.problem}`));
      },
    },
  ];
  const markOf = (field: CertificationField) =>
    state === 'rejected' && wrong_field === field && !isDirty
      ? ({ validateStatus: 'error', help: papers.reason } as const)
      : {};
  return (
    <>
      <Form.Item
        name="license"
        label={t('certification.field.license')}
        extra={t('certification.licenseHint', { size: certificationLimits.imageMb })}
        rules={rulesOf('license')}
        {...markOf('license')}
      >
        <MediaUpload
          accept={imagesOnly}
          max={1}
          maxSizeMB={certificationLimits.imageMb}
          disabled={!canEdit}
          onBusyChange={onBusyChange}
        />
      </Form.Item>
      <Form.Item
        name="company"
        label={t('certification.field.company')}
        rules={rulesOf('company')}
        {...markOf('company')}
      >
        <Input maxLength={certificationLimits.company} autoComplete="organization" />
      </Form.Item>
      <Form.Item
        name="credit_code"
        label={t('certification.field.credit_code')}
        extra={t('certification.codeHint')}
        validateTrigger="onBlur"
        rules={rulesOf('credit_code')}
        {...markOf('credit_code')}
      >
        <Input maxLength={40} autoComplete="off" status={codeStatus(papers.credit_code)} />
      </Form.Item>
      <Form.Item
        name="legal_person"
        label={t('certification.field.legal_person')}
        rules={rulesOf('legal_person')}
        {...markOf('legal_person')}
      >
        <Input maxLength={certificationLimits.person} autoComplete="off" />
      </Form.Item>
      <Form.Item
        name="valid_until"
        label={t('certification.field.valid_until')}
        extra={t('certification.validHint')}
        rules={rulesOf('valid_until')}
        {...markOf('valid_until')}
      >
        <DayField />
      </Form.Item>
    </>
  );
}

/** A stored draft with a wrong code shows it at once. */
const codeStatus = (code: string) => (code !== '' && creditCodeFault(code) ? ('error' as const) : undefined);
