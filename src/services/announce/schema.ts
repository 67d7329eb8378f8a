import { z } from 'zod';
import { get, id, idQuery, pageOf, pageQuery, timestamp } from '../contract';

const announcement = z.object({
  id,
  title: z.string(),
  summary: z.string(),
  author: z.string(),
  created_at: timestamp,
});

/** What the provider has to say to its merchants. */
export const announceContract = {
  data: get('/announce/data', {
    summary: 'Announcements of the provider, paged',
    input: pageQuery,
    result: pageOf(announcement),
    origin: 'chosen',
    auth: 'user',
    permission: { page: ['merchant.announce.info', 'merchant.message'] },
  }),
  info: get('/announce/info', {
    summary: 'One announcement with its text',
    input: idQuery,
    result: announcement.extend({
      /** Clean HTML of the article editor’s kinds. */
      html: z.string(),
      /** The caller’s message that leads here, where there is one. */
      notice_id: id.optional(),
    }),
    origin: 'chosen',
    auth: 'user',
    permission: { page: ['merchant.announce.info'] },
  }),
};
