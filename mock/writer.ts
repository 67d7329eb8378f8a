import type { Goods } from '../src/services/goods/schema';
import { writerContract } from '../src/services/writer/schema';
import { fail, serve } from './_core/serve';
import type { Row } from './_core/store';
import { goingOn } from './_groups/goingOn';
import { ownerOf, writerOf } from './_groups/ownServices';
import { streamWriting } from './_groups/writing';

export default serve(writerContract, {
  info({ merchant }) {
    const writer = writerOf(merchant.mchno);
    const { kind, name, actions } = writer;
    return { kind, name, owner: ownerOf(writer), actions: [...actions] };
  },

  async act(ctx, { goods_id, ...input }) {
    if (input.text.trim() === '') fail('请先选中或写下一段文字', { errorCode: 'NOTHING_TO_WRITE' });
    const writer = writerOf(ctx.merchant.mchno);
    if (!writer.actions.includes(input.act))
      fail(`${writer.name}不会做这件事，请配置写作模型后再试`, { errorCode: 'WRITER_CANNOT' });
    const goods = goods_id ? ctx.db.table<Goods & Row>('goods').need(goods_id, '商品不存在或已删除') : undefined;
    await streamWriting(ctx, {
      act: 'rewrite',
      subject: '文字改写',
      pieces: (signal) => goingOn(writer, input.already, writer.act({ ...input, goods }, signal)),
    });
  },
});
