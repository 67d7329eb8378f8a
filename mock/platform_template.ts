import { isCover, type ShelfProblem } from '../src/domain/templates/shelf';
import type { Project } from '../src/engine/project/schema';
import { platform_templateContract, type ShelfTemplateRecord } from '../src/services/platform_template/schema';
import { repeatedSave } from './_core/repeatedSave';
import { type Context, fail, serve } from './_core/serve';
import { globalDb } from './_core/store';
import { categorizedPage, checkedCategory, presentCategory } from './_groups/categories';
import { recordHandlers, recordState } from './_groups/providerRecords';
import {
  checkedDocument,
  contentOf,
  keepTemplateVersion,
  measured,
  problemsOf,
  templateVersions,
  usesOf,
  type VideoTemplateRow,
  videoTemplates,
} from './_groups/videoTemplates';

function view(ctx: Context, row: VideoTemplateRow): ShelfTemplateRecord {
  const category = presentCategory(ctx, row.category_id);
  const { edited, ...rest } = row;
  const content = contentOf(row);
  return {
    ...structuredClone({ ...rest, ...content }),
    plans: [...row.plans],
    category_id: category?.id,
    category: category?.name ?? '',
    revision: row.revision ?? 0,
    document_revision: row.document_revision ?? 0,
    save_id: row.save_id ?? '',
    state: recordState(row),
    problems: [...content.problems],
    has_changes: edited !== undefined,
    used: usesOf(row.id),
    updated_at: row.updated_at ?? row.created_at,
  } as ShelfTemplateRecord;
}

const sentences: Readonly<Partial<Record<ShelfProblem['code'], (name: string) => string>>> = {
  noDocument: () => '还没有模板内容',
  noCover: () => '还没有封面',
  noScenes: () => '主轨道上还没有画面，请先在编辑器里放上画面',
  nothingToFill: () => '还没有可替换的位置，请在编辑器里至少标出一处画面或文字',
  unreadableMedia: (name) => `“${name}”还没有上传，商家看不到它，请在编辑器里等它传完或换一个`,
  missingFile: (name) => `“${name}”的文件已被删除，请在编辑器里换一个`,
};

/** What merchants can see has to be whole. */
function checkWhole({ title, ...content }: Pick<VideoTemplateRow, 'title' | 'document' | 'fields' | 'cover'>): void {
  const [problem] = problemsOf(content);
  if (!problem) return;
  const sentence = sentences[problem.code]?.('name' in problem ? problem.name : '');
  fail(sentence ?? `“${title}”还有要改的地方，请打开模板查看`, { errorCode: 'TEMPLATE_INVALID' });
}

function checkCover(cover: string | undefined): void {
  if (cover && !isCover(cover)) fail('封面应为 PNG、JPEG 或 WebP 图片', { errorCode: 'COVER_INVALID' });
}

function checkSeen({ document_revision = 0 }: VideoTemplateRow, seen: number | undefined): void {
  if (seen !== undefined && seen !== document_revision)
    fail('这个模板已在别处保存过，请先载入最新版本', { errorCode: 'CONFLICT' });
}

const withoutCoverTime = ({ coverAt: _, ...document }: Project): Project => document;

/** Puts what it shows where it belongs: on the shelf it waits until the template is published again. */
function changeContent(
  ctx: Context,
  row: VideoTemplateRow,
  content: ReturnType<typeof contentOf>,
  save_id: string,
): VideoTemplateRow {
  const patch = recordState(row) === 'published' ? { edited: content } : content;
  const document_revision = (row.document_revision ?? 0) + 1;
  return videoTemplates.changeUnseen(ctx, row, { ...patch, document_revision, save_id });
}

const handlers = recordHandlers(videoTemplates, { view, checkWhole });

export default serve(platform_templateContract, {
  ...handlers,

  data: (ctx, query) =>
    categorizedPage(ctx, query, { rows: videoTemplates.own(ctx), view, search: ['title', 'summary'] }),

  info: (ctx, { id }) => view(ctx, videoTemplates.need(ctx, id)),

  save(ctx, { id, revision, document, fields, title, cover, ...rest }) {
    const known = id ? videoTemplates.need(ctx, id) : undefined;
    checkCover(cover);
    const before = known && contentOf(known);
    const given = document ? { document: checkedDocument(document), fields } : before;
    // A cover that was chosen here is no moment of the video any more.
    const shown = cover === before?.cover ? given?.document : given?.document && withoutCoverTime(given.document);
    const content = { title, ...measured(shown, given?.fields, cover) };
    const category_id = checkedCategory(ctx, known?.category_id, rest.category_id);
    const isOther = document !== undefined || title !== before?.title;
    const count = { document_revision: (known?.document_revision ?? 0) + (isOther ? 1 : 0) };
    // What is edited and not on the shelf yet stays there until it is published.
    const waits = known?.edited !== undefined;
    const row = { ...rest, ...count, ...(waits ? { edited: content } : content), category_id };
    if (known && !waits && recordState(known) === 'published') checkWhole(content);
    const saved = known
      ? videoTemplates.change(ctx, known, row, revision)
      : videoTemplates.create(ctx, { ...content, ...row });
    return view(ctx, isOther && content.document ? keepTemplateVersion(ctx, saved) : saved);
  },

  document(ctx, { id, revision, save_id, title, cover, document, fields }) {
    const saves = videoTemplates
      .own(ctx)
      .map((row) => ({ id: row.id, revision: row.document_revision ?? 0, save_id: row.save_id }));
    const repeated = repeatedSave(saves, { id, revision }, save_id, (row) => row.save_id);
    if (repeated) return view(ctx, videoTemplates.need(ctx, repeated.id));
    checkCover(cover);
    const known = id ? videoTemplates.need(ctx, id) : undefined;
    if (known) checkSeen(known, revision);
    const shown = cover ?? (known && contentOf(known).cover) ?? '';
    const content = { title, ...measured(checkedDocument(document), fields, shown) };
    const saved = known
      ? changeContent(ctx, known, content, save_id)
      : videoTemplates.create(ctx, { ...content, summary: '', price: 0, plans: [], document_revision: 1, save_id });
    return view(ctx, keepTemplateVersion(ctx, saved));
  },

  versions(ctx, { id }) {
    videoTemplates.need(ctx, id);
    const list = templateVersions.list(globalDb, id);
    return {
      list: list.map(({ revision, saved_at, by, fields: { title } }) => ({ revision, title, saved_at, by })),
    };
  },

  version_restore(ctx, { id, version, revision }) {
    const known = videoTemplates.need(ctx, id);
    checkSeen(known, revision);
    const { fields } = templateVersions.need(globalDb, id, version);
    return view(ctx, keepTemplateVersion(ctx, changeContent(ctx, known, fields, ''), true));
  },

  publish(ctx, { id, revision }) {
    const known = videoTemplates.need(ctx, id);
    if (!known.edited || recordState(known) !== 'published') return handlers.publish(ctx, { id, revision });
    checkWhole(known.edited);
    const patch = { ...known.edited, edited: undefined, published_at: ctx.clock.iso() };
    return view(ctx, videoTemplates.change(ctx, known, patch, revision));
  },

  withdraw(ctx, { id }) {
    const row = videoTemplates.withdraw(ctx, id);
    // Off the shelf there is nothing that merchants still see.
    return view(ctx, row.edited ? videoTemplates.changeUnseen(ctx, row, { ...row.edited, edited: undefined }) : row);
  },
});
