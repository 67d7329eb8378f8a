import { z } from 'zod';
import { get, id, nothing, post, timestamp } from '../contract';
import { captionDesign } from '../platform_caption_template/schema';
import { seenPrice, shelfTerms } from '../shelfTerms';

const offered = z.object({
  id,
  title: z.string(),
  category: z.string(),
  ...shelfTerms,
  design: captionDesign,
  /** Whether the caller’s merchant has one of the versions that may take it. */
  is_open: z.boolean(),
  /** Whether the caller’s merchant has taken it: it is not paid again. */
  is_taken: z.boolean(),
  published_at: timestamp,
});
export type OfferedCaptionTemplate = z.infer<typeof offered>;

/** Caption designs that a merchant’s provider has published. */
export const caption_templateContract = {
  data: get('/caption_template/data', {
    summary: 'All published caption templates of the provider, newest first, and those that the merchant has paid for',
    input: nothing,
    result: z.object({ list: z.array(offered) }),
    origin: 'chosen',
    auth: 'user',
    permission: { action: 'project.save' },
  }),
  take: post('/caption_template/take', {
    summary: 'Take a design along as plain values; paid once a merchant, taken again it costs nothing',
    input: z.object({
      id,
      price: seenPrice,
    }),
    result: z.object({ design: captionDesign, is_new: z.boolean() }),
    origin: 'chosen',
    auth: 'user',
    permission: { action: 'project.save' },
  }),
};
