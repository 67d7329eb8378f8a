import { useModel } from '@umijs/max';
import { Button, Flex, Popconfirm, Progress } from 'antd';
import type { ReactElement } from 'react';
import { defineResource } from '@/components/resource/defineResource';
import { TextCard } from '@/components/resource/TextCard';
import type { ResourceQuery, ResourceTools } from '@/components/resource/types';
import { ToneTag } from '@/components/ToneTag';
import { PlainButton } from '@/components/ui/PlainButton';
import { Text } from '@/components/ui/Text';
import { isPromotionTaskOpen, promotionTaskStates } from '@/domain/promotionTasks';
import { useCan } from '@/hooks/useCan';
import { type Translate, useT } from '@/hooks/useT';
import { promotionTaskApi } from '@/services/promotion_task/api';
import type { PromotionTask } from '@/services/promotion_task/schema';

interface PromotionTaskActions {
  readonly onOpen: (row: PromotionTask) => void;
  readonly onEdit: (row: PromotionTask) => void;
  readonly onRemind: (row: PromotionTask) => void;
  readonly onCancel: (row: PromotionTask) => void;
  readonly toolbar: () => ReactElement;
}

const tones = { upcoming: 'plain', running: 'busy', ended: 'good', canceled: 'plain' } as const;

export const goalText = (t: Translate, { kind, goal, framework_name }: PromotionTask): string =>
  [
    t(`promotionTask.goalText.${kind}`, { goal }),
    framework_name && t('promotionTask.ofFramework', { name: framework_name }),
  ]
    .filter(Boolean)
    .join(' · ');

export const daysText = (t: Translate, { from, to }: PromotionTask): string =>
  t('promotionTask.dayRange', { from, to });

const StateTag = ({ row: { state }, t }: { readonly row: PromotionTask; readonly t: Translate }) => (
  <ToneTag tone={tones[state]}>{t(`promotionTask.state.${state}`)}</ToneTag>
);

/** How many have reached it; for who has it himself and sees no others, how far he is. */
function TaskProgress({ row: { members, goal } }: { readonly row: PromotionTask }) {
  const t = useT();
  const can = useCan();
  const myId = useModel('@@initialState').initialState?.currentUser?.id;
  const mine = members.find(({ id }) => id === myId);
  const seesAll = can('promotion_task.save') || can('promotion_task.pay');
  const reached = members.filter(({ is_reached }) => is_reached).length;
  const [part, whole] = seesAll ? [reached, members.length] : [mine?.count ?? 0, goal];
  const label = seesAll
    ? t('promotionTask.reachedOf', { count: reached, total: members.length })
    : t('promotionTask.countOf', { count: mine?.count ?? 0, goal });
  return (
    <Flex vertical style={{ minInlineSize: 120 }}>
      <Text size="small">{label}</Text>
      <Progress
        aria-label={label}
        percent={Math.min(100, Math.round((part / Math.max(1, whole)) * 100))}
        size="small"
        showInfo={false}
      />
    </Flex>
  );
}

interface RowActionsProps {
  readonly row: PromotionTask;
  readonly actions: PromotionTaskActions;
}

function RowActions({ row, actions }: RowActionsProps) {
  const t = useT();
  const canChange = useCan()('promotion_task.save') && isPromotionTaskOpen(row.state);
  return (
    <Flex gap={4} wrap>
      <Button
        type="link"
        size="small"
        aria-label={t('promotionTask.openOf', { name: row.name })}
        onClick={() => actions.onOpen(row)}
      >
        {t('promotionTask.open')}
      </Button>
      {canChange && (
        <>
          <Button type="link" size="small" onClick={() => actions.onEdit(row)}>
            {t('common.edit')}
          </Button>
          <Button
            type="link"
            size="small"
            aria-label={t('promotionTask.remindOf', { name: row.name })}
            onClick={() => actions.onRemind(row)}
          >
            {t('promotionTask.remind')}
          </Button>
          <Popconfirm
            title={t('promotionTask.cancel')}
            description={t('promotionTask.cancelConfirm')}
            onConfirm={() => actions.onCancel(row)}
          >
            <Button type="link" size="small" danger>
              {t('promotionTask.cancel')}
            </Button>
          </Popconfirm>
        </>
      )}
    </Flex>
  );
}

/** Promotion tasks of a merchant. */
export const promotionTasksResource = (actions: PromotionTaskActions) =>
  defineResource<PromotionTask>({
    key: 'promotion_task',
    title: 'promotionTask.title',
    subtitle: 'promotionTask.subtitle',
    search: 'promotionTask.search',
    nameOf: ({ name }) => name,
    actions: {},
    calls: {
      data: (query: ResourceQuery, options) =>
        promotionTaskApi.data(query as Parameters<typeof promotionTaskApi.data>[0], options),
    },
    filters: [
      {
        key: 'state',
        label: 'promotionTask.state',
        options: promotionTaskStates.map((value) => ({ value, label: `promotionTask.state.${value}` as const })),
      },
    ],
    columns: [
      {
        key: 'name',
        title: 'promotionTask.name',
        fixed: true,
        width: 184,
        render: (row) => <PlainButton onClick={() => actions.onOpen(row)}>{row.name}</PlainButton>,
      },
      {
        key: 'state',
        title: 'promotionTask.state',
        width: 104,
        render: (row, { t }) => <StateTag row={row} t={t} />,
      },
      { key: 'goal', title: 'promotionTask.goal', render: (row, { t }) => goalText(t, row) },
      {
        key: 'from',
        title: 'promotionTask.days',
        width: 216,
        sortable: true,
        render: (row, { t }) => <Text tabular>{daysText(t, row)}</Text>,
      },
      { key: 'progress', title: 'promotionTask.progress', width: 160, render: (row) => <TaskProgress row={row} /> },
      {
        key: 'reward',
        title: 'promotionTask.reward',
        width: 120,
        render: ({ reward }, { t }) => reward || t('promotionTask.noReward'),
      },
    ],
    rowActions: (row) => <RowActions row={row} actions={actions} />,
    actionsWidth: 256,
    toolbar: actions.toolbar,
    cardShape: 'text',
    defaultView: 'table',
    card: (row, { t }: ResourceTools<PromotionTask>) => (
      <TextCard
        title={
          <PlainButton onClick={() => actions.onOpen(row)}>
            <Text strong>{row.name}</Text>
          </PlainButton>
        }
        state={<StateTag row={row} t={t} />}
      >
        <Text>{goalText(t, row)}</Text>
        <Text type="secondary" size="small" tabular>
          {daysText(t, row)}
        </Text>
        <TaskProgress row={row} />
        <RowActions row={row} actions={actions} />
      </TextCard>
    ),
    empty: { title: 'promotionTask.empty', description: 'promotionTask.emptyText' },
  });
