import { canMoveScript } from '../src/domain/script';
import { USUAL_PACE } from '../src/domain/storyboard/pacing';
import type { Goods } from '../src/services/goods/schema';
import { platformId, scriptContract } from '../src/services/script/schema';
import './_data/script';
import './_data/framework';
import './_data/knowledge';
import { idsOf } from './_core/ids';
import { paged } from './_core/paging';
import { repeatedSave } from './_core/repeatedSave';
import type { AccountRow } from './_core/rows';
import { fail, serve } from './_core/serve';
import type { Db, Row } from './_core/store';
import type { Material } from './_engines/writer';
import { frameworkFor } from './_groups/frameworks';
import { goingOn } from './_groups/goingOn';
import { citable } from './_groups/knowledge';
import { isMadeBy, madeChoices } from './_groups/madeFilter';
import { addNotice } from './_groups/notices';
import { needOwnOrManage } from './_groups/ownRecords';
import { speechOf, writerOf } from './_groups/ownServices';
import {
  insertScript,
  needScript,
  type ScriptRow,
  savedFields,
  scriptsOf,
  scriptVersions,
  updateScript,
} from './_groups/scripts';
import { citedIn, streamWriting, withSources } from './_groups/writing';

const goodsOf = (db: Db, id: string | undefined): Material | undefined =>
  id ? db.table<Goods & Row>('goods').need(id, '商品不存在或已删除') : undefined;

/** Syllables a minute at speed 1; of a voice that nobody has measured the usual ones. */
function paceOf(mchno: string, voiceId: string): number {
  const { voices } = speechOf(mchno);
  return (voices.find(({ id }) => id === voiceId) ?? voices[0])?.pace ?? USUAL_PACE;
}

