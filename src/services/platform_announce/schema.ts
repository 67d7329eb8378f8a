import { z } from 'zod';
import { announcementLimits } from '../../domain/announcements';
import { providerRecordCalls, providerRecordFields, providerRecordQuery } from '../providerRecords';

const ownAnnouncement = z.object({
  ...providerRecordFields,
  summary: z.string(),
  html: z.string(),
  /** Who has written it. */
  created_by: z.string(),
  /** Merchants’ accounts that have opened it. */
  readers: z.number().int().min(0),
});
export type OwnAnnouncement = z.infer<typeof ownAnnouncement>;

/** The announcements of a provider as it writes them; merchants read them by `announce`. */
export const platform_announceContract = providerRecordCalls({
  group: 'platform_announce',
  page: 'platform.announce',
  query: providerRecordQuery,
  row: ownAnnouncement,
  whole: ownAnnouncement,
  fields: {
    title: z.string().trim().min(1).max(announcementLimits.title),
    summary: z.string().trim().max(announcementLimits.summary).default(''),
    /** HTML of the article editor’s kinds; whatever else it holds is taken out. */
    html: z.string().max(500_000).default(''),
  },
  summaries: {
    data: 'The provider’s own announcements in all states, paged',
    info: 'One announcement of the provider',
    save: 'Add or change an announcement; a draft may be unfinished, a change of a published one shows at once',
    publish: 'Show it to the provider’s merchants; each is told once, however often it is published',
    withdraw: 'Show it to merchants no more',
    delete: 'Remove announcements; one that is published must be withdrawn before',
  },
});
