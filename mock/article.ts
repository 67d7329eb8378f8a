import { articleNotes } from '../src/domain/articles/carried';
import { canMoveArticle } from '../src/domain/articles/states';
import { articleContract } from '../src/services/article/schema';
import type { Goods } from '../src/services/goods/schema';
import './_data/article';
import './_data/framework';
import './_data/knowledge';
import { idsOf } from './_core/ids';
import { paged } from './_core/paging';
import { repeatedSave } from './_core/repeatedSave';
import { type Context, fail, serve } from './_core/serve';
import { type Db, newId, type Row } from './_core/store';
import { type ArticleRow, articlesOf, needArticle, platformOfKind, savedFields } from './_groups/articles';
import { frameworkFor } from './_groups/frameworks';
import { goingOn } from './_groups/goingOn';
import { citable } from './_groups/knowledge';
import { isMadeBy, madeChoices } from './_groups/madeFilter';
import { needOwnOrManage } from './_groups/ownRecords';
import { writerOf } from './_groups/ownServices';
import { versionsIn } from './_groups/versions';
import { streamWriting, withSources } from './_groups/writing';

type Kept = Omit<ArticleRow, 'id' | 'mchno' | 'owner' | 'revision' | 'updated_at'>;
const versions = versionsIn<Kept>('article_version');

function keep({ db, account, now }: Context, row: ArticleRow, isRestore = false): ArticleRow {
  const { id, mchno, revision, updated_at, owner: _, ...fields } = row;
  versions.keep(db, { id, mchno, revision, updated_at, fields }, account, now(), isRestore);
  return row;
}

function checkRevision(row: ArticleRow, revision: number | undefined): void {
  if (revision !== undefined && revision !== row.revision)
    fail('这篇内容已在别处保存过，请先载入最新版本', { errorCode: 'CONFLICT' });
}

function insert(ctx: Context, fields: ReturnType<typeof savedFields>): ArticleRow {
  const { db, merchant, account, clock } = ctx;
  const at = clock.iso();
  const row = articlesOf(db).insert({
    ...fields,
    id: newId('art'),
    mchno: merchant.mchno,
    author: { id: account.id, name: account.name },
    owner: undefined,
    state: 'draft',
    status: 1,
    revision: 1,
    created_at: at,
    updated_at: at,
  });
  return keep(ctx, row);
}

function update(ctx: Context, known: ArticleRow, fields: Partial<ArticleRow>, isRestore = false): ArticleRow {
  const { db, clock } = ctx;
  const next = { ...fields, revision: known.revision + 1, updated_at: clock.iso() };
  const row = articlesOf(db).update(known.id, next) ?? fail('内容不存在或已删除', { errorCode: 'NOT_FOUND' });
  return keep(ctx, row, isRestore);
}

/** Words of a topic record that the text is to be about. */
function topicWords(db: Db, id: string | undefined): { idea: string; outline: string[] } {
  if (!id) return { idea: '', outline: [] };
  const topic = db
    .table<Row & { title?: string; angle?: string; outline?: string[] }>('topic')
    .need(id, '选题不存在或已删除');
  return { idea: [topic.title, topic.angle].filter(Boolean).join('。'), outline: topic.outline ?? [] };
}

