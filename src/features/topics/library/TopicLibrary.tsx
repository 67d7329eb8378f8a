import { Button, Flex } from 'antd';
import { useMemo, useState } from 'react';
import { ComplianceTextArea } from '@/blocks/compliance';
import { FrameworkPicker } from '@/blocks/frameworks/FrameworkPicker';
import { GoodsPicker } from '@/blocks/goods/GoodsPicker';
import { PageLink } from '@/components/PageLink';
import { defineResource } from '@/components/resource/defineResource';
import { ResourcePage } from '@/components/resource/ResourcePage';
import type { ResourceColumn, ResourceForm, ResourceTools } from '@/components/resource/types';
import { Text } from '@/components/ui/Text';
import { topicStates } from '@/domain/topics';
import { formatMinute } from '@/hooks/useDates';
import type { InputOf } from '@/services/contract';
import { topicApi } from '@/services/topic/api';
import type { Topic, topicContract } from '@/services/topic/schema';
import { nextPlaces } from '../model/saveItem';
import { AssignDialog } from '../parts/AssignDialog';
import { DayPicker } from '../parts/DayPicker';
import { ScoreBadge } from '../parts/ScoreBadge';
import { HookTag, OccasionTag, TopicStateTag } from '../parts/TopicTags';
import { BatchMoves } from './BatchMoves';
import styles from './library.module.css';
import { RowActions } from './RowActions';
import { type TopicBody, type TopicValues, topicBodyOf, topicValues } from './topicForm';

interface Props {
  readonly topic: Topic;
  readonly tools: ResourceTools<Topic>;
  readonly onAssign: (topics: readonly Topic[]) => void;
}

/** A topic where there is no room for a table. */
function TopicCard({ topic, tools, onAssign }: Props) {
  return (
    <Flex vertical gap={8} flex={1} style={{ padding: 16 }}>
      <Flex gap={8} align="flex-start" justify="space-between">
        <Flex component="span" gap={4} wrap>
          <TopicStateTag state={topic.state} />
          <HookTag hook={topic.hook} />
          <OccasionTag name={topic.occasion} date={topic.occasion_date} />
        </Flex>
        <ScoreBadge score={topic.score} />
      </Flex>
      <PageLink keepsText to={nextPlaces.info(topic.id)} className={styles.cardTitle}>
        {topic.title}
      </PageLink>
      <Text component="p" type="secondary" ellipsis={2}>
        {topic.angle}
      </Text>
      <Flex gap={8} align="center" justify="space-between" style={{ marginBlockStart: 'auto' }}>
        <Text type="secondary" size="small">
          {topic.assignee?.name ?? tools.t('topic.unassigned')}
        </Text>
        <RowActions topic={topic} tools={tools} onAssign={onAssign} />
      </Flex>
    </Flex>
  );
}

type Query = InputOf<(typeof topicContract)['data']>;

const topicColumns: readonly ResourceColumn<Topic>[] = [
  {
    key: 'title',
    title: 'topic.title',
    fixed: true,
    sortable: true,
    render: (topic) => (
      <span className={styles.name}>
        <PageLink keepsText to={nextPlaces.info(topic.id)}>
          {topic.title}
        </PageLink>
        {topic.goods_title && (
          <Text type="secondary" size="small">
            {topic.goods_title}
          </Text>
        )}
      </span>
    ),
  },
  {
    key: 'score',
    title: 'topic.score',
    width: 88,
    sortable: true,
    render: ({ score }) => <ScoreBadge score={score} />,
  },
  { key: 'state', title: 'topic.state', width: 112, render: ({ state }) => <TopicStateTag state={state} /> },
  { key: 'hook', title: 'topic.hook', width: 112, render: ({ hook }) => <HookTag hook={hook} /> },
  {
    key: 'occasion',
    title: 'topic.occasion',
    width: 144,
    render: (topic) => <OccasionTag name={topic.occasion} date={topic.occasion_date} />,
  },
  {
    key: 'assignee',
    title: 'topic.assignee',
    width: 104,
    render: ({ assignee }, { t }) =>
      assignee?.name ?? (
        <Text type="secondary" size="small">
          {t('topic.unassigned')}
        </Text>
      ),
  },
  {
    key: 'planned_on',
    title: 'topic.planned',
    width: 120,
    sortable: true,
    render: ({ planned_on }, { t }) =>
      planned_on || (
        <Text type="secondary" size="small">
          {t('topic.plannedNone')}
        </Text>
      ),
  },
  {
    key: 'updated_at',
    title: 'topic.updated',
    width: 144,
    sortable: true,
    hiddenByDefault: true,
    render: ({ updated_at }) => formatMinute(updated_at),
  },
];

