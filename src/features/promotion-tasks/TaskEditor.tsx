import { Alert, DatePicker, Flex, Form, Input, InputNumber, Modal, Select } from 'antd';
import dayjs, { type Dayjs } from 'dayjs';
import { useState } from 'react';
import { LoadState } from '@/components/LoadFailure';
import { promotionTaskLimits as limits, type TaskGoal, taskGoals } from '@/domain/promotionTasks';
import { useAction } from '@/hooks/useAction';
import { useLeaveGuard } from '@/hooks/useLeaveGuard';
import { useLoad } from '@/hooks/useLoad';
import { useT } from '@/hooks/useT';
import { merchantToday } from '@/lib/merchantZone';
import { promotionTaskApi } from '@/services/promotion_task/api';
import type { PromotionTask } from '@/services/promotion_task/schema';

const FORMAT = 'YYYY-MM-DD';
const WEEK_DAYS = 7;
const DEFAULT_GOAL = 3;

interface TaskValues {
  readonly name: string;
  readonly note: string;
  readonly kind: TaskGoal;
  readonly goal: number;
  readonly framework_id: string;
  readonly days: readonly [Dayjs, Dayjs];
  readonly reward: string;
  readonly member_ids: string[];
}

interface TaskEditorProps {
  /** Undefined = a new one. */
  readonly task: PromotionTask | undefined;
  readonly onSaved: () => void;
  readonly onClose: () => void;
}

/** What the form begins with. */
function valuesOf(task: PromotionTask | undefined): TaskValues {
  const today = dayjs(merchantToday());
  return task
    ? {
        ...{ name: task.name, note: task.note, kind: task.kind, goal: task.goal, framework_id: task.framework_id },
        ...{ reward: task.reward, days: [dayjs(task.from), dayjs(task.to)] },
        member_ids: task.members.map(({ id }) => id),
      }
    : {
        ...{ name: '', note: '', kind: 'posts', goal: DEFAULT_GOAL, framework_id: '', reward: '' },
        ...{ days: [today, today.add(WEEK_DAYS - 1, 'day')], member_ids: [] },
      };
}

/** Sets a task or changes one; what its members already work at keeps its goal. */
export function TaskEditor({ task, onSaved, onClose }: TaskEditorProps) {
  const t = useT();
  const [form] = Form.useForm<TaskValues>();
  const kind = Form.useWatch('kind', form) ?? task?.kind ?? 'posts';
  const { data, error, refresh } = useLoad(promotionTaskApi.choices);
  const save = useAction(promotionTaskApi.save, {
    messages: { done: 'promotionTask.saved' },
    invalidates: ['notice'],
  });
  const [isTyped, setIsTyped] = useState(false);
  const { leave, release } = useLeaveGuard(isTyped);
  const hasBegun = task?.state === 'running';
  const submit = async ({ days: [from, to], ...fields }: TaskValues) => {
    const body = { ...fields, from: from.format(FORMAT), to: to.format(FORMAT) };
    if (await save.run(task ? { ...body, id: task.id, revision: task.revision } : body)) release(onSaved);
  };
  const named = new Map([...(task?.members ?? []), ...(data?.members ?? [])].map(({ id, name }) => [id, name]));
  return (
    <Modal
      open
      title={t(task ? 'promotionTask.edit' : 'promotionTask.create')}
      okText={t(task ? 'common.save' : 'promotionTask.make')}
      okButtonProps={{ disabled: !data }}
      confirmLoading={save.isPending}
      onOk={form.submit}
      onCancel={() => leave(onClose)}
    >
      <LoadState data={data} error={error} onRetry={refresh} rows={6} />
      {data && (
        <Form<TaskValues>
          form={form}
          layout="vertical"
          initialValues={valuesOf(task)}
          onFinish={(values) => void submit(values)}
          onValuesChange={() => setIsTyped(true)}
        >
          {hasBegun && <Alert type="info" showIcon title={t('promotionTask.running')} style={{ marginBlockEnd: 16 }} />}
          <Form.Item
            name="name"
            label={t('promotionTask.name')}
            rules={[{ required: true, whitespace: true, message: t('promotionTask.nameNeeded') }]}
          >
            <Input maxLength={limits.name} />
          </Form.Item>
          <GoalFields frameworks={data.frameworks} hasBegun={hasBegun} isOfPosts={kind === 'posts'} />
          <Form.Item
            name="days"
            label={t('promotionTask.days')}
            rules={[
              { required: true, message: t('promotionTask.daysNeeded') },
              {
                validator: async (_, days?: readonly [Dayjs, Dayjs]) => {
                  if (days && days[1].diff(days[0], 'day') >= limits.days)
                    throw new Error(t('promotionTask.daysLong', { max: limits.days }));
                },
              },
            ]}
          >
            <DatePicker.RangePicker disabled={[hasBegun, false]} style={{ inlineSize: '100%' }} />
          </Form.Item>
          <Form.Item
            name="member_ids"
            label={t('promotionTask.members')}
            rules={[{ required: true, type: 'array', min: 1, message: t('promotionTask.membersNeeded') }]}
          >
            <Select
              mode="multiple"
              showSearch={{ optionFilterProp: 'label' }}
              options={[...named].map(([value, label]) => ({ value, label }))}
            />
          </Form.Item>
          <Form.Item name="reward" label={t('promotionTask.reward')} extra={t('promotionTask.rewardHint')}>
            <Input maxLength={limits.reward} />
          </Form.Item>
          <Form.Item name="note" label={t('promotionTask.note')}>
            <Input.TextArea rows={2} maxLength={limits.note} />
          </Form.Item>
        </Form>
      )}
    </Modal>
  );
}

interface GoalFieldsProps {
  readonly frameworks: readonly { readonly id: string; readonly name: string }[];
  /** Who works at it already keeps what was agreed. */
  readonly hasBegun: boolean;
  readonly isOfPosts: boolean;
}

function GoalFields({ frameworks, hasBegun, isOfPosts }: GoalFieldsProps) {
  const t = useT();
  return (
    <>
      <Flex gap={16} wrap>
        <Form.Item name="kind" label={t('promotionTask.kind')} style={{ flex: '1 1 200px' }}>
          <Select
            disabled={hasBegun}
            options={taskGoals.map((value) => ({ value, label: t(`promotionTask.kind.${value}`) }))}
          />
        </Form.Item>
        <Form.Item
          name="goal"
          label={t('promotionTask.goal')}
          rules={[{ required: true, message: t('promotionTask.goalNeeded') }]}
        >
          <InputNumber min={1} max={limits.goal} precision={0} disabled={hasBegun} />
        </Form.Item>
      </Flex>
      <Form.Item name="framework_id" label={t('promotionTask.framework')} hidden={!isOfPosts}>
        <Select
          disabled={hasBegun}
          showSearch={{ optionFilterProp: 'label' }}
          options={[
            { value: '', label: t('promotionTask.anyFramework') },
            ...frameworks.map(({ id, name }) => ({ value: id, label: name })),
          ]}
        />
      </Form.Item>
    </>
  );
}
