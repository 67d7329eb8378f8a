import { z } from 'zod';
import { get, id, nothing, timestamp } from '../contract';
import { platformId } from '../script/schema';

export const wemediaAccount = z.object({
  id,
  platform: platformId,
  name: z.string(),
  avatar: z.string(),
  followers: z.number().int(),
  /** `expired` needs a new login before anything goes out. */
  state: z.enum(['ok', 'expiring', 'expired']),
  expires_at: timestamp,
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
