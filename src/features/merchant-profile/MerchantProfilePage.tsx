import { Alert, Button, Flex, Form } from 'antd';
import { useState } from 'react';
import { SquareImageInput } from '@/blocks/SquareImageInput';
import { ConflictModal } from '@/components/ConflictModal';
import { LoadState } from '@/components/LoadFailure';
import { CompareForms } from '@/components/resource/CompareForms';
import { FieldInput } from '@/components/resource/FieldInput';
import { PageHead } from '@/components/resource/PageHead';
import type { ControlProps, ResourceForm } from '@/components/resource/types';
import { ToneTag } from '@/components/ToneTag';
import { Panel } from '@/components/ui/Panel';
import { useCan } from '@/hooks/useCan';
import { useLeaveGuard } from '@/hooks/useLeaveGuard';
import { useLoad } from '@/hooks/useLoad';
import { useRecordActions } from '@/hooks/useRecordActions';
import { useT } from '@/hooks/useT';
import { isVersionConflict, shownByCaller } from '@/lib/request';
import { invalidate } from '@/lib/request/cache';
import type { InputOf, ResultOf } from '@/services/contract';
import { merchantApi } from '@/services/merchant/api';
import type { merchantContract } from '@/services/merchant/schema';

type Merchant = ResultOf<(typeof merchantContract)['info']>;
type Body = InputOf<(typeof merchantContract)['save']>;
type Values = Pick<Merchant, 'logo' | 'name' | 'industry' | 'contact' | 'phone' | 'address' | 'intro'>;

function LogoInput({ value, onChange }: ControlProps) {
  const t = useT();
  const canUpload = useCan()('file.save');
  return (
    <SquareImageInput
      value={value}
      label={t('merchantCenter.profile.logo')}
      hint={t('merchantCenter.profile.logoHint')}
      disabled={!canUpload}
      onChange={(url) => onChange?.(url)}
    />
  );
}

const form: ResourceForm<Merchant, Values, Body> = {
  createTitle: 'merchantCenter.profile.title',
  editTitle: 'merchantCenter.profile.title',
  initial: (row) => ({
    logo: row?.logo ?? '',
    name: row?.name ?? '',
    industry: row?.industry ?? '',
    contact: row?.contact ?? '',
    phone: row?.phone ?? '',
    address: row?.address ?? '',
    intro: row?.intro ?? '',
  }),
  toBody: (values, row) => ({ ...values, ...(row ? { id: row.id } : {}) }),
  fields: [
    { name: 'logo', label: 'merchantCenter.profile.logo', kind: 'custom', control: <LogoInput /> },
    { name: 'name', label: 'merchantCenter.profile.name', kind: 'text', required: true, max: 60 },
    { name: 'industry', label: 'merchantCenter.profile.industry', kind: 'text', max: 40 },
    { name: 'contact', label: 'merchantCenter.profile.contact', kind: 'text', max: 40 },
    { name: 'phone', label: 'merchantCenter.profile.phone', kind: 'text', max: 20 },
    { name: 'address', label: 'merchantCenter.profile.address', kind: 'text', max: 200 },
    { name: 'intro', label: 'merchantCenter.profile.intro', kind: 'textarea', max: 1000, rows: 4 },
  ],
};

/** What the merchant says of itself. */
export function MerchantProfilePage() {
  const t = useT();
  const canSave = useCan()('merchant.save');
  // The form takes its start from the first answer.
  const { data, error, refresh, refreshAsync } = useLoad(merchantApi.info, {}, { fresh: true });
  const [round, setRound] = useState(0);
  const reload = async () => {
    await refreshAsync();
    setRound((count) => count + 1);
  };
  return (
    <Flex vertical gap={16}>
      <PageHead
        title={t('merchantCenter.profile.title')}
        subtitle={t('merchantCenter.profile.subtitle')}
        tag={
          data && (
            <ToneTag tone="plain">
              {t('merchantCenter.profile.mchno')} {data.mchno}
            </ToneTag>
          )
        }
      />
      {!canSave && <Alert type="info" showIcon title={t('merchantCenter.profile.readOnly')} />}
      <LoadState data={data} error={error} onRetry={refresh} />
      {data && <ProfileForm key={round} merchant={data} canSave={canSave} onReload={reload} />}
    </Flex>
  );
}

interface ProfileFormProps {
  readonly merchant: Merchant;
  readonly canSave: boolean;
  /** Reads the record anew and begins the form from it. */
  readonly onReload: () => Promise<void>;
}

function ProfileForm({ merchant, canSave, onReload }: ProfileFormProps) {
  const t = useT();
  const actions = useRecordActions();
  const [antForm] = Form.useForm<Values>();
  const [seen, setSeen] = useState(merchant.revision ?? 0);
  const [isDirty, setDirty] = useState(false);
  const [isSaving, setSaving] = useState(false);
  /** What was refused because somebody else has saved meanwhile. */
  const [refused, setRefused] = useState<Values>();
  const [isComparing, setComparing] = useState(false);
  useLeaveGuard(isDirty && canSave);

  /** @param revision undefined = over whatever is stored */
  const store = async (values: Values, revision: number | undefined) => {
    setSaving(true);
    const saved = await actions.save(
      (options) => merchantApi.save({ ...form.toBody(values, merchant), revision }, options),
      {
        isNew: false,
        handleError: (error) => {
          const isConflict = isVersionConflict(error);
          if (isConflict) setRefused(values);
          return isConflict;
        },
      },
    );
    setSaving(false);
    if (!saved) return;
    setSeen(saved.revision ?? 0);
    setDirty(false);
    setRefused(undefined);
    invalidate('merchant');
  };
  return (
    <Panel vertical padding={24}>
      {refused && (
        <ConflictModal
          isBusy={isSaving}
          isComparing={isComparing}
          onCompare={() => setComparing(!isComparing)}
          onMine={() => void store(refused, undefined)}
          onTheirs={() => void onReload()}
          onClose={() => setRefused(undefined)}
        >
          {isComparing && (
            <CompareForms
              form={form}
              mine={refused}
              readStored={() => merchantApi.info({}, shownByCaller)}
              choices={undefined}
            />
          )}
        </ConflictModal>
      )}
      <Form
        form={antForm}
        layout="vertical"
        style={{ maxWidth: 640 }}
        initialValues={form.initial(merchant)}
        disabled={!canSave}
        scrollToFirstError={{ focus: true, block: 'center' }}
        onValuesChange={() => setDirty(true)}
        onFinish={(values) => void store(values, seen)}
      >
        {form.fields.map((field) => (
          <FieldInput key={field.name} field={field} choices={undefined} />
        ))}
        {canSave && (
          <Button type="primary" htmlType="submit" loading={isSaving}>
            {t('common.save')}
          </Button>
        )}
      </Form>
    </Panel>
  );
}
