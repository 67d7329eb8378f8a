import { goodsLimits } from '../src/domain/goods';
import { goodsContract } from '../src/services/goods/schema';
import { fail } from './_core/fail';
import { idsOf } from './_core/ids';
import { paged } from './_core/paging';
import { nextRevision } from './_core/revision';
import { serve } from './_core/serve';
import { newId } from './_core/store';
import { offeredCategories } from './_groups/categories';
import { importGoods } from './_groups/goods/importRows';
import { goodsOverviewOf } from './_groups/goods/overview';
import { claimReader, filteredGoods, type GoodsRow, goodsOf, transfersOf } from './_groups/goods/records';
import './_data/goods';
import { extractProduct, ownServerOf } from './_engines/extractor';

/** Filter of the list: the categories in use, with how many goods each has. */
function categoriesOf(rows: readonly GoodsRow[]) {
  const counts = new Map<string, number>();
  for (const { category } of rows) if (category) counts.set(category, (counts.get(category) ?? 0) + 1);
  return [...counts].map(([category, count]) => ({ value: category, label: category, count }));
}

/** Start-up takes the first of the list: where no order is asked for, that is the default one, then the newest. */
const ranked = (rows: readonly GoodsRow[]) =>
  rows.map((row) => ({ ...row, rank: `${row.is_default ? 1 : 0}${row.updated_at}` }));

export default serve(goodsContract, {
  data(ctx, query) {
    const claims = claimReader(ctx);
    const { list, ...rest } = paged(ranked(filteredGoods(ctx, query)), query, {
      search: ['title', 'brand', 'category', 'description'],
      sort: 'rank',
    });
    const goods = goodsOf(ctx);
    const category = categoriesOf(filteredGoods(ctx, { status: query.status }));
    const known = new Set(category.map(({ value }) => String(value)));
    const offered = offeredCategories(ctx).filter(({ name }) => !known.has(name));
    return {
      ...rest,
      list: list.map(({ id }) => goods.need(id)).map((row) => ({ ...row, claims: claims(row) })),
      filter: {
        category,
        // What is typed into the form: the shop's own first, then what its provider offers.
        category_choice: [...category, ...offered.map(({ name }) => ({ value: name, label: name }))],
      },
    };
  },

  info(ctx, { id }) {
    const row = goodsOf(ctx).need(id, '商品不存在或已删除');
    return { ...row, claims: claimReader(ctx)(row) };
  },

  save({ db, merchant, clock }, { id, revision: seen, ...fields }) {
    const goods = db.table<GoodsRow>('goods');
    const cover = fields.cover || (fields.media.find(({ kind }) => kind === 'image')?.url ?? '');
    const updated_at = clock.iso();
    if (id) {
      const known = goods.need(id, '商品不存在或已删除');
      const revision = nextRevision(known, seen);
      return goods.update(id, { ...fields, cover, revision, updated_at }) ?? known;
    }
    return goods.insert({
      id: newId('goods'),
      mchno: merchant.mchno,
      ...fields,
      cover,
      status: 1,
      created_at: updated_at,
      updated_at,
    });
  },

  set({ db, clock }, { id, field, value }) {
    const goods = db.table<GoodsRow>('goods');
    const known = goods.need(id, '商品不存在或已删除');
    const text = value.trim();
    if (field === 'title' && !text) fail('标题不能为空', { errorCode: 'INVALID_INPUT' });
    if (field === 'price' && !/^\d{0,8}(\.\d{1,2})?$/.test(text))
      fail('价格格式不正确', { errorCode: 'INVALID_INPUT' });
    if (field === 'category' && text.length > goodsLimits.category)
      fail('分类最多 40 个字', { errorCode: 'INVALID_INPUT' });
    if (field === 'title' && text.length > goodsLimits.title) fail('标题最多 120 个字', { errorCode: 'INVALID_INPUT' });
    if (field === 'default') {
      for (const row of goods.all()) if (row.is_default && row.id !== id) goods.update(row.id, { is_default: false });
      goods.update(id, { is_default: text === '1' });
      return null;
    }
    goods.update(id, { [field]: text, revision: nextRevision(known, undefined), updated_at: clock.iso() });
    return null;
  },

  extract: ({ req }, { url }) => extractProduct(url, ownServerOf(req)),

  status({ db, clock }, input) {
    const goods = db.table<GoodsRow>('goods');
    const { status } = input;
    if (status !== 1 && status !== 0 && status !== -1) return fail('状态不正确', { errorCode: 'INVALID_INPUT' });
    const ids = idsOf(input);
    for (const id of ids) goods.need(id, '商品不存在或已删除');
    for (const id of ids) goods.update(id, { status, updated_at: clock.iso() });
    return null;
  },

  delete({ db, clock }, { ids }) {
    const goods = db.table<GoodsRow>('goods');
    for (const id of ids) goods.need(id, '商品不存在或已删除');
    for (const id of ids) goods.update(id, { status: -1, updated_at: clock.iso() });
    return null;
  },

  import: (ctx, order) => importGoods(ctx, order),

  export(ctx, { name, keyword, ids, ...filter }) {
    const asked = ids
      ? goodsOf(ctx)
          .all()
          .filter((row) => ids.includes(row.id) && row.status !== -1)
      : filteredGoods(ctx, filter);
    const { list } = paged(
      asked,
      { page: 1, page_size: asked.length || 1, ...(keyword ? { keyword } : {}) },
      { search: ['title', 'brand', 'category', 'description'], sort: 'updated_at' },
    );
    transfersOf(ctx).insert({
      id: newId('transfer'),
      mchno: ctx.merchant.mchno,
      kind: 'export',
      name,
      total: list.length,
      added: 0,
      updated: 0,
      skipped: 0,
      refused: 0,
      by: ctx.account.name,
      created_at: ctx.clock.iso(),
    });
    return { list };
  },

  transfers: (ctx, query) => paged(transfersOf(ctx).all(), query, { search: ['name', 'by'], sort: 'created_at' }),

  overview: (ctx) => goodsOverviewOf(ctx),

  category(ctx, { from, to }) {
    const goods = goodsOf(ctx);
    const named = goods
      .all()
      .filter(({ category, status }) => status !== -1 && category !== to && from.includes(category));
    for (const { id } of named) goods.update(id, { category: to, updated_at: ctx.clock.iso() });
    return { changed: named.length };
  },
});
