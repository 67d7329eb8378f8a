import { hookTypes } from '../src/domain/frameworks';
import { occasionById, type Season } from '../src/domain/occasions';
import { canMoveTopic, isRepeat, topicStates } from '../src/domain/topics';
import type { Goods } from '../src/services/goods/schema';
import { type Topic, topicContract } from '../src/services/topic/schema';
import './_data/publish';
import './_data/topic';
import { idsOf } from './_core/ids';
import { paged } from './_core/paging';
import { nextRevision } from './_core/revision';
import type { AccountRow } from './_core/rows';
import { type Context, fail, serve } from './_core/serve';
import { newId, type Row } from './_core/store';
import type { Material } from './_engines/writer';
import type { TopicsRequest } from './_engines/writerTypes';
import { addNotice } from './_groups/notices';
import { needOwnOrManage } from './_groups/ownRecords';
import { writerOf } from './_groups/ownServices';
import {
  bestPosts,
  followChain,
  judge,
  needTopic,
  type TopicRow,
  tidyIdea,
  titlesOf,
  topicsOf,
} from './_groups/topics';
import { streamWriting } from './_groups/writing';

const goodsOf = (ctx: Context, id: string | undefined): (Goods & Row) | undefined =>
  id ? ctx.db.table<Goods & Row>('goods').need(id, '商品不存在或已删除') : undefined;

/** Reads rows as the contract gives them, each with its score of this moment. */
function reader(ctx: Context): (row: TopicRow) => Topic {
  const score = judge(ctx);
  const goods = ctx.db.table<Goods & Row>('goods');
  return (row) => {
    const own = row.goods_id ? goods.find(row.goods_id) : undefined;
    const { total, parts } = score(row, own);
    return { ...row, goods_title: own?.title ?? '', score: { total, parts: [...parts] } };
  };
}

const seasonNames: Readonly<Record<Season, string>> = {
  spring: '春天',
  summer: '夏天',
  autumn: '秋天',
  winter: '冬天',
};

/** Rounds that a writer is asked again when it repeats what is there. */
const MAX_ROUNDS = 4;

/** Topics that nobody has had before, until there are enough or the writer has no more. */
async function* newIdeas(
  ctx: Context,
  request: TopicsRequest,
  dates: ReadonlyMap<string, string>,
  signal: AbortSignal,
) {
  const seen = [...request.avoid];
  const score = judge(ctx);
  let left = request.count;
  for (let round = 0; round < MAX_ROUNDS && left > 0 && !signal.aborted; round += 1) {
    const before = left;
    const asked = { ...request, count: left, avoid: seen, seed: request.seed + round * 7919 };
    for await (const raw of writerOf(ctx.merchant.mchno).topics(asked, signal)) {
      const idea = tidyIdea(raw, request.goods);
      if (left <= 0 || !idea.title || isRepeat(idea.title, seen)) continue;
      seen.push(idea.title);
      left -= 1;
      yield { idea, score: score({ ...idea, occasion_date: dates.get(idea.occasion) ?? '' }, request.goods) };
    }
    if (left === before) break;
  }
  if (left > 0) yield { short: left };
}

const counted = (rows: readonly Topic[], value: (row: Topic) => { value: string; label: string } | undefined) => {
  const found = new Map<string, { value: string; label: string; count: number }>();
  for (const row of rows) {
    const one = value(row);
    if (!one?.value) continue;
    found.set(one.value, { ...one, count: (found.get(one.value)?.count ?? 0) + 1 });
  }
  return [...found.values()].sort((a, b) => b.count - a.count);
};
const same = (text: string) => ({ value: text, label: text });

