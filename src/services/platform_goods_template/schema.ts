import { z } from 'zod';
import { goodsTemplateLimits, propertyKinds } from '../../domain/goodsTemplates';
import { id } from '../contract';
import { providerRecordCalls, providerRecordFields, providerRecordQuery } from '../providerRecords';
import { shelfPlans } from '../shelfTerms';

const limits = goodsTemplateLimits;

/** The form of a category’s goods as it is written down. */
export const goodsFormShape = {
  fields: z
    .array(
      z.object({
        name: z.string().trim().max(limits.name),
        kind: z.enum(propertyKinds),
        unit: z.string().trim().max(limits.unit).default(''),
        is_required: z.boolean().default(false),
        sample: z.string().trim().max(limits.sample).default(''),
        choices: z.array(z.string().trim().min(1).max(limits.choice)).max(limits.choices).default([]).readonly(),
      }),
    )
    .max(limits.fields)
    .default([])
    .readonly(),
  points: z.array(z.string().trim().min(1).max(limits.point)).max(limits.points).default([]).readonly(),
  images: z.array(z.string().trim().min(1).max(limits.image)).max(limits.images).default([]).readonly(),
};

const goodsTemplate = z.object({
  ...providerRecordFields,
  ...goodsFormShape,
  plans: shelfPlans,
  category_id: id.optional(),
  /** Its name; empty = none. */
  category: z.string(),
  /** Goods in which merchants have filled in something of it, and how many merchants. */
  used_goods: z.number().int().min(0),
  used_merchants: z.number().int().min(0),
});
export type OwnGoodsTemplate = z.infer<typeof goodsTemplate>;

/** The goods forms of a provider as it writes them; merchants get them by `goods_template`. */
export const platform_goods_templateContract = providerRecordCalls({
  group: 'platform_goods_template',
  page: 'template.product',
  query: providerRecordQuery.extend({ category_id: id.optional() }),
  row: goodsTemplate,
  whole: goodsTemplate,
  fields: {
    title: z.string().trim().min(1).max(limits.title),
    category_id: id.optional(),
    plans: shelfPlans,
    ...goodsFormShape,
  },
  summaries: {
    data: 'The provider’s goods templates in all states, paged, newest change first',
    info: 'One goods template of the provider',
    save: 'Add or change a goods template; a draft may be unfinished, a change of a published one shows at once',
    publish: 'Offer its fields to goods of its category; a category has one published template (`CATEGORY_TAKEN`)',
    withdraw: 'Offer its fields no more; what goods have of them stays with the goods',
    delete: 'Remove goods templates; one that is published must be withdrawn before',
  },
});
