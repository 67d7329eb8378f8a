import { z } from 'zod';
import { announcementLimits } from '../../domain/announcements';
import { providerTextStates } from '../../domain/providerTexts';
import {
  done,
  get,
  id,
  idQuery,
  idsBody,
  pageOf,
  pageQuery,
  post,
  revision,
  shownRevision,
  timestamp,
} from '../contract';

const fields = {
  title: z.string().trim().min(1).max(announcementLimits.title),
  summary: z.string().trim().max(announcementLimits.summary).default(''),
  /** HTML of the article editor’s kinds; whatever else it holds is taken out. */
  html: z.string().max(500_000).default(''),
};

const state = z.enum(providerTextStates);

const ownAnnouncement = z.object({
  id,
  revision: shownRevision,
  title: z.string(),
  summary: z.string(),
  html: z.string(),
  state,
  /** Who has written it. */
  created_by: z.string(),
  /** Merchants’ accounts that have opened it. */
  readers: z.number().int().min(0),
  published_at: timestamp.optional(),
  updated_at: timestamp,
  created_at: timestamp,
});
export type OwnAnnouncement = z.infer<typeof ownAnnouncement>;

const permission = { page: ['platform.announce'] } as const;

/** The announcements of a provider as it writes them; merchants read them by `announce`. */
export const platform_announceContract = {
  data: get('/platform_announce/data', {
    summary: 'The provider’s own announcements in all states, paged',
    input: pageQuery.extend({ state: state.optional() }),
    result: pageOf(ownAnnouncement),
    origin: 'chosen',
    auth: 'user',
    permission,
  }),
  info: get('/platform_announce/info', {
    summary: 'One announcement of the provider',
    input: idQuery,
    result: ownAnnouncement,
    origin: 'chosen',
    auth: 'user',
    permission,
  }),
  save: post('/platform_announce/save', {
    summary: 'Add or change an announcement; a draft may be unfinished, a change of a published one shows at once',
    input: z.object({ id: id.optional(), revision, ...fields }),
    result: ownAnnouncement,
    origin: 'chosen',
    auth: 'user',
    permission: { action: 'platform_announce.save' },
  }),
  publish: post('/platform_announce/publish', {
    summary: 'Show it to the provider’s merchants; each is told once, however often it is published',
    input: z.object({ id, revision }),
    result: ownAnnouncement,
    origin: 'chosen',
    auth: 'user',
    permission: { action: 'platform_announce.publish' },
  }),
  withdraw: post('/platform_announce/withdraw', {
    summary: 'Show it to merchants no more',
    input: idQuery,
    result: ownAnnouncement,
    origin: 'chosen',
    auth: 'user',
    permission: { action: 'platform_announce.publish' },
  }),
  delete: post('/platform_announce/delete', {
    summary: 'Remove announcements; one that is published must be withdrawn before',
    input: idsBody,
    result: done,
    origin: 'chosen',
    auth: 'user',
    permission: { action: 'platform_announce.delete' },
  }),
  restore: post('/platform_announce/restore', {
    summary: 'Take a removal back',
    input: idsBody,
    result: done,
    origin: 'chosen',
    auth: 'user',
    permission: { action: 'platform_announce.delete' },
  }),
};
