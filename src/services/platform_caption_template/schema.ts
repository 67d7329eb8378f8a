import { z } from 'zod';
import { captionTemplateLimits } from '../../domain/captionDesigns';
import { type CaptionTemplate, captionTemplateSchema } from '../../engine/project/captionTemplates';
import { id } from '../contract';
import { providerRecordCalls, providerRecordFields, providerRecordQuery } from '../providerRecords';
import { shelfTerms } from '../shelfTerms';

const limits = captionTemplateLimits;
/** A design as callers here hold it: whole, and never changed once it is made. */
export const captionDesign = captionTemplateSchema as unknown as z.ZodType<CaptionTemplate, CaptionTemplate>;

const captionTemplateRecord = z.object({
  ...providerRecordFields,
  ...shelfTerms,
  category_id: id.optional(),
  /** Its name; empty = none. */
  category: z.string(),
  design: captionDesign.optional(),
  /** Merchants that have taken it. */
  used_merchants: z.number().int().min(0),
});
export type OwnCaptionTemplate = z.infer<typeof captionTemplateRecord>;

/** The caption designs of a provider as it makes them; merchants take them by `caption_template`. */
export const platform_caption_templateContract = providerRecordCalls({
  group: 'platform_caption_template',
  page: 'template.caption',
  query: providerRecordQuery.extend({ category_id: id.optional() }),
  row: captionTemplateRecord,
  whole: captionTemplateRecord,
  fields: {
    title: z.string().trim().min(1).max(limits.title),
    category_id: id.optional(),
    ...shelfTerms,
    design: captionDesign.optional(),
  },
  summaries: {
    data: 'The provider’s caption templates in all states, paged, newest change first',
    info: 'One caption template of the provider',
    save: 'Add or change a caption template; without `design` it keeps the one it has. A changed design gets a key of its own',
    publish:
      'Offer it to the provider’s merchants; one with a font that the product lacks is refused (`TEMPLATE_INVALID`)',
    withdraw: 'Offer it no more, but to those who have paid for it; videos that have it keep it',
    delete: 'Remove caption templates; one that is published must be withdrawn before',
  },
});
