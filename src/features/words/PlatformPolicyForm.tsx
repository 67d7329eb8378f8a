import { Alert, Button, DatePicker, Flex, Form, Input, Radio, Switch } from 'antd';
import dayjs, { type Dayjs } from 'dayjs';
import { useState } from 'react';
import { useOwnWords } from '@/blocks/compliance';
import { Can } from '@/components/Can';
import { ConflictModal } from '@/components/ConflictModal';
import { LoadState } from '@/components/LoadFailure';
import { PageHead } from '@/components/resource/PageHead';
import { Panel } from '@/components/ui/Panel';
import { Text } from '@/components/ui/Text';
import { compliancePolicies } from '@/domain/publishing';
import type { PlatformPolicy } from '@/domain/publishing/platformPolicy';
import { useAction } from '@/hooks/useAction';
import { useCan } from '@/hooks/useCan';
import { formatMinute } from '@/hooks/useDates';
import { useLeaveGuard } from '@/hooks/useLeaveGuard';
import { useLoad } from '@/hooks/useLoad';
import { useT } from '@/hooks/useT';
import { isVersionConflict } from '@/lib/request';
import { compliancePolicyApi } from '@/services/compliance_policy/api';
import type { PolicyState } from '@/services/compliance_policy/schema';
import { KindRules, type KindsValue } from './KindRules';
import { PolicyEffect } from './PolicyEffect';
import { PolicyTrial } from './PolicyTrial';

interface PolicyValues {
  readonly base: PlatformPolicy['base'];
  readonly is_locked: boolean;
  readonly ofKinds: KindsValue;
  readonly rules: string;
  readonly day: Dayjs | null;
}

const valuesOf = ({ base, is_locked, kinds, loosenable, rules, rules_on }: PolicyState): PolicyValues => ({
  base,
  is_locked,
  ofKinds: { kinds, loosenable },
  rules,
  day: rules_on ? dayjs(rules_on) : null,
});

const policyOf = ({ base, is_locked, ofKinds }: PolicyValues): PlatformPolicy => ({ base, is_locked, ...ofKinds });

const bodyOf = (values: PolicyValues) => ({
  base: values.base,
  is_locked: values.is_locked,
  kinds: values.ofKinds.kinds,
  loosenable: [...values.ofKinds.loosenable],
  rules: values.rules.trim(),
  rules_on: values.day?.format('YYYY-MM-DD') ?? '',
});

/** What a provider asks of the posts of all its merchants: tried on a text and on what waits, before it is saved. */
export function PlatformPolicyForm() {
  const t = useT();
  const { data, error, refresh } = useLoad(compliancePolicyApi.info, {}, { fresh: true });
  return (
    <Flex vertical gap={16}>
      <PageHead
        title={t('words.platform.title')}
        subtitle={
          data?.saved_at
            ? t('words.platform.savedAt', { at: formatMinute(data.saved_at), by: data.saved_by })
            : t('words.platform.subtitle')
        }
      />
      <LoadState data={data} error={error} onRetry={refresh} />
      {data && <PolicyEditor key={data.revision} state={data} onStored={refresh} />}
    </Flex>
  );
}

function PolicyEditor({ state, onStored }: { readonly state: PolicyState; readonly onStored: () => void }) {
  const t = useT();
  const canSave = useCan()('compliance_policy.save');
  const own = useOwnWords();
  const [form] = Form.useForm<PolicyValues>();
  const [values, setValues] = useState(() => valuesOf(state));
  const [asking, setAsking] = useState<PolicyValues>();
  const [refused, setRefused] = useState<PolicyValues>();
  const isDirty = JSON.stringify(bodyOf(values)) !== JSON.stringify(bodyOf(valuesOf(state)));
  useLeaveGuard(isDirty && canSave);
  const save = useAction(compliancePolicyApi.save, {
    messages: { done: 'words.platform.saved' },
    invalidates: ['audit', 'merchant'],
    handleError: (failure) => {
      const isConflict = isVersionConflict(failure);
      if (isConflict) setRefused(form.getFieldsValue());
      return isConflict;
    },
  });
  const store = async (next: PolicyValues, revision: number | undefined) => {
    setAsking(undefined);
    if (!(await save.run({ ...bodyOf(next), revision }))) return;
    setRefused(undefined);
    onStored();
  };
  return (
    <>
      {refused && (
        <ConflictModal
          isBusy={save.isPending}
          onMine={() => void store(refused, undefined)}
          onTheirs={onStored}
          onClose={() => setRefused(undefined)}
        />
      )}
      {asking && (
        <PolicyEffect
          policy={policyOf(asking)}
          isSaving={save.isPending}
          onSave={() => void store(asking, state.revision)}
          onClose={() => setAsking(undefined)}
        />
      )}
      <Panel vertical padding={24}>
        <Form
          form={form}
          layout="vertical"
          disabled={!canSave}
          initialValues={values}
          onValuesChange={(_, all) => setValues(all)}
          onFinish={setAsking}
        >
          <Form.Item name="base" label={t('words.platform.base')} extra={t('words.platform.baseHint')}>
            <Radio.Group
              vertical
              options={compliancePolicies.map((value) => ({
                value,
                label: (
                  <>
                    {t(`words.policy.${value}`)} <Text type="secondary">{t(`words.policy.${value}Text`)}</Text>
                  </>
                ),
              }))}
            />
          </Form.Item>
          <Form.Item
            name="is_locked"
            valuePropName="checked"
            label={t('words.platform.locked')}
            extra={t('words.platform.lockedHint')}
          >
            <Switch />
          </Form.Item>
          <Form.Item name="ofKinds" label={t('words.platform.kinds')} extra={t('words.platform.kindsHint')}>
            <KindRules />
          </Form.Item>
          <Form.Item name="rules" label={t('words.platform.rules')} extra={t('words.platform.rulesHint')}>
            <Input.TextArea rows={5} maxLength={4000} showCount />
          </Form.Item>
          <Form.Item name="day" label={t('words.platform.rulesOn')}>
            <DatePicker />
          </Form.Item>
          <Can action="compliance_policy.save">
            <Button type="primary" htmlType="submit" disabled={!isDirty} loading={save.isPending}>
              {t('words.platform.check')}
            </Button>
          </Can>
        </Form>
      </Panel>
      <PolicyTrial policy={policyOf(values)} own={own} />
      {isDirty && <Alert type="info" showIcon title={t('words.platform.unsaved')} />}
    </>
  );
}