export default serve(topicContract, {
  async generate(ctx, input) {
    const goods: Material | undefined = goodsOf(ctx, input.goods_id);
    const occasions = input.occasions.flatMap((id) => occasionById(id) ?? []);
    const chosen = bestPosts(ctx).filter(({ id }) => input.best.includes(id));
    const industry = input.industry || goods?.category || ctx.merchant.industry;
    if (!goods && !input.idea.trim() && !industry && occasions.length === 0 && chosen.length === 0)
      fail('请先选择商品、行业或节点，或写下一个想法', { errorCode: 'NOTHING_TO_WRITE' });
    const dates = new Map(occasions.map(({ name, date }) => [name, date]));
    const request: TopicsRequest = {
      industry,
      ...(goods ? { goods } : {}),
      idea: input.idea.trim(),
      occasions: occasions.map(({ name, date }) => ({ name, date })),
      best: chosen.map(({ title, views, finish_rate }) => ({
        title,
        note: `播放 ${views}，完播率 ${(finish_rate * 100).toFixed(1)}%`,
      })),
      platform: input.platform,
      count: input.count,
      avoid: [...titlesOf(ctx.db), ...input.avoid],
      seed: input.seed,
      wish: [input.wish.trim(), input.season ? `季节：${seasonNames[input.season]}` : ''].filter(Boolean).join('；'),
    };
    await streamWriting(ctx, {
      act: 'topics',
      subject: `灵感选题：${goods?.title ?? (input.idea.trim().slice(0, 20) || occasions[0]?.name || industry)}`,
      pieces: (signal) => newIdeas(ctx, request, dates, signal),
    });
  },

  best: (ctx) => ({ list: bestPosts(ctx).slice(0, 20) }),

  data(ctx, { state, industry, occasion, assignee, platform, hook, goods_id, score, status, ...query }) {
    followChain(ctx);
    const who = assignee === 'me' ? ctx.account.id : assignee;
    const all = topicsOf(ctx.db)
      .all()
      .filter((row) => (status === undefined ? row.status !== -1 : row.status === status))
      .map(reader(ctx));
    const under = all
      .filter((row) => !who || (who === 'none' ? !row.assignee : row.assignee?.id === who))
      .filter((row) => !industry || row.industry === industry)
      .filter((row) => !occasion || row.occasion === occasion)
      .filter((row) => !platform || row.platform === platform)
      .filter((row) => !hook || row.hook === hook)
      .filter((row) => !goods_id || row.goods_id === goods_id)
      .filter((row) => score === undefined || row.score.total >= score);
    const rows = under
      .filter((row) => !state || row.state === state)
      .map((row) => ({ ...row, total: row.score.total }));
    const sort = query.sort === 'score' ? { sort: 'total' } : {};
    const page = paged(
      rows,
      { ...query, ...sort },
      { search: ['title', 'angle', 'occasion', 'note'], sort: 'updated_at' },
    );
    return {
      ...page,
      counts: Object.fromEntries(topicStates.map((one) => [one, under.filter((row) => row.state === one).length])),
      filter: {
        industry: counted(all, (row) => same(row.industry)),
        occasion: counted(all, (row) => same(row.occasion)),
        hook: counted(all, (row) => ({
          value: row.hook,
          label: hookTypes.find(({ id }) => id === row.hook)?.name ?? '',
        })),
        assignee: [
          { value: 'me', label: '指派给我', count: all.filter((row) => row.assignee?.id === ctx.account.id).length },
          { value: 'none', label: '未指派', count: all.filter((row) => !row.assignee).length },
          ...counted(all, (row) => row.assignee && { value: row.assignee.id, label: row.assignee.name }),
        ],
      },
    };
  },

  info(ctx, { id }) {
    followChain(ctx);
    return reader(ctx)(needTopic(ctx.db, id));
  },

  save(ctx, { id, revision: seen, ...fields }) {
    const { db, account, merchant, clock } = ctx;
    goodsOf(ctx, fields.goods_id);
    const at = clock.iso();
    if (id) {
      const known = needTopic(db, id);
      const row = topicsOf(db).update(id, { ...fields, revision: nextRevision(known, seen), updated_at: at });
      return reader(ctx)(row ?? known);
    }
    const row = topicsOf(db).insert({
      angle: '',
      hook: '',
      audience: '',
      reason: '',
      framework_id: '',
      outline: [],
      industry: merchant.industry,
      platform: 'douyin',
      occasion: '',
      occasion_date: '',
      planned_on: '',
      note: '',
      source: [],
      ...fields,
      id: newId('top'),
      mchno: merchant.mchno,
      state: 'idea',
      rating: 0,
      author: { id: account.id, name: account.name },
      history: [{ state: 'idea', at, by: account.name, note: '' }],
      status: 1,
      created_at: at,
      updated_at: at,
    });
    return reader(ctx)(row);
  },

  set(ctx, { id, field, value }) {
    const row = topicsOf(ctx.db).update(needTopic(ctx.db, id).id, { [field]: value, updated_at: ctx.clock.iso() });
    return reader(ctx)(row ?? needTopic(ctx.db, id));
  },

  move(ctx, { ids, state, note }) {
    followChain(ctx);
    const rows = idsOf({ ids }).map((id) => needTopic(ctx.db, id));
    const refused = rows.filter((row) => !canMoveTopic(row.state, state));
    const at = ctx.clock.iso();
    for (const row of rows) {
      if (refused.includes(row)) continue;
      const history = [...row.history, { state, at, by: ctx.account.name, note }];
      topicsOf(ctx.db).update(row.id, { state, history, updated_at: at });
    }
    return { moved: rows.length - refused.length, refused: refused.map(({ id, title }) => ({ id, title })) };
  },

  assign(ctx, { ids, account_id }) {
    const { db, account, merchant, clock } = ctx;
    const member = account_id ? db.table<AccountRow>('account').need(account_id, '成员不存在或已停用') : undefined;
    if (member && member.status !== 1) return fail('成员不存在或已停用', { errorCode: 'NOT_FOUND' });
    const rows = idsOf({ ids }).map((id) => needTopic(db, id));
    const assignee = member && { id: member.id, name: member.name };
    for (const row of rows) topicsOf(db).update(row.id, { assignee, updated_at: clock.iso() });
    const [first] = rows.filter((row) => row.assignee?.id !== member?.id);
    if (!member || !first || member.id === account.id) return null;
    addNotice(merchant.mchno, {
      account_id: member.id,
      kind: 'team',
      title: rows.length > 1 ? `${account.name}把 ${rows.length} 个选题交给了你` : `${account.name}把一个选题交给了你`,
      content: rows.length > 1 ? `《${first.title}》等 ${rows.length} 个选题` : `《${first.title}》`,
      link: rows.length > 1 ? '/creative/conception?assignee=me' : `/creation/conception/info?id=${first.id}`,
    });
    return null;
  },

  status(ctx, { status, ...input }) {
    if (status !== 1 && status !== -1) return fail('选题没有这个状态', { errorCode: 'INVALID_INPUT' });
    if (status === -1) needOwnOrManage(ctx, topicsOf(ctx.db), idsOf(input), 'topic.manage');
    for (const id of idsOf(input)) {
      const row = topicsOf(ctx.db).need(id, '选题不存在或已删除');
      topicsOf(ctx.db).update(row.id, { status, updated_at: ctx.clock.iso() });
    }
    return null;
  },

  delete(ctx, { ids }) {
    needOwnOrManage(ctx, topicsOf(ctx.db), ids, 'topic.manage');
    for (const id of ids) {
      const row = topicsOf(ctx.db).need(id, '选题不存在或已删除');
      topicsOf(ctx.db).update(row.id, { status: -1, updated_at: ctx.clock.iso() });
    }
    return null;
  },
});
