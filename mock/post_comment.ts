import { sourcesOf } from '../src/domain/factCheck';
import { platformIds, platformName } from '../src/domain/platforms';
import { MAX_ANSWER, maskComment, type PostCommentState, phoneInComment } from '../src/domain/postComments';
import { publishGate, textChecks } from '../src/domain/publishing/gate';
import { type PostComment, postCommentContract } from '../src/services/post_comment/schema';
import type { Video } from '../src/services/video/schema';
import { atomically } from './_core/atomically';
import { paged } from './_core/paging';
import { type Context, fail, serve } from './_core/serve';
import type { Row } from './_core/store';
import { commentsAt, type PublishRow, postIdOf } from './_engines/publisher';
import { replyTo } from './_engines/writer/embedded/chat/answerService';
import { preparedWords } from './_groups/complianceWords';
import { daysChoices, inDaysOf } from './_groups/daysFilter';
import { goodsOf } from './_groups/goods/records';
import { addLead, askAgain, leadByPhone } from './_groups/leads';
import { isOneOf, nameOfFilter } from './_groups/madeFilter';
import { gatePolicyOfMerchant } from './_groups/platformPolicy';
import { allComments, type FoundComment, handledOf, inboxComments, takenOf } from './_groups/postComments';
import { postsOf } from './_groups/publish/posts';

function find(ctx: Context, id: string): FoundComment {
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

function view(ctx: Context, { post, comment }: FoundComment): PostComment {
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
function takeLeads(ctx: Context, found: readonly FoundComment[]): void {
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

interface HandledQuery {
  readonly handled_by?: string | undefined;
  readonly handled?: string | undefined;
}

/** Whether a comment was answered or put aside by whom, and on the days, that are asked for. */
function isHandledBy(ctx: Context, { handled_by, handled }: HandledQuery): (id: string) => boolean {
  if (handled_by === undefined && handled === undefined) return () => true;
  const isWho = isOneOf(ctx, handled_by);
  const isIn = inDaysOf(ctx, handled);
  return (id) => {
    const row = handledOf(ctx).find(id);
    return row !== undefined && isWho(row.by_id) && isIn(row.at);
  };
}

/** Whoever has handled any, and who is asked for. */
function handlerChoices(ctx: Context, asked: string | undefined) {
  const rows = handledOf(ctx).all();
  const names = new Map(rows.flatMap(({ by_id, by }) => (by_id ? [[by_id, by] as const] : [])));
  if (asked !== undefined && !names.has(asked)) names.set(asked, nameOfFilter(ctx, asked) || asked);
  return [...names].map(([value, label]) => ({ value, label }));
}

/** Refuses what the merchant's rules do not let out under the post's platform. */
function refuseAnswer(ctx: Context, post: PublishRow, text: string): void {
  const goods = goodsFor(ctx, post);
  const { marks, facts } = publishGate(
    { title: '', description: text, topics: [], known: goods && sourcesOf(goods) },
    [post.platform],
    gatePolicyOfMerchant(ctx.merchant),
    textChecks(preparedWords(ctx.merchant)),
  );
  const blocked = [...marks, ...facts].filter(({ isBlocking }) => isBlocking).map(({ written }) => `“${written}”`);
  if (blocked.length > 0)
    fail(`回复里的${[...new Set(blocked)].slice(0, 5).join('')}不能发出，请改正后再试`, {
      errorCode: 'COMPLIANCE_BLOCKED',
    });
}

export default serve(postCommentContract, {
  data(ctx, { state, platform, post_id, handled_by, handled, ...query }) {
    const found = allComments(ctx);
    takeLeads(ctx, found);
    const shown = post_id ? found.filter(({ post }) => post.id === post_id) : inboxComments(ctx, found);
    const isHandled = isHandledBy(ctx, { handled_by, handled });
    const inScope = shown
      .filter(({ post, comment }) => (!platform || post.platform === platform) && isHandled(comment.id))
      .map((one) => view(ctx, one));
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
      filter: {
        platform: choices,
        handled_by: handlerChoices(ctx, handled_by),
        handled: daysChoices(ctx, handled),
      },
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
        by_id: ctx.account.id,
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
        const { id: by_id, name: by } = ctx.account;
        const row = { id, mchno: ctx.merchant.mchno, answer: '', by_id, by, request_id: '' };
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
