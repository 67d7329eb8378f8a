import { type CaptionDesignProblem, captionDesignProblems, isSameDesign } from '../src/domain/captionDesigns';
import type { CaptionTemplate } from '../src/engine/project/captionTemplates';
import {
  type OwnCaptionTemplate,
  platform_caption_templateContract,
} from '../src/services/platform_caption_template/schema';
import { type Context, fail, serve } from './_core/serve';
import { newId } from './_core/store';
import type { CaptionTemplateRow } from './_data/captionTemplates';
import { captionTakes, captionTemplates } from './_groups/captionTemplates';
import { categorizedPage, checkedCategory, presentCategory } from './_groups/categories';
import { recordHandlers, recordState } from './_groups/providerRecords';

function view(ctx: Context, row: CaptionTemplateRow): OwnCaptionTemplate {
  const category = presentCategory(ctx, row.category_id);
  return {
    ...structuredClone(row),
    revision: row.revision ?? 0,
    state: recordState(row),
    category_id: category?.id,
    category: category?.name ?? '',
    used_merchants: captionTakes.count(row.id),
    updated_at: row.updated_at ?? row.created_at,
  };
}

function sentenceOf(problem: CaptionDesignProblem): string {
  switch (problem.code) {
    case 'noDesign':
      return '还没有设计字幕样式';
    case 'noCaption':
      return '样式里没有显示字幕的文字';
    case 'missingFont':
      return `样式用了没有的字体“${problem.font}”，请换一个`;
    case 'foreignImage':
      return `样式里的图片“${problem.name}”商家打不开，请去掉`;
  }
}

/** What merchants can take has to look with them as it looks here. */
function checkWhole({ design }: CaptionTemplateRow): void {
  const [problem] = captionDesignProblems(design);
  if (problem) fail(sentenceOf(problem), { errorCode: 'TEMPLATE_INVALID' });
}

/**
 * The design as it is kept. Each look has a key of its own: a video that has taken the look of before does not change
 * when the one of now is taken beside it.
 */
function keptDesign(known: CaptionTemplate | undefined, given: CaptionTemplate | undefined, title: string) {
  if (!given) return known && { ...known, name: title };
  const key = known && isSameDesign(known, given) ? known.key : newId('shelf');
  return { ...given, key, name: title };
}

export default serve(platform_caption_templateContract, {
  data: (ctx, query) =>
    categorizedPage(ctx, query, { rows: captionTemplates.own(ctx), view, search: ['title', 'category'] }),

  info: (ctx, { id }) => view(ctx, captionTemplates.need(ctx, id)),

  save(ctx, { id, revision, design, ...given }) {
    const known = id ? captionTemplates.need(ctx, id) : undefined;
    const row = {
      ...given,
      design: keptDesign(known?.design, design, given.title),
      category_id: checkedCategory(ctx, known?.category_id, given.category_id),
    };
    if (known && recordState(known) === 'published') checkWhole({ ...known, ...row });
    return view(ctx, known ? captionTemplates.change(ctx, known, row, revision) : captionTemplates.create(ctx, row));
  },

  ...recordHandlers(captionTemplates, { view, checkWhole }),
});
