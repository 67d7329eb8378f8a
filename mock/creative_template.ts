import { sortCreativeTemplates, suitsIndustry } from '../src/domain/creativeTemplates';
import { normalizeShares } from '../src/domain/frameworks';
import { isOpenToPlan } from '../src/domain/templates/shelf';
import { creative_templateContract } from '../src/services/creative_template/schema';
import { atomically } from './_core/atomically';
import { fail, serve } from './_core/serve';
import type { CreativeTemplateRow } from './_data/creativeTemplates';
import './_data/framework';
import { presentCategory } from './_groups/categories';
import { creativeTakes, madeBy } from './_groups/creativeTemplates';
import { addFramework } from './_groups/frameworks';

const segmentsOf = ({ segments }: CreativeTemplateRow) => {
  const shares = normalizeShares(segments.map(({ share }) => share));
  return segments.map((segment, index) => ({ ...segment, share: shares[index] ?? segment.share }));
};

export default serve(creative_templateContract, {
  data(ctx) {
    const { merchant } = ctx;
    const list = creativeTakes.shownTo(ctx).map((row) => ({
      ...structuredClone(row),
      price: row.price ?? 0,
      is_taken: creativeTakes.isTakenBy(ctx, row),
      category: presentCategory(ctx, row.category_id)?.name ?? '',
      is_open: isOpenToPlan(row.plans, merchant.version),
      suits_industry: suitsIndustry(row.industries, merchant.industry),
      framework_id: madeBy(ctx, row.id)?.id,
      published_at: row.published_at ?? row.created_at,
    }));
    return { list: sortCreativeTemplates(list, merchant.industry) };
  },

  take: (ctx, { id, price }) =>
    atomically(() => {
      const made = madeBy(ctx, id);
      if (made) return { framework_id: made.id, is_new: false };
      const row = creativeTakes.shownTo(ctx).find((one) => one.id === id);
      if (!row) return fail('这个创意模板已下架，换一个试试', { errorCode: 'TEMPLATE_WITHDRAWN' });
      creativeTakes.take(ctx, row, price);
      const { summary, fits, platforms, seconds, reference } = row;
      const framework = addFramework(ctx, {
        ...structuredClone({ summary, fits, platforms, seconds, reference }),
        ...{ name: row.title, segments: segmentsOf(row), origin: 'own', checkedOn: '', sharing: 'private' },
        ...{ account_id: ctx.account.id, account_name: ctx.account.name },
        source: [{ type: 'template', id }],
      });
      return { framework_id: framework.id, is_new: true };
    }),
});
