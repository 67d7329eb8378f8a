import { auditChanges } from '../src/domain/audit';
import { findSameName, MAX_CATEGORIES } from '../src/domain/categories';
import { withPosition } from '../src/domain/helpArticles';
import { type Category, platform_categoryContract } from '../src/services/platform_category/schema';
import { atomically } from './_core/atomically';
import { paged } from './_core/paging';
import { nextRevision } from './_core/revision';
import { type Context, fail, serve } from './_core/serve';
import { globalDb, newId } from './_core/store';
import type { CategoryRow } from './_data/categories';
import { addAudit } from './_groups/audit';
import { categoriesOf, categoryTable, templatesOfCategory } from './_groups/categories';
import type { VideoTemplateRow } from './_groups/videoTemplates';

const missing = '分类不存在或已删除';

const need = (ctx: Context, id: string): CategoryRow =>
  categoriesOf(ctx).find((row) => row.id === id) ?? fail(missing, { errorCode: 'NOT_FOUND' });

function view(ctx: Context, row: CategoryRow): Category {
  const all = categoriesOf(ctx);
  return {
    ...row,
    revision: row.revision ?? 0,
    position: Math.max(1, all.findIndex(({ id }) => id === row.id) + 1),
    count: Math.max(1, all.length),
    used: templatesOfCategory(row.id).length,
  };
}

const log = (
  ctx: Context,
  { id, name }: CategoryRow,
  verb: Parameters<typeof addAudit>[1]['verb'],
  before?: string,
  after?: string,
) =>
  addAudit(ctx, {
    ...{ subject: 'category', id, name, verb },
    ...(before === undefined || after === undefined ? {} : { changes: [{ field: 'name', before, after }] }),
  });

/** @returns the row as it is now */
function update(row: CategoryRow, patch: Partial<CategoryRow>): CategoryRow {
  return categoryTable().update(row.id, patch) ?? row;
}

function add(ctx: Context, name: string): CategoryRow {
  const all = categoriesOf(ctx);
  if (all.length >= MAX_CATEGORIES) fail(`最多 ${MAX_CATEGORIES} 个分类`, { errorCode: 'TOO_MANY' });
  const row = categoryTable().insert({
    ...{ id: newId('category'), provider_id: ctx.merchant.provider_id, name, status: 1 },
    order: (all.at(-1)?.order ?? -1) + 1,
    created_at: ctx.clock.iso(),
  });
  log(ctx, row, 'create');
  return row;
}

export default serve(platform_categoryContract, {
  data(ctx, query) {
    const rows = categoriesOf(ctx)
      .filter(({ status }) => query.status === undefined || status === query.status)
      .map((row) => ({ ...view(ctx, row), rank: -row.order }));
    return paged<(typeof rows)[number]>(rows, query, { search: ['name'], sort: 'rank' });
  },

  save(ctx, { id, revision, name }) {
    const known = id ? need(ctx, id) : undefined;
    const same = findSameName(categoriesOf(ctx), name, id);
    if (same) fail(`已经有“${same.name}”了`, { errorCode: 'NAME_TAKEN' });
    if (!known) return view(ctx, add(ctx, name));
    const renamed = update(known, { name, revision: nextRevision(known, revision) });
    if (known.name !== name) log(ctx, renamed, 'update', known.name, name);
    return view(ctx, renamed);
  },

  move(ctx, { id, position }) {
    const row = need(ctx, id);
    const before = categoriesOf(ctx).map((one) => one.id);
    const after = withPosition(before, id, position);
    for (const [order, one] of after.entries()) categoryTable().update(one, { order });
    const changes = auditChanges({ order: before.indexOf(id) + 1 }, { order: after.indexOf(id) + 1 }, ['order']);
    if (changes.length > 0) addAudit(ctx, { subject: 'category', id, name: row.name, verb: 'update', changes });
    return view(ctx, { ...row });
  },

  status(ctx, { ids, status }) {
    const rows = ids.map((id) => need(ctx, id));
    for (const row of rows.filter((one) => one.status !== status)) {
      update(row, { status });
      log(ctx, row, status === 1 ? 'open' : 'close');
    }
    return null;
  },

  merge(ctx, { ids, to }) {
    const target = need(ctx, to);
    if (ids.includes(to)) fail('不能合并到它自己', { errorCode: 'MERGE_INTO_ITSELF' });
    const rows = ids.map((id) => need(ctx, id));
    const moved = atomically(() => {
      const templates = rows.flatMap(({ id }) => templatesOfCategory(id));
      for (const { table, id } of templates)
        globalDb.table<VideoTemplateRow>(table).update(id, { category_id: target.id });
      for (const row of rows) {
        update(row, { is_deleted: true, merged_into: target.id });
        log(ctx, row, 'merge', row.name, target.name);
      }
      return templates.length;
    });
    return { moved };
  },

  delete(ctx, { ids }) {
    const rows = ids.map((id) => need(ctx, id));
    const used = rows.map((row) => ({ row, count: templatesOfCategory(row.id).length })).find(({ count }) => count > 0);
    if (used)
      fail(`“${used.row.name}”还有 ${used.count} 个模板在用，请先合并到别的分类`, { errorCode: 'CATEGORY_USED' });
    for (const row of rows) {
      update(row, { is_deleted: true });
      log(ctx, row, 'delete');
    }
    return null;
  },
});
