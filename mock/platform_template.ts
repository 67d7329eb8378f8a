import { isCover, type ShelfProblem, shelfProblems } from '../src/domain/templates/shelf';
import { platform_templateContract, type ShelfTemplateRecord } from '../src/services/platform_template/schema';
import { paged } from './_core/paging';
import { fail, serve } from './_core/serve';
import { textState } from './_groups/providerTexts';
import { checkedDocument, measured, usesOf, type VideoTemplateRow, videoTemplates } from './_groups/videoTemplates';

function view(row: VideoTemplateRow): ShelfTemplateRecord {
  return {
    ...structuredClone(row),
    plans: [...row.plans],
    revision: row.revision ?? 0,
    state: textState(row),
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
  data(ctx, query) {
    const rows = videoTemplates
      .own(ctx)
      .filter((row) => !query.state || textState(row) === query.state)
      .map(view);
    return paged(rows, query, { search: ['title', 'summary'], sort: 'updated_at' });
  },

  info: (ctx, { id }) => view(videoTemplates.need(ctx, id)),

  save(ctx, { id, revision, document, fields, ...rest }) {
    const known = id ? videoTemplates.need(ctx, id) : undefined;
    if (rest.cover !== '' && !isCover(rest.cover))
      fail('封面应为 PNG、JPEG 或 WebP 图片', { errorCode: 'COVER_INVALID' });
    const content = document
      ? measured(checkedDocument(document), fields, rest.cover)
      : measured(known?.document, known?.fields, rest.cover);
    const row = { ...rest, ...content };
    if (known && textState(known) === 'published') checkWhole({ ...known, ...row });
    return view(known ? videoTemplates.change(ctx, known, row, revision) : videoTemplates.create(ctx, row));
  },

  publish(ctx, { id, revision }) {
    const row = videoTemplates.need(ctx, id);
    checkWhole(row);
    return view(videoTemplates.publish(ctx, row, revision));
  },

  withdraw: (ctx, { id }) => view(videoTemplates.withdraw(ctx, id)),

  delete(ctx, { ids }) {
    videoTemplates.remove(ctx, ids);
    return null;
  },

  restore(ctx, { ids }) {
    videoTemplates.restore(ctx, ids);
    return null;
  },
});
