import { isSameCategory } from '../../src/domain/categories';
import { type GoodsProperty, usesGoodsForm } from '../../src/domain/goodsTemplates';
import type { Context } from '../_core/serve';
import { globalDb } from '../_core/store';
import type { GoodsTemplateRow } from '../_data/goodsTemplates';
import '../_data/goodsTemplates';
import { categoryTable, presentCategory } from './categories';
import type { GoodsRow } from './goods/records';
import { providerRecords } from './providerRecords';
import { servedMerchants } from './served';

/** A property as the log tells it. */
const describe = ({ name, unit, is_required, choices }: GoodsProperty): string =>
  `${name}${unit ? `（${unit}）` : ''}${choices.length > 0 ? `：${choices.join('/')}` : ''}${is_required ? ' *' : ''}`;

export const goodsTemplates = providerRecords({
  table: 'goods_template',
  subject: 'goods_template',
  missing: '商品模板不存在或已删除',
  readable: ({ title, fields, points, images, category_id = '', plans = [] }: GoodsTemplateRow) => ({
    title,
    plans,
    topic: categoryTable().find(category_id)?.name ?? '',
    variables: fields.map(describe),
    contents: [...points, ...images].join('、'),
  }),
  auditedFields: ['title', 'topic', 'plans', 'variables', 'contents'],
});

/** Goods of the provider’s merchants that have something of a template, and of how many merchants they are. */
export function usesOfGoodsTemplate(ctx: Context, row: GoodsTemplateRow): { goods: number; merchants: number } {
  const category = presentCategory(ctx, row.category_id);
  if (!category) return { goods: 0, merchants: 0 };
  const served = new Set(servedMerchants(ctx.merchant).map(({ mchno }) => mchno));
  const users = globalDb
    .table<GoodsRow>('goods')
    .all()
    .filter(
      (goods) =>
        goods.status !== -1 &&
        served.has(goods.mchno) &&
        isSameCategory(goods.category, category.name) &&
        usesGoodsForm(row, goods.specs),
    );
  return { goods: users.length, merchants: new Set(users.map(({ mchno }) => mchno)).size };
}
