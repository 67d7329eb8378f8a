import type { Goods } from '../src/services/goods/schema';
import { type Script, scriptContract } from '../src/services/script/schema';
import './_data/script';
import './_data/framework';
import { frameworkFor } from './_core/frameworks';
import { paged } from './_core/paging';
import { fail, serve } from './_core/serve';
import { type Db, newId, type Row } from './_core/store';
import { streamWriting } from './_core/writing';
import { currentWriter, type Material } from './_engines/writer';

interface ScriptRow extends Script {
  readonly mchno: string;
}

const scriptsOf = (db: Db) => db.table<ScriptRow>('script');

function need(db: Db, id: string): ScriptRow {
  const row = scriptsOf(db).need(id, '脚本不存在或已删除');
  return row.status === -1 ? fail('脚本不存在或已删除', { errorCode: 'NOT_FOUND' }) : row;
}

const goodsOf = (db: Db, id: string | undefined): Material | undefined =>
  id ? db.table<Goods & Row>('goods').need(id, '商品不存在或已删除') : undefined;

export default serve(scriptContract, {
  async generate(ctx, { goods_id, framework_id, ...input }) {
    const framework =
      frameworkFor(ctx.db, ctx.account, framework_id) ??
      fail('所选的框架不存在，或没有共享给你', { errorCode: 'FRAMEWORK_UNKNOWN' });
    const goods = goodsOf(ctx.db, goods_id);
    if (!goods && !input.idea?.trim()) fail('请先选择商品，或写下你的想法', { errorCode: 'NOTHING_TO_WRITE' });
    await streamWriting(ctx, {
      act: 'script',
      subject: `脚本写作：${goods?.title ?? input.idea?.trim().slice(0, 20) ?? ''}`,
      pieces: (signal) => currentWriter().write({ ...input, goods, framework }, signal),
    });
  },

  async rewrite(ctx, { goods_id, framework_id, ...input }) {
    if (!input.text.trim() && !goods_id && input.context.length === 0)
      fail('请先写一句话，再让它换个说法', { errorCode: 'NOTHING_TO_WRITE' });
    const framework = framework_id ? frameworkFor(ctx.db, ctx.account, framework_id) : undefined;
    const goods = goodsOf(ctx.db, goods_id);
    await streamWriting(ctx, {
      act: 'rewrite',
      subject: '改写一句',
      pieces: (signal) => currentWriter().rewrite({ ...input, goods, framework }, signal),
    });
  },

  data({ db }, query) {
    const rows = scriptsOf(db)
      .all()
      .filter((row) => row.status !== -1 && (query.goods_id === undefined || row.goods_id === query.goods_id));
    return paged(rows, query, { search: ['title'], sort: 'updated_at' });
  },

  info: ({ db }, { id }) => need(db, id),

  save({ db, merchant, clock }, { id, ...fields }) {
    const at = clock.iso();
    if (id) return scriptsOf(db).update(need(db, id).id, { ...fields, updated_at: at });
    return scriptsOf(db).insert({
      ...fields,
      id: newId('scr'),
      mchno: merchant.mchno,
      status: 1,
      created_at: at,
      updated_at: at,
    });
  },

  delete({ db, clock }, { ids }) {
    for (const id of ids) scriptsOf(db).update(id, { status: -1, updated_at: clock.iso() });
    return null;
  },
});
