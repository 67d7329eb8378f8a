import { DatePicker, Form, Input, InputNumber, Modal, Select } from 'antd';
import dayjs, { type Dayjs } from 'dayjs';
import { LoadFailure } from '@/components/LoadFailure';
import { GridLayout } from '@/components/ui/GridLayout';
import { planLimitKeys } from '@/domain/planLimits';
import { useAction } from '@/hooks/useAction';
import { useLoad } from '@/hooks/useLoad';
import { useT } from '@/hooks/useT';
import { merchantApi } from '@/services/merchant/api';
import { upgradeApi } from '@/services/upgrade/api';
import { formatDuration } from '@/utils/formatDuration';
import { formatSize } from '@/utils/formatSize';
import type { ServedMerchant } from './merchantsResource';

interface MerchantDialogProps {
  readonly merchant: ServedMerchant;
  readonly onSaved: () => void;
  readonly onClose: () => void;
}

/** As they are typed: storage in GB, speech in minutes, null where the version's figure holds. */
type LimitValues = { readonly [key in (typeof planLimitKeys)[number]]?: number | null | undefined };

/** A million GB, videos or minutes: more is a slip of the finger. */
const MAX_TYPED_LIMIT = 1_000_000;

/** What one typed unit is in the units of the plan. */
const limitUnits = { credits: 1, storage: 1024 ** 3, videos: 1, speechSeconds: 60 } as const;

/** A figure as it is typed: at most two decimals, so that a file's size in bytes stays readable. */
const typedLimit = (key: keyof typeof limitUnits, value: number): number =>
  Math.round((value / limitUnits[key]) * 100) / 100;

const mapLimits = (
  limits: LimitValues,
  convert: (key: keyof typeof limitUnits, value: number) => number,
): Record<string, number> =>
  Object.fromEntries(
    planLimitKeys.flatMap((key) => {
      const value = limits[key];
      return value === undefined || value === null ? [] : [[key, convert(key, value)]];
    }),
  );

interface PlanValues {
  readonly version: string;
  readonly expires: Dayjs;
  readonly limits: LimitValues;
  readonly reason?: string;
}

/** Sets version, expiry and figures of its own by hand; the merchant is told. */
export function MerchantPlanDialog({ merchant, onSaved, onClose }: MerchantDialogProps) {
  const t = useT();
  const [form] = Form.useForm<PlanValues>();
  const { data, error, refresh } = useLoad(upgradeApi.plans);
  const plans = data?.list ?? [];
  const chosen = Form.useWatch('version', form);
  const plan = plans.find(({ version }) => version === chosen);
  const save = useAction(merchantApi.plan, {
    messages: { done: 'providerMerchant.planSaved' },
    invalidates: ['audit'],
  });
  const submit = async ({ version, expires, limits, reason = '' }: PlanValues) => {
    const own = mapLimits(limits, (key, value) => Math.round(value * limitUnits[key]));
    const expires_at = expires.endOf('day').toISOString();
    if (await save.run({ id: merchant.id, version, expires_at, limits: own, reason: reason.trim() })) onSaved();
  };
  return (
    <Modal
      open
      title={t('providerMerchant.planOf', { name: merchant.name })}
      okText={t('common.save')}
      confirmLoading={save.isPending}
      onOk={form.submit}
      onCancel={onClose}
    >
      <Form
        form={form}
        layout="vertical"
        initialValues={{
          version: merchant.version,
          expires: dayjs(merchant.expires_at),
          limits: mapLimits(merchant.limits ?? {}, typedLimit),
        }}
        onFinish={(values) => void submit(values)}
      >
        {error && !data && <LoadFailure error={error} onRetry={refresh} />}
        <Form.Item
          name="version"
          label={t('providerMerchant.version')}
          extra={
            plan &&
            t('providerMerchant.limits', {
              credits: plan.credits,
              storage: formatSize(plan.storage),
              videos: plan.videos,
              speech: formatDuration(plan.speechSeconds),
            })
          }
        >
          <Select options={plans.map(({ version }) => ({ value: version, label: version }))} />
        </Form.Item>
        <Form.Item
          name="expires"
          label={t('providerMerchant.expires')}
          rules={[{ required: true, message: t('providerMerchant.expiresNeeded') }]}
        >
          <DatePicker style={{ inlineSize: '100%' }} />
        </Form.Item>
        <Form.Item label={t('providerMerchant.ownLimits')} extra={t('providerMerchant.ownLimitsHint')}>
          <GridLayout columns="repeat(auto-fit, minmax(180px, 1fr))" gap={8}>
            {planLimitKeys.map((key) => (
              <Form.Item key={key} noStyle name={['limits', key]}>
                <InputNumber
                  min={0}
                  max={MAX_TYPED_LIMIT}
                  prefix={t(`providerMerchant.limit.${key}`)}
                  aria-label={t(`providerMerchant.limit.${key}`)}
                  {...(plan ? { placeholder: String(typedLimit(key, plan[key])) } : {})}
                  style={{ inlineSize: '100%' }}
                />
              </Form.Item>
            ))}
          </GridLayout>
        </Form.Item>
        <Form.Item
          name="reason"
          label={t('providerMerchant.reason')}
          rules={[{ required: true, whitespace: true, message: t('providerMerchant.reasonNeeded') }]}
        >
          <Input.TextArea rows={2} maxLength={200} />
        </Form.Item>
      </Form>
    </Modal>
  );
}

/** What the provider's people note about a merchant; the merchant does not see it. */
export function MerchantNoteDialog({ merchant, onSaved, onClose }: MerchantDialogProps) {
  const t = useT();
  const [form] = Form.useForm<{ note: string }>();
  const save = useAction(merchantApi.note, {
    messages: { done: 'providerMerchant.noteSaved' },
    invalidates: ['audit'],
  });
  const submit = async ({ note }: { note: string }) => {
    if (await save.run({ id: merchant.id, note })) onSaved();
  };
  return (
    <Modal
      open
      title={t('providerMerchant.noteOf', { name: merchant.name })}
      okText={t('common.save')}
      confirmLoading={save.isPending}
      onOk={form.submit}
      onCancel={onClose}
    >
      <Form
        form={form}
        layout="vertical"
        initialValues={{ note: merchant.provider_note ?? '' }}
        onFinish={(values) => void submit(values)}
      >
        <Form.Item name="note" label={t('providerMerchant.note')} extra={t('providerMerchant.noteHint')}>
          <Input.TextArea rows={5} maxLength={1000} />
        </Form.Item>
      </Form>
    </Modal>
  );
}
