import { Button, DatePicker, Flex, InputNumber, Popconfirm } from 'antd';
import dayjs, { type Dayjs } from 'dayjs';
import { useMemo, useState } from 'react';
import { defineResource } from '@/components/resource/defineResource';
import { ResourcePage } from '@/components/resource/ResourcePage';
import { TextCard } from '@/components/resource/TextCard';
import type { ControlProps, ResourceForm, ResourceTools } from '@/components/resource/types';
import { PlainButton } from '@/components/ui/PlainButton';
import { Text } from '@/components/ui/Text';
import { partnerTaskLimits as limits, partnerTaskStates } from '@/domain/partnerTasks';
import { useAction } from '@/hooks/useAction';
import { merchantToday } from '@/lib/merchantZone';
import type { InputOf } from '@/services/contract';
import { partnerTaskApi } from '@/services/partner_task/api';
import type { PartnerTask, partner_taskContract } from '@/services/partner_task/schema';
import { PlacesDrawer } from './PlacesDrawer';
import { Money, TaskStateTag } from './StateTags';

interface TaskValues {
  name: string;
  brief: string;
  /** Yuan. */
  reward: number | null;
  places: number | null;
  deadline: Dayjs | null;
}

type TaskBody = InputOf<(typeof partner_taskContract)['save']>;

const DEFAULT_DAYS = 14;
const FEN = 100;

interface GivenActions {
  readonly onOpen: (task: PartnerTask) => void;
  readonly onCancel: (task: PartnerTask) => Promise<void>;
}

interface RowProps extends GivenActions {
  readonly task: PartnerTask;
  readonly tools: ResourceTools<PartnerTask>;
}

function Actions({ task, tools: { t, can, edit }, onOpen, onCancel }: RowProps) {
  const canChange = can('save') && (task.state === 'open' || task.state === 'full');
  return (
    <Flex wrap>
      <Button
        type="link"
        size="small"
        aria-label={t('partnerTask.openOf', { name: task.name })}
        onClick={() => onOpen(task)}
      >
        {t(task.waiting > 0 && can('save') ? 'partnerTask.judge' : 'partnerTask.open')}
      </Button>
      {canChange && (
        <>
          <Button type="link" size="small" onClick={() => edit(task)}>
            {t('common.edit')}
          </Button>
          <Popconfirm
            title={t('partnerTask.cancel')}
            description={<div style={{ maxInlineSize: 260 }}>{t('partnerTask.cancelConfirm')}</div>}
            onConfirm={() => onCancel(task)}
          >
            <Button type="link" size="small" danger>
              {t('partnerTask.cancel')}
            </Button>
          </Popconfirm>
        </>
      )}
    </Flex>
  );
}

function Places({ task, tools: { t } }: Pick<RowProps, 'task' | 'tools'>) {
  return (
    <Flex vertical>
      <Text tabular>{t('partnerTask.heldOf', { held: task.held, places: task.places })}</Text>
      {task.waiting > 0 && (
        <Text size="small" type="secondary">
          {t('partnerTask.waiting', { count: task.waiting })}
        </Text>
      )}
    </Flex>
  );
}

const taskForm: ResourceForm<PartnerTask, TaskValues, TaskBody> = {
  createTitle: 'partnerTask.create',
  editTitle: 'partnerTask.edit',
  width: 520,
  initial: (task) => ({
    name: task?.name ?? '',
    brief: task?.brief ?? '',
    reward: task ? task.reward / FEN : null,
    places: task?.places ?? null,
    deadline: task ? dayjs(task.deadline) : dayjs(merchantToday()).add(DEFAULT_DAYS, 'day'),
  }),
  toBody: ({ name, brief, reward, places, deadline }, task) => ({
    ...(task && { id: task.id, revision: task.revision }),
    name,
    brief,
    reward: Math.round((reward ?? 0) * FEN),
    places: places ?? 1,
    deadline: deadline?.format('YYYY-MM-DD') ?? '',
  }),
  fields: [
    { name: 'name', label: 'partnerTask.name', kind: 'text', required: true, max: limits.name },
    {
      name: 'brief',
      label: 'partnerTask.brief',
      kind: 'textarea',
      required: true,
      max: limits.brief,
      help: 'partnerTask.briefHelp',
    },
    {
      name: 'reward',
      label: 'partnerTask.rewardEach',
      kind: 'custom',
      required: true,
      half: true,
      help: 'partnerTask.rewardHelp',
      control: <Amount max={limits.reward / FEN} decimals={2} prefix="¥" />,
    },
    {
      name: 'places',
      label: 'partnerTask.places',
      kind: 'custom',
      required: true,
      half: true,
      help: 'partnerTask.placesHelp',
      control: <Amount min={1} max={limits.places} />,
    },
    {
      name: 'deadline',
      label: 'partnerTask.deadline',
      kind: 'custom',
      required: true,
      help: 'partnerTask.deadlineHelp',
      control: <Deadline />,
    },
  ],
};

