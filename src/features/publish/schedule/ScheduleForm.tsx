import { Alert, Button, DatePicker, Form, type FormInstance, Select, Switch } from 'antd';
import dayjs, { type Dayjs } from 'dayjs';
import { ComplianceTextArea, useOwnWords } from '@/blocks/compliance';
import { EmptyState } from '@/components/empty/EmptyState';
import { Thumb } from '@/components/thumb/Thumb';
import { type PlatformId, type PostFinding, platformName, strictestTitle, titleWeight } from '@/domain/platforms';
import { isPast } from '@/domain/publishing';
import { useT } from '@/hooks/useT';
import { formatDuration } from '@/utils/formatDuration';
import { AccountPicker } from './AccountPicker';
import { Findings } from './Findings';
import { findingText } from './findingText';
import { GateNotice } from './GateNotice';
import { nextFreeSlot } from './nextFreeSlot';
import { platformFindings, postGate, scheduleConflicts } from './postChecks';
import styles from './schedule.module.css';
import type { ScheduleData } from './useScheduleData';

export interface ScheduleValues {
  account_ids: string[];
  publish_at: Dayjs;
  title: string;
  description: string;
  topics: string[];
  ai_declared: boolean;
  override_reason?: string;
}

export interface ScheduleFormProps {
  readonly form: FormInstance<ScheduleValues>;
  readonly data: ScheduleData;
  readonly initial: ScheduleValues;
  readonly onChange: (values: ScheduleValues) => void;
  readonly onSubmit: (values: ScheduleValues) => void;
}

