import { z } from 'zod';
import { get, id, nothing } from '../contract';
import { goodsFormShape } from '../platform_goods_template/schema';

const offered = z.object({ id, title: z.string(), category: z.string(), ...goodsFormShape });
export type OfferedGoodsTemplate = z.infer<typeof offered>;

/** The goods forms that a merchant’s provider has published, a category each. */
export const goods_templateContract = {
  data: get('/goods_template/data', {
    summary: 'All published goods templates of the provider',
    input: nothing,
    result: z.object({ list: z.array(offered) }),
    origin: 'chosen',
    auth: 'user',
    permission: { page: ['compose.post', 'creative.goods'] },
  }),
};
