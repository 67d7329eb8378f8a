import { isOpenToPlan } from '../src/domain/templates/shelf';
import { goods_templateContract } from '../src/services/goods_template/schema';
import { serve } from './_core/serve';
import { presentCategory } from './_groups/categories';
import { goodsTemplates } from './_groups/goodsTemplates';

export default serve(goods_templateContract, {
  data(ctx) {
    const seen = new Set<string>();
    const list = goodsTemplates
      .published(ctx.merchant.provider_id)
      .filter(({ plans = [] }) => isOpenToPlan(plans, ctx.merchant.version))
      // Two can meet in one category when theirs are merged: the newer holds.
      .toSorted((a, b) => (b.published_at ?? b.created_at).localeCompare(a.published_at ?? a.created_at))
      .flatMap(({ id, title, category_id, fields, points, images }) => {
        const category = presentCategory(ctx, category_id);
        if (!category || seen.has(category.id)) return [];
        seen.add(category.id);
        return [{ id, title, category: category.name, fields, points, images }];
      });
    return { list };
  },
});
