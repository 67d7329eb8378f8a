import { ownerOf } from '../src/domain/handOver';
import { type Comment, type CommentType, commentContract } from '../src/services/comment/schema';
import type { AccountRow } from './_core/rows';
import { type Context, fail, serve } from './_core/serve';
import { type Db, newId, type Row } from './_core/store';
import type { PublishRow } from './_engines/publisher';
import { addNotice } from './_groups/notices';

type CommentRow = Omit<Comment, 'author' | 'can_delete'> & { readonly mchno: string; readonly account_id: string };

const commentsOf = (db: Db) => db.table<CommentRow>('comment');
const accountsOf = (db: Db) => db.table<AccountRow>('account');

/** Page on which a record is opened; where there is none, the message links nowhere. */
const pages: Partial<Record<CommentType, string>> = {
  script: '/editor/script?id=',
  article: '/editor/article?id=',
  topic: '/creation/conception/info?id=',
  project: '/editor/timeline?project=',
  shooting_plan: '/creative/creation_material?tab=plans&open=',
  publish: '/publish/approval?post=',
  video: '/publish/media?video=',
};

function needTarget(db: Db, type: CommentType, id: string): Row & { readonly title?: string } {
  const row = db.table<Row & { title?: string; status?: unknown }>(type).need(id, '要评论的内容不存在或已删除');
  return row.status === -1 ? fail('要评论的内容不存在或已删除', { errorCode: 'NOT_FOUND' }) : row;
}

function view(ctx: Context, row: CommentRow): Comment {
  const { account_id, mchno: _mchno, ...rest } = row;
  const account = accountsOf(ctx.db).find(account_id);
  const author = { id: account_id, name: account?.name ?? '已离开的成员', avatar: account?.avatar ?? '' };
  return { ...rest, author, can_delete: isOwn(ctx, row) };
}

/** One's own, and everyone's for those who manage the accounts. */
const isOwn = (ctx: Context, row: CommentRow): boolean =>
  (row.account_id === ctx.account.id && ctx.can('comment.save')) || ctx.can('account.save');

function tell(ctx: Context, row: CommentRow, title: string): void {
  const { account, merchant, db } = ctx;
  const answered = row.parent_id ? commentsOf(db).find(row.parent_id)?.account_id : undefined;
  const page = pages[row.type];
  const link = page ? { link: `${page}${encodeURIComponent(row.target_id)}` } : {};
  const post = row.type === 'publish' ? db.table<PublishRow>('publish').find(row.target_id) : undefined;
  const told = new Set([account.id]);
  const send = (id: string, words: string) => {
    if (told.has(id) || accountsOf(db).find(id)?.status !== 1) return;
    told.add(id);
    addNotice(merchant.mchno, { account_id: id, kind: 'team', title: words, content: row.text.slice(0, 200), ...link });
  };
  for (const id of row.mentions) send(id, `${account.name} 在“${title}”的评论里提到了你`);
  if (answered) send(answered, `${account.name} 回复了你在“${title}”的评论`);
  // whoever waits for an answer to his post wants to know what is said about it
  if (post) send(ownerOf(post).id, `${account.name} 评论了你提交的“${title}”`);
}

export default serve(commentContract, {
  data(ctx, { type, target_id }) {
    const rows = commentsOf(ctx.db)
      .all()
      .filter((row) => (!type || row.type === type) && (!target_id || row.target_id === target_id))
      .sort((left, right) => left.created_at.localeCompare(right.created_at))
      .slice(-500);
    const open = rows.filter(({ parent_id, is_resolved }) => parent_id === '' && !is_resolved).length;
    return { list: rows.map((row) => view(ctx, row)), open };
  },

  save(ctx, input) {
    const target = needTarget(ctx.db, input.type, input.target_id);
    if (input.parent_id) {
      const parent = commentsOf(ctx.db).need(input.parent_id, '这条评论已被删除');
      if (parent.target_id !== input.target_id || parent.parent_id !== '')
        fail('只能回复这份内容的评论', { errorCode: 'INVALID_INPUT' });
    }
    const row = commentsOf(ctx.db).insert({
      ...input,
      id: newId('cmt'),
      mchno: ctx.merchant.mchno,
      account_id: ctx.account.id,
      is_resolved: false,
      resolved_by: '',
      created_at: ctx.clock.iso(),
    });
    tell(ctx, row, (target.title ?? '').slice(0, 30));
    return view(ctx, row);
  },

  resolve(ctx, { id, is_resolved }) {
    const row = commentsOf(ctx.db).need(id, '这条评论已被删除');
    if (row.parent_id) fail('只能解决整条讨论', { errorCode: 'INVALID_INPUT' });
    const resolved_by = is_resolved ? ctx.account.name : '';
    return view(ctx, commentsOf(ctx.db).update(id, { is_resolved, resolved_by }) ?? row);
  },

  delete(ctx, { id }) {
    const row = commentsOf(ctx.db).need(id, '这条评论已被删除');
    if (!isOwn(ctx, row)) fail('只能删除自己的评论', { errorCode: 'ACTION_DENIED' });
    const gone = commentsOf(ctx.db)
      .all()
      .filter((other) => other.id === id || other.parent_id === id);
    for (const other of gone) commentsOf(ctx.db).remove(other.id);
    return null;
  },

  members({ db }) {
    const active = accountsOf(db)
      .all()
      .filter(({ status }) => status === 1);
    return { list: active.map(({ id, name, avatar }) => ({ id, name, avatar })) };
  },
});