/** Accounts × time × texts; every platform's limits are checked as one types. */
export function ScheduleForm({ form, data, initial, onChange, onSubmit }: ScheduleFormProps) {
  const t = useT();
  const { video, accounts, planned } = data;
  const values: ScheduleValues = { ...initial, ...Form.useWatch((all) => all, form) };
  const chosen = accounts.filter((account) => values.account_ids.includes(account.id));
  const platforms = chosen.map((account) => account.platform);
  const strictest = strictestTitle(platforms);
  const publishAt = values.publish_at ? values.publish_at.toISOString() : '';

  const post = {
    title: values.title,
    description: values.description,
    topics: values.topics,
    ai_declared: values.ai_declared,
    ...(publishAt ? { publish_at: publishAt } : {}),
  };
  const own = useOwnWords();
  const gate = postGate(post, platforms, data.policy, own);
  // Checked at every key stroke: 2 000 characters take far less than a millisecond.
  const checks = {
    byPlatform: platformFindings(platforms, post, video, new Date()),
    marks: gate.marks,
    conflicts: publishAt ? scheduleConflicts(video.id, chosen, publishAt, planned) : [],
  };

  if (accounts.length === 0) {
    return <EmptyState title={t('publish.noAccounts')} description={t('publish.noAccountsText')} />;
  }
  const report = (change: Partial<ScheduleValues>) => {
    form.setFieldsValue(change);
    void form.validateFields(Object.keys(change) as (keyof ScheduleValues)[]).catch(() => undefined);
    onChange({ ...form.getFieldsValue(true), ...change });
  };
  const errorsOf = (field: PostFinding['field']) =>
    checks.byPlatform.flatMap(({ findings }) =>
      findings.filter((finding) => finding.severity === 'error' && finding.field === field),
    );
  // Reads the form, not the last render: while one types, rules run before the screen follows.
  const noErrors = (field: PostFinding['field']) => ({
    validator: async () => {
      const now: ScheduleValues = { ...initial, ...form.getFieldsValue(true) };
      const refused = platformFindings(platformsOf(accounts, now.account_ids), textsOf(now), undefined, new Date())
        .flatMap(({ platform, findings }) => findings.map((finding) => ({ platform, finding })))
        .find(({ finding }) => finding.severity === 'error' && finding.field === field);
      if (!refused) return;
      throw new Error(
        t('publish.limitOf', { platform: platformName(refused.platform), text: findingText(refused.finding, t) }),
      );
    },
  });

  return (
    <Form
      form={form}
      layout="vertical"
      initialValues={initial}
      scrollToFirstError={{ focus: true, block: 'center' }}
      onValuesChange={(_, all) => onChange(all)}
      onFinish={onSubmit}
    >
      <div className={styles.video}>
        <Thumb src={video.cover} ratio={9 / 16} width={48} />
        <div>
          <span className={styles.videoTitle}>{video.title}</span>
          <span className={styles.soft}>
            {formatDuration(video.duration)} · {video.width}×{video.height} · {video.container.toUpperCase()}
          </span>
        </div>
      </div>
      <Form.Item
        name="account_ids"
        label={t('publish.accounts')}
        rules={[{ required: true, type: 'array', min: 1, message: t('publish.accountsNeeded') }]}
      >
        <AccountPicker accounts={accounts} />
      </Form.Item>
      <Form.Item label={t('publish.time')} required htmlFor="publish_at">
        <div className={styles.timeRow}>
          <Form.Item
            name="publish_at"
            noStyle
            rules={[
              { required: true, message: t('publish.timeNeeded') },
              {
                validator: async (_, value?: Dayjs) => {
                  if (value && isPast(value.toISOString(), new Date())) throw new Error(t('publish.timePast'));
                },
              },
            ]}
          >
            <DatePicker
              id="publish_at"
              showTime={{ format: 'HH:mm', minuteStep: 5 }}
              format="YYYY-MM-DD HH:mm"
              allowClear={false}
              disabledDate={(day) => day.isBefore(dayjs(), 'day')}
            />
          </Form.Item>
          <Button
            onClick={() =>
              report({
                publish_at: dayjs(nextFreeSlot({ video_id: video.id, accounts: chosen }, planned, new Date())),
              })
            }
          >
            {t('publish.nextSlot')}
          </Button>
        </div>
      </Form.Item>
      <Form.Item
        name="title"
        dependencies={['account_ids']}
        label={t('publish.postTitle')}
        rules={[{ required: true, whitespace: true, message: t('publish.titleNeeded') }, noErrors('title')]}
        extra={
          strictest &&
          t('publish.titleLimit', {
            platform: strictest.name,
            count: titleWeight(strictest.id, values.title),
            max: strictest.title.max,
          })
        }
      >
        <ComplianceTextArea isOneLine hasBar={false} maxLength={200} platform={platforms[0]} />
      </Form.Item>
      <Form.Item
        name="description"
        dependencies={['account_ids']}
        label={t('publish.description')}
        rules={[noErrors('description')]}
      >
        <ComplianceTextArea autoSize={{ minRows: 3, maxRows: 10 }} maxLength={5000} platform={platforms[0]} />
      </Form.Item>
      <Form.Item
        name="topics"
        dependencies={['account_ids']}
        label={t('publish.topics')}
        extra={t('publish.topicsHelp')}
        rules={[noErrors('topics')]}
        getValueFromEvent={(topics: string[]) => [...new Set(topics.map(bareTopic).filter(Boolean))]}
      >
        <Select
          mode="tags"
          open={false}
          suffixIcon={null}
          tokenSeparators={[' ', ',', '，', '#', '、']}
          maxCount={30}
        />
      </Form.Item>
      <Form.Item
        name="ai_declared"
        label={t('publish.aiDeclared')}
        valuePropName="checked"
        extra={t('publish.aiDeclaredHelp')}
      >
        <Switch />
      </Form.Item>
      {errorsOf('video').length > 0 && (
        <Alert className={styles.findings} type="error" showIcon title={t('publish.videoRefused')} />
      )}
      <Findings {...checks} accounts={accounts} texts={post} onRepair={report} />
      <GateNotice gate={gate} />
    </Form>
  );
}

function platformsOf(accounts: ScheduleData['accounts'], chosen: readonly string[]): PlatformId[] {
  return accounts.filter((account) => chosen.includes(account.id)).map((account) => account.platform);
}

/** The texts alone: the time has rules of its own. */
function textsOf({ title, description, topics }: ScheduleValues) {
  return { title, description, topics };
}

function bareTopic(text: string): string {
  return text.replace(/^[#＃]+|[#＃]+$/g, '').trim();
}
