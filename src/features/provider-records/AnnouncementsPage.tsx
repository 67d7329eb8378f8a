import { announcementLimits, announcementProblems } from '@/domain/announcements';
import { useT } from '@/hooks/useT';
import { platformAnnounceApi } from '@/services/platform_announce/api';
import type { OwnAnnouncement } from '@/services/platform_announce/schema';
import { AnnouncementPreview } from './AnnouncementField';
import { announcementResource } from './announcementResource';
import { ProviderRecordsPage } from './ProviderRecordsPage';
import { problemSentence } from './problems';

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
