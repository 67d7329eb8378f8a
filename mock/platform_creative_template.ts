import { logoProblem } from '../src/domain/brand';
import { type CreativeTemplateProblem, creativeTemplateProblems } from '../src/domain/creativeTemplates';
import { problemSentence } from '../src/domain/frameworks/problemSentence';
import {
  type OwnCreativeTemplate,
  platform_creative_templateContract,
} from '../src/services/platform_creative_template/schema';
import { type Context, fail, serve } from './_core/serve';
import type { CreativeTemplateRow } from './_data/creativeTemplates';
import { categorizedPage, checkedCategory, presentCategory } from './_groups/categories';
import { creativeTemplates, usesOfCreativeTemplate } from './_groups/creativeTemplates';
import { recordHandlers, recordState } from './_groups/providerRecords';

function view(ctx: Context, row: CreativeTemplateRow): OwnCreativeTemplate {
  const category = presentCategory(ctx, row.category_id);
  const { frameworks, merchants } = usesOfCreativeTemplate(ctx, row.id);
  return {
    ...structuredClone(row),
    revision: row.revision ?? 0,
    price: row.price ?? 0,
    state: recordState(row),
    category_id: category?.id,
    category: category?.name ?? '',
    used_frameworks: frameworks,
    used_merchants: merchants,
    updated_at: row.updated_at ?? row.created_at,
  };
}

function sentenceOf(problem: CreativeTemplateProblem): string {
  switch (problem.code) {
    case 'noSummary':
      return '还没有写一句话说明';
    case 'noPurpose':
      return `第 ${problem.at} 段还没有写作用`;
    case 'structure':
      return problemSentence(problem.problem);
  }
}

/** What merchants can take has to be a whole framework: it is theirs as it is, and is written with. */
function checkWhole(row: CreativeTemplateRow): void {
  const [problem] = creativeTemplateProblems(row);
  if (problem) fail(sentenceOf(problem), { errorCode: 'TEMPLATE_INVALID' });
}

export default serve(platform_creative_templateContract, {
  data: (ctx, query) =>
    categorizedPage(ctx, query, { rows: creativeTemplates.own(ctx), view, search: ['title', 'summary', 'category'] }),

  info: (ctx, { id }) => view(ctx, creativeTemplates.need(ctx, id)),

  save(ctx, { id, revision, ...given }) {
    const known = id ? creativeTemplates.need(ctx, id) : undefined;
    if (logoProblem(given.icon))
      fail('图标应为不超过 100 KB 的 PNG、JPG、WebP 或 SVG 图片', { errorCode: 'ICON_INVALID' });
    const row = { ...given, category_id: checkedCategory(ctx, known?.category_id, given.category_id) };
    if (known && recordState(known) === 'published') checkWhole({ ...known, ...row });
    return view(ctx, known ? creativeTemplates.change(ctx, known, row, revision) : creativeTemplates.create(ctx, row));
  },

  ...recordHandlers(creativeTemplates, { view, checkWhole }),
});
