import { type GoodsTemplateProblem, goodsTemplateProblems } from '../src/domain/goodsTemplates';
import { type OwnGoodsTemplate, platform_goods_templateContract } from '../src/services/platform_goods_template/schema';
import { type Context, fail, serve } from './_core/serve';
import type { GoodsTemplateRow } from './_data/goodsTemplates';
import { categorizedPage, checkedCategory, presentCategory } from './_groups/categories';
import { goodsTemplates, usesOfGoodsTemplate } from './_groups/goodsTemplates';
import { recordHandlers, recordState } from './_groups/providerRecords';

function view(ctx: Context, row: GoodsTemplateRow): OwnGoodsTemplate {
  const category = presentCategory(ctx, row.category_id);
  const { goods, merchants } = usesOfGoodsTemplate(ctx, row);
  return {
    ...row,
    plans: row.plans ?? [],
    revision: row.revision ?? 0,
    state: recordState(row),
    category_id: category?.id,
    category: category?.name ?? '',
    used_goods: goods,
    used_merchants: merchants,
    updated_at: row.updated_at ?? row.created_at,
  };
}

function sentenceOf(problem: GoodsTemplateProblem): string {
  switch (problem.code) {
    case 'noCategory':
      return '还没有选分类';
    case 'noFields':
      return '还没有参数';
    case 'noName':
      return `第 ${problem.at} 个参数还没有名称`;
    case 'sameName':
      return `参数“${problem.name}”有两个`;
    case 'noChoices':
      return `参数“${problem.name}”至少要有两个选项`;
  }
}

/** Goods have one category, so a category has one form: which of two would be asked nobody could tell. */
function checkWhole(row: GoodsTemplateRow, ctx: Context): void {
  const category = presentCategory(ctx, row.category_id);
  const [problem] = goodsTemplateProblems(category?.name, row.fields);
  if (problem) fail(sentenceOf(problem), { errorCode: 'TEMPLATE_INVALID' });
  const other = goodsTemplates
    .own(ctx)
    .find(
      (one) =>
        one.id !== row.id &&
        recordState(one) === 'published' &&
        presentCategory(ctx, one.category_id)?.id === category?.id,
    );
  if (other) fail(`“${category?.name}”正在用模板“${other.title}”，请先把它撤下`, { errorCode: 'CATEGORY_TAKEN' });
}

export default serve(platform_goods_templateContract, {
  data: (ctx, query) =>
    categorizedPage(ctx, query, { rows: goodsTemplates.own(ctx), view, search: ['title', 'category'] }),

  info: (ctx, { id }) => view(ctx, goodsTemplates.need(ctx, id)),

  save(ctx, { id, revision, ...given }) {
    const known = id ? goodsTemplates.need(ctx, id) : undefined;
    const fields = given.fields.map((field) => (field.kind === 'choice' ? field : { ...field, choices: [] }));
    const row = { ...given, fields, category_id: checkedCategory(ctx, known?.category_id, given.category_id) };
    if (known && recordState(known) === 'published') checkWhole({ ...known, ...row }, ctx);
    return view(ctx, known ? goodsTemplates.change(ctx, known, row, revision) : goodsTemplates.create(ctx, row));
  },

  ...recordHandlers(goodsTemplates, { view, checkWhole }),
});
