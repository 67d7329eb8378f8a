import { goodsContract } from '../src/services/goods/schema';
import { originOf } from './_core/auth';
import { fail } from './_core/fail';
import type { GoodsRow } from './_core/goods';
import { idsOf } from './_core/ids';
import { paged } from './_core/paging';
import { serve } from './_core/serve';
import { newId } from './_core/store';
import './_data/goods';
import { extractProduct } from './_engines/extractor';

/** Filter of the list: the categories in use, with how many goods each has. */
function categoriesOf(rows: readonly GoodsRow[]) {
  const counts = new Map<string, number>();
  for (const { category } of rows) if (category) counts.set(category, (counts.get(category) ?? 0) + 1);
  return [...counts].map(([category, count]) => ({ value: category, label: category, count }));
}

export default serve(goodsContract, {
  data({ db }, query) {
    const rows = db
      .table<GoodsRow>('goods')
      .all()
      .filter(({ status }) => (query.status === undefined ? status !== -1 : status === query.status));
    const wanted = query.category ? rows.filter(({ category }) => category === query.category) : rows;
    return {
      ...paged(wanted, query, { search: ['title', 'brand', 'category', 'description'], sort: 'updated_at' }),
      filter: { category: categoriesOf(rows) },
    };
  },

  info: ({ db }, { id }) => db.table<GoodsRow>('goods').need(id, '商品不存在或已删除'),

  save({ db, merchant, clock }, { id, ...fields }) {
    const goods = db.table<GoodsRow>('goods');
    const cover = fields.cover || (fields.media.find(({ kind }) => kind === 'image')?.url ?? '');
    const updated_at = clock.iso();
    if (id) {
      const known = goods.need(id, '商品不存在或已删除');
      return goods.update(id, { ...fields, cover, updated_at }) ?? known;
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
    goods.need(id, '商品不存在或已删除');
    const text = value.trim();
    if (field === 'title' && !text) fail('标题不能为空', { errorCode: 'INVALID_INPUT' });
    if (field === 'price' && !/^\d{0,8}(\.\d{1,2})?$/.test(text))
      fail('价格格式不正确', { errorCode: 'INVALID_INPUT' });
    goods.update(id, { [field]: text, updated_at: clock.iso() });
    return null;
  },

  extract: ({ req }, { url }) => extractProduct(url, originOf(req)),

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
});
