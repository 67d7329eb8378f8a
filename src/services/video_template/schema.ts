import { z } from 'zod';
import { MAX_SHELF_PRICE } from '../../domain/templates/shelf';
import { projectSchema } from '../../engine/project/schema';
import { get, id, idQuery, nothing, post, timestamp } from '../contract';
import { fieldRules, shelfFacts } from '../platform_template/schema';

const offered = z.object({
  id,
  title: z.string(),
  summary: z.string(),
  cover: z.string(),
  category_id: id.optional(),
  category: z.string(),
  /** Credits that a use costs; 0 = free. */
  price: z.number().int(),
  /** Versions that may use it; empty = all. */
  plans: z.array(z.string()),
  /** Whether the caller's merchant has one of them. */
  is_open: z.boolean(),
  facts: shelfFacts,
  published_at: timestamp,
});
export type OfferedTemplate = z.infer<typeof offered>;

const record = offered.extend({ document: projectSchema, fields: fieldRules });

/** Templates that a merchant's provider has put on the shelf. */
export const video_templateContract = {
  data: get('/video_template/data', {
    summary: 'All templates on the shelf, newest first',
    input: nothing,
    result: z.object({
      list: z.array(offered),
      /** Those of the provider that are offered and that some of these have, in its order. */
      categories: z.array(z.object({ id, name: z.string() })),
    }),
    origin: 'chosen',
    auth: 'user',
    permission: { page: ['compose.template_to_video'] },
  }),
  info: get('/video_template/info', {
    summary: 'One of them with its document, to be filled',
    input: idQuery,
    result: record,
    origin: 'chosen',
    auth: 'user',
    permission: { page: ['compose.template_to_video'] },
  }),
  use: post('/video_template/use', {
    summary: 'Make a project of the timeline from a filled template and pay for it, both or neither',
    input: z.object({
      id,
      /** As the user has seen it: at another price nothing is made (`PRICE_CHANGED`). */
      price: z.number().int().min(0).max(MAX_SHELF_PRICE),
      title: z.string().trim().min(1).max(120),
      document: projectSchema,
      /** What it was filled with. */
      goods_id: id.optional(),
    }),
    result: z.object({ project_id: id }),
    origin: 'chosen',
    auth: 'user',
    permission: { action: 'project.save' },
  }),
};
