import { sourcesOf } from '../src/domain/factCheck';
import { platformIds, platformName } from '../src/domain/platforms';
import { inboxOf, MAX_ANSWER, maskComment, type PostCommentState, phoneInComment } from '../src/domain/postComments';
import { publishGate } from '../src/domain/publishing/gate';
import { type PostComment, postCommentContract } from '../src/services/post_comment/schema';
import type { Video } from '../src/services/video/schema';
import { atomically } from './_core/atomically';
import { paged } from './_core/paging';
import { type Context, fail, serve } from './_core/serve';
import type { Row } from './_core/store';
import { commentsAt, type PublishRow, postIdOf, type ViewerComment } from './_engines/publisher';
import { replyTo } from './_engines/writer/embedded/chat/answerService';
import { preparedWords } from './_groups/complianceWords';
import { goodsOf } from './_groups/goods/records';
import { addLead, askAgain, leadByPhone } from './_groups/leads';
import { gatePolicyOfMerchant } from './_groups/platformPolicy';
import { advancePosts, postsOf } from './_groups/publish/posts';

/** What became of a comment. Its id is the comment's: so each is answered once. */
interface HandledRow extends Row {
  readonly state: Exclude<PostCommentState, 'new'>;
  readonly answer: string;
  readonly by: string;
  readonly request_id: string;
  readonly at: string;
}

/** A comment whose phone has become a lead; its id is the comment's. */
interface CommentLeadRow extends Row {
  readonly phone: string;
}

const handledOf = ({ db }: Context) => db.table<HandledRow>('post_comment');
const takenOf = ({ db }: Context) => db.table<CommentLeadRow>('post_comment_lead');

interface Found {
  readonly post: PublishRow;
  readonly comment: ViewerComment;
}

function all(ctx: Context): Found[] {
  advancePosts(ctx.merchant.mchno);
  return postsOf(ctx.db)
    .all()
    .flatMap((post) => commentsAt(post, ctx.now()).map((comment) => ({ post, comment })));
}

function inbox(ctx: Context, found: readonly Found[]): Found[] {
  const handled = handledOf(ctx);
  const taken = takenOf(ctx);
  const isKept = (id: string): boolean => handled.find(id) !== undefined || taken.find(id) !== undefined;
  return inboxOf(
    found.map((one) => ({ ...one, post_id: one.post.id, at: one.comment.at, isKept: isKept(one.comment.id) })),
    ctx.now(),
  );
}

function find(ctx: Context, id: string): Found {
  const post = postsOf(ctx.db).find(postIdOf(id));
  const comment = post && commentsAt(post, ctx.now()).find((one) => one.id === id);
  return post && comment ? { post, comment } : fail('没有这条评论', { errorCode: 'NOT_FOUND' });
}

/** The goods that the post's video is about, as far as they are still there. */
function goodsFor(ctx: Context, { video_id }: PublishRow) {
  const video = ctx.db.table<Video & Row>('video').find(video_id);
  const id = video?.source.findLast(({ type }) => type === 'goods')?.id;
  const goods = id ? goodsOf(ctx).find(id) : undefined;
  return goods?.mchno === ctx.merchant.mchno ? goods : undefined;
}

function view(ctx: Context, { post, comment }: Found): PostComment {
  const handled = handledOf(ctx).find(comment.id);
  return {
    id: comment.id,
    name: comment.name,
    text: maskComment(comment.text),
    state: handled?.state ?? 'new',
    platform: post.platform,
    account_name: post.account_name,
    post_id: post.id,
    post_title: post.title,
    goods_id: goodsFor(ctx, post)?.id ?? '',
    answer: handled?.answer ?? '',
    by: handled?.by ?? '',
    handled_at: handled?.at ?? '',
    has_lead: takenOf(ctx).find(comment.id) !== undefined,
    created_at: new Date(comment.at).toISOString(),
  };
}

