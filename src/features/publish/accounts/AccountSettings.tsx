import { AutoComplete, Button, Form, InputNumber, Select, Switch } from 'antd';
import { useState } from 'react';
import { ConflictModal } from '@/components/ConflictModal';
import { Text } from '@/components/ui/Text';
import { cleanTopics, platformName, platforms, topicSeparators } from '@/domain/platforms';
import { canFixTopics, type FixedTopics, noFixedTopics, plainFixedTopics } from '@/domain/publishing';
import { useCan } from '@/hooks/useCan';
import { useDates } from '@/hooks/useDates';
import { useRecordActions } from '@/hooks/useRecordActions';
import { useT } from '@/hooks/useT';
import { isBrowserAway } from '@/lib/merchantZone';
import { isVersionConflict } from '@/lib/request';
import type { RequestError } from '@/lib/request/errors';
import { wemediaApi } from '@/services/wemedia/api';
import type { WemediaView } from '@/services/wemedia/schema';
import { groupsOf } from './groupsOf';
import { PublisherFields } from './PublisherFields';
import { SlotsInput } from './SlotsInput';

interface Props {
  readonly account: WemediaView;
  readonly groups: readonly WemediaView[];
  readonly onSaved: () => void;
}

interface Values extends Pick<WemediaView, 'group' | 'slots' | 'per_day' | 'ai_declared' | 'fixed_topics'> {
  /** Ids. */
  readonly publishers: readonly string[];
  readonly publisher_groups: readonly string[];
}

const idsOf = (list: readonly { readonly id: string }[]): string[] => list.map(({ id }) => id);

/** As they are kept: a topic that stands first is not put last as well. */
function topicsSent(topics: FixedTopics = noFixedTopics) {
  const { first, last } = plainFixedTopics(topics);
  return { first: [...first], last: [...last] };
}

/** When it posts, how often, to which group it belongs, which topics its posts have, and what it declares unless said otherwise. */
export function AccountSettings({ account, groups, onSaved }: Props) {
  const t = useT();
  const dates = useDates();
  const actions = useRecordActions();
  const canSave = useCan()('wemedia.save');
  const [form] = Form.useForm<Values>();
  const { group, slots, per_day, ai_declared, fixed_topics, platform } = account;
  const [refused, setRefused] = useState<Values>();
  const save = async (values: Values, seen?: number) => {
    const body = {
      id: account.id,
      ...values,
      group: values.group ?? '',
      fixed_topics: topicsSent(values.fixed_topics),
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
      <Text component="h3" size="medium" strong style={{ margin: '0 0 8px' }}>
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
          fixed_topics,
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
        <FixedTopicFields platform={platform} />
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

/** Topics that all posts of the account have, before and after their own. */
function FixedTopicFields({ platform }: Pick<WemediaView, 'platform'>) {
  const t = useT();
  return (['first', 'last'] as const).map((place) => (
    <Form.Item
      key={place}
      name={['fixed_topics', place]}
      label={t(`publishTruth.topics.${place}`)}
      extra={place === 'last' ? t('publishTruth.topicsHelp') : undefined}
      normalize={cleanTopics}
      dependencies={[['fixed_topics', place === 'first' ? 'last' : 'first']]}
      rules={[
        ({ getFieldValue }) => ({
          validator: async () => {
            const topics = topicsSent(getFieldValue('fixed_topics'));
            // Both fields together are too many: it is said once, at the one that was filled last.
            const isSaidHere = (place === 'last') === topics.last.length > 0;
            if (!isSaidHere || canFixTopics(platform, topics)) return;
            const { max } = platforms[platform].topics;
            throw new Error(t('publishTruth.topicsTooMany', { platform: platformName(platform), max }));
          },
        }),
      ]}
    >
      <Select mode="tags" open={false} suffixIcon={null} tokenSeparators={[...topicSeparators]} />
    </Form.Item>
  ));
}
