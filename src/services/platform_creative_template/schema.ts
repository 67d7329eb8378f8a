import { z } from 'zod';
import { creativeTemplateLimits } from '../../domain/creativeTemplates';
import { frameworkLimits } from '../../domain/frameworks/problems';
import { maxSegments } from '../../domain/frameworks/shares';
import { id } from '../contract';
import { frameworkSegment, frameworkUse } from '../framework/schema';
import { providerRecordCalls, providerRecordFields, providerRecordQuery } from '../providerRecords';
import { shelfTerms } from '../shelfTerms';

const limits = creativeTemplateLimits;

/** A framework as a provider writes it down; that of a draft may have segments without a name. */
export const creativeShape = {
  ...frameworkUse,
  segments: z
    .array(
      frameworkSegment.extend({
        role: z.string().trim().max(40),
        roleName: z.string().trim().max(frameworkLimits.roleName),
      }),
    )
    .max(maxSegments)
    .default([]),
};

/** What a provider says of a creative template besides its structure. */
export const creativeFacts = {
  /** A data URL, or a path on this site; empty = none. */
  icon: z.string().max(150_000).default(''),
  /** Whom it is for, as merchants name their industry; empty = all. */
  industries: z.array(z.string().trim().min(1).max(limits.industry)).max(limits.industries).default([]),
  ...shelfTerms,
};

const creativeTemplate = z.object({
  ...providerRecordFields,
  ...creativeFacts,
  ...creativeShape,
  order: z.number().int(),
  category_id: id.optional(),
  /** Its name; empty = none. */
  category: z.string(),
  /** Frameworks that merchants have made of it, and how many merchants. */
  used_frameworks: z.number().int().min(0),
  used_merchants: z.number().int().min(0),
});
export type OwnCreativeTemplate = z.infer<typeof creativeTemplate>;

/** The thinking frameworks that a provider keeps for its merchants; they look at them and take them by `creative_template`. */
export const platform_creative_templateContract = providerRecordCalls({
  group: 'platform_creative_template',
  page: 'template.creative',
  query: providerRecordQuery.extend({ category_id: id.optional() }),
  row: creativeTemplate,
  whole: creativeTemplate,
  fields: {
    title: z.string().trim().min(1).max(limits.title),
    category_id: id.optional(),
    /** Its place among the others; the smallest stands first. */
    order: z.number().int().min(0).max(limits.order).default(100),
    ...creativeFacts,
    ...creativeShape,
  },
  summaries: {
    data: 'The provider’s creative templates in all states, paged, newest change first',
    info: 'One creative template of the provider',
    save: 'Add or change a creative template; a draft may be unfinished, a change of a published one shows at once',
    publish: 'Offer it to the provider’s merchants beside their frameworks',
    withdraw: 'Offer it no more; frameworks that merchants have made of it stay',
    delete: 'Remove creative templates; one that is published must be withdrawn before',
  },
});