export default serve(scriptContract, {
  async generate(ctx, { goods_id, framework_id, knowledge_ids, voice = '', speed, ...input }) {
    const framework =
      frameworkFor(ctx.db, ctx.account, framework_id) ??
      fail('所选的框架不存在，或没有共享给你', { errorCode: 'FRAMEWORK_UNKNOWN' });
    const goods = goodsOf(ctx.db, goods_id);
    if (!goods && !input.idea?.trim()) fail('请先选择商品，或写下你的想法', { errorCode: 'NOTHING_TO_WRITE' });
    const writer = writerOf(ctx.merchant.mchno);
    const pace = paceOf(ctx.merchant.mchno, voice) * speed;
    const about = [goods?.title, input.idea?.slice(0, 200), input.wish].filter(Boolean).join(' ');
    const passages = citable(ctx.db, ctx.merchant.mchno, { query: about, ids: knowledge_ids });
    await streamWriting(ctx, {
      act: 'script',
      subject: `脚本写作：${goods?.title ?? input.idea?.trim().slice(0, 20) ?? ''}`,
      pieces: (signal) =>
        withSources(
          passages,
          goingOn(writer, input.already, writer.write({ ...input, pace, goods, framework, passages }, signal), {
            isScript: true,
          }),
        ),
      done: (text) => citedIn(input.already + text, passages),
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
      pieces: (signal) => writerOf(ctx.merchant.mchno).rewrite({ ...input, goods, framework }, signal),
    });
  },

  data(ctx, { goods_id, framework_id, topic_id, platform, state, assignee, author_id, made, status, ...query }) {
    const wanted = { goods_id, framework_id, topic_id, platform, state, assignee };
    const filters = Object.entries(wanted).filter(([, value]) => value !== undefined);
    const all = scriptsOf(ctx.db)
      .all()
      .map((row) => ({ ...row, state: row.state ?? 'draft', platform: row.platform ?? 'douyin' }))
      .filter((row) => (status === -1 ? row.status === -1 : row.status !== -1));
    const rows = all
      .filter(isMadeBy(ctx, { author_id, made }))
      .filter((row) => filters.every(([key, value]) => row[key as keyof ScriptRow] === value));
    const filter = madeChoices(ctx, { author_id, made }, all);
    return { ...paged(rows, query, { search: ['title'], sort: 'updated_at' }), filter };
  },

  info: ({ db }, { id }) => needScript(db, id),

  save(ctx, input) {
    const repeated = repeatedSave(scriptsOf(ctx.db).all(), input, input.save_id, ({ save_id }) => save_id);
    if (repeated) return repeated;
    if (!input.id) return insertScript(ctx, savedFields(input));
    const known = needScript(ctx.db, input.id);
    checkRevision(known, input.revision);
    return updateScript(ctx, known, savedFields(input, known));
  },

  set({ db, merchant, account, clock }, { ids, field, value }) {
    if (field === 'platform' && !platformId.safeParse(value).success)
      fail('没有这个平台', { errorCode: 'INVALID_INPUT' });
    if (field === 'assignee' && value) db.table<AccountRow>('account').need(value, '这位成员已不在');
    const rows = ids.map((id) => needScript(db, id));
    for (const { id } of rows) scriptsOf(db).update(id, { [field]: value, updated_at: clock.iso() });
    const [first] = rows;
    if (field === 'assignee' && value && value !== account.id && first)
      addNotice(merchant.mchno, {
        account_id: value,
        kind: 'team',
        title: `${account.name} 把脚本交给你来写`,
        content: rows
          .map(({ title }) => `《${title}》`)
          .join('')
          .slice(0, 200),
        link: rows.length === 1 ? `/editor/script?id=${first.id}` : '/creative/script',
      });
    return null;
  },

  state({ db, clock }, { ids, state }) {
    for (const row of ids.map((id) => needScript(db, id))) {
      const from = row.state ?? 'draft';
      if (from === state) continue;
      if (!canMoveScript(from, state)) fail(`《${row.title}》不能直接改成这个状态`, { errorCode: 'STATE_MOVE' });
      scriptsOf(db).update(row.id, { state, updated_at: clock.iso() });
    }
    return null;
  },

  copy(ctx, { id, as_variant, angle }) {
    const { id: _, revision: __, ...known } = needScript(ctx.db, id);
    const family = as_variant ? { variant_of: known.variant_of ?? id, angle } : { variant_of: undefined };
    const title = as_variant ? known.title : `${[...known.title].slice(0, 110).join('')}（副本）`;
    const source = as_variant ? known.source : [...known.source, { type: 'script' as const, id }].slice(-50);
    return insertScript(ctx, savedFields({ ...known, ...family, title, source, save_id: '' }));
  },

  variants({ db }, { id }) {
    const row = needScript(db, id);
    const root = row.variant_of ?? row.id;
    const list = scriptsOf(db)
      .all()
      .filter((other) => other.status !== -1 && (other.id === root || other.variant_of === root))
      .sort((left, right) => left.created_at.localeCompare(right.created_at));
    return { list };
  },

  versions({ db }, { id }) {
    needScript(db, id);
    return {
      list: scriptVersions.list(db, id).map(({ revision, saved_at, by, fields }) => ({
        revision,
        title: fields.title,
        sentences: fields.sentences.length,
        seconds: fields.seconds ?? 0,
        saved_at,
        by,
      })),
    };
  },

  version({ db }, { id, version }) {
    const row = needScript(db, id);
    const { fields, revision, saved_at } = scriptVersions.need(db, id, version);
    return { ...row, ...fields, id, revision, updated_at: saved_at };
  },

  version_restore(ctx, { id, version, revision }) {
    const known = needScript(ctx.db, id);
    checkRevision(known, revision);
    const { title, sentences, voice_speed, seconds, platform } = scriptVersions.need(ctx.db, id, version).fields;
    return updateScript(ctx, known, { title, sentences, voice_speed, seconds, platform, save_id: '' }, true);
  },

  delete(ctx, { ids }) {
    const { db, clock } = ctx;
    needOwnOrManage(ctx, scriptsOf(db), ids, 'script.manage');
    for (const id of ids) scriptsOf(db).update(id, { status: -1, updated_at: clock.iso() });
    return null;
  },

  restore({ db, clock }, input) {
    for (const id of idsOf(input)) {
      scriptsOf(db).need(id, '脚本已不在回收站');
      scriptsOf(db).update(id, { status: 1, updated_at: clock.iso() });
    }
    return null;
  },
});

function checkRevision(row: ScriptRow, revision: number | undefined): void {
  if (revision !== undefined && revision !== (row.revision ?? 1))
    fail('这份脚本已在别处保存过，请先载入最新版本', { errorCode: 'CONFLICT' });
}