const topicForm: ResourceForm<Topic, TopicValues, TopicBody> = {
  createTitle: 'topic.create',
  editTitle: 'topic.editTitle',
  initial: topicValues,
  toBody: topicBodyOf,
  copyField: 'title',
  fields: [
    {
      name: 'title',
      label: 'topic.title',
      kind: 'custom',
      required: true,
      rules: (t) => [{ max: 120, message: t('topic.titleTooLong', { most: 120 }) }],
      control: <ComplianceTextArea isOneLine autoSize />,
    },
    { name: 'angle', label: 'topic.angle', kind: 'textarea', max: 1000 },
    { name: 'goods_id', label: 'topic.goods', kind: 'custom', control: <GoodsPicker /> },
    { name: 'framework_id', label: 'topic.framework', kind: 'custom', control: <FrameworkPicker /> },
    { name: 'outline', label: 'topic.outline', help: 'topic.outlineHelp', kind: 'textarea', rows: 5 },
    { name: 'occasion', label: 'topic.occasion', kind: 'text', max: 40, half: true },
    { name: 'planned_on', label: 'topic.planned', kind: 'custom', half: true, control: <DayPicker /> },
    { name: 'note', label: 'topic.note', kind: 'textarea', max: 2000, placeholder: 'topic.noteHint' },
  ],
};

/** The library as a list page. @param onAssign opens the dialog that gives topics to somebody */
const topicResource = (onAssign: (topics: readonly Topic[]) => void) =>
  defineResource<Topic, TopicValues, TopicBody>({
    key: 'topic',
    title: 'topic.libraryTitle',
    subtitle: 'topic.librarySubtitle',
    search: 'topic.search',
    nameOf: ({ title }) => title,
    actions: { save: 'topic.save', remove: 'topic.delete' },
    manageKey: 'topic.manage',
    calls: {
      data: (query, options) => topicApi.data(query as Query, options),
      info: topicApi.info,
      save: topicApi.save,
      remove: topicApi.delete,
      restore: ({ ids }, options) => topicApi.status({ ids, status: 1 }, options),
    },
    filters: [
      {
        key: 'state',
        label: 'topic.state',
        options: topicStates.map((value) => ({ value, label: `topic.state.${value}` as const })),
      },
      { key: 'assignee', label: 'topic.assignee', options: 'fromList' },
      { key: 'occasion', label: 'topic.occasion', options: 'fromList' },
      { key: 'industry', label: 'topic.industry', options: 'fromList' },
      { key: 'hook', label: 'topic.hook', options: 'fromList' },
      {
        key: 'score',
        label: 'topic.scoreFilter',
        options: [
          { value: '80', label: 'topic.score80' },
          { value: '60', label: 'topic.score60' },
          { value: '40', label: 'topic.score40' },
        ],
      },
    ],
    columns: topicColumns,
    cardShape: 'text',
    card: (topic, tools) => <TopicCard topic={topic} tools={tools} onAssign={onAssign} />,
    rowActions: (topic, tools) => <RowActions topic={topic} tools={tools} onAssign={onAssign} />,
    batchActions: (rows, tools, clear) => <BatchMoves rows={rows} tools={tools} onClear={clear} onAssign={onAssign} />,
    toolbar: ({ t }) => (
      <PageLink to="/creation/conception">
        <Button tabIndex={-1}>{t('topic.find')}</Button>
      </PageLink>
    ),
    form: topicForm,
    empty: {
      title: 'topic.libraryEmpty',
      description: 'topic.libraryEmptyText',
      action: { label: 'topic.find', href: '/creation/conception', right: 'topic.generate' },
    },
  });

/** The team's topics. */
export function TopicLibrary() {
  const [assigning, setAssigning] = useState<readonly Topic[]>();
  const [version, setVersion] = useState(0);
  const resource = useMemo(() => topicResource(setAssigning), []);
  const [first] = assigning ?? [];
  const ids = useMemo(() => assigning?.map(({ id }) => id), [assigning]);
  return (
    <>
      <ResourcePage resource={resource} version={version} />
      <AssignDialog
        ids={ids}
        current={assigning?.length === 1 ? first?.assignee?.id : undefined}
        onClose={() => setAssigning(undefined)}
        onDone={() => setVersion((before) => before + 1)}
      />
    </>
  );
}
