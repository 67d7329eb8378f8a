import { AutoComplete, Button, Form, InputNumber, Switch } from 'antd';
import { useState } from 'react';
import { ConflictModal } from '@/components/ConflictModal';
import { Text } from '@/components/ui/Text';
import { useCan } from '@/hooks/useCan';
import { useDates } from '@/hooks/useDates';
import { useRecordActions } from '@/hooks/useRecordActions';
import { useT } from '@/hooks/useT';
import { isBrowserAway } from '@/lib/merchantZone';
import { isVersionConflict } from '@/lib/request';
import type { RequestError } from '@/lib/request/errors';
import { wemediaApi } from '@/services/wemedia/api';
import type { WemediaView } from '@/services/wemedia/schema';
import styles from './accounts.module.css';
import { groupsOf } from './groupsOf';
import { PublisherFields } from './PublisherFields';
import { SlotsInput } from './SlotsInput';

interface Props {
  readonly account: WemediaView;
  readonly groups: readonly WemediaView[];
  readonly onSaved: () => void;
}

interface Values extends Pick<WemediaView, 'group' | 'slots' | 'per_day' | 'ai_declared'> {
  /** Ids. */
  readonly publishers: readonly string[];
  readonly publisher_groups: readonly string[];
}

const idsOf = (list: readonly { readonly id: string }[]): string[] => list.map(({ id }) => id);

/** When it posts, how often, to which group it belongs, and what it declares unless said otherwise. */
export function AccountSettings({ account, groups, onSaved }: Props) {
  const t = useT();
  const dates = useDates();
  const actions = useRecordActions();
  const canSave = useCan()('wemedia.save');
  const [form] = Form.useForm<Values>();
  const { group, slots, per_day, ai_declared } = account;
  const [refused, setRefused] = useState<Values>();
  const save = async (values: Values, seen?: number) => {
    const body = {
      id: account.id,
      ...values,
      group: values.group ?? '',
      publishers: [...values.publishers],
      publisher_groups: [...values.publisher_groups],
      revision: seen,
    };
    const handleError = (error: RequestError) => {
      if (!isVersionConflict(error)) return false;
      setRefused(values);
      return true;
    };
    if (!(await actions.save((options) => wemediaApi.save(body, options), { isNew: false, handleError }))) return;
    setRefused(undefined);
    onSaved();
  };
  return (
    <section>
      <Text component="h3" size="medium" strong className={styles.subhead}>
        {t('publishTruth.settings')}
      </Text>
      {refused && (
        <ConflictModal
          isBusy={false}
          onMine={() => void save(refused)}
          onTheirs={() => {
            setRefused(undefined);
            onSaved();
          }}
          onClose={() => setRefused(undefined)}
        />
      )}
      <Form
        form={form}
        layout="vertical"
        disabled={!canSave}
        initialValues={{
          group,
          slots,
          per_day,
          ai_declared,
          publishers: idsOf(account.publishers),
          publisher_groups: idsOf(account.publisher_groups),
        }}
        onFinish={(values) => void save(values, account.revision ?? 0)}
      >
        <Form.Item
          name="slots"
          label={t('publishTruth.slots')}
          extra={
            isBrowserAway(Date.now())
              ? t('publishTruth.slotsHelpAway', { zone: dates.zoneName(Date.now()) })
              : t('publishTruth.slotsHelp')
          }
        >
          <SlotsInput isReadOnly={!canSave} />
        </Form.Item>
        <Form.Item name="per_day" label={t('publishTruth.perDay')} extra={t('publishTruth.perDayHelp')}>
          <InputNumber min={1} max={50} precision={0} suffix={t('publishTruth.perDayUnit')} />
        </Form.Item>
        <Form.Item name="group" label={t('publishTruth.group')}>
          <AutoComplete options={groupsOf(groups)} maxLength={20} allowClear placeholder={t('publishTruth.noGroup')} />
        </Form.Item>
        <PublisherFields account={account} isReadOnly={!canSave} />
        <Form.Item
          name="ai_declared"
          label={t('publishTruth.declare')}
          extra={t('publishTruth.declareHelp')}
          valuePropName="checked"
        >
          <Switch />
        </Form.Item>
        {canSave && (
          <Button type="primary" htmlType="submit">
            {t('publishTruth.saveSettings')}
          </Button>
        )}
      </Form>
    </section>
  );
}
