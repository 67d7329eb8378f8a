import { z } from 'zod';
import { get, id, nothing, post, timestamp } from '../contract';
import { creativeFacts, creativeShape } from '../platform_creative_template/schema';
import { seenPrice } from '../shelfTerms';

const offered = z.object({
  id,
  title: z.string(),
  category: z.string(),
  ...creativeFacts,
  ...creativeShape,
  /** Whether the caller’s merchant has one of the versions that may take it. */
  is_open: z.boolean(),
  /** Whether somebody of the caller’s merchant has taken it: it is not paid again. */
  is_taken: z.boolean(),
  /** Whether it is meant for the industry of the caller’s merchant. */
  suits_industry: z.boolean(),
  /** The framework that the caller has made of it. */
  framework_id: id.optional(),
  published_at: timestamp,
});
export type OfferedCreativeTemplate = z.infer<typeof offered>;

/** Creative templates that a merchant’s provider has published. */
export const creative_templateContract = {
  data: get('/creative_template/data', {
    summary: 'All published creative templates of the provider, those for the merchant’s industry first',
    input: nothing,
    result: z.object({ list: z.array(offered) }),
    origin: 'chosen',
    auth: 'user',
    permission: { page: ['compose.frame'] },
  }),
  take: post('/creative_template/take', {
    summary:
      'Make it a framework of the caller’s own, paid once a merchant; taken again it answers with the one that is there',
    input: z.object({ id, price: seenPrice }),
    result: z.object({ framework_id: id, is_new: z.boolean() }),
    origin: 'chosen',
    auth: 'user',
    permission: { action: 'framework.save' },
  }),
};