/** Tasks that a merchant gives its partners. */
const givenResource = (actions: GivenActions) =>
  defineResource<PartnerTask, TaskValues, TaskBody>({
    key: 'partner_task',
    title: 'partnerTask.title',
    subtitle: 'partnerTask.subtitle',
    search: 'partnerTask.search',
    nameOf: ({ name }) => name,
    actions: { save: 'partner_task.save' },
    calls: {
      data: (query, options) => partnerTaskApi.data(query as Parameters<typeof partnerTaskApi.data>[0], options),
      info: partnerTaskApi.info,
      save: partnerTaskApi.save,
    },
    filters: [
      {
        key: 'state',
        label: 'partnerTask.stateLabel',
        options: partnerTaskStates.map((value) => ({ value, label: `partnerTask.state.${value}` as const })),
      },
    ],
    columns: [
      {
        key: 'name',
        title: 'partnerTask.name',
        fixed: true,
        width: 200,
        render: (task) => <PlainButton onClick={() => actions.onOpen(task)}>{task.name}</PlainButton>,
      },
      {
        key: 'state',
        title: 'partnerTask.stateLabel',
        width: 112,
        render: ({ state }) => <TaskStateTag state={state} />,
      },
      {
        key: 'reward',
        title: 'partnerTask.reward',
        align: 'end',
        sortable: true,
        width: 120,
        render: ({ reward }) => <Money fen={reward} />,
      },
      {
        key: 'held',
        title: 'partnerTask.places',
        width: 144,
        render: (task, tools) => <Places task={task} tools={tools} />,
      },
      {
        key: 'deadline',
        title: 'partnerTask.deadline',
        sortable: true,
        width: 128,
        render: ({ deadline }) => <Text tabular>{deadline}</Text>,
      },
    ],
    rowActions: (task, tools) => <Actions task={task} tools={tools} {...actions} />,
    actionsWidth: 216,
    cardShape: 'text',
    defaultView: 'table',
    card: (task, tools) => (
      <TextCard
        title={
          <PlainButton onClick={() => actions.onOpen(task)}>
            <Text strong>{task.name}</Text>
          </PlainButton>
        }
        state={<TaskStateTag state={task.state} />}
      >
        <Money fen={task.reward} />
        <Places task={task} tools={tools} />
        <Text type="secondary" size="small" tabular>
          {tools.t('partnerTask.until', { day: task.deadline })}
        </Text>
        <Actions task={task} tools={tools} {...actions} />
      </TextCard>
    ),
    form: taskForm,
    empty: { title: 'partnerTask.empty', description: 'partnerTask.emptyText' },
  });

interface AmountProps extends ControlProps {
  readonly min?: number;
  readonly max: number;
  readonly decimals?: number;
  readonly prefix?: string;
}

function Amount({ decimals = 0, min = 0, ...props }: AmountProps) {
  return <InputNumber {...props} min={min} precision={decimals} style={{ inlineSize: '100%' }} />;
}

function Deadline(props: ControlProps) {
  const today = dayjs(merchantToday());
  return (
    <DatePicker {...props} minDate={today} maxDate={today.add(limits.days, 'day')} style={{ inlineSize: '100%' }} />
  );
}

/** Tasks for the merchants that the own channel brought: given, looked at, called off. */
export function GivenTasks() {
  const [opened, setOpened] = useState<PartnerTask>();
  const [version, setVersion] = useState(0);
  const { run: cancel } = useAction(partnerTaskApi.cancel, { messages: { done: 'partnerTask.canceledDone' } });
  const resource = useMemo(
    () =>
      givenResource({
        onOpen: setOpened,
        onCancel: async ({ id }) => {
          if (await cancel({ id })) setVersion((before) => before + 1);
        },
      }),
    [cancel],
  );
  return (
    <>
      <ResourcePage resource={resource} version={version} />
      {opened && (
        <PlacesDrawer
          task={opened}
          onChanged={() => setVersion((before) => before + 1)}
          onClose={() => setOpened(undefined)}
        />
      )}
    </>
  );
}
