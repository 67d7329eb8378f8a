import { isCover, type ShelfProblem, shelfProblems } from '../src/domain/templates/shelf';
import { platform_templateContract, type ShelfTemplateRecord } from '../src/services/platform_template/schema';
import { type Context, fail, serve } from './_core/serve';
import { categorizedPage, checkedCategory, presentCategory } from './_groups/categories';
import { recordHandlers, recordState } from './_groups/providerRecords';
import { checkedDocument, measured, usesOf, type VideoTemplateRow, videoTemplates } from './_groups/videoTemplates';

function view(ctx: Context, row: VideoTemplateRow): ShelfTemplateRecord {
  const category = presentCategory(ctx, row.category_id);
  return {
    ...structuredClone(row),
    plans: [...row.plans],
    category_id: category?.id,
    category: category?.name ?? '',
    revision: row.revision ?? 0,
    state: recordState(row),
    problems: [...row.problems],
    used: usesOf(row.id),
    updated_at: row.updated_at ?? row.created_at,
  } as ShelfTemplateRecord;
}

const sentences: Readonly<Partial<Record<ShelfProblem['code'], string>>> = {
  noDocument: '还没有模板内容',
  noCover: '还没有封面',
};

/** What merchants can see has to be whole. */
function checkWhole({ title, document, fields, cover }: VideoTemplateRow): void {
  const [problem] = shelfProblems(document, fields, cover);
  if (problem)
    fail(sentences[problem.code] ?? `“${title}”还有要改的地方，请打开模板查看`, { errorCode: 'TEMPLATE_INVALID' });
}

export default serve(platform_templateContract, {
  data: (ctx, query) =>
    categorizedPage(ctx, query, { rows: videoTemplates.own(ctx), view, search: ['title', 'summary'] }),

  info: (ctx, { id }) => view(ctx, videoTemplates.need(ctx, id)),

  save(ctx, { id, revision, document, fields, ...rest }) {
    const known = id ? videoTemplates.need(ctx, id) : undefined;
    if (rest.cover !== '' && !isCover(rest.cover))
      fail('封面应为 PNG、JPEG 或 WebP 图片', { errorCode: 'COVER_INVALID' });
    const content = document
      ? measured(checkedDocument(document), fields, rest.cover)
      : measured(known?.document, known?.fields, rest.cover);
    const row = { ...rest, ...content, category_id: checkedCategory(ctx, known?.category_id, rest.category_id) };
    if (known && recordState(known) === 'published') checkWhole({ ...known, ...row });
    return view(ctx, known ? videoTemplates.change(ctx, known, row, revision) : videoTemplates.create(ctx, row));
  },

  ...recordHandlers(videoTemplates, { view, checkWhole }),
});
