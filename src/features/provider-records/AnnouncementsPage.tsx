import { defineResource } from '@/components/resource/defineResource';
import { PlainButton } from '@/components/ui/PlainButton';
import { Text } from '@/components/ui/Text';
import { announcementLimits, announcementProblems } from '@/domain/announcements';
import type { ProviderRecordState } from '@/domain/providerRecords';
import { formatMinute } from '@/hooks/useDates';
import { useT } from '@/hooks/useT';
import type { InputOf } from '@/services/contract';
import { platformAnnounceApi } from '@/services/platform_announce/api';
import type { OwnAnnouncement, platform_announceContract } from '@/services/platform_announce/schema';
import { AnnouncementField, AnnouncementPreview } from './AnnouncementField';
import { ProviderRecordsPage } from './ProviderRecordsPage';
import { problemRules, problemSentence } from './problems';
import { RecordActions, recordCalls, stateColumn, stateFilter } from './RecordActions';
import { recordLook } from './recordLook';
import type { OpenRecordDialog } from './types';

interface AnnouncementValues {
  title: string;
  summary: string;
  html: string;
  /** Not a field: what is published must stay whole. */
  state: ProviderRecordState;
}

type AnnouncementBody = InputOf<(typeof platform_announceContract)['save']>;

const rulesOf = problemRules({
  limits: announcementLimits,
  problemsOf: (textOf) =>
    announcementProblems({ title: textOf('title'), summary: textOf('summary'), html: textOf('html') }),
});

const publishKey = 'platform_announce.publish';

/** Announcements of a provider. */
const announcementResource = (onOpen: OpenRecordDialog<OwnAnnouncement>) =>
  defineResource<OwnAnnouncement, AnnouncementValues, AnnouncementBody>({
    key: 'platform.announce',
    title: 'providerRecord.announce.pageTitle',
    subtitle: 'providerRecord.announce.subtitle',
    search: 'providerRecord.announce.search',
    nameOf: ({ title }) => title,
    actions: { save: 'platform_announce.save', remove: 'platform_announce.delete' },
    calls: recordCalls(platformAnnounceApi),
    removedMessage: 'providerRecord.announce.removed',
    filters: [stateFilter],
    columns: [
      {
        key: 'title',
        title: 'providerRecord.title',
        fixed: true,
        sortable: true,
        render: (row, { edit }) => <PlainButton onClick={() => edit(row)}>{row.title}</PlainButton>,
      },
      stateColumn,
      {
        key: 'created_by',
        title: 'providerRecord.announce.author',
        width: 120,
        render: ({ created_by }) => created_by,
      },
      {
        key: 'published_at',
        title: 'providerRecord.announce.publishedAt',
        width: 152,
        sortable: true,
        render: ({ published_at }) => <Text type="tertiary">{published_at ? formatMinute(published_at) : ''}</Text>,
      },
      {
        key: 'readers',
        title: 'providerRecord.announce.readers',
        width: 112,
        align: 'end',
        sortable: true,
        render: ({ readers }) => readers,
      },
    ],
    ...recordLook<OwnAnnouncement>({
      actions: (row, tools) => <RecordActions row={row} tools={tools} onOpen={onOpen} publishKey={publishKey} />,
      summary: ({ summary }) => summary,
      facts: ({ readers }, { t }) => [t('providerRecord.announce.readersOf', { count: readers })],
    }),
    form: {
      createTitle: 'providerRecord.announce.create',
      editTitle: 'providerRecord.announce.edit',
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
        { name: 'title', label: 'providerRecord.title', kind: 'text', required: true, max: announcementLimits.title },
        {
          name: 'summary',
          label: 'providerRecord.summary',
          help: 'providerRecord.announce.summaryHelp',
          kind: 'textarea',
          rows: 2,
          max: announcementLimits.summary,
          rules: rulesOf('summary'),
        },
        {
          name: 'html',
          label: 'providerRecord.announce.text',
          kind: 'custom',
          control: <AnnouncementField />,
          rules: rulesOf('text'),
        },
      ],
    },
    empty: { title: 'providerRecord.announce.emptyTitle', description: 'providerRecord.announce.emptyText' },
  });

const hints = {
  publish: 'providerRecord.announce.publishHint',
  withdraw: 'providerRecord.announce.withdrawHint',
} as const;

const preview = ({ title, summary, html, published_at }: OwnAnnouncement) => (
  <AnnouncementPreview title={title} summary={summary} html={html} publishedAt={published_at} />
);

/** What the provider tells its merchants. */
export function AnnouncementsPage() {
  const t = useT();
  return (
    <ProviderRecordsPage
      resourceOf={announcementResource}
      publish={platformAnnounceApi.publish}
      withdraw={platformAnnounceApi.withdraw}
      preview={preview}
      problemsOf={(row) => announcementProblems(row).map((problem) => problemSentence(t, problem, announcementLimits))}
      hints={hints}
    />
  );
}
