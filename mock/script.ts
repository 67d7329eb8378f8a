import { creditCost } from '../src/domain/credits';
import { frameworkById } from '../src/domain/frameworks';
import type { Goods } from '../src/services/goods/schema';
import { type Script, scriptContract } from '../src/services/script/schema';
import './_data/script';
import { MockFailure } from './_core/fail';
import { hold, refund, settle } from './_core/ledger';
import { paged } from './_core/paging';
import { type Context, fail, serve } from './_core/serve';
import { type Db, newId, type Row } from './_core/store';
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

interface Job {
  readonly act: 'script' | 'rewrite';
  readonly subject: string;
  readonly pieces: (signal: AbortSignal) => AsyncIterable<string>;
}

/**
 * Streams a writer's text. The first piece is awaited before the stream opens, so that a writer that cannot be reached
 * is an ordinary business error; what goes wrong later arrives as an error event in the stream.
 */
async function streamText(ctx: Context, { act, subject, pieces }: Job): Promise<void> {
  const writer = currentWriter();
  const credits = creditCost(act, writer.kind);
  const held = hold(ctx.db, { credits, subject, account_name: ctx.account.name });
  const leaving = new AbortController();
  ctx.res.on('close', () => leaving.abort());
  const text = pieces(leaving.signal)[Symbol.asyncIterator]();
  try {
    let piece = await text.next();
    const stream = ctx.stream();
    stream.event({ delta: {}, writer: writer.name });
    while (!piece.done && stream.open) {
      stream.event({ delta: { text: piece.value } });
      piece = await text.next();
    }
    stream.event({ delta: { stop_reason: 'end_turn' } });
    stream.end();
    settle(ctx.db, held);
  } catch (error) {
    refund(ctx.db, held);
    if (!ctx.res.headersSent) throw error;
    const message = error instanceof MockFailure ? error.message : '写作中断，请重试';
    ctx.res.write(`data: ${JSON.stringify({ status: 0, success: false, message, errorMessage: message })}\n\n`);
    ctx.res.end('data: [DONE]\n\n');
  } finally {
    await text.return?.();
  }
}

export default serve(scriptContract, {
  async generate(ctx, { goods_id, framework_id, ...input }) {
    const framework = frameworkById(framework_id) ?? fail('所选的框架不存在', { errorCode: 'FRAMEWORK_UNKNOWN' });
    const goods = goodsOf(ctx.db, goods_id);
    if (!goods && !input.idea?.trim()) fail('请先选择商品，或写下你的想法', { errorCode: 'NOTHING_TO_WRITE' });
    await streamText(ctx, {
      act: 'script',
      subject: `脚本写作：${goods?.title ?? input.idea?.trim().slice(0, 20) ?? ''}`,
      pieces: (signal) => currentWriter().write({ ...input, goods, framework }, signal),
    });
  },

  async rewrite(ctx, { goods_id, framework_id, ...input }) {
    if (!input.text.trim() && !goods_id && input.context.length === 0)
      fail('请先写一句话，再让它换个说法', { errorCode: 'NOTHING_TO_WRITE' });
    const framework = framework_id ? frameworkById(framework_id) : undefined;
    const goods = goodsOf(ctx.db, goods_id);
    await streamText(ctx, {
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
