import { toOffered } from '../src/domain/templates/editedTemplate';
import { findUseProblem, isOpenToPlan } from '../src/domain/templates/shelf';
import { projectJson } from '../src/engine/project/projectJson';
import { video_templateContract } from '../src/services/video_template/schema';
import { atomically } from './_core/atomically';
import { balanceOf, hold, settle } from './_core/ledger';
import { type Context, fail, serve } from './_core/serve';
import { offeredCategories, presentCategory } from './_groups/categories';
import { addProject, type ProjectRow } from './_groups/projects';
import { addUse, checkedDocument, type VideoTemplateRow, videoTemplates } from './_groups/videoTemplates';

function offered(ctx: Context, row: VideoTemplateRow) {
  const category = presentCategory(ctx, row.category_id);
  return {
    ...row,
    ...{ category_id: category?.id, category: category?.name ?? '' },
    plans: [...row.plans],
    is_open: isOpenToPlan(row.plans, ctx.merchant.version),
    published_at: row.published_at ?? row.created_at,
  };
}

function needOffered({ merchant }: Context, id: string): VideoTemplateRow {
  const row = videoTemplates.published(merchant.provider_id).find((one) => one.id === id);
  return row ?? fail('这个模板已下架，换一个试试', { errorCode: 'TEMPLATE_WITHDRAWN' });
}

/** What the user has agreed to must still hold when it is done. */
function checkUse({ db, merchant }: Context, { title, price, plans }: VideoTemplateRow, seenPrice: number): void {
  if (price !== seenPrice) fail(`“${title}”的价格已变为 ${price} 点，请刷新后再决定`, { errorCode: 'PRICE_CHANGED' });
  const problem = findUseProblem({ price, plans, version: merchant.version, balance: balanceOf(db) });
  if (problem?.code === 'planNeeded')
    fail(`“${title}”只对${problem.plans.join('、')}开放`, { errorCode: 'PLAN_NEEDED' });
  if (problem) fail(`点数不足：需要 ${price} 点，剩余 ${balanceOf(db)} 点`, { errorCode: 'CREDITS_NOT_ENOUGH' });
}

export default serve(video_templateContract, {
  data(ctx) {
    const list = videoTemplates
      .published(ctx.merchant.provider_id)
      .map((row) => offered(ctx, row))
      .toSorted((a, b) => b.published_at.localeCompare(a.published_at));
    const used = new Set(list.map(({ category_id }) => category_id));
    const categories = offeredCategories(ctx).filter(({ id }) => used.has(id));
    return { list, categories: categories.map(({ id, name }) => ({ id, name })) };
  },

  info(ctx, { id }) {
    const row = needOffered(ctx, id);
    if (!row.document) return fail('这个模板没有可以打开的内容', { errorCode: 'TEMPLATE_INVALID' });
    return { ...offered(ctx, row), document: projectJson(toOffered(row.document)), fields: { ...row.fields } };
  },

  use(ctx, { id, price, title, document, goods_id }) {
    const project = checkedDocument(document);
    const made = atomically(() => {
      const row = needOffered(ctx, id);
      checkUse(ctx, row, price);
      const { db, account, merchant, clock } = ctx;
      const held = hold(db, { credits: price, subject: `视频模板：${row.title}`, account_name: account.name });
      const source = [
        ...(goods_id ? [{ type: 'goods' as const, id: goods_id }] : []),
        { type: 'template' as const, id },
      ];
      const document = structuredClone({ ...project, title, source }) as ProjectRow['document'];
      const { id: project_id } = addProject(ctx, {
        ...{ title, kind: 'editor.timeline', cover: '', draft: {}, source, finished: false },
        document,
      });
      settle(db, held);
      addUse({ template_id: id, mchno: merchant.mchno, project_id, credits: price, created_at: clock.iso() });
      return project_id;
    });
    return { project_id: made };
  },
});
