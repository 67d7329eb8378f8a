import { z } from 'zod';
import { get, id, nothing, timestamp } from '../contract';
import { publishPlatformId } from '../publish/schema';

export const wemediaAccount = z.object({
  id,
  platform: publishPlatformId,
  name: z.string(),
  avatar: z.string(),
  followers: z.number().int(),
  /** `expired` needs a new login before anything goes out. */
  state: z.enum(['ok', 'expiring', 'expired']),
  expires_at: timestamp,
  /** Own grouping, free text; empty = none. */
  group: z.string(),
  /** Times of day at which it may post, `HH:mm`, in order; empty = the merchant's usual ones. */
  slots: z.array(z.string().regex(/^([01]\d|2[0-3]):[0-5]\d$/)),
  /** Most posts a day. */
  per_day: z.number().int().min(1).max(50),
});
export type WemediaAccount = z.infer<typeof wemediaAccount>;

export const wemediaContract = {
  data: get('/wemedia/data', {
    summary: 'Connected accounts',
    input: nothing,
    result: z.object({ list: z.array(wemediaAccount) }),
    origin: 'chosen',
    auth: 'user',
  }),
};
