import { Flex } from 'antd';
import { defineResource } from '@/components/resource/defineResource';
import { PlainButton } from '@/components/ui/PlainButton';
import { Text } from '@/components/ui/Text';
import { announcementLimits, announcementProblems } from '@/domain/announcements';
import type { ProviderTextState } from '@/domain/providerTexts';
import { formatMinute } from '@/hooks/useDates';
import type { InputOf } from '@/services/contract';
import { platformAnnounceApi } from '@/services/platform_announce/api';
import type { OwnAnnouncement, platform_announceContract } from '@/services/platform_announce/schema';
import { AnnouncementField } from './AnnouncementField';
import { problemRules } from './problems';
import { RecordActions, RecordState, recordCalls, stateColumn, stateFilter } from './RecordActions';
import type { OpenRecordDialog } from './types';

interface AnnouncementValues {
  title: string;
  summary: string;
  html: string;
  /** Not a field: what is published must stay whole. */
  state: ProviderTextState;
}

type AnnouncementBody = InputOf<(typeof platform_announceContract)['save']>;

const rulesOf = problemRules({
  limits: announcementLimits,
  problemsOf: (textOf) =>
    announcementProblems({ title: textOf('title'), summary: textOf('summary'), html: textOf('html') }),
});

const publishKey = 'platform_announce.publish';

/** Announcements of a provider. */
export const announcementResource = (onOpen: OpenRecordDialog<OwnAnnouncement>) =>
  defineResource<OwnAnnouncement, AnnouncementValues, AnnouncementBody>({
    key: 'platform.announce',
    title: 'providerText.announce.pageTitle',
    subtitle: 'providerText.announce.subtitle',
    search: 'providerText.announce.search',
    nameOf: ({ title }) => title,
    actions: { save: 'platform_announce.save', remove: 'platform_announce.delete' },
    calls: recordCalls(platformAnnounceApi),
    removedMessage: 'providerText.announce.removed',
    filters: [stateFilter],
    columns: [
      {
        key: 'title',
        title: 'providerText.title',
        fixed: true,
        sortable: true,
        render: (row, { edit }) => <PlainButton onClick={() => edit(row)}>{row.title}</PlainButton>,
      },
      stateColumn,
      { key: 'created_by', title: 'providerText.announce.author', width: 120, render: ({ created_by }) => created_by },
      {
        key: 'published_at',
        title: 'providerText.announce.publishedAt',
        width: 152,
        sortable: true,
        render: ({ published_at }) => <Text type="tertiary">{published_at ? formatMinute(published_at) : ''}</Text>,
      },
      {
        key: 'readers',
        title: 'providerText.announce.readers',
        width: 112,
        align: 'end',
        sortable: true,
        render: ({ readers }) => readers,
      },
    ],
    rowActions: (row, tools) => <RecordActions row={row} tools={tools} onOpen={onOpen} publishKey={publishKey} />,
    actionsWidth: 200,
    cardShape: 'text',
    defaultView: 'table',
    card: (row, tools) => (
      <Flex vertical gap={8} style={{ padding: 16 }}>
        <Flex justify="space-between" gap={8}>
          <Text strong>{row.title}</Text>
          <RecordState state={row.state} />
        </Flex>
        <Text type="secondary">{row.summary}</Text>
        <Text type="tertiary" size="small">
          {tools.t('providerText.announce.readersOf', { count: row.readers })}
        </Text>
        <RecordActions row={row} tools={tools} onOpen={onOpen} publishKey={publishKey} />
      </Flex>
    ),
    form: {
      createTitle: 'providerText.announce.create',
      editTitle: 'providerText.announce.edit',
      width: 880,
      initial: (row) => ({
        title: row?.title ?? '',
        summary: row?.summary ?? '',
        html: row?.html ?? '',
        state: row?.state ?? 'draft',
      }),
      toBody: ({ title, summary, html }, row) => ({ ...(row && { id: row.id }), title, summary, html }),
      copyField: 'title',
      fields: [
        { name: 'title', label: 'providerText.title', kind: 'text', required: true, max: announcementLimits.title },
        {
          name: 'summary',
          label: 'providerText.summary',
          help: 'providerText.announce.summaryHelp',
          kind: 'textarea',
          rows: 2,
          max: announcementLimits.summary,
          rules: rulesOf('summary'),
        },
        {
          name: 'html',
          label: 'providerText.announce.text',
          kind: 'custom',
          control: <AnnouncementField />,
          rules: rulesOf('text'),
        },
      ],
    },
    empty: { title: 'providerText.announce.emptyTitle', description: 'providerText.announce.emptyText' },
  });
