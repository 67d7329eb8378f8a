import { type LineJudgement, linesToJudge } from '../src/domain/breakdown';
import { type BreakdownRecord, breakdownContract } from '../src/services/breakdown/schema';
import { idsOf } from './_core/ids';
import { paged } from './_core/paging';
import { repeatedSave } from './_core/repeatedSave';
import { fail, serve } from './_core/serve';
import { type Db, newId } from './_core/store';
import { extractArticle, ownServerOf } from './_engines/extractor';
import { type BreakdownRow, breakdownsOf as rowsOf, toBreakdown } from './_groups/breakdowns';
import { isMadeBy, madeChoices } from './_groups/madeFilter';
import { writerOf } from './_groups/ownServices';
import { type Piece, streamWriting } from './_groups/writing';

function need(db: Db, id: string): BreakdownRow {
  const row = rowsOf(db).need(id, '这份拆解不存在或已删除');
  return row.status === -1 ? fail('这份拆解不存在或已删除', { errorCode: 'NOT_FOUND' }) : row;
}

type Fields = Pick<BreakdownRecord, 'text' | 'cuts' | 'marks'>;

/** Cuts and times must lie in the text, in order: else no screen could show them. */
function check({ text, cuts, marks }: Fields): void {
  const isOrdered = cuts.every(({ from }, index) => from < text.length && from > (cuts[index - 1]?.from ?? -1));
  if (cuts[0]?.from !== 0 || !isOrdered) fail('分段的位置和原文对不上，请刷新后重试', { errorCode: 'INVALID_INPUT' });
  const isInText = marks.every(({ from, to, start, end }) => from <= to && to <= text.length && start <= end);
  if (!isInText) fail('时间和原文对不上，请重新导入字幕', { errorCode: 'INVALID_INPUT' });
}

const told = ({ text, cuts }: Fields) => ({
  characters: [...text].filter((letter) => letter.trim() !== '').length,
  segments: cuts.length,
  excerpt: text.replace(/\s+/g, ' ').trim().slice(0, 80),
});

/** How far the writer is, then all that it judged: half a judgement is none. */
async function* judgedPieces(judged: AsyncIterable<LineJudgement>, of: number): AsyncGenerator<Piece> {
  const judgement: LineJudgement[] = [];
  for await (const one of judged) {
    judgement.push(one);
    yield { step: { done: judgement.length, of } };
  }
  yield { judgement };
}

export default serve(breakdownContract, {
  data(ctx, { kind, author_id, made, ...query }) {
    const all = rowsOf(ctx.db)
      .all()
      .filter((row) => row.status !== -1)
      .map(toBreakdown);
    const rows = all
      .filter(isMadeBy(ctx, { author_id, made }))
      .filter((row) => kind === undefined || row.origin.kind === kind);
    const filter = madeChoices(ctx, { author_id, made }, all);
    return { ...paged(rows, query, { search: ['title', 'text'], sort: 'updated_at' }), filter };
  },

  info: ({ db }, { id }) => toBreakdown(need(db, id)),

  save({ db, account, merchant, clock }, { id, revision, ...fields }) {
    check(fields);
    const repeated = repeatedSave(rowsOf(db).all(), { id, revision }, fields.save_id, ({ save_id }) => save_id);
    if (repeated) return toBreakdown(repeated);
    const at = clock.iso();
    if (!id) {
      const row = rowsOf(db).insert({
        ...fields,
        ...told(fields),
        id: newId('bkd'),
        mchno: merchant.mchno,
        author: { id: account.id, name: account.name },
        status: 1,
        revision: 1,
        created_at: at,
        updated_at: at,
      });
      return toBreakdown(row);
    }
    const known = need(db, id);
    if (revision !== undefined && revision !== known.revision)
      return fail('这份拆解已在别处保存过，请先载入最新版本', { errorCode: 'CONFLICT' });
    const next = { ...fields, ...told(fields), revision: known.revision + 1, updated_at: at };
    return toBreakdown(rowsOf(db).update(id, next) ?? known);
  },

  status({ db, clock }, input) {
    const { status } = input;
    if (status !== 1 && status !== -1) return fail('状态不正确', { errorCode: 'INVALID_INPUT' });
    for (const id of idsOf(input)) {
      rowsOf(db).need(id, '这份拆解不存在或已删除');
      rowsOf(db).update(id, { status, updated_at: clock.iso() });
    }
    return null;
  },

  delete({ db, clock }, { ids }) {
    for (const id of ids) rowsOf(db).update(id, { status: -1, updated_at: clock.iso() });
    return null;
  },

  async judge(ctx, { text }) {
    const writer = writerOf(ctx.merchant.mchno);
    const { judge } = writer;
    if (!judge)
      return fail('内置的写作引擎没有自己的判断，请先在第三方服务里配置写作服务', {
        errorCode: 'WRITER_NOT_CONFIGURED',
      });
    const lines = linesToJudge(text).map(({ from, to }) => text.slice(from, to));
    if (lines.length === 0) return fail('这段文字里没有可以判断的句子', { errorCode: 'INVALID_INPUT' });
    return streamWriting(ctx, {
      act: 'judge',
      subject: `判断拆解：${lines[0]?.slice(0, 20) ?? ''}`,
      pieces: (signal) => judgedPieces(judge({ lines }, signal), lines.length),
    });
  },

  extract: ({ req }, { url }) => extractArticle(url, ownServerOf(req)),
});