export default serve(articleContract, {
  data(ctx, { kind, platform, state, assignee, goods_id, topic_id, author_id, made, status, ...query }) {
    const wanted = { kind, platform, state, assignee, goods_id, topic_id };
    const filters = Object.entries(wanted).filter(([, value]) => value !== undefined);
    const all = articlesOf(ctx.db)
      .all()
      .filter((row) => (status === -1 ? row.status === -1 : row.status !== -1));
    const rows = all
      .filter(isMadeBy(ctx, { author_id, made }))
      .filter((row) => filters.every(([key, value]) => row[key as keyof ArticleRow] === value));
    const filter = madeChoices(ctx, { author_id, made }, all);
    return { ...paged(rows, query, { search: ['title', 'text'], sort: 'updated_at' }), filter };
  },

  info: ({ db }, { id }) => needArticle(db, id),

  save(ctx, input) {
    const repeated = repeatedSave(articlesOf(ctx.db).all(), input, input.save_id, ({ save_id }) => save_id);
    if (repeated) return repeated;
    if (!input.id) return insert(ctx, savedFields(input));
    const known = needArticle(ctx.db, input.id);
    checkRevision(known, input.revision);
    // What was there before any version was kept is a state too.
    if (versions.list(ctx.db, known.id).length === 0) keep(ctx, known, true);
    return update(ctx, known, savedFields(input, known));
  },

  state({ db, clock }, { ids, state }) {
    for (const row of ids.map((id) => needArticle(db, id))) {
      if (row.state === state) continue;
      if (!canMoveArticle(row.state, state))
        fail(`《${row.title || '未命名'}》不能直接改成这个状态`, { errorCode: 'STATE_MOVE' });
      articlesOf(db).update(row.id, { state, updated_at: clock.iso() });
    }
    return null;
  },

  copy(ctx, { id, platform, kind }) {
    const { id: _, revision: __, ...known } = needArticle(ctx.db, id);
    const source = [...known.source, { type: 'article' as const, id }].slice(-50);
    return insert(
      ctx,
      savedFields({
        ...known,
        kind: kind ?? known.kind,
        platform: platform ?? (kind ? platformOfKind[kind] : known.platform),
        title: `${known.title}（副本）`.slice(0, 200),
        source,
        save_id: '',
      }),
    );
  },

  versions({ db }, { id }) {
    needArticle(db, id);
    return {
      list: versions.list(db, id).map(({ revision, saved_at, by, fields: { title, words } }) => ({
        revision,
        title,
        words,
        saved_at,
        by,
      })),
    };
  },

  version({ db }, { id, version }) {
    const row = needArticle(db, id);
    const found = versions.need(db, id, version);
    return { ...row, ...found.fields, revision: found.revision, updated_at: found.saved_at };
  },

  version_restore(ctx, { id, version, revision }) {
    const known = needArticle(ctx.db, id);
    checkRevision(known, revision);
    const {
      state: _,
      status: __,
      author: ___,
      created_at: ____,
      ...fields
    } = versions.need(ctx.db, id, version).fields;
    return update(ctx, known, { ...fields, save_id: '' }, true);
  },

  delete(ctx, { ids }) {
    const { db, clock } = ctx;
    needOwnOrManage(ctx, articlesOf(db), ids, 'article.manage');
    for (const id of ids) articlesOf(db).update(id, { status: -1, updated_at: clock.iso() });
    return null;
  },

  restore({ db, clock }, input) {
    for (const id of idsOf(input)) articlesOf(db).update(id, { status: 1, updated_at: clock.iso() });
    return null;
  },

  async generate(ctx, { goods_id, topic_id, framework_id, knowledge_ids, kind, ...input }) {
    const goods = goods_id ? ctx.db.table<Goods & Row>('goods').need(goods_id, '商品不存在或已删除') : undefined;
    const topic = topicWords(ctx.db, topic_id);
    const idea = [input.idea.trim(), topic.idea].filter(Boolean).join('。');
    const outline = input.outline.length > 0 ? input.outline : topic.outline;
    if (!goods && !idea && outline.length === 0)
      fail('请先选择商品或选题，或写下你的想法', { errorCode: 'NOTHING_TO_WRITE' });
    const writer = writerOf(ctx.merchant.mchno);
    const about = [goods?.title, idea.slice(0, 200), ...outline.slice(0, 6), input.wish].filter(Boolean).join(' ');
    const passages = citable(ctx.db, ctx.merchant.mchno, { query: about, ids: knowledge_ids });
    await streamWriting(ctx, {
      act: 'article',
      subject: `图文写作：${goods?.title ?? idea.slice(0, 20)}`,
      pieces: (signal) =>
        withSources(
          passages,
          goingOn(
            writer,
            input.already,
            writer.article(
              {
                ...input,
                kind,
                idea,
                outline,
                platform: input.platform ?? platformOfKind[kind],
                goods,
                framework: framework_id ? frameworkFor(ctx.db, ctx.account, framework_id) : undefined,
                passages,
              },
              signal,
            ),
          ),
        ),
      done: (text) => {
        const notes = articleNotes(`${input.already}${text}`, input.words, { goods, idea, outline, passages });
        return notes && { notes };
      },
    });
  },
});
