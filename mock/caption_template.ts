import { isOpenToPlan } from '../src/domain/templates/shelf';
import { caption_templateContract } from '../src/services/caption_template/schema';
import { atomically } from './_core/atomically';
import { fail, serve } from './_core/serve';
import { captionTakes } from './_groups/captionTemplates';
import { presentCategory } from './_groups/categories';

export default serve(caption_templateContract, {
  data(ctx) {
    const list = captionTakes
      .shownTo(ctx)
      .flatMap(({ design, ...row }) => (design ? [{ ...row, design: structuredClone(design) }] : []))
      .map((row) => ({
        ...{ id: row.id, title: row.title, design: row.design, price: row.price, plans: row.plans },
        category: presentCategory(ctx, row.category_id)?.name ?? '',
        is_open: isOpenToPlan(row.plans, ctx.merchant.version),
        is_taken: captionTakes.isTakenBy(ctx, row),
        published_at: row.published_at ?? row.created_at,
      }));
    return { list: list.toSorted((a, b) => b.published_at.localeCompare(a.published_at)) };
  },

  take: (ctx, { id, price }) =>
    atomically(() => {
      const row = captionTakes.shownTo(ctx).find((one) => one.id === id);
      if (!row?.design) return fail('这个字幕模板已下架，换一个试试', { errorCode: 'TEMPLATE_WITHDRAWN' });
      const is_new = captionTakes.take(ctx, row, price);
      return { design: structuredClone(row.design), is_new };
    }),
});