/** Whoever leaves a phone wants to be called: he is a lead from then on, once for each comment. */
function takeLeads(ctx: Context, found: readonly Found[]): void {
  const taken = takenOf(ctx);
  const fresh = found.flatMap(({ comment }) => {
    const phone = phoneInComment(comment.text);
    return phone !== '' && !taken.find(comment.id) ? [{ comment, phone }] : [];
  });
  if (fresh.length === 0) return;
  atomically(() => {
    for (const { comment, phone } of fresh) {
      if (!taken.insertWhere({ id: comment.id, mchno: ctx.merchant.mchno, phone })) continue;
      const at = new Date(comment.at).toISOString();
      const writer = { db: ctx.db, at, by: { id: '', name: comment.name } };
      const known = leadByPhone(ctx.db, phone);
      const note = maskComment(comment.text);
      if (known) askAgain(writer, known, note);
      else
        addLead(writer, {
          ...{ name: comment.name, phone, source: 'comment', note, next_on: '' },
          assignee: undefined,
          consent_at: undefined,
        });
    }
  });
}

/** Refuses what the merchant's rules do not let out under the post's platform. */
function refuseAnswer(ctx: Context, post: PublishRow, text: string): void {
  const goods = goodsFor(ctx, post);
  const { marks, facts } = publishGate(
    { title: '', description: text, topics: [], known: goods && sourcesOf(goods) },
    [post.platform],
    gatePolicyOfMerchant(ctx.merchant),
    preparedWords(ctx.merchant),
  );
  const blocked = [...marks, ...facts].filter(({ isBlocking }) => isBlocking).map(({ written }) => `“${written}”`);
  if (blocked.length > 0)
    fail(`回复里的${[...new Set(blocked)].slice(0, 5).join('')}不能发出，请改正后再试`, {
      errorCode: 'COMPLIANCE_BLOCKED',
    });
}

export default serve(postCommentContract, {
  data(ctx, { state, platform, post_id, ...query }) {
    const found = all(ctx);
    takeLeads(ctx, found);
    const shown = post_id ? found.filter(({ post }) => post.id === post_id) : inbox(ctx, found);
    const inScope = shown.filter(({ post }) => !platform || post.platform === platform).map((one) => view(ctx, one));
    const count = (wanted: PostCommentState): number => inScope.filter((one) => one.state === wanted).length;
    const page = paged(
      inScope.filter((one) => !state || one.state === state),
      query,
      { search: ['text', 'name', 'post_title', 'answer'], sort: 'created_at' },
    );
    const choices = platformIds.flatMap((value) => {
      const those = shown.filter(({ post }) => post.platform === value).length;
      return those > 0 ? [{ value, label: platformName(value), count: those }] : [];
    });
    return {
      ...page,
      filter: { platform: choices },
      sums: { new: count('new'), answered: count('answered'), ignored: count('ignored') },
    };
  },

  suggest(ctx, { id }) {
    const { post, comment } = find(ctx, id);
    const text = replyTo(maskComment(comment.text), goodsFor(ctx, post));
    return { text: [...text].slice(0, MAX_ANSWER).join('') };
  },

  answer: (ctx, { id, text, request_id }) =>
    atomically(() => {
      const found = find(ctx, id);
      const before = handledOf(ctx).find(id);
      // The answer of that press got lost: it has been done.
      if (before?.request_id === request_id) return view(ctx, found);
      if (before)
        fail(before.state === 'ignored' ? '这条评论已忽略，请先恢复' : `${before.by}已经回复过这条评论`, {
          errorCode: 'STATE_CHANGED',
        });
      refuseAnswer(ctx, found.post, text);
      const row = {
        id,
        mchno: ctx.merchant.mchno,
        answer: text,
        by: ctx.account.name,
        request_id,
        at: ctx.clock.iso(),
      };
      if (!handledOf(ctx).insertWhere({ ...row, state: 'answered' }))
        fail('这条评论刚被处理，请刷新后再看', { errorCode: 'STATE_CHANGED' });
      return view(ctx, found);
    }),

  ignore: (ctx, { ids }) =>
    atomically(() => {
      const done = ids.filter((id) => {
        find(ctx, id);
        const row = { id, mchno: ctx.merchant.mchno, answer: '', by: ctx.account.name, request_id: '' };
        return handledOf(ctx).insertWhere({ ...row, state: 'ignored', at: ctx.clock.iso() });
      });
      return { count: done.length };
    }),

  restore: (ctx, { ids }) =>
    atomically(() => {
      const ignored = ids.filter((id) => handledOf(ctx).find(id)?.state === 'ignored');
      for (const id of ignored) handledOf(ctx).remove(id);
      return { count: ignored.length };
    }),
});
